/** A followed window: what each edit lost, what stands after it, and what came of a lost rule. */
import { describe, expect, test } from 'vitest'
import { Replay, layers, type AuditedEdit } from '../../src/replay.ts'
import type { Observation, Role } from '../../src/model.ts'
import { measureOf } from '../support/engines.ts'

const rule = 'Never push to the release branch'
const filler = 'The boat crossed the bay and came back with crates of fruit.'

class Story {
  readonly replay = new Replay(measureOf)
  #line = 0
  add(role: Role, text: string, more: Partial<Observation> = {}): string {
    const id = `L${++this.#line}`
    this.replay.observe({ id, role, text, part: 'text', ...more }, this.#line)
    return id
  }
  compact(text: string | undefined, kept: readonly string[] = []): AuditedEdit {
    const at = ++this.#line
    return this.replay.compact({ at, trigger: 'auto', into: `L${at}`, kept: new Set(kept), text, tokens: undefined })!
  }
}
const started = (): Story => {
  const story = new Story()
  story.add('user', `${rule}.\nWait at most 20 s for the gateway at https://pay.acme.test/v2.`)
  story.add('assistant', filler)
  return story
}

describe('rules', () => {
  test('kept word for word, white space aside', () => {
    const { losses, coverage } = started().compact(`Rules: ${rule.replace(' the ', '\n  the ')}. Wait at most 20 s for the gateway at https://pay.acme.test/v2.`)
    expect(losses.constraints).toMatchObject({ total: 2, kept: 2, lost: [] })
    expect(coverage.after.constraints).toBe(1)
  })
  test('lost with the clause, where it stood and what became of it', () => {
    const { losses, coverage } = started().compact(`Pushing to the release branch is fine. ${filler}`)
    expect(losses.constraints).toMatchObject({ total: 2, kept: 0, unverifiable: 0, user: { total: 2, kept: 0 } })
    const lost = losses.constraints.lost[0]!
    expect(lost).toMatchObject({ span: 'L1', at: 1, role: 'user', text: rule, force: 'prohibit', change: 'contradicted', origin: { span: 'L1', at: 1 } })
    expect(lost.before.text.slice(lost.before.start, lost.before.end)).toBe(rule)
    expect(lost.after!.text.slice(lost.after!.start, lost.after!.end)).toMatch('Pushing to the release branch is fine')
    expect([coverage.before.constraints, coverage.after.constraints]).toEqual([1, 0])
  })
  test('a clause that stays in another span of the user has not left', () => {
    const story = started(), again = story.add('user', `Once more: ${rule}.`)
    const { losses } = story.compact(filler, [again])
    expect(losses.constraints.lost.map(({ text }) => text)).toEqual(['Wait at most 20 s for the gateway at https://pay.acme.test/v2'])
    expect(losses.constraints).toMatchObject({ total: 2, kept: 1 })
  })
  test('the clause of a tool or of harness text binds nobody', () => {
    const story = new Story()
    story.add('tool', rule)
    story.add('user', rule, { traits: ['narrative'] })
    expect(story.compact(filler).losses.constraints).toMatchObject({ total: 0, lost: [] })
  })
  test('a summary carries what it kept, and a summary of it can lose it', () => {
    const story = started()
    expect(story.compact(`${rule}.`).generation).toBe(1)
    story.add('assistant', filler)
    const second = story.compact(filler)
    expect(second).toMatchObject({ generation: 2, losses: { constraints: { total: 1, kept: 0 } } })
    expect(second.losses.constraints.lost[0]).toMatchObject({ span: 'L3', at: 3, role: 'user', origin: { span: 'L1', at: 1, role: 'user' } })
    expect(second.coverage.after.constraints).toBe(0)
    story.add('assistant', filler)
    expect(story.compact(filler).generation).toBe(3)
  })
  test('what a summary lays down and nobody said is made up', () => {
    expect(started().compact(`${rule}. Wait at most 20 s for the gateway at https://pay.acme.test/v2. You must never restart the cluster.`).losses.constraints.invented.map(({ text, start, end }) => text.slice(start, end))).toEqual(['You must never restart the cluster'])
  })
  test('behind a text that cannot be read nothing is kept and nothing lost', () => {
    const story = started(), stays = story.add('user', 'Use British spelling in every page.')
    const { losses, summary } = story.compact(undefined, [stays])
    expect(summary).toBe('opaque')
    expect(losses.constraints).toMatchObject({ total: 3, kept: 1, unverifiable: 2, lost: [] })
    expect(losses.literals).toMatchObject({ kept: 0, unverifiable: 2, lost: [] })
  })
  test('a prune is weighed by what left alone', () => {
    const story = started(), result = story.add('tool', 'No files found', { part: 'result', call: 'c1' })
    const edit = story.replay.prune(new Set([result]), 9, 'auto')!
    expect(edit).toMatchObject({ into: undefined, generation: 0, sources: [result], losses: { constraints: { total: 0 }, negatives: { total: 1, kept: 0 } } })
    expect(story.replay.prune(new Set([result]), 10, 'auto')).toBeUndefined()
  })
})

describe('literals', () => {
  test('kept, lost by kind, made up', () => {
    const { literals } = started().compact('The gateway at https://pay.acme.test/v2 answered in 340 ms.').losses
    expect(literals).toMatchObject({ total: 2, kept: 1, user: { total: 2, kept: 1 }, invented: [{ text: '340 ms', kind: 'quantity' }] })
    expect(literals.lost).toEqual([{ span: 'L1', at: 1, role: 'user', text: '20 s', kind: 'quantity' }])
  })
  test('what stood in a span that has left before is not made up', () => {
    const story = started()
    story.compact(filler)
    story.add('assistant', filler)
    expect(story.compact('See https://pay.acme.test/v2 and /srv/none.').losses.literals.invented).toEqual([{ text: '/srv/none', kind: 'path' }])
  })
  test('a quotation with words left out is no invention; with words changed it is', () => {
    const story = new Story()
    story.add('user', 'The crew said "the tide turns at noon, whatever the harbour master tells you about it" and left.')
    const invented = (text: string): number => story.replay.compact({ at: 9, trigger: '', into: `s${text.length}`, kept: new Set(['L1']), text, tokens: undefined })?.losses.literals.invented.length ?? -1
    story.add('assistant', filler)
    expect(invented('They said "the tide turns at noon... tells you about it".')).toBe(0)
    story.add('assistant', filler)
    expect(invented('They said "the tide turned at noon... tells you about it" again.')).toBe(1)
  })
})

describe('corrections, outcomes and open work', () => {
  test('a correction is kept whole or lost', () => {
    const story = (text: string): AuditedEdit => { const one = new Story(); one.add('assistant', 'I rounded the total.'); one.add('user', 'No, that is wrong, do not round it.'); return one.compact(text) }
    expect(story(filler).losses.corrections).toMatchObject({ total: 1, kept: 0, lost: [{ span: 'L2' }] })
    expect(story(`The user said: No, that is wrong, do not round it. ${filler}`).losses.corrections).toMatchObject({ total: 1, kept: 1 })
  })
  test('an empty outcome is kept word for word or lost; one that nobody reported is made up', () => {
    const story = new Story()
    story.add('tool', 'No files found', { part: 'result', call: 'c1' })
    expect(story.compact('The search was done.').losses.negatives).toMatchObject({ total: 1, kept: 0, lost: [{ text: 'No files found' }] })
    expect(started().compact('No files were found in legacy.').losses.negatives.invented).toHaveLength(1)
  })
  test('work that is not done and not told', () => {
    const story = new Story(), list = (status: string): string => JSON.stringify({ todos: [{ content: 'write the changelog', status }, { content: 'tag the release', status: 'pending' }] })
    story.add('assistant', `TodoWrite ${list('in_progress')}`, { part: 'call', call: 'c1' })
    story.add('assistant', `TodoWrite ${list('completed')}`, { part: 'call', call: 'c2' })
    expect(story.compact(`Next: write the changelog. ${filler}`).losses.obligations).toMatchObject({ total: 1, kept: 0, lost: [{ text: 'tag the release' }] })
  })
})

describe('the time line', () => {
  test('has the bytes of the window by what they are, before and after each edit', () => {
    const story = started()
    const before = story.replay.bytes, edit = story.compact('Short.')
    expect(edit).toMatchObject({ windowBytes: before, leftBytes: before, summaryBytes: 6, staying: 0 })
    const [first, , , after] = story.replay.points.map(({ bytes }) => bytes)
    expect(first![layers.indexOf('user')]).toBe(measureOf(`${rule}.\nWait at most 20 s for the gateway at https://pay.acme.test/v2.`).bytes)
    expect(after).toEqual(layers.map((layer) => (layer === 'summary' ? 6 : 0)))
    expect(story.replay.points.filter(({ edit: index }) => index === 0)).toHaveLength(2)
  })
  test('keeps a bounded number of points and every edit', () => {
    const story = new Story()
    for (let at = 0; at < 9000; at++) story.add('assistant', `line ${at}`)
    story.compact('Short.')
    for (let at = 0; at < 9000; at++) story.add('assistant', `line ${at}`)
    expect(story.replay.points.length).toBeLessThanOrEqual(2050)
    expect(story.replay.points.filter(({ edit }) => edit === 0)).toHaveLength(2)
    expect(story.replay.turns).toBe(18_000)
  })
  test('a summary with nothing before it is taken in as it is', () => {
    const story = new Story()
    expect(story.replay.compact({ at: 1, trigger: 'auto', into: 'first', kept: new Set(), text: `${rule}.`, tokens: 150_000 })).toBeUndefined()
    story.add('user', 'Go on.')
    const next = story.compact(filler)
    expect(next.generation).toBe(2)
  })
  test('a count of tokens far above the spans says that the head is missing', () => {
    const story = started()
    expect(story.replay.compact({ at: 3, trigger: 'auto', into: 's', kept: new Set(), text: filler, tokens: 150_000 })!.headMissing).toBe(true)
  })
})
