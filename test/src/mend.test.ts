import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mendProposal, repairProposal } from '../../src/mend.ts'
import type { Edit, Finding, Proposal, Turn } from '../../src/model.ts'
import { resolvePolicy, type Policy, type Profile } from '../../src/policy.ts'
import { readProposal } from '../../src/proposal.ts'
import { countRuns, measureOf } from '../support/engines.ts'
import { histories, passes, type Happening } from '../support/generators.ts'
import { History } from '../support/history.ts'
import { ballast, gists, records, rules, stories } from '../support/texts.ts'
import { namesOf, prune, rewrite, Trial } from '../support/trial.ts'

const numRuns = countRuns(800, 30_000)
const profiles: readonly Profile[] = ['strict', 'recoverability', 'drift', 'obligations', 'retention']

type Mend = typeof mendProposal
interface Ending { readonly proposal: Proposal; readonly rounds: number; readonly told: readonly Finding[] }

/** Carries out remedies as a host does that calls `remedy` for one finding after the other; throws where it comes to no end. */
function mendAll(trial: Trial, proposal: Proposal, turn: Turn, choose: (findings: readonly Finding[], round: number) => Finding, mend: Mend = mendProposal): Ending {
  const most = 40 + 12 * countTargets(proposal)
  let current = proposal
  const told: Finding[] = []
  for (let round = 0; round <= most; round++) {
    if (current.edits.length === 0) return { proposal: current, rounds: round, told }
    const { verdict } = trial.judge(current, turn)
    if (verdict.decision === 'permit') return { proposal: current, rounds: round, told }
    const finding = choose(verdict.findings, round)
    told.push(finding)
    if (finding.remedies[0]?.kind === 'spill') trial.spill(finding.remedies[0].spans ?? [])
    current = mend(trial.window, current, finding)
  }
  throw new Error(`no end after ${most} rounds; the last findings: ${told.slice(-4).map(({ rule, span, remedies }) => `${rule} on ${span} (${remedies[0]?.kind})`).join(', ')}; the last proposal: ${JSON.stringify(current)}`)
}

function countTargets(proposal: Proposal): number { return proposal.edits.reduce((sum, edit) => sum + ('spans' in edit ? edit.spans.length : 1), 0) }

/** A history and a pass on the window that it left; undefined where the pass names nothing. */
function prepare(policy: Profile | Policy, happenings: readonly Happening[], wish: Extract<Happening, { do: 'pass' }>): { history: History; proposal: Proposal; turn: Turn } | undefined {
  const history = new History(policy)
  for (const happening of happenings) history.play(happening)
  const { proposal, turn } = history.phrase(wish)
  return proposal.edits.length === 0 ? undefined : { history, proposal, turn }
}

const first = (findings: readonly Finding[]): Finding => findings[0]!

/** Every target of the mended proposal was one of the proposal. */
function expectSmaller(mended: Proposal, proposal: Proposal): void {
  const targets = (edits: readonly Edit[]): string[] => edits.flatMap((edit) => ('spans' in edit ? edit.spans.map((id) => `${edit.op} ${id}`) : 'span' in edit ? [`${edit.op} ${edit.span}`] : ['rerank']))
  const known = targets(proposal.edits)
  for (const target of targets(mended.edits)) expect(known).toContain(target)
}

describe.each(profiles)('remedies in %s', (profile) => {
  test('carried out one after the other, end in a pass that is permitted, or in none', () => {
    fc.assert(fc.property(histories, passes, fc.nat(1000), (happenings, wish, seed) => {
      for (const choose of [first, (findings: readonly Finding[], round: number) => findings[(seed + 7 * round) % findings.length]!]) {
        const ready = prepare(profile, happenings, wish)
        if (ready === undefined) return
        expectSmaller(mendAll(ready.history.trial, ready.proposal, ready.turn, choose).proposal, ready.proposal)
      }
    }), { numRuns: numRuns / profiles.length * 2 })
  })

  test('a repair is permitted when it is judged again', () => {
    fc.assert(fc.property(histories, passes, (happenings, wish) => {
      const ready = prepare(profile, happenings, wish)
      if (ready === undefined) return
      const { history: { trial }, proposal, turn } = ready
      const repair = repairProposal(trial.window, proposal, turn, trial.policy, measureOf)
      expect(repair.first).toEqual(trial.judge(proposal, turn).verdict)
      if (repair.pass === undefined) { expect(repair.first.decision).toBe('refuse'); return }
      expect(readProposal(repair.proposal).problems).toEqual([])
      expect(namesOf(trial.judge(repair.proposal, turn).verdict.findings)).toEqual([])
      expectSmaller(repair.proposal, proposal)
    }), { numRuns: numRuns / profiles.length * 2 })
  })
})

test('a program that carries out no remedy comes to no end', () => {
  const result = fc.check(fc.property(histories, passes, (happenings, wish) => {
    const ready = prepare('strict', happenings, wish)
    if (ready !== undefined) mendAll(ready.history.trial, ready.proposal, ready.turn, first, (_, proposal) => proposal)
  }), { numRuns: 5_000, endOnFailure: true })
  expect(result.failed).toBe(true)
})

describe('one finding', () => {
  const setUp = (): Trial => {
    const trial = new Trial()
    trial.observe({ id: 'u1', text: `${stories[0]}\n${rules[0]}` })
    trial.observe({ id: 't1', role: 'tool', text: records[0] })
    trial.observe({ id: 'a1', role: 'assistant', text: ballast })
    trial.observe({ id: 'a2', role: 'assistant', text: ballast })
    trial.observe({ id: 'a3', role: 'assistant', text: ballast })
    return trial
  }
  const mendFirst = (trial: Trial, proposal: Proposal): Proposal => mendProposal(trial.window, proposal, trial.judge(proposal).verdict.findings[0]!)

  test('a lost clause is appended word for word', () => {
    const trial = setUp(), mended = mendFirst(trial, rewrite(['u1'], gists[0]))
    expect(mended).toEqual(rewrite(['u1'], `${gists[0]}\n- ${rules[0].slice(0, -1)}`))
    expect(trial.rulesOf(mended)).toEqual([])
  })

  test('a pinned span is taken out, the rest of the wish stays', () => {
    const trial = setUp()
    trial.window.find('t1')!.pinned = true
    expect(mendFirst(trial, prune('a1', 't1'))).toEqual(prune('a1'))
  })

  test('a false literal is cut with its sentence', () => {
    const trial = setUp(), mended = mendFirst(trial, rewrite(['a1'], `${gists[0]} It took 999 seconds. ${gists[2]}`))
    expect(mended).toEqual(rewrite(['a1'], `${gists[0]} ${gists[2]}`))
  })

  test('a stale proposal gets the epoch of the window', () => {
    expect(mendFirst(setUp(), { ...prune('a1'), epoch: 4 })).toEqual({ ...prune('a1'), epoch: 0 })
  })

  test('grounds that nobody observed are dropped', () => {
    expect(mendFirst(setUp(), { ...prune('a1'), grounds: ['nowhere', 'a2'] })).toEqual({ ...prune('a1'), grounds: ['a2'] })
  })

  test('over the budget the newest target is taken out first', () => {
    const trial = setUp(), proposal = rewrite(['a1', 'a2'], gists[0])
    expect(trial.rulesOf(proposal)).toEqual(['over-budget'])
    expect(mendFirst(trial, proposal)).toEqual(rewrite(['a1'], gists[0]))
    expect(trial.judge(proposal).verdict.findings[0]!.remedies.map(({ kind }) => kind)).toContain('raise-budget')
  })

  test('a handle that cannot be repeated gives way to one that can', () => {
    const trial = setUp()
    const mended = mendFirst(trial, { edits: [{ op: 'prune', spans: ['t1'], handle: { kind: 'url', ref: 'http://10.0.0.1/' } }] })
    expect(mended).toEqual({ edits: [{ op: 'prune', spans: ['t1'], handle: { kind: 'store_key', ref: trial.window.find('t1')!.key } }] })
    expect(trial.rulesOf(mended)).toEqual([])
  })

  test.each([
    ['a copy that is too weak for the policy', { minimumDurability: 'power' as const }, 'memory' as const, prune('t1')],
    ['a copy that is too weak for a constraint', {}, 'memory' as const, rewrite(['u1'], `${gists[0]}\n${rules[0]}`)],
  ])('%s is no reason to spill again', (_, options, durability, proposal) => {
    const trial = setUp()
    trial.policy = resolvePolicy(options)
    trial.window.durability = durability
    const mended = mendFirst(trial, proposal)
    expect(mended.edits).toEqual([])
  })

  test.each([['obligation-open', 'o1'], ['literal-lost', undefined]] as const)('with an unpinned pointer a spill does not mend %s', (rule, obligation) => {
    const trial = setUp()
    trial.window.pointerPinned = false
    if (obligation !== undefined) trial.window.open(obligation, ['t1'])
    const finding = trial.judge(prune('t1')).verdict.findings.find((one) => one.rule === rule)!
    expect(finding.remedies.map(({ kind }) => kind)).not.toContain('spill')
  })

  test('a repair leaves a permitted proposal as it is', () => {
    const trial = setUp(), proposal = prune('t1')
    const repair = repairProposal(trial.window, proposal, { index: 1 }, trial.policy, measureOf)
    expect([repair.proposal, repair.first.decision, repair.verdict.decision]).toEqual([proposal, 'permit', 'permit'])
  })

  test('a repair keeps what can be kept and takes out what cannot', () => {
    const trial = setUp()
    trial.window.find('t1')!.pinned = true
    const repair = repairProposal(trial.window, { edits: [{ op: 'rewrite', spans: ['u1'], into: 'n1', text: gists[0] }, { op: 'prune', spans: ['t1', 'a2'] }] }, { index: 1 }, trial.policy, measureOf)
    expect(repair.verdict.decision).toBe('permit')
    expect(repair.proposal.edits).toEqual([{ op: 'rewrite', spans: ['u1'], into: 'n1', text: `${gists[0]}\n- ${rules[0].slice(0, -1)}` }, { op: 'prune', spans: ['a2'] }])
  })

  test('rules that open like an exception are not read into the rule before them', () => {
    const trial = new Trial(), laidDown = ['Always ask before you deploy', 'If the backup fails, stop the release', 'Only push to the staging registry']
    trial.observe({ id: 'u1', text: `${laidDown.join('.\n')}.\n${stories[0]}` })
    for (const id of ['a1', 'a2', 'a3']) trial.observe({ id, role: 'assistant', text: ballast })
    const repair = repairProposal(trial.window, rewrite(['u1'], gists[0]), { index: 1 }, trial.policy, measureOf)
    expect(repair.verdict.decision).toBe('permit')
    expect(repair.proposal.edits).toEqual([{ op: 'rewrite', spans: ['u1'], into: 'n1', text: [gists[0], ...laidDown].join('\n- ') }])
  })

  test('a repair cuts an absence that no source states', () => {
    const trial = setUp()
    const repair = repairProposal(trial.window, rewrite(['a2'], `${gists[0]}\nNo rows matched.`), { index: 1 }, trial.policy, measureOf)
    expect(namesOf(repair.first.findings)).toContain('negative-result')
    expect(repair.proposal.edits).toEqual([{ op: 'rewrite', spans: ['a2'], into: 'n1', text: gists[0] }])
  })

  test('a repair of which nothing remains is the first refusal', () => {
    const trial = setUp()
    const repair = repairProposal(trial.window, prune('u1'), { index: 1 }, trial.policy, measureOf)
    expect([repair.pass, repair.verdict.decision, repair.verdict]).toEqual([undefined, 'refuse', repair.first])
  })
})
