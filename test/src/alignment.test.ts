import { describe, expect, test } from 'vitest'
import { alignConstraints } from '../../src/alignment.ts'
import { Measure } from '../../src/measure.ts'
import { createReferenceEngine } from '../../bindings/reference.ts'

const engine = createReferenceEngine()
const measure = (text: string): Measure => new Measure(text, engine.measure(text), (other) => engine.measure(other))

function changes(sources: string | readonly string[], replacement: string, binding = true) {
  const list = (typeof sources === 'string' ? [sources] : sources).map(measure), page = measure(replacement)
  return alignConstraints(list.map(({ text, clauses }) => ({ text, clauses, binding })), { text: page.text, clauses: page.clauses, scan: page.scan })
}
const named = (sources: string | readonly string[], replacement: string): string[] => changes(sources, replacement).map(({ change }) => change)

describe('a clause kept word for word is silent', () => {
  const rule = 'Never feed the swans after sunset.'
  test.each([rule, `The pond was cleaned. ${rule}`, `Rules:\n- ${rule}\n- The pond was cleaned.`, '## Standing rule\n> Never feed the swans\n> after sunset.'.replace('\n> after', ' after'), 'Never feed  the swans\nafter sunset.', `1. ${rule} (from the first talk)`])('%j', (text) => {
    expect(named(`The pond was cleaned on Monday and the reeds were cut. ${rule}`, text)).toEqual([])
  })
  test('over several sources, each with its own', () => {
    expect(named([rule, 'At most 4 visitors per boat.'], `${rule} At most 4 visitors per boat. Nothing else was said.`)).toEqual([])
  })
})

describe('what becomes of a clause is named', () => {
  test.each([
    ['Never feed the swans after sunset.', 'The pond was cleaned.', 'dropped'], ['Never feed the swans after sunset.', 'The user mentioned the swans.', 'weakened'],
    ['Never feed the swans after sunset.', 'The user would rather not have the swans fed after sunset.', 'weakened'], ['At most 4 visitors per boat.', 'At most 40 visitors per boat.', 'mutated'],
    ['At most 4 visitors per boat.', 'At most 4 visitors per boat and per hour.', 'mutated'], ['Never feed the swans after sunset.', 'Always feed the swans after sunset.', 'contradicted'],
    ['Never feed the swans after sunset.', 'Never feed the swans after sunset, unless they look hungry.', 'mutated'], ['Never feed the swans after sunset.', 'Never feed the swans after sunset. That rule no longer applies.', 'contradicted'],
    ['Keep 25 crates on deck.', 'Keep 125 crates on deck.', 'mutated'],
  ])('%j, %j: %s', (source, replacement, change) => { expect(named(source, replacement)).toContain(change) })
})

describe('inventions', () => {
  test('a rule that no source of authority lays down is invented, with its range', () => {
    const [change] = changes('The pond was cleaned.', 'The pond was cleaned. Never let children near the water.')
    expect(change).toMatchObject({ change: 'invented', source: null })
    expect('The pond was cleaned. Never let children near the water.'.slice(change!.replacement!.start, change!.replacement!.end)).toContain('Never let children')
  })
  test('narrative retold invents nothing', () => { expect(named('The pond was cleaned and the reeds were cut by Ida.', 'Ida cut the reeds; the pond is clean.')).toEqual([]) })
  test('where no source binds, clauses are data', () => { expect(changes('Never feed the swans.', 'Always feed the swans.', false)).toEqual([]) })
})

test('ranges of evidence lie in their texts, whatever the texts', () => {
  const source = 'Bitte keine Boote verleihen. 不要喂天鹅。 Never lend the oars; ask me before noon.'
  for (const replacement of [source, source.slice(0, 40), source.toUpperCase(), `🦢 ${source}`, '']) for (const change of changes(source, replacement)) {
    if (change.source !== null) expect(source.slice(change.source.start, change.source.end).trim()).not.toBe('')
    if (change.replacement !== null) expect(change.replacement.end).toBeLessThanOrEqual(replacement.length)
  }
})
