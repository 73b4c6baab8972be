/** The counterfactual says what a guard says, and a guard in mode repair keeps every rule. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createGuard, MemoryStore } from '../../bindings/index.ts'
import { Counterfactual } from '../../src/counterfactual.ts'
import type { Measure } from '../../src/measure.ts'
import type { Mode, RuleId } from '../../src/model.ts'
import type { Profile } from '../../src/policy.ts'
import { Auditor, describeCost, type TranscriptAudit } from '../../src/transcript-audit.ts'
import { proposeClearing, proposeCompaction, readClaudeCode, type Transcript } from '../../src/transcripts/index.ts'
import { measureOf } from '../support/engines.ts'

const read = (path: string): Transcript => readClaudeCode(readFileSync(path, 'utf8').split('\n').map((text, at) => ({ number: at + 1, text })), (text) => `digest of ${text.length}`)
const shipped = read('demo/transcripts/release.jsonl')
function audit(transcript: Transcript, mode: Mode = 'repair', policy: Profile = 'strict', measure: (text: string) => Measure = measureOf): TranscriptAudit {
  const auditor = new Auditor(measure, { mode, policy })
  auditor.tools(transcript.tools)
  for (const event of transcript.events) auditor.take(event)
  return auditor.finish(transcript)
}
const filler = 'The boat crossed the bay and came back with crates of fruit.'
const count = (findings: readonly { readonly rule: RuleId }[]): Record<string, number> => findings.reduce<Record<string, number>>((sum, { rule }) => ({ ...sum, [rule]: (sum[rule] ?? 0) + 1 }), {})

describe('the shipped transcript', () => {
  test('each edit gets the verdict of a guard that is asked', async () => {
    const guard = await createGuard({ store: new MemoryStore(), mode: 'observe', policy: { minimumDurability: 'memory' } })
    guard.tools(shipped.tools)
    const calls = new Map<string, string>(), rules: Record<string, number>[] = []
    for (const event of shipped.events) {
      if (event.kind === 'observe') { guard.observe(event.observation); if (event.observation.call !== undefined) calls.set(event.observation.id, event.observation.call); continue }
      const wish = event.kind === 'compaction' ? proposeCompaction(event, guard.spans())! : proposeClearing(event, guard.spans(), (id) => calls.get(id))!
      rules.push(count((await guard.apply(wish, { index: event.line })).findings))
    }
    const found = audit(shipped, 'observe').guard!.edits.map((edit) => Object.fromEntries(edit!.real.rules))
    // A store in memory serves no constraint, and a clearing leaves the calls: both are known differences of this check.
    expect(found[0]).toEqual(rules[0])
    for (const rule of ['negative-result', 'correction-unechoed', 'over-budget', 'literal-invented'] as const) expect([rule, found[1]![rule]]).toEqual([rule, rules[1]![rule]])
    await guard.close()
  })
  test('mode repair keeps every rule, at a cost that is told', () => {
    const { guard, coverage } = audit(shipped)
    expect(guard).toMatchObject({ policy: 'strict', mode: 'repair', raised: true, refused: 2 })
    expect(coverage.constraints).toBeLessThan(0.5)
    expect(guard!.edits.map((edit) => edit!.coverage.with)).toEqual([1, 1])
    const cost = describeCost(guard!)
    expect(cost.bytes).toBeGreaterThan(100)
    expect(cost.tokens).toBe(Math.ceil(cost.bytes / 4))
  })
  test('mode enforce leaves the window as it is; mode observe does what was done', () => {
    const enforced = audit(shipped, 'enforce').guard!, observed = audit(shipped, 'observe').guard!
    expect(enforced.edits.every((edit) => !edit!.outcome.applied && edit!.coverage.with === 1)).toBe(true)
    expect(enforced.bytes.with).toBeGreaterThan(enforced.bytes.without)
    expect(observed.edits.every((edit) => edit!.outcome.applied)).toBe(true)
    expect(observed.edits.at(-1)!.coverage).toEqual({ without: 0.25, with: 0.25 })
  })
  test('a policy judges by its own rules', () => {
    expect(audit(shipped, 'repair', 'drift').guard!.refused).toBe(0)
    expect(Object.fromEntries(audit(shipped, 'repair', 'retention').guard!.edits[1]!.real.rules)).toHaveProperty('constraint-changed')
    expect(() => new Counterfactual(measureOf, { policy: 'lenient' as Profile })).toThrow(/policy/u)
  })
})

describe('edits', () => {
  const start = (mode: Mode = 'repair'): Counterfactual => {
    const counter = new Counterfactual(measureOf, { mode })
    counter.observe({ id: 'u1', role: 'user', text: 'Never push to the release branch.' }, measureOf('Never push to the release branch.'))
    for (const id of ['a1', 'a2']) counter.observe({ id, role: 'assistant', text: `${id}: ${filler}` }, measureOf(`${id}: ${filler}`))
    return counter
  }
  test('a rewrite of a rewrite is refused; repair leaves the first summary as it is', () => {
    const counter = start()
    expect(counter.edit({ kind: 'compaction', at: 1, into: 's1', text: 'The boat crossed the bay.', kept: [] })!.outcome).toMatchObject({ applied: true, spans: 3 })
    counter.observe({ id: 'a3', role: 'assistant', text: `a3: ${filler}` }, measureOf(`a3: ${filler}`))
    const second = counter.edit({ kind: 'compaction', at: 2, into: 's2', text: 'Crates came back.', kept: [] })!
    expect(second.real.decision).toBe('refuse')
    expect(Object.fromEntries(second.real.rules)).toHaveProperty('already-derived')
    expect(second.outcome).toMatchObject({ applied: true, spans: 1, ofSpans: 2, takenOut: [['already-derived', 1]] })
    expect(second.coverage).toEqual({ without: 0, with: 1 })
  })
  test('a text that cannot be read is judged by its targets alone, and permitted by no mode but observe', () => {
    const counter = start()
    const first = counter.edit({ kind: 'compaction', at: 1, into: 's1', text: undefined, kept: [] })!
    expect(first).toMatchObject({ real: { unread: true, rules: [['over-budget', 1]] }, outcome: { applied: false }, coverage: { without: 0, with: 1 } })
    counter.observe({ id: 'a3', role: 'assistant', text: filler }, measureOf(filler))
    expect(Object.fromEntries(counter.edit({ kind: 'compaction', at: 2, into: 's2', text: undefined, kept: [] })!.real.rules)).toHaveProperty('already-derived')
    expect(start('observe').edit({ kind: 'compaction', at: 1, into: 's1', text: undefined, kept: [] })!.outcome.applied).toBe(true)
  })
  test('a share that was asked for is kept', () => {
    const counter = new Counterfactual(measureOf, { mode: 'repair', policy: { rewriteShare: 0.4 } })
    for (const id of ['a1', 'a2', 'a3', 'a4']) counter.observe({ id, role: 'assistant', text: `${id}: ${filler}` }, measureOf(`${id}: ${filler}`))
    expect(counter.raised).toBe(false)
    expect(counter.edit({ kind: 'compaction', at: 1, into: 's1', text: 'The boat crossed the bay.', kept: [] })!.outcome).toMatchObject({ applied: true, spans: 1, ofSpans: 4 })
  })
})

const folder = '../shared/data/transcripts/claude-code'
describe.skipIf(!existsSync(folder))('real transcripts', () => {
  test('every rewrite of a rewrite is refused; repair ends with every rule, below 3 % of the window', () => {
    let again = 0
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.jsonl'))) {
      const { edits, guard } = audit(read(`${folder}/${name}`))
      edits.forEach((edit, index) => {
        const counter = guard!.edits[index]!
        if (edit.generation > 1) { again++; expect(Object.fromEntries(counter.real.rules)).toHaveProperty('already-derived') }
        expect([name, counter.coverage.with]).toEqual([name, 1])
        expect(counter.outcome.addedBytes / counter.outcome.windowBefore).toBeLessThan(0.03)
      })
    }
    expect(again).toBe(6)
  })
})
if (!existsSync(folder)) console.log('skipped: shared/ absent')
