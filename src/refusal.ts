/** Refusals by name: which error a list of findings becomes, and which findings no mode can apply all the same. */
import {
  DestructiveContextRewriteError, EditRefusedError, RetentionInvariantError, RewritePolicyError, UnsafeContextMutationError,
} from './errors.ts'
import type { Finding, RuleId } from './model.ts'
import { resolvePolicy } from './policy.ts'

/** Proposals that do not fit the window: there is nothing that could be applied. */
export const unfitRules: ReadonlySet<RuleId> = new Set<RuleId>(['malformed', 'stale-proposal', 'unknown-span', 'not-a-permutation', 'no-live-span', 'original-missing'])
const ofNoNote: ReadonlySet<RuleId> = new Set<RuleId>(['malformed', 'stale-proposal', 'unknown-span', 'not-a-permutation'])

const notes = [
  ['recoverability', DestructiveContextRewriteError], ['drift', RewritePolicyError], ['obligations', UnsafeContextMutationError], ['retention', RetentionInvariantError],
] as const

/** The error of the one note to which all findings belong, else `EditRefusedError`. */
export function nameRefusal(findings: readonly Finding[]): EditRefusedError {
  for (const [profile, Refusal] of notes) {
    const { rules } = resolvePolicy(profile)
    if (findings.every(({ rule }) => rules.has(rule) && !ofNoNote.has(rule))) return new Refusal(findings)
  }
  return new EditRefusedError(findings)
}
