/** The verdict: every rule of the policy over one pass. Pure and synchronous; an expected refusal is a value. */
import type { Finding, Proposal, RuleId, Turn, Verdict } from './model.ts'
import { resolvePass, type Measures, type Pass } from './pass.ts'
import { ruleIds, type Policy } from './policy.ts'
import type { Problem } from './proposal.ts'
import { alreadyDerived, originalMissing } from './rules/drift.ts'
import { authorityRaised, literalInvented, literalLost, notDurable } from './rules/fidelity.ts'
import { metaWithPayload, obligationOpen, pinned, pointerUnpinned } from './rules/obligations.ts'
import {
  circularGrounds, correctionUnechoed, handleDangling, handleNotRepeatable, inputsRemoved, negativeResult, noHandle, redundancyUnproven, soleWitness,
} from './rules/recoverability.ts'
import { aboveThreshold, constraintChanged, constraintNotDurable, overBudget, selfScored } from './rules/retention.ts'
import { malformed, malformedInWindow, pairBroken, replacementUnusable, staleProposal } from './rules/shape.ts'
import type { Window } from './window.ts'

const judges: Readonly<Partial<Record<RuleId, (pass: Pass) => Finding[]>>> = {
  'stale-proposal': staleProposal,
  'pinned': pinned,
  'pointer-unpinned': pointerUnpinned,
  'obligation-open': obligationOpen,
  'not-durable': notDurable,
  'no-handle': noHandle,
  'handle-not-repeatable': handleNotRepeatable,
  'handle-dangling': handleDangling,
  'negative-result': negativeResult,
  'sole-witness': soleWitness,
  'correction-unechoed': correctionUnechoed,
  'inputs-removed': inputsRemoved,
  'circular-grounds': circularGrounds,
  'redundancy-unproven': redundancyUnproven,
  'already-derived': alreadyDerived,
  'original-missing': originalMissing,
  'constraint-not-durable': constraintNotDurable,
  'constraint-changed': constraintChanged,
  'self-scored': selfScored,
  'above-threshold': aboveThreshold,
  'over-budget': overBudget,
  'literal-lost': literalLost,
  'literal-invented': literalInvented,
  'authority-raised': authorityRaised,
  'pair-broken': pairBroken,
  'replacement-unusable': replacementUnusable,
}

/** A verdict and the pass it was given on; the pass is undefined where the proposal was malformed. */
export interface Judgement { readonly verdict: Verdict; readonly pass: Pass | undefined }

/** Judges a proposal that was read and measured. Changes nothing; the verdict holds for the epoch it names. */
export function judge(window: Window, measures: Measures, proposal: Proposal, turn: Turn, policy: Policy): Judgement {
  const problems = malformedInWindow(window, proposal)
  if (problems.length > 0) return { verdict: refuseMalformed(window, problems), pass: undefined }
  const pass = resolvePass(window, proposal, turn, policy, measures)
  const byRule = new Map<RuleId, Finding[]>()
  for (const rule of ruleIds) if (policy.rules.has(rule)) byRule.set(rule, judges[rule]?.(pass) ?? [])
  for (const found of pass.structural) if (policy.rules.has(found.rule)) byRule.get(found.rule)!.push(found)
  if (policy.rules.has('meta-with-payload')) byRule.set('meta-with-payload', metaWithPayload(pass, byRule.get('constraint-changed') ?? []))
  return { verdict: decide(window.epoch, ruleIds.flatMap((rule) => byRule.get(rule) ?? [])), pass }
}

/** The verdict on a proposal that could not be read; nothing else is judged. */
export function refuseMalformed(window: Window, problems: readonly Problem[]): Verdict { return decide(window.epoch, malformed(problems)) }

function decide(epoch: number, findings: readonly Finding[]): Verdict {
  const [first, ...more] = findings
  return first === undefined ? { decision: 'permit', epoch, findings: [] } : { decision: 'refuse', epoch, findings: [first, ...more] }
}
