import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openEngine } from '../../bindings/engine.ts'
import { createReferenceEngine } from '../../bindings/reference.ts'
import { isSpanguardError } from '../../src/errors.ts'
import { readScenario, runScenario, type StepVerdict } from '../../src/scenario.ts'
import { countRuns } from '../support/engines.ts'
import { histories, passes } from '../support/generators.ts'
import { History } from '../support/history.ts'
import { stories } from '../support/texts.ts'

const engines = { wasm: openEngine('wasm'), reference: createReferenceEngine() }
const keyOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
const run = (engine: keyof typeof engines, value: unknown): StepVerdict[] => runScenario(readScenario(value), (text) => engines[engine].measure(text), keyOf)

/** Shares of the expected steps of the project's own cases that have to come out as they are labelled. */
const floors = { notes: 0.95, permits: 0.95, 'public-reports': 0.8, attacks: 0.8 } as const

describe.each(Object.entries(floors))('shared cases: %s', (name, floor) => {
  const file = new URL(`../../../shared/cases/${name}.jsonl`, import.meta.url)
  test('on both engines, with equal verdicts', () => {
    if (!existsSync(file)) { console.log('skipped: shared/ absent'); return }
    let expected = 0, met = 0
    const missed: string[] = []
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line.trim() === '') continue
      const value = JSON.parse(line) as { id: string }
      const verdicts = run('reference', value)
      expect(run('wasm', value)).toEqual(verdicts)
      for (const { ok, step, findings } of verdicts) {
        if (ok === null) continue
        expected++
        if (ok) met++; else missed.push(`${value.id} step ${step}: ${findings.length === 0 ? 'permitted' : findings.map(({ rule }) => rule).join(' ')}`)
      }
    }
    console.log(`${name}: ${met} of ${expected} steps as labelled${missed.length === 0 ? '' : `; the others:\n  ${missed.join('\n  ')}`}`)
    expect(met / expected).toBeGreaterThanOrEqual(floor)
  })
})

const base = { id: 'x', window: [{ id: 'a1', role: 'assistant', text: stories[0] }], steps: [{ turn: { index: 1 }, proposal: { edits: [{ op: 'prune', spans: ['a1'] }] }, expect: { decision: 'permit' } }] }

describe('a scenario that cannot be read is refused with a typed error', () => {
  const step = (one: unknown): unknown => ({ ...base, steps: [one] })
  test.each<[string, unknown]>([
    ['null', null], ['a list', [base]], ['a string', 'x'], ['no id', { ...base, id: undefined }], ['no window', { ...base, window: undefined }], ['no steps', { ...base, steps: undefined }], ['a window of an object', { ...base, window: {} }], ['an unknown field', { ...base, budget: 1 }],
    ['__proto__ as a field', JSON.parse('{"id":"x","window":[],"steps":[],"__proto__":{"policy":"drift"}}')], ['an unknown policy', { ...base, policy: 'lenient' }], ['a policy of a list', { ...base, policy: ['strict'] }], ['a policy with an unknown field', { ...base, policy: { rules: [] } }], ['a policy of NaN', { ...base, policy: { threshold: NaN } }],
    ['an unknown kind of tool', { ...base, tools: { x: 'write' } }], ['tools as a list', { ...base, tools: ['x'] }], ['stored as a string', { ...base, stored: 'none' }], ['stored of numbers', { ...base, stored: [1] }], ['a pointer of 1', { ...base, pointerPinned: 1 }],
    ['an obligation without id', { ...base, obligations: [{}] }], ['an obligation with more', { ...base, obligations: [{ id: 'o', open: true }] }], ['dependsOn as a string', { ...base, obligations: [{ id: 'o', dependsOn: 'a1' }] }],
    ['a span without text', { ...base, window: [{ id: 'a1', role: 'user' }] }], ['a span of an unknown provenance', { ...base, window: [{ id: 'a1', role: 'user', text: 'x', provenance: 'ticket' }] }], ['a generation of a fraction', { ...base, window: [{ id: 'a1', role: 'user', text: 'x', generation: 0.5 }] }], ['sources as a string', { ...base, window: [{ id: 'a1', role: 'user', text: 'x', provenance: 'derived', sources: 'a' }] }],
    ['a step of nothing', step({})], ['a step of two things', step({ pin: 'a1', unpin: 'a1' })], ['a step with an unknown field', step({ prune: 'a1' })], ['a pin of a list', step({ pin: ['a1'] })], ['a close without id', step({ close: {} })], ['a retire without span', step({ retire: { by: 'a1' } })],
    ['an expectation of another decision', step({ ...base.steps[0], expect: { decision: 'allow' } })], ['an expectation of an unknown rule', step({ ...base.steps[0], expect: { decision: 'refuse', rules: ['no-such-rule'] } })], ['an expectation of a rule of the prototype', step({ ...base.steps[0], expect: { decision: 'refuse', rules: ['constructor'] } })], ['rules as a string', step({ ...base.steps[0], expect: { decision: 'refuse', rules: 'pinned' } })],
  ])('%s', (_, value) => {
    try { readScenario(value) } catch (error) {
      expect(isSpanguardError(error)).toBe(true)
      expect((error as Error).message.length).toBeGreaterThan(10)
      return
    }
    throw new Error('nothing was thrown')
  })

  test.each<[string, unknown, string]>([
    ['an id that is observed twice', { ...base, window: [...base.window, base.window[0]] }, 'duplicate-id'], ['an original with the id of a span', { ...base, originals: base.window }, 'duplicate-id'], ['a pin of a span that is not there', { ...base, steps: [{ pin: 'zz' }] }, 'unknown-span'],
    ['an obligation that is opened twice', { ...base, obligations: [{ id: 'o' }], steps: [{ open: { id: 'o' } }] }, 'obligation-open'], ['an obligation that is not open', { ...base, steps: [{ close: { id: 'o' } }] }, 'obligation-unknown'],
    ['a turn that falls', { ...base, steps: [{ turn: { index: 4 }, proposal: null }, { turn: { index: 3 }, proposal: null }] }, 'turn'], ['a turn of nothing', { ...base, steps: [{ proposal: null }] }, 'observation'],
  ])('%s is found when it runs', (_, value, code) => {
    for (const engine of ['wasm', 'reference'] as const) expect(() => run(engine, value)).toThrow(expect.objectContaining({ code }))
  })

  test('anything at all: a scenario or a typed error', () => {
    const parts = fc.record({ id: fc.oneof(fc.constant('x'), fc.anything()), window: fc.oneof(fc.constant(base.window), fc.anything()), steps: fc.oneof(fc.constant(base.steps), fc.anything()), stored: fc.anything(), policy: fc.anything(), obligations: fc.anything() }, { requiredKeys: ['id', 'window', 'steps'] })
    fc.assert(fc.property(fc.oneof(fc.anything(), parts), (value) => {
      try { readScenario(value) } catch (error) { expect(isSpanguardError(error)).toBe(true) }
    }), { numRuns: countRuns(1_000, 50_000) })
  })
})

test('steps without an expectation are neither right nor wrong', () => {
  expect(run('reference', { ...base, steps: [{ turn: { index: 1 }, proposal: { edits: [] } }] })).toMatchObject([{ id: 'x', step: 0, decision: 'refuse', ok: null }])
})

test('an expectation names rules that have to speak, and rules that must not', () => {
  const ok = (expected: unknown): boolean | null => run('reference', { ...base, stored: [], steps: [{ ...base.steps[0], expect: expected }] })[0]!.ok
  expect(ok({ decision: 'refuse' })).toBe(true)
  expect(ok({ decision: 'permit' })).toBe(false)
  expect(ok({ decision: 'refuse', rules: ['not-durable'] })).toBe(true)
  expect(ok({ decision: 'refuse', rules: ['not-durable', 'pinned'] })).toBe(false)
  expect(ok({ decision: 'refuse', notRules: ['pinned'] })).toBe(true)
  expect(ok({ decision: 'refuse', notRules: ['not-durable'] })).toBe(false)
})

test('the engines agree on random windows and passes', () => {
  fc.assert(fc.property(histories, passes, (happenings, wish) => {
    const history = new History()
    for (const happening of happenings) if (happening.do === 'observe') history.play(happening)
    const { proposal, turn } = history.phrase(wish)
    const value = {
      id: 'x', policy: { base: 'strict', rewriteShare: 1 }, tools: { read_file: 'read', post: 'mutating' }, stored: history.trial.live.filter(({ stored }) => stored).map(({ id }) => id),
      window: history.trial.live.map(({ id, role, traits, pinned, call, handle, inputs, supersedes, measure }) => ({
        id, role, text: measure.text, traits: [...traits], pinned, inputs, supersedes, ...(call === undefined ? {} : { call }), ...(handle === undefined ? {} : { handle }),
      })),
      steps: [{ turn, proposal }],
    }
    const verdicts = run('reference', value)
    expect(run('wasm', value)).toEqual(verdicts)
    // A scenario is the same decision as the one on the window itself.
    expect(verdicts[0]!.findings).toEqual(history.trial.judge(proposal, turn).verdict.findings)
  }), { numRuns: countRuns(200, 5_000) })
})
