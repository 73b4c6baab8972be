/** Profiles, thresholds and modes: what a guard enforces. DESIGN table of rules; the letters are those of the field notes. */
import { ProtocolError } from './errors.ts'
import type { Durability, RuleId } from './model.ts'

/** `strict` is every rule; the others are the rules of one field note each. */
export type Profile = 'strict' | 'recoverability' | 'drift' | 'obligations' | 'retention'

export interface PolicyOptions {
  readonly base?: Profile
  /** Share of the window's bytes that may be rewritten between two observations; note T: 0.40. */
  readonly rewriteShare?: number
  /** Relevance below which an `irrelevant` claim may stand; note T: τ = 0.35. */
  readonly threshold?: number
  /** What a store must survive for its copies to count. A constraint always needs more than `memory`. */
  readonly minimumDurability?: Durability
}

export interface Policy {
  readonly profile: Profile
  readonly rewriteShare: number
  readonly threshold: number
  readonly minimumDurability: Durability
  /** The rules in force. */
  readonly rules: ReadonlySet<RuleId>
}

/** Every rule, in the order in which findings are returned. */
export const ruleIds: readonly RuleId[] = [
  'malformed', 'stale-proposal', 'unknown-span', 'not-a-permutation', 'pinned', 'meta-with-payload', 'pointer-unpinned',
  'obligation-open', 'not-durable', 'no-handle', 'handle-not-repeatable', 'handle-dangling', 'negative-result',
  'sole-witness', 'correction-unechoed', 'inputs-removed', 'circular-grounds', 'redundancy-unproven', 'already-derived',
  'original-missing', 'no-live-span', 'constraint-not-durable', 'constraint-changed', 'self-scored', 'above-threshold',
  'over-budget', 'literal-lost', 'literal-invented', 'authority-raised', 'pair-broken', 'replacement-unusable',
]

const always: readonly RuleId[] = ['malformed', 'stale-proposal', 'unknown-span', 'not-a-permutation']

const rulesOf: Readonly<Record<Profile, readonly RuleId[]>> = {
  strict: ruleIds,
  recoverability: [
    ...always, 'no-handle', 'handle-not-repeatable', 'handle-dangling', 'negative-result', 'sole-witness', 'correction-unechoed',
    'inputs-removed', 'circular-grounds', 'redundancy-unproven',
  ],
  drift: [...always, 'already-derived', 'original-missing', 'no-live-span'],
  obligations: [...always, 'pinned', 'pointer-unpinned', 'obligation-open'],
  retention: [
    ...always, 'already-derived', 'constraint-not-durable', 'constraint-changed', 'self-scored', 'above-threshold', 'over-budget',
  ],
}

const levels: readonly Durability[] = ['memory', 'process', 'power']

/** Whether a store that survives `has` is enough where `needs` is asked for. */
export function survives(has: Durability, needs: Durability): boolean {
  return levels.indexOf(has) >= levels.indexOf(needs)
}

/**
 * The policy for a profile's name or for options.
 * @throws ProtocolError `policy` for an unknown profile, field or value, with both what was given and what is allowed.
 */
export function resolvePolicy(given: Profile | PolicyOptions = 'strict'): Policy {
  const options: PolicyOptions = typeof given === 'string' ? { base: given } : given
  if (typeof options !== 'object' || options === null || Array.isArray(options)) throw new ProtocolError('policy', `policy is ${show(given)}; a profile's name or options are expected`)
  for (const field of Object.keys(options)) {
    if (!['base', 'rewriteShare', 'threshold', 'minimumDurability'].includes(field)) {
      throw new ProtocolError('policy', `policy has the unknown field ${JSON.stringify(field)}; allowed: base, rewriteShare, threshold, minimumDurability`)
    }
  }
  const { base: profile = 'strict', minimumDurability = 'memory', rewriteShare = 0.4, threshold = 0.35 } = options
  if (typeof profile !== 'string' || !Object.hasOwn(rulesOf, profile)) {
    throw new ProtocolError('policy', `policy ${show(profile)} is unknown; allowed: ${Object.keys(rulesOf).join(', ')}`)
  }
  if (!levels.includes(minimumDurability)) {
    throw new ProtocolError('policy', `minimumDurability is ${show(minimumDurability)}; allowed: ${levels.join(', ')}`)
  }
  return {
    profile,
    rewriteShare: share('rewriteShare', rewriteShare),
    threshold: share('threshold', threshold),
    minimumDurability,
    rules: new Set(rulesOf[profile]),
  }
}

/** The canonical text of a policy: what its SHA-256 in a receipt is taken of. */
export function describePolicy(policy: Policy): string {
  const { profile, rewriteShare, threshold, minimumDurability } = policy
  return JSON.stringify({ profile, rewriteShare: String(rewriteShare), threshold: String(threshold), minimumDurability, rules: [...policy.rules] })
}

function share(name: string, value: number): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) throw new ProtocolError('policy', `${name} is ${show(value)}; a number from 0 to 1 is expected`)
  return value
}

/** A given value for a message; objects by their kind alone, since they may be cyclic or throw. */
function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'an array' : 'an object') : String(value)
}
