import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Edit, Proposal, RuleId } from '../../src/model.ts'
import { resolvePolicy, type Policy } from '../../src/policy.ts'
import { swapPass } from '../../src/swap.ts'
import { measureTicket } from '../../src/ticket.ts'
import { Window, type Entry } from '../../src/window.ts'
import { countRuns } from '../support/engines.ts'
import { histories, passes, twinPasses, twins, type Happening } from '../support/generators.ts'
import { History } from '../support/history.ts'
import { findFaults, snapshot } from '../support/invariants.ts'
import { namesOf, Trial, without } from '../support/trial.ts'

const numRuns = countRuns(500, 20_000)
/** Runs in which a control has to find its counterexample. */
const controlRuns = 20_000

/** Strict with the whole window as budget, so that histories are long; one rule fewer where a control says so. */
const strict = resolvePolicy({ base: 'strict', rewriteShare: 1 })

/** What a history breaks after one of its steps, in words; undefined where it keeps what was promised. */
type Promised = (history: History, happening: Happening) => string | undefined

function playAll(policy: Policy, happenings: readonly Happening[], promised: Promised): string | undefined {
  const history = new History(policy)
  for (const happening of happenings) {
    const broken = promised(history, happening)
    if (broken !== undefined) return broken
  }
  return undefined
}

/** Plays the step, and asks for the state after it. */
const after = (ask: (history: History) => string | undefined): Promised => (history, happening) => { history.play(happening); return ask(history) }
const list = (ids: readonly string[]): string | undefined => (ids.length === 0 ? undefined : ids.join(' '))

const keepsPins: Promised = (history, happening) => {
  const before = history.trial.live.filter(({ pinned }) => pinned).map((entry) => [entry, entry.measure.text] as const)
  const outcome = history.play(happening)
  if (outcome === undefined) return undefined
  return list(before.filter(([entry, text]) => !entry.live || entry.measure.text !== text).map(([{ id }]) => id))
}

const keepsMultiset: Promised = (history, happening) => {
  const count = (): string => history.trial.live.map(({ id, measure }) => `${id}=${measure.text}`).sort().join('\n')
  const before = count()
  const outcome = history.play(happening)
  if (outcome?.verdict.decision !== 'permit' || outcome.proposal.edits.some(({ op }) => op !== 'rerank')) return undefined
  return count() === before ? undefined : `a rerank changed what is in the window: ${JSON.stringify(outcome.proposal)}`
}

const secondPruneIsUnknown: Promised = (history, happening) => {
  const outcome = history.play(happening)
  if (outcome?.verdict.decision !== 'permit' || outcome.proposal.edits.some(({ op }) => op !== 'prune')) return undefined
  const again = history.trial.judge({ ...outcome.proposal, grounds: [] }).verdict
  const unknown = again.findings.filter(({ rule }) => rule === 'unknown-span').map(({ span }) => span).sort()
  const targets = outcome.proposal.edits.flatMap((edit) => ('spans' in edit ? edit.spans : [])).sort()
  return JSON.stringify(unknown) === JSON.stringify(targets) ? undefined : `a second prune of ${targets.join(' ')} finds ${unknown.join(' ')} unknown`
}

const wholeCalls: Promised = (history, happening) => {
  const { window } = history.trial
  const stateOf = (): Map<string, string> => new Map([...window.entries()].filter(({ call }) => call !== undefined).map(({ id, live }) => [id, String(live)]))
  const before = stateOf()
  const outcome = history.play(happening)
  if (outcome?.verdict.decision !== 'permit') return undefined
  // Of the members that were live or came back, all are live now or none.
  for (const call of ['k0', 'k1', 'k2']) {
    const touched = window.callOf(call).filter(({ id, live }) => live || before.get(id) === 'true')
    const stays = touched.filter(({ live }) => live)
    if (stays.length > 0 && stays.length < touched.length) return `call ${call} was parted: ${stays.map(({ id }) => id).join(' ')} stayed of ${touched.map(({ id }) => id).join(' ')}`
  }
  return undefined
}

describe.each<[string, Promised, RuleId]>([
  ['no text is rewritten from a rewrite', after((history) => list(history.secondHand())), 'already-derived'],
  ['no pinned span leaves or changes', keepsPins, 'pinned'],
  ['no rule leaves that the host did not release', after((history) => list(history.missingRules().map(({ sentence, origin }) => `${origin}: ${sentence}`))), 'constraint-changed'],
  ['a rerank keeps every span', keepsMultiset, 'not-a-permutation'],
  ['a second identical prune names unknown spans', secondPruneIsUnknown, 'unknown-span'],
  ['calls and their results go together', wholeCalls, 'pair-broken'],
])('%s', (_, promised, rule) => {
  test('over random histories', () => {
    fc.assert(fc.property(histories, (happenings) => { expect(playAll(strict, happenings, promised)).toBeUndefined() }), { numRuns })
  })

  test(`and breaks without ${rule}`, () => {
    const result = fc.check(fc.property(histories, (happenings) => {
      try { return playAll(without(strict, rule), happenings, promised) === undefined } catch (error) { if (error instanceof TypeError) return false; throw error }
    }), { numRuns: controlRuns, endOnFailure: true })
    expect(result.failed).toBe(true)
  })
})

test('histories reach every kind of edit, permitted', () => {
  const permitted: Record<Edit['op'], number> = { prune: 0, rewrite: 0, rederive: 0, restore: 0, rerank: 0 }
  fc.assert(fc.property(histories, (happenings) => {
    const history = new History(strict)
    for (const happening of happenings) history.play(happening)
    for (const op of Object.keys(permitted) as Edit['op'][]) permitted[op] += history.permitted[op]
  }), { numRuns: 2_000 })
  for (const [op, count] of Object.entries(permitted)) expect([op, count > 10]).toEqual([op, true])
})

describe('the order of edits in a pass', () => {
  /** The decisions on a pass of prunes and rewrites, in both orders; `judgeEach` is the control: each edit as a pass of its own. */
  const compareOrders = (windows: typeof histories, wishes: typeof passes, judgeEach: boolean) => fc.property(windows, wishes, (happenings, wish) => {
    const play = (turned: boolean): string => {
      const history = new History(strict)
      for (const happening of happenings) history.play(happening)
      const { proposal, turn } = history.phrase({ ...wish, stale: false })
      const edits = proposal.edits.filter(({ op }) => op === 'prune' || op === 'rewrite')
      if (turned) edits.reverse()
      if (edits.length < 2) return 'none'
      if (!judgeEach) return history.trial.judge({ ...proposal, edits }, turn).verdict.decision
      return edits.some((edit) => history.trial.apply({ ...proposal, edits: [edit] }, turn).decision === 'refuse') ? 'refuse' : 'permit'
    }
    return play(false) === play(true)
  })

  test('does not turn a refusal into a permission', () => {
    fc.assert(compareOrders(histories, passes, false), { numRuns })
    fc.assert(compareOrders(twins, twinPasses, false), { numRuns })
  })
  test('would, if each edit were judged by itself', () => {
    expect(fc.check(compareOrders(twins, twinPasses, true), { numRuns: controlRuns, endOnFailure: true }).failed).toBe(true)
  })
})

describe('a refused pass changes nothing', () => {
  const compareStates = (applies: boolean) => fc.property(histories, passes, (happenings, wish) => {
    const history = new History(strict)
    for (const happening of happenings) history.play(happening)
    const { proposal, turn } = history.phrase(wish)
    if (proposal.edits.length === 0) return true
    const before = snapshot(history.trial.window)
    const { verdict, pass } = history.trial.judge(proposal, turn)
    // The control applies what was refused, where it can be applied.
    const fits = !namesOf(verdict.findings).some((rule) => rule === 'unknown-span' || rule === 'not-a-permutation' || rule === 'no-live-span')
    if (applies && verdict.decision === 'refuse' && pass !== undefined && fits) swapPass(history.trial.window, pass, measureTicket)
    return JSON.stringify(snapshot(history.trial.window)) === JSON.stringify(before)
  })

  test('and neither does a permitted one that is only judged', () => { fc.assert(compareStates(false), { numRuns }) })
  test('and would, if it were applied', () => { expect(fc.check(compareStates(true), { numRuns: controlRuns, endOnFailure: true }).failed).toBe(true) })
})

describe('list, counts and indexes of the window', () => {
  const staysSound = (makeWindow: () => Window, policy = strict) => fc.property(histories, (happenings) => {
    const history = new History(policy, new Trial(policy, makeWindow()))
    for (const happening of happenings) {
      history.play(happening)
      const faults = findFaults(history.trial.window)
      if (faults.length > 0) throw new Error(`after ${happening.do}: ${faults.join('; ')}`)
    }
  })

  class Forgetful extends Window { override remove(entry: Entry): void { const { bytes } = this; super.remove(entry); this.bytes = bytes } }
  class Hurried extends Window { override derive(...[into, at, targets, measure]: Parameters<Window['derive']>): Entry { const entry = super.derive(into, at, targets, measure); entry.before = undefined; return entry } }
  class Deaf extends Window { override rederive(entry: Entry, measure: Entry['measure']): void { this.bytes += measure.bytes - entry.measure.bytes; entry.measure = measure } }

  test('agree with each other after every step', () => { fc.assert(staysSound(() => new Window()), { numRuns }) })
  test.each(['recoverability', 'drift', 'obligations', 'retention'] as const)('also in %s', (profile) => { fc.assert(staysSound(() => new Window(), resolvePolicy(profile)), { numRuns: numRuns / 4 }) })
  test.each([['bytes', Forgetful], ['links', Hurried], ['indexes', Deaf]] as const)('are found wrong where a window forgets its %s', (_, Broken) => {
    expect(fc.check(staysSound(() => new Broken()), { numRuns: controlRuns, endOnFailure: true }).failed).toBe(true)
  })
})

test('a pass that is permitted takes effect as proposed', () => {
  fc.assert(fc.property(histories, (happenings) => {
    const history = new History(strict)
    for (const happening of happenings) {
      const epoch = history.trial.window.epoch, outcome = history.play(happening)
      if (outcome === undefined) continue
      expect(history.trial.window.epoch).toBe(epoch + (outcome.verdict.decision === 'permit' ? 1 : 0))
      if (outcome.verdict.decision === 'permit') for (const edit of outcome.proposal.edits) expectEffect(history, edit, outcome.proposal)
    }
  }), { numRuns })
})

function expectEffect({ trial }: History, edit: Edit, { edits }: Proposal): void {
  const later = edits.slice(edits.indexOf(edit) + 1), live = new Set(trial.liveIds)
  switch (edit.op) {
    case 'prune': for (const id of edit.spans) if (!later.some(({ op }) => op === 'restore')) expect(live.has(id)).toBe(false); break
    case 'rewrite': {
      expect(trial.textOf(edit.into)).toBe(edit.text)
      const entry = trial.window.findLive(edit.into)!
      expect([entry.provenance, entry.generation]).toEqual(['derived', 1])
      for (const id of edit.spans) if (!later.some(({ op }) => op === 'restore')) expect(live.has(id)).toBe(false)
      break
    }
    case 'rederive': if (later.length === 0) expect(trial.window.derivedFrom(edit.span).some(({ measure }) => measure.text === edit.text)).toBe(true); break
    case 'restore': if (later.length === 0) expect(live.has(edit.span)).toBe(true); break
    case 'rerank': if (later.length === 0) expect(trial.liveIds).toEqual(edit.order); break
  }
}
