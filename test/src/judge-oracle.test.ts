import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Profile } from '../../src/policy.ts'
import { countRuns } from '../support/engines.ts'
import { buffers, retentions, selfEdits, tasks } from '../support/generators.ts'
import { askBuffer, askRetention, askSelfEdit, askTask, type Asking, type Setting } from '../support/mapping.ts'
import type { Answer } from '../support/oracle.ts'
import { namesOf, without } from '../support/trial.ts'

const numRuns = countRuns(5_000, 100_000)

/** Answers each question with the guard's verdict, which has to be the oracle's. */
function expectAgreement(tally: Record<Answer, number>): Asking {
  return ({ trial, proposal, turn, expected }) => {
    const verdict = trial.apply(proposal, turn)
    tally[verdict.decision]++
    expect({ decision: verdict.decision, ...(verdict.decision === expected ? {} : { rules: namesOf(verdict.findings), proposal }) }).toEqual({ decision: expected })
    return verdict.decision
  }
}

describe.each([
  ['recoverability', selfEdits, askSelfEdit],
  ['drift', buffers, askBuffer],
  ['obligations', tasks, askTask],
  ['retention', retentions, askRetention],
] as const)('profile %s', (profile, cases, askCase) => {
  const put = askCase as (one: unknown, setting: Setting, ask: Asking) => void

  test('decides as the reference code of its note', () => {
    const tally = { permit: 0, refuse: 0 }
    fc.assert(fc.property(cases as fc.Arbitrary<unknown>, (one) => put(one, { policy: profile, plain: false }, expectAgreement(tally))), { numRuns })
    expect(Math.min(tally.permit, tally.refuse)).toBeGreaterThan(numRuns / 20)
  })

  test('is never more lenient in strict, on plain inputs', () => {
    const tally = { permit: 0, refuse: 0 }
    fc.assert(fc.property(cases as fc.Arbitrary<unknown>, (one) => {
      if (profile === 'recoverability' && (one as { edit: { handleKind?: string } }).edit.handleKind !== 'store_key') return
      compareWithStrict(profile, one, put, tally)
    }), { numRuns })
    expect(tally.permit).toBeGreaterThan(numRuns / 100)
  })
})

/** Plays a case under a profile and under strict side by side, for as long as both permit. */
function compareWithStrict(profile: Profile, one: unknown, put: (one: unknown, setting: Setting, ask: Asking) => void, tally: Record<Answer, number>): void {
  const answers: { readonly decision: Answer; readonly broken: string }[] = []
  put(one, { policy: profile, plain: true }, ({ trial, proposal, turn }) => {
    const verdict = trial.apply(proposal, turn)
    answers.push({ decision: verdict.decision, broken: namesOf(verdict.findings).join(' ') })
    // A score that was refused as fresh is an earlier one later on: from there the two ways part.
    return verdict.decision === 'permit' ? 'permit' : undefined
  })
  let at = 0
  put(one, { policy: 'strict', plain: true }, ({ trial, proposal, turn }) => {
    const lenient = answers[at++]
    if (lenient === undefined) return undefined
    const verdict = trial.apply(proposal, turn)
    tally[verdict.decision]++
    if (verdict.decision === 'permit' && lenient.decision === 'refuse') throw new Error(`strict permits what ${profile} refuses (${lenient.broken}): ${JSON.stringify(proposal)}`)
    return verdict.decision === 'permit' && lenient.decision === 'permit' ? 'permit' : undefined
  })
}

test('an oracle without a rule of its profile disagrees', () => {
  for (const [profile, cases, askCase, rule] of [
    ['recoverability', selfEdits, askSelfEdit, 'no-handle'], ['drift', buffers, askBuffer, 'already-derived'],
    ['obligations', tasks, askTask, 'obligation-open'], ['retention', retentions, askRetention, 'self-scored'],
  ] as const) {
    const result = fc.check(fc.property(cases as fc.Arbitrary<unknown>, (one) => {
      let agreed = true
      ;(askCase as (one: unknown, setting: Setting, ask: Asking) => void)(one, { policy: profile, plain: false }, ({ trial, proposal, turn, expected }) => {
        trial.policy = without(trial.policy, rule)
        agreed &&= trial.apply(proposal, turn).decision === expected
        return agreed ? expected : undefined
      })
      return agreed
    }), { numRuns: 2_000 })
    expect([profile, rule, result.failed]).toEqual([profile, rule, true])
  }
})
