import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Finding, Proposal } from '../../src/model.ts'
import { resolvePolicy, ruleIds, type Profile } from '../../src/policy.ts'
import { countRuns } from '../support/engines.ts'
import { histories, passes, sentences } from '../support/generators.ts'
import { History } from '../support/history.ts'
import { ballast, gists, rules } from '../support/texts.ts'
import { Window, type Entry } from '../../src/window.ts'
import { prune, Trial, without } from '../support/trial.ts'

const numRuns = countRuns(2_000, 40_000)

function expectSound(finding: Finding, proposal: Proposal, trial: Trial): void {
  const { rule, edit, span, message, evidence, change, remedies } = finding
  expect(trial.policy.rules.has(rule)).toBe(true)
  expect(Number.isInteger(edit) && edit >= -1 && edit < proposal.edits.length).toBe(true)
  expect(span === null || typeof span === 'string').toBe(true)
  expect(message.length).toBeGreaterThan(0)
  // Messages never hold the text of a span.
  for (const sentence of sentences) expect(message).not.toContain(sentence)
  expect(remedies.length).toBeGreaterThan(0)
  expect(change === undefined || rule === 'constraint-changed').toBe(true)
  for (const remedy of remedies) for (const id of remedy.spans ?? []) expect(id).not.toBe('')
  const one = proposal.edits[edit]
  for (const range of evidence ?? []) {
    const text = range.in === 'source' ? trial.window.find(range.span)?.measure.text : one !== undefined && 'text' in one ? one.text : undefined
    expect([rule, range, text !== undefined && Number.isInteger(range.start) && range.start >= 0 && range.start < range.end && range.end <= text.length]).toEqual([rule, range, true])
  }
}

describe.each<Profile>(['strict', 'recoverability', 'drift', 'obligations', 'retention'])('findings in %s', (profile) => {
  test('are in order, of the policy, with evidence inside the texts and a way out', () => {
    fc.assert(fc.property(histories, passes, (happenings, wish) => {
      const history = new History(profile)
      for (const happening of happenings) history.play(happening)
      const { proposal, turn } = history.phrase(wish)
      if (proposal.edits.length === 0) return
      const { verdict } = history.trial.judge(proposal, turn)
      expect(verdict.epoch).toBe(history.trial.window.epoch)
      expect(verdict.decision).toBe(verdict.findings.length === 0 ? 'permit' : 'refuse')
      const places = verdict.findings.map(({ rule }) => ruleIds.indexOf(rule))
      expect(places).toEqual([...places].sort((left, right) => left - right))
      for (const finding of verdict.findings) expectSound(finding, proposal, history.trial)
    }), { numRuns: Math.ceil(numRuns / 5) })
  })
})

test('a rule that is taken out of the policy is silent, and the others say the same', () => {
  fc.assert(fc.property(histories, passes, fc.constantFrom(...ruleIds.filter((rule) => rule !== 'malformed' && rule !== 'constraint-changed')), (happenings, wish, rule) => {
    const history = new History()
    for (const happening of happenings) history.play(happening)
    const { proposal, turn } = history.phrase(wish)
    if (proposal.edits.length === 0) return
    const whole = history.trial.judge(proposal, turn).verdict.findings
    history.trial.policy = without(history.trial.policy, rule)
    expect(history.trial.judge(proposal, turn).verdict.findings).toEqual(whole.filter((finding) => finding.rule !== rule))
  }), { numRuns: Math.ceil(numRuns / 4) })
})

test('a verdict is the same when it is asked for again', () => {
  fc.assert(fc.property(histories, passes, (happenings, wish) => {
    const history = new History()
    for (const happening of happenings) history.play(happening)
    const { proposal, turn } = history.phrase(wish)
    if (proposal.edits.length === 0) return
    expect(history.trial.judge(proposal, turn).verdict).toEqual(history.trial.judge(structuredClone(proposal), turn).verdict)
  }), { numRuns: Math.ceil(numRuns / 4) })
})

test('a pass of many spans with the same bytes looks for their twins and holders once', () => {
  let looks = 0
  class Counted extends Window {
    override *twinsOf(entry: Entry): Generator<Entry> { for (const twin of super.twinsOf(entry)) { looks++; yield twin } }
    override *holdersOf(key: string): Generator<Entry> { for (const holder of super.holdersOf(key)) { looks++; yield holder } }
  }
  const trial = new Trial('strict', new Counted()), count = 600
  for (let at = 0; at < count; at++) trial.observe({ id: `u${at}`, text: rules[0] })
  const { verdict } = trial.judge({ edits: [{ op: 'prune', spans: Array.from({ length: count - 1 }, (_, at) => `u${at}`), claim: { kind: 'redundant', of: 'u0' } }] })
  expect(verdict.decision).toBe('permit')
  expect(looks).toBeLessThan(8 * count)
})

test('all findings are returned, not the first alone', () => {
  const trial = new Trial()
  trial.observe({ id: 'u1', text: rules[0], pinned: true }, false)
  trial.observe({ id: 'a1', role: 'assistant', text: ballast })
  trial.window.open('o1', ['u1'])
  expect(trial.rulesOf({ ...prune('u1', 'nowhere'), epoch: 2, grounds: ['u1'] })).toEqual([
    'stale-proposal', 'unknown-span', 'pinned', 'obligation-open', 'not-durable', 'no-handle', 'circular-grounds', 'constraint-not-durable', 'constraint-changed',
  ])
})

test('after malformed nothing else is judged', () => {
  const trial = new Trial()
  trial.observe({ id: 'u1', text: rules[0], pinned: true }, false)
  expect(trial.rulesOf({ edits: [{ op: 'prune', spans: ['u1'] }, { op: 'rewrite', spans: ['u1'], into: 'u1', text: gists[0] }], epoch: 9 })).toEqual(['malformed'])
  expect(trial.rulesOf({ edits: [{ op: 'prune', spans: ['u1'] }, { op: 'restore', span: 'u1' }] })).toEqual(['malformed'])
})

test('a policy that does not hold a rule never tells of it', () => {
  for (const profile of ['recoverability', 'drift', 'obligations', 'retention'] as const) {
    const policy = resolvePolicy(profile)
    expect([...policy.rules].every((rule) => ruleIds.includes(rule))).toBe(true)
    expect(policy.rules.has('malformed') && policy.rules.has('stale-proposal') && policy.rules.has('unknown-span') && policy.rules.has('not-a-permutation')).toBe(true)
    expect(policy.rules.has('meta-with-payload') || policy.rules.has('pair-broken')).toBe(false)
  }
  expect(resolvePolicy('strict').rules.size).toBe(31)
})
