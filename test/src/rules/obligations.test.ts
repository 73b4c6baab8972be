import { describe, expect, test } from 'vitest'
import type { Profile } from '../../../src/policy.ts'
import { ticketId } from '../../../src/window.ts'
import { ballast, gists, records, rules, stories } from '../../support/texts.ts'
import { prune, rewrite, Trial } from '../../support/trial.ts'

const setUp = (policy: Profile = 'obligations'): Trial => {
  const trial = new Trial({ base: policy, rewriteShare: 1 })
  trial.observe({ id: 'u1', text: rules[0] }, false)
  trial.observe({ id: 't1', role: 'tool', text: records[0] }, false)
  trial.observe({ id: 't2', role: 'tool', text: stories[0] }, false)
  trial.observe({ id: 'a1', role: 'assistant', text: ballast })
  return trial
}

describe('pinned', () => {
  test.each([['prune', prune('t1')], ['rewrite', rewrite(['t1'], gists[0])]] as const)('a %s of a pinned span, durable or not', (_, proposal) => {
    const trial = setUp('strict')
    trial.window.find('t1')!.pinned = true
    expect(trial.rulesOf(proposal)).toContain('pinned')
    trial.spill(['t1'])
    expect(trial.rulesOf(proposal)).toEqual(['pinned'])
  })

  test('a rederivation of a pinned span', () => {
    const trial = setUp('strict')
    trial.spill(['t2'])
    trial.apply(rewrite(['t2'], gists[0]))
    trial.window.find('n1')!.pinned = true
    expect(trial.rulesOf({ edits: [{ op: 'rederive', span: 't2', text: gists[1] }] })).toEqual(['pinned'])
  })

  test('a ticket is pinned, whatever its flag says', () => {
    const trial = setUp('strict')
    trial.window.pointerPinned = false
    trial.apply({ edits: [{ op: 'prune', spans: ['t2'] }] })
    const other = setUp()
    other.window.pointerPinned = false
    other.apply(prune('t2'))
    expect(other.tickets.map(({ pinned }) => pinned)).toEqual([false])
    expect(other.rulesOf(prune(ticketId('r1')))).toEqual(['pinned'])
    expect(other.rulesOf(rewrite([ticketId('r1')], '[recall r9]'))).toEqual(['pinned'])
  })
})

describe('obligation-open', () => {
  test('names the obligation, and how to get on', () => {
    const trial = setUp()
    trial.window.open('check-export', ['t2'])
    const [finding] = trial.judge(prune('t2')).verdict.findings
    expect(finding?.message).toContain('"check-export"')
    expect(finding?.remedies).toEqual([{ kind: 'spill', spans: ['t2'] }, { kind: 'close-obligation', obligation: 'check-export' }, { kind: 'exclude', spans: ['t2'] }])
  })

  test('without names it holds what bears literals, by the host\'s word too', () => {
    const trial = setUp()
    trial.observe({ id: 't3', role: 'tool', text: stories[1], traits: ['literal'] }, false)
    trial.window.open('o1', undefined)
    expect([prune('t1'), prune('t2'), prune('t3')].map((proposal) => trial.rulesOf(proposal))).toEqual([['obligation-open'], [], ['obligation-open']])
    trial.window.open('o2', [])
    trial.window.close('o1')
    expect(trial.rulesOf(prune('t1'))).toEqual([])
  })

  test('a closed one waives nothing else', () => {
    const trial = setUp('strict')
    trial.window.open('o1', ['t1'])
    trial.window.close('o1')
    expect(trial.rulesOf({ edits: [{ op: 'prune', spans: ['t1'], claim: { kind: 'closed', obligation: 'o1' } }] })).toEqual(['not-durable', 'no-handle', 'literal-lost'])
  })
})

describe('pointer-unpinned', () => {
  test('in strict it is asked for wherever the bytes leave', () => {
    const trial = setUp('strict')
    trial.window.pointerPinned = false
    trial.spill(['t2'])
    const [finding] = trial.judge(prune('t2')).verdict.findings
    expect(finding).toMatchObject({ rule: 'pointer-unpinned', remedies: [{ kind: 'defer' }, { kind: 'exclude' }] })
  })

  test('in the profile only where an obligation rests on it', () => {
    const trial = setUp()
    trial.window.pointerPinned = false
    trial.spill(['t1', 't2'])
    expect(trial.rulesOf(prune('t2'))).toEqual([])
    trial.window.open('o1', undefined)
    expect([prune('t1'), prune('t2')].map((proposal) => trial.rulesOf(proposal))).toEqual([['pointer-unpinned', 'obligation-open'], []])
  })
})

describe('meta-with-payload', () => {
  test('offers to split the pass', () => {
    const trial = setUp('strict')
    trial.spill(['u1', 't2'])
    const finding = trial.judge(prune('u1', 't2')).verdict.findings.find(({ rule }) => rule === 'meta-with-payload')
    expect(finding).toMatchObject({ span: 'u1', remedies: [{ kind: 'split-pass', spans: ['u1'] }, { kind: 'exclude', spans: ['u1'] }] })
  })

  test('a pass that touches the pointer index beside payload', () => {
    const trial = setUp('strict')
    trial.spill(['t1', 't2'])
    trial.apply(prune('t2'))
    expect(trial.rulesOf(prune('t1', ticketId('r1')))).toContain('meta-with-payload')
    expect(trial.rulesOf(prune(ticketId('r1')))).not.toContain('meta-with-payload')
  })

  test('a rule that stands elsewhere, or was released, is no longer meta', () => {
    const trial = setUp('strict')
    trial.spill(['u1', 't2'])
    trial.observe({ id: 'u2', text: `${stories[1]}\n${rules[0]}` })
    expect(trial.rulesOf(prune('u1', 't2'))).toEqual([])
    const other = setUp('strict')
    other.spill(['u1', 't2'])
    other.window.release('u1')
    expect(other.rulesOf(prune('u1', 't2'))).toEqual([])
  })
})
