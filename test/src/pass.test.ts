import { describe, expect, test } from 'vitest'
import type { Edit, Proposal } from '../../src/model.ts'
import { measureProposal, type Pass } from '../../src/pass.ts'
import { findFirstChanged } from '../../src/swap.ts'
import { ticketId } from '../../src/window.ts'
import { measureOf } from '../support/engines.ts'
import { findFaults } from '../support/invariants.ts'
import { ballast, gists, records, stories } from '../support/texts.ts'
import { prune, rewrite, Trial } from '../support/trial.ts'

const setUp = (): Trial => {
  const trial = new Trial({ base: 'strict', rewriteShare: 1 })
  trial.observe({ id: 'a1', role: 'assistant', text: stories[0] })
  trial.observe({ id: 'c1', role: 'assistant', text: 'read(a)', call: 'k1' })
  trial.observe({ id: 't1', role: 'tool', text: records[0], call: 'k1' })
  trial.observe({ id: 'a9', role: 'assistant', text: ballast })
  return trial
}
const pass = (trial: Trial, ...edits: Edit[]): Pass => trial.judge({ edits }).pass!
const unknown = (trial: Trial, ...edits: Edit[]): (string | null)[] => trial.judge({ edits }).verdict.findings.filter(({ rule }) => rule === 'unknown-span').map(({ span }) => span)

describe('edits in order', () => {
  test('what leaves, what comes back and what stands for others', () => {
    const trial = setUp()
    trial.apply(prune('c1', 't1'))
    const one = pass(trial, { op: 'prune', spans: ['a1'] }, { op: 'rewrite', spans: ['a9'], into: 'n1', text: gists[0] }, { op: 'restore', span: 't1' })
    expect([...one.leaving]).toEqual(['a1', 'a9', ticketId('r1')])
    expect([...one.returning]).toEqual(['c1', 't1'])
    expect([...one.targetIds]).toEqual(['a1', 'a9'])
    expect(one.replacements.map(({ id, op, targets }) => [id, op, targets.map(({ id: target }) => target)])).toEqual([['n1', 'rewrite', ['a9']]])
  })

  test('a target has to be live at its point of the pass', () => {
    const trial = setUp()
    expect(unknown(trial, { op: 'prune', spans: ['a1', 'zz'] }, { op: 'prune', spans: ['n1'] })).toEqual(['zz', 'n1'])
    trial.apply(prune('c1', 't1'))
    expect(unknown(trial, { op: 'restore', span: 't1' }, { op: 'prune', spans: ['c1'] })).toEqual([])
    expect(unknown(trial, { op: 'prune', spans: ['c1'] }, { op: 'restore', span: 't1' })).toEqual(['c1'])
  })

  test('what is made in a pass is not edited in it', () => {
    expect(unknown(setUp(), { op: 'rewrite', spans: ['a1'], into: 'n1', text: gists[0] }, { op: 'rewrite', spans: ['n1'], into: 'n2', text: 'Read.' })).toEqual(['n1'])
  })

  test('a restore of a derived span or of a ticket restores nothing', () => {
    const trial = setUp()
    trial.apply(rewrite(['a1'], gists[0]))
    trial.apply(prune('n1'))
    expect(unknown(trial, { op: 'restore', span: 'n1' })).toEqual(['n1'])
    expect(unknown(trial, { op: 'restore', span: 'ticket r1' })).toEqual([])
    expect(trial.rulesOf({ edits: [{ op: 'restore', span: 'ticket r1' }] })).toEqual(['malformed'])
  })
})

describe('tickets in a pass', () => {
  const left = (policy: 'drift' | 'strict'): Trial => {
    const trial = new Trial(policy)
    trial.observe({ id: 'a1', role: 'assistant', text: stories[0] })
    trial.observe({ id: 'a2', role: 'assistant', text: stories[1] })
    trial.apply(prune('a1'))
    return trial
  }
  const ticket = ticketId('r1')

  test('leave with the last original that they stand for', () => {
    for (const policy of ['drift', 'strict'] as const) {
      expect(unknown(left(policy), { op: 'restore', span: 'a1' }, { op: 'prune', spans: [ticket] })).toEqual([ticket])
      expect(unknown(left(policy), { op: 'prune', spans: [ticket] }, { op: 'restore', span: 'a1' })).toEqual([])
    }
  })

  test('may be pruned where the profile allows it, and never rewritten', () => {
    const trial = left('drift')
    expect(trial.rulesOf(rewrite([ticket], gists[0]))).toEqual(['already-derived'])
    expect(trial.apply({ edits: [{ op: 'prune', spans: [ticket] }, { op: 'rerank', order: ['a2'] }] }).decision).toBe('permit')
    expect([...trial.window.live()].map(({ id }) => id)).toEqual(['a2'])
    expect(trial.apply({ edits: [{ op: 'restore', span: 'a1' }] }).decision).toBe('permit')
    expect(trial.liveIds).toEqual(['a2', 'a1'])
    expect(findFaults(trial.window)).toEqual([])
  })
})

describe('an order', () => {
  const rerank = (...order: string[]): Edit => ({ op: 'rerank', order })
  const wrong = (...edits: Edit[]): boolean => setUp().rulesOf({ edits }).includes('not-a-permutation')
  test('names what is live at its point', () => {
    expect(wrong(rerank('a9', 't1', 'c1', 'a1'))).toBe(false)
    expect(wrong({ op: 'prune', spans: ['a1'] }, rerank('a9', 't1', 'c1'))).toBe(false)
    expect(wrong(rerank('a9', 't1', 'c1'), { op: 'prune', spans: ['a1'] })).toBe(true)
    expect(wrong({ op: 'rewrite', spans: ['a1', 'a9'], into: 'n1', text: gists[0] }, rerank('t1', 'n1', 'c1'))).toBe(false)
    expect(wrong({ op: 'rewrite', spans: ['a1'], into: 'n1', text: gists[0] }, rerank('t1', 'a1', 'c1', 'a9'))).toBe(true)
    expect(wrong(rerank('t1', 'n1', 'c1', 'a9'), { op: 'rewrite', spans: ['a1'], into: 'n1', text: gists[0] })).toBe(true)
  })

  test('names what a restore brought, and no ticket', () => {
    const trial = setUp()
    trial.apply(prune('c1', 't1'))
    expect(trial.rulesOf({ edits: [rerank('a9', 'a1')] })).toEqual([])
    expect(trial.rulesOf({ edits: [rerank('a9', 'a1', 'ticket r1')] })).toEqual(['not-a-permutation'])
    expect(trial.rulesOf({ edits: [{ op: 'restore', span: 'c1' }, rerank('t1', 'a9', 'c1', 'a1')] })).toEqual([])
    expect(trial.apply({ edits: [{ op: 'restore', span: 'c1' }, rerank('t1', 'a9', 'c1', 'a1')] }).decision).toBe('permit')
    expect(trial.liveIds).toEqual(['t1', 'a9', 'c1', 'a1'])
  })

  test('may be empty where the window is', () => {
    expect(new Trial().rulesOf({ edits: [rerank()] })).toEqual([])
  })
})

describe('the first span that changes', () => {
  const at = (trial: Trial, ...edits: Edit[]): number | null => findFirstChanged(trial.window, pass(trial, ...edits))
  test('is the place up to which a cache of the prompt stays good', () => {
    const trial = setUp()
    expect(at(trial, { op: 'prune', spans: ['a9'] }, { op: 'prune', spans: ['c1', 't1'] })).toBe(1)
    expect(at(trial, { op: 'rerank', order: ['a1', 'c1', 't1', 'a9'] })).toBe(null)
    expect(at(trial, { op: 'rerank', order: ['a1', 'c1', 'a9', 't1'] })).toBe(2)
    trial.apply(prune('c1', 't1'))
    expect(at(trial, { op: 'restore', span: 't1' })).toBe(1)
    trial.remember({ id: 'x1', text: 'x' })
    expect(at(trial, { op: 'restore', span: 'x1' })).toBe(3)
  })
})

describe('measuring a proposal', () => {
  test('measures each text once, and the seams of its targets', () => {
    const trial = new Trial()
    trial.observe({ id: 'u1', text: 'While the sale is on, do' })
    trial.observe({ id: 'u2', text: 'not restart the billing worker.' })
    const measured: string[] = []
    const proposal: Proposal = { edits: [{ op: 'rewrite', spans: ['u1'], into: 'n1', text: 'A sale.' }, { op: 'prune', spans: ['u2'] }] }
    const measures = measureProposal(trial.window, proposal, (text) => { measured.push(text); return measureOf(text) })
    expect([...measures.texts.keys()]).toEqual([0])
    expect(measured).toEqual(['A sale.', 'While the sale is on, do not restart the billing worker.'])
    expect(measures.seams.map(({ left, right }) => [left.id, right.id])).toEqual([['u1', 'u2']])
  })

  test('a seam may cut a pair of surrogates apart at its far ends', () => {
    const trial = new Trial()
    trial.observe({ id: 'u1', text: `${'😀'.repeat(150)}x do` })
    trial.observe({ id: 'u2', text: `not stop ${'😀'.repeat(150)}` })
    expect(() => trial.judge(prune('u1'))).not.toThrow()
  })
})
