/** Constraints: which sentences bind, in what disguise, and where they stand. */
import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clauseKey } from '../../src/constraints.ts'
import { countRuns, measureOf } from '../support/engines.ts'

interface Vector { readonly lang: string; readonly binds: boolean; readonly text: string }
const vectors = readFileSync(new URL('../vectors/constraints.jsonl', import.meta.url), 'utf8').split('\n').filter((row) => row !== '').map((row) => JSON.parse(row) as Vector)
const binds = (text: string): boolean => measureOf(text).clauses.length > 0
const clauses = (text: string): string[] => measureOf(text).clauses.map((clause) => clause.text)

describe('sentences', () => {
  for (const lang of [...new Set(vectors.map((vector) => vector.lang))].sort()) {
    it(`in ${lang}`, () => {
      const wrong = vectors.filter((vector) => vector.lang === lang && binds(vector.text) !== vector.binds)
      expect(wrong.map(({ text, binds: should }) => `${should ? 'binds' : 'tells'}: ${text}`)).toEqual([])
    })
  }
})

describe('force', () => {
  it.each([
    ['Do not feed the geese.', 'prohibit'], ['No ladders in the hall.', 'prohibit'], ['The gate must be shut.', 'require'], ['Answer in Welsh.', 'require'], ['Feel free to move the chairs.', 'require'],
    ['At most six guests.', 'bound'], ['Only paint the fence.', 'bound'], ['Ask me before you cut the tree.', 'condition'], ['If the lamp flickers, stop.', 'condition'],
  ] as const)('%s: %s', (text, force) => { expect(measureOf(text).clauses.map((clause) => clause.force)).toEqual([force]) })
})

describe('extent', () => {
  it.each([
    ['The shed is new. Do not paint it. Thanks!', ['Do not paint it']], ['Shed: do not paint it.', ['do not paint it']], ['On Sundays only: ring the bell twice.', ['On Sundays only: ring the bell twice']],
    ['Rules:\n- No boots.\n- Wash the cups.', ['No boots', 'Wash the cups']], ['You must not:\n- open the hatch\n- lend the key', ['You must not', 'open the hatch', 'lend the key']],
    ['{"rule": "Never open the hatch."}', ['"Never open the hatch."']], ['Never lend the key; call me instead of the guard.', ['Never lend the key', 'call me instead of the guard']],
  ] as const)('%j', (text, wanted) => { expect(clauses(text)).toEqual(wanted) })
})

describe('disguises', () => {
  it.each([
    'Do  not\n open it.', 'Do\u00a0not open it.', 'DO NOT OPEN IT', 'Ｄｏ ｎｏｔ open it.', 'Dо nоt open it.', 'Don’t open it.', 'Donʼt open it.', 'dont open it', 'Do n\u200bot open it.', 'Ne\u00adver open it.', 'Do **not** open it.',
    'Do&nbsp;not open it.', 'Do&#32;not open it.', 'do\\u0020not open it', 'do%20not%20open%20it', '// do not open it', '<!-- do not open it -->', '> Do not open it.', '# Do not open it', '⚠️ Do not open it', '- [ ] do not open it', 'forbidden: opening it',
  ])('%j', (text) => { expect(binds(text)).toBe(true) })

  it('keeps the offsets of the text as it came', () => {
    const text = 'Tea is ready. Do&nbsp;not open it. 🙂 Nobody%20else may%20enter.'
    for (const clause of measureOf(text).clauses) expect(text.slice(clause.start, clause.end)).toBe(clause.text)
    expect(clauses(text)[0]).toBe('Do&nbsp;not open it')
  })
})

describe('what is no rule of the text', () => {
  it.each([
    '```\n# never run this\nrm -rf build\n```', 'if (count <= 3) { stop(); }', '2026-02-02T08:00:00Z ERROR must not be empty', 'The sign says "keep off the grass".', 'Their manual: never open the lid.', 'Did he say never?', 'The column is called must_have.',
  ])('%j', (text) => { expect(binds(text)).toBe(false) })
})

it('finds ranges in order, inside the text, with their own words', () => {
  const words = ['do not ', 'never ', 'must ', 'only ', 'at most 3 ', 'if ', 'the ', 'cat ', 'said ', 'you ', 'ask me ', '. ', ', ', '\n', '"', ': ', '- ', '不要', '删除', 'ないでください', 'nicht ', 'keine ', '&nbsp;', '%20', '🙂', '? ', '(', ')']
  fc.assert(fc.property(fc.array(fc.constantFrom(...words), { maxLength: 40 }), (parts) => {
    const text = parts.join('')
    let last = 0
    for (const { start, end, text: own } of measureOf(text).clauses) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(text.slice(start, end)).toBe(own)
      last = end
    }
  }), { numRuns: countRuns(300, 5_000) })
})

it('takes floods of quotes, marks, markers and labels', () => {
  for (const unit of ['"', '“', '(', 'do not ', 'and never ', 'only if ', 'a: ', '1. ', '`', '&nbsp;', '%20', '\n- a', '不要', 'stuck? ', 'that must ', '] ', '… ']) {
    const text = unit.repeat(Math.ceil(40_000 / unit.length))
    expect(measureOf(text).clauses.length).toBeGreaterThanOrEqual(0)
  }
})

it('counts clauses as the same whatever their white space', () => {
  expect(clauseKey(' Do  not\n\topen\u00a0it ')).toBe(clauseKey('Do not open it'))
  expect(clauseKey('Do not open it')).not.toBe(clauseKey('do not open it'))
})

describe('labelled cases', () => {
  const file = new URL('../../../shared/cases/clauses-open.jsonl', import.meta.url)
  it('reach their floors', () => {
    if (!existsSync(file)) return void console.log('skipped: shared/ absent')
    const rows = readFileSync(file, 'utf8').split('\n').filter((row) => row !== '').map((row) => JSON.parse(row) as { readonly lang: string; readonly text: string; readonly label: string })
    for (const [name, own, recallFloor, precisionFloor] of [['English', true, 0.91, 0.93], ['other languages', false, 0.92, 0.95]] as const) {
      const some = rows.filter((row) => (row.lang === 'en') === own), found = some.filter((row) => binds(row.text))
      const right = found.filter((row) => row.label === 'constraint').length
      expect(right / some.filter((row) => row.label === 'constraint').length, `recall, ${name}`).toBeGreaterThan(recallFloor)
      expect(right / found.length, `precision, ${name}`).toBeGreaterThan(precisionFloor)
    }
  })
})
