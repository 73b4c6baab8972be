import { describe, expect, test } from 'vitest'
import type { Change, Finding, Proposal, Role } from '../../../src/model.ts'
import type { Profile } from '../../../src/policy.ts'
import { ballast, gists, rules, stories } from '../../support/texts.ts'
import { prune, rewrite, Trial } from '../../support/trial.ts'

const rule = 'Do not call the billing service without an idempotency key.'
const setUp = (policy: Profile = 'strict', role: Role = 'user'): Trial => {
  const trial = new Trial({ base: policy, rewriteShare: 1 })
  trial.observe({ id: 'x1', role, text: `${stories[0]}\n${rule}` })
  trial.observe({ id: 'a1', role: 'assistant', text: ballast })
  return trial
}
const find = (trial: Trial, proposal: Proposal): Finding[] => trial.judge(proposal).verdict.findings.filter((finding) => finding.rule === 'constraint-changed')
const changes = (trial: Trial, proposal: Proposal): (Change | undefined)[] => find(trial, proposal).map(({ change }) => change)

describe('constraint-changed', () => {
  test('the evidence is the clause, and it is offered to be kept', () => {
    const trial = setUp(), text = trial.textOf('x1')!
    const [finding] = find(trial, rewrite(['x1'], gists[0]))
    const range = finding!.evidence!.find((one) => one.in === 'source')!
    expect(text.slice(range.start, range.end)).toBe(rule.slice(0, -1))
    expect(finding?.remedies.map(({ kind }) => kind)).toEqual(['keep-verbatim', 'exclude'])
    expect(trial.rulesOf(rewrite(['x1'], `${gists[0]} ${finding!.remedies[0]!.text!}`))).toEqual([])
  })

  test('a prune of a rule drops it', () => { expect(changes(setUp(), prune('x1'))).toEqual(['dropped']) })

  test.each<[string, string]>([
    ['nothing of it', gists[0]], ['a mention', 'There was talk about keys.'], ['a hedge', 'It is a good idea to use a key with the billing service.'], ['the opposite', 'Do call the billing service without an idempotency key.'], ['a part', 'Do not call the billing service.'],
  ])('%s is no clause', (_, text) => { expect(changes(setUp(), rewrite(['x1'], text)).length).toBeGreaterThan(0) })

  test('every clause counts by itself', () => {
    const trial = setUp()
    trial.observe({ id: 'u2', text: [rules[0], rules[1], rules[4]].join('\n') })
    expect(find(trial, rewrite(['u2'], `${rules[1]}\nSo far.`))).toHaveLength(2)
  })

  test.each<[Role, number]>([['system', 1], ['user', 1], ['assistant', 0], ['tool', 0]])('in strict the word of the %s binds or not', (role, found) => {
    expect(find(setUp('strict', role), prune('x1'))).toHaveLength(found)
  })

  test.each<Role>(['system', 'user', 'assistant', 'tool'])('in the note\'s profile the words of the %s count', (role) => {
    expect(find(setUp('retention', role), rewrite(['x1'], gists[0]))).toHaveLength(1)
  })

  test('the traits of the host decide', () => {
    for (const policy of ['strict', 'retention'] as const) {
      const trial = new Trial({ base: policy, rewriteShare: 1 })
      trial.observe({ id: 'u1', text: rule, traits: ['narrative'] })
      trial.observe({ id: 't1', role: 'tool', text: stories[0], traits: ['constraint'] })
      trial.observe({ id: 'a1', role: 'assistant', text: ballast })
      expect([policy, find(trial, rewrite(['u1'], gists[0]))]).toEqual([policy, []])
      expect([policy, changes(trial, rewrite(['t1'], gists[0])).length]).toEqual([policy, 1])
    }
  })

  test('a clause that is left in a span of equal or higher authority has not left', () => {
    for (const [role, found] of [['system', 0], ['user', 0], ['assistant', 1], ['tool', 1]] as const) {
      const trial = setUp()
      trial.observe({ id: 'x2', role, text: `Noted: so far so good.\n${rule}` })
      expect([role, find(trial, prune('x1')).length]).toEqual([role, found])
    }
  })

  test('a derived span that carries it is bound by it, and holds it for others of its authority', () => {
    const trial = new Trial({ base: 'strict', rewriteShare: 1 })
    trial.observe({ id: 'x1', text: `${stories[0]}\n${rule}` })
    trial.observe({ id: 'u2', text: rule })
    trial.observe({ id: 'a1', role: 'assistant', text: ballast })
    expect(trial.apply(prune('u2')).decision).toBe('permit')
    expect(trial.apply(rewrite(['x1'], `${gists[0]}\n${rule}`)).decision).toBe('permit')
    expect(changes(trial, prune('n1'))).toEqual(['dropped'])
    trial.observe({ id: 'u3', text: rule })
    expect(changes(trial, prune('u3'))).toEqual([])
    expect(changes(trial, prune('n1'))).toEqual([])
    expect(changes(trial, prune('n1', 'u3')).length).toBeGreaterThan(0)
  })

  test('what is derived from a tool as well no longer holds a user\'s rule', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: stories[1] })
    trial.apply(rewrite(['x1', 't1'], `${gists[0]}\n${rule}`))
    trial.observe({ id: 'u3', text: rule })
    expect(changes(trial, prune('u3'))).toEqual(['dropped'])
  })

  test('an adopted summary of unknown sources is bound by what it says', () => {
    const trial = setUp()
    trial.remember({ id: 'x0', text: rule })
    trial.adopt({ id: 'd1', role: 'user', text: `So far. ${rules[0]}`, sources: ['x0', 'nowhere'], generation: 1 })
    expect(changes(trial, prune('d1'))).toEqual(['dropped'])
  })

  test('a release of the host ends it: by span, by clause, by a span that supersedes it, by closed work', () => {
    const released = setUp()
    released.window.release('x1', rule)
    expect(changes(released, prune('x1'))).toEqual([])
    const superseded = setUp()
    superseded.observe({ id: 'u2', text: stories[2], supersedes: ['x1'] })
    expect(changes(superseded, prune('x1'))).toEqual(['dropped'])
    expect(changes(superseded, { edits: [{ op: 'prune', spans: ['x1'], claim: { kind: 'superseded', by: 'u2' } }] })).toEqual([])
    const closed = setUp()
    closed.window.open('o1', ['x1'])
    const proposal: Proposal = { edits: [{ op: 'prune', spans: ['x1'], claim: { kind: 'closed', obligation: 'o1' } }] }
    expect(changes(closed, proposal)).toEqual(['dropped'])
    closed.window.close('o1')
    expect(changes(closed, proposal)).toEqual([])
    expect(changes(closed, { edits: [{ op: 'prune', spans: ['x1'], claim: { kind: 'closed', obligation: 'toString' } }] })).toEqual(['dropped'])
  })

  test('a rule that was invented is none of a tool\'s rewriting its own words', () => {
    const trial = setUp('strict', 'tool')
    expect(changes(trial, rewrite(['x1'], rule))).toEqual([])
  })

  test('a rederivation owes the clauses of its originals', () => {
    const trial = setUp()
    trial.apply(rewrite(['x1'], `${gists[0]}\n${rule}`))
    expect(changes(trial, { edits: [{ op: 'rederive', span: 'x1', text: gists[1] }] }).length).toBe(1)
    expect(changes(trial, { edits: [{ op: 'rederive', span: 'x1', text: `${gists[1]} ${rule}` }] })).toEqual([])
  })

  test('a clause cut over two spans goes with neither half', () => {
    const trial = new Trial({ base: 'strict', rewriteShare: 1 })
    trial.observe({ id: 'u1', text: 'While the sale is on, do' })
    trial.observe({ id: 'u2', text: 'not restart the billing worker.' })
    trial.observe({ id: 'a1', role: 'assistant', text: ballast })
    for (const id of ['u1', 'u2']) {
      const [finding] = find(trial, prune(id))
      expect([id, finding?.change]).toEqual([id, 'dropped'])
    }
  })
})

describe('constraint-not-durable', () => {
  test('a copy in memory serves no constraint', () => {
    const trial = setUp(), proposal = rewrite(['x1'], rule)
    expect(trial.rulesOf(proposal)).toEqual([])
    trial.window.durability = 'process'
    expect(trial.rulesOf(proposal)).toEqual([])
    trial.window.durability = 'memory'
    expect(trial.rulesOf(proposal)).toEqual(['constraint-not-durable'])
  })
})

describe('scores', () => {
  const irrelevant = (id: string): Proposal => ({ edits: [{ op: 'prune', spans: [id], claim: { kind: 'irrelevant' } }] })
  const judge = (policy: Profile, ...scores: { value: number; turn: number }[]) => {
    const trial = new Trial({ base: policy, rewriteShare: 1 })
    trial.observe({ id: 'a1', role: 'assistant', text: stories[0] })
    trial.observe({ id: 'a2', role: 'assistant', text: ballast })
    return { trial, rules: trial.judge(irrelevant('a1'), { index: 10, scores: scores.map((score) => ({ span: 'a1', ...score })) }).verdict.findings.map(({ rule: id }) => id) }
  }

  test('an earlier score below the threshold lets go', () => { expect(judge('strict', { value: 0.34, turn: 9 }).rules).toEqual([]) })
  test('a fresh score is no ground, and does not hide an earlier one', () => {
    expect(judge('strict', { value: 0.1, turn: 10 }).rules).toEqual(['self-scored', 'above-threshold'])
    expect(judge('strict', { value: 0.1, turn: 11 }).rules).toEqual(['self-scored', 'above-threshold'])
    expect(judge('strict', { value: 0.1, turn: 9 }, { value: 0.9, turn: 10 }).rules).toEqual([])
    expect(judge('retention', { value: 0.1, turn: 9 }, { value: 0.9, turn: 10 }).rules).toEqual(['self-scored'])
  })
  test('the latest of several earlier scores counts, in whatever order they come', () => {
    expect(judge('strict', { value: 0.9, turn: 3 }, { value: 0.1, turn: 7 }).rules).toEqual([])
    expect(judge('strict', { value: 0.1, turn: 7 }, { value: 0.9, turn: 3 }).rules).toEqual([])
    expect(judge('strict', { value: 0.1, turn: 3 }, { value: 0.9, turn: 7 }).rules).toEqual(['above-threshold'])
  })
  test('scores of earlier turns are remembered, those of a refused pass too', () => {
    const { trial } = judge('strict')
    trial.apply(irrelevant('a1'), { index: 10, scores: [{ span: 'a1', value: 0.2, turn: 10 }] })
    expect(trial.rulesOf(irrelevant('a1'), { index: 10 })).toEqual(['above-threshold'])
    expect(trial.rulesOf(irrelevant('a1'), { index: 11 })).toEqual([])
  })
  test('the score of another span says nothing', () => {
    const { trial } = judge('strict')
    expect(trial.rulesOf(irrelevant('a1'), { index: 10, scores: [{ span: 'a2', value: 0.1, turn: 9 }] })).toEqual(['above-threshold'])
  })
})

describe('over-budget', () => {
  const spans = (share: number): Trial => {
    const trial = new Trial({ base: 'retention', rewriteShare: share })
    for (const id of ['a1', 'a2', 'a3', 'a4', 'a5']) trial.observe({ id, role: 'assistant', text: 'x'.repeat(20) })
    return trial
  }
  test('the share itself is within it, one byte more is not', () => {
    expect(spans(0.4).rulesOf(rewrite(['a1', 'a2'], 'y'))).toEqual([])
    expect(spans(0.39).rulesOf(rewrite(['a1', 'a2'], 'y'))).toEqual(['over-budget'])
    expect(spans(0).rulesOf(rewrite(['a1'], 'y'))).toEqual(['over-budget'])
    expect(spans(1).rulesOf(rewrite(['a1', 'a2', 'a3', 'a4', 'a5'], 'y'))).toEqual([])
  })
  test('all rewrites of a pass count together, and the newest target is named', () => {
    const trial = spans(0.4)
    const { findings } = trial.judge({ edits: [{ op: 'rewrite', spans: ['a4', 'a1'], into: 'n1', text: 'y' }, { op: 'rewrite', spans: ['a2'], into: 'n2', text: 'z' }, { op: 'prune', spans: ['a5'] }] }).verdict
    expect(findings).toMatchObject([{ rule: 'over-budget', span: 'a4', edit: 0, remedies: [{ kind: 'exclude', spans: ['a4'] }, { kind: 'raise-budget' }] }])
  })
})
