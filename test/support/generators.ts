/** Generators of inputs in each note's own domain, and of histories of a window: what is proposed, in what order, how wrongly. */
import fc from 'fast-check'
import type { Role, Trait } from '../../src/model.ts'
import type { Block, SelfEdit } from './oracle.ts'
import { absences, facts, gists, records, rules, stories } from './texts.ts'

const oneOf = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)

// ---- recoverability

export interface SelfEditCase { readonly block: Block; readonly edit: SelfEdit; readonly rewrites: boolean }

export const selfEdits: fc.Arbitrary<SelfEditCase> = fc.record({
  facts: fc.subarray([...facts], { maxLength: 3 }), kept: fc.subarray([...facts]),
  statesAbsence: oneOf(false, false, true), onlyWitness: oneOf(false, false, true),
  correction: oneOf<Block['correction']>('none', 'none', 'echoed', 'unechoed'), feedsQuantity: oneOf(false, false, true), mirrored: oneOf(true, true, false),
  redundancy: oneOf<SelfEdit['redundancy']>('none', 'none', 'none', 'claimed', 'proved'),
  succession: oneOf<SelfEdit['succession']>('none', 'none', 'none', 'claimed', 'attested'),
  keepsAll: oneOf(false, false, true), handleKind: oneOf(undefined, 'store_key', 'store_key', 'tool_call', 'url', 'memory'),
  circular: oneOf(false, false, true), rewrites: fc.boolean(),
}).map(({ facts: listed, kept, rewrites, ...one }): SelfEditCase => {
  const keepsAll = rewrites && one.keepsAll
  return {
    rewrites,
    block: { facts: listed, statesAbsence: one.statesAbsence, onlyWitness: one.onlyWitness, correction: one.correction, feedsQuantity: one.feedsQuantity, mirrored: one.mirrored },
    edit: {
      // An edit carries one claim.
      redundancy: one.redundancy, succession: one.redundancy === 'none' ? one.succession : 'none', keepsAll, handleKind: one.handleKind, circular: one.circular,
      keptFacts: !rewrites ? [] : keepsAll ? listed : kept.filter((fact) => listed.includes(fact)),
    },
  }
})

// ---- drift

export type BufferStep = { readonly op: 'prune' | 'rewrite' | 'rederive' | 'lose'; readonly pick: number; readonly unknown: boolean }
export interface BufferCase {
  readonly spans: readonly { readonly derived: boolean; readonly generation: number; readonly original: 'stored' | 'missing' | 'unknown' }[]
  readonly steps: readonly BufferStep[]
}

export const buffers: fc.Arbitrary<BufferCase> = fc.record({
  spans: fc.array(fc.record({ derived: oneOf(false, false, true), generation: fc.integer({ min: 0, max: 3 }), original: oneOf<'stored' | 'missing' | 'unknown'>('stored', 'missing', 'unknown') }), { minLength: 1, maxLength: 5 }),
  steps: fc.array(fc.record({ op: oneOf<BufferStep['op']>('prune', 'rewrite', 'rewrite', 'rederive', 'rederive', 'lose'), pick: fc.nat(20), unknown: fc.nat(15).map((roll) => roll === 0) }), { minLength: 1, maxLength: 8 }),
})

// ---- obligations

export type TaskStep =
  | { readonly op: 'mutate'; readonly picks: readonly number[]; readonly rewrites: boolean; readonly literal: boolean; readonly unknown: boolean }
  | { readonly op: 'reorder'; readonly pick: number; readonly unknown: boolean }
  | { readonly op: 'open'; readonly picks: readonly number[] | undefined }
  | { readonly op: 'close'; readonly pick: number }
export interface TaskCase {
  readonly spans: readonly { readonly literal: boolean; readonly marked: boolean; readonly copied: boolean; readonly pinned: boolean }[]
  readonly pointerPinned: boolean
  readonly steps: readonly TaskStep[]
}

const picks = fc.array(fc.nat(20), { minLength: 1, maxLength: 3 })
const rarely = fc.nat(9).map((roll) => roll === 0)
export const tasks: fc.Arbitrary<TaskCase> = fc.record({
  spans: fc.array(fc.record({ literal: fc.boolean(), marked: rarely, copied: fc.boolean(), pinned: oneOf(false, false, false, true) }), { minLength: 1, maxLength: 6 }),
  pointerPinned: oneOf(true, true, false),
  steps: fc.array(fc.oneof(
    { weight: 5, arbitrary: fc.record({ op: fc.constant('mutate' as const), picks, rewrites: fc.boolean(), literal: fc.boolean(), unknown: rarely }) },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('reorder' as const), pick: fc.nat(20), unknown: rarely }) },
    { weight: 2, arbitrary: fc.record({ op: fc.constant('open' as const), picks: fc.option(picks, { nil: undefined }) }) },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('close' as const), pick: fc.nat(20) }) },
  ), { minLength: 1, maxLength: 7 }),
})

// ---- retention

export interface RetentionSpan { readonly constraint: boolean; readonly text: number; readonly role: Role; readonly durable: boolean; readonly derived: boolean }
export interface RetentionStep { readonly pick: number; readonly rewrites: boolean; readonly keepsRule: boolean; readonly score: number; readonly age: number; readonly observes: boolean }
export interface RetentionCase { readonly spans: readonly RetentionSpan[]; readonly threshold: number; readonly share: number; readonly ballast: boolean; readonly steps: readonly RetentionStep[] }

export const retentions: fc.Arbitrary<RetentionCase> = fc.record({
  spans: fc.array(fc.record({
    constraint: fc.boolean(), text: fc.nat(50), role: oneOf<Role>('system', 'user', 'assistant', 'tool'), durable: oneOf(true, true, false), derived: oneOf(false, false, false, true),
  }), { minLength: 1, maxLength: 5 }),
  threshold: oneOf(0.35, 0.35, 0, 0.5, 1), share: oneOf(0.4, 0.4, 0.1, 0, 1), ballast: fc.boolean(),
  steps: fc.array(fc.record({
    pick: fc.nat(20), rewrites: fc.boolean(), keepsRule: oneOf(true, true, false), score: oneOf(0, 0.1, 0.31, 0.35, 0.3499999, 0.5, 1), age: oneOf(0, 1, 2, 3), observes: fc.nat(5).map((roll) => roll === 0),
  }), { minLength: 1, maxLength: 6 }),
})

// ---- histories: what happens to a window, by position, so that a history can be cut down and still means something

/** How much of its targets a rewrite keeps. */
export type Keeping = 'all' | 'duties' | 'some' | 'nothing' | 'lies'
export type EditWish =
  | { readonly op: 'prune'; readonly picks: readonly number[]; readonly claim: ClaimWish; readonly handle: HandleWish }
  | { readonly op: 'rewrite'; readonly picks: readonly number[]; readonly keeping: Keeping; readonly gist: number; readonly claim: ClaimWish; readonly handle: HandleWish; readonly complete: boolean | undefined }
  | { readonly op: 'rederive'; readonly pick: number; readonly keeping: Keeping; readonly gist: number }
  | { readonly op: 'restore'; readonly pick: number; readonly keeping: Keeping; readonly gist: number }
  | { readonly op: 'rerank'; readonly shift: number; readonly flaw: 'none' | 'drop' | 'twice' | 'foreign' }
export type ClaimWish = 'none' | 'redundant' | 'superseded' | 'closed' | 'irrelevant'
export type HandleWish = 'none' | 'own' | 'issued' | 'foreign' | 'unknown'
export type Happening =
  | { readonly do: 'observe'; readonly role: Role; readonly sentences: readonly number[]; readonly traits: readonly Trait[]; readonly pinned: boolean; readonly stored: boolean; readonly call: number; readonly twin: boolean; readonly supersedes: number; readonly input: number }
  | { readonly do: 'adopt'; readonly pick: number; readonly sentence: number }
  | { readonly do: 'pin' | 'unpin' | 'retire' | 'lose' | 'spill'; readonly pick: number }
  | { readonly do: 'open'; readonly name: number; readonly picks: readonly number[] | undefined }
  | { readonly do: 'close'; readonly name: number }
  | { readonly do: 'pass'; readonly edits: readonly EditWish[]; readonly grounds: number; readonly stale: boolean; readonly score: number }

/** Every sentence of which a span of a history is made. */
export const sentences: readonly string[] = [...rules, ...stories, ...records, ...absences]
export { gists }

const claims = oneOf<ClaimWish>('none', 'none', 'none', 'none', 'redundant', 'superseded', 'closed', 'irrelevant')
const handles = oneOf<HandleWish>('none', 'none', 'none', 'none', 'own', 'issued', 'foreign', 'unknown')
const keepings = oneOf<Keeping>('duties', 'duties', 'duties', 'all', 'some', 'nothing', 'lies')

export const editWishes: fc.Arbitrary<EditWish> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ op: fc.constant('prune' as const), picks, claim: claims, handle: handles }) },
  { weight: 5, arbitrary: fc.record({ op: fc.constant('rewrite' as const), picks, keeping: keepings, gist: fc.nat(10), claim: claims, handle: handles, complete: oneOf(undefined, undefined, undefined, true, false) }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('restore' as const), pick: fc.nat(20), keeping: keepings, gist: fc.nat(10) }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('rederive' as const), pick: fc.nat(20), keeping: keepings, gist: fc.nat(10) }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('rerank' as const), shift: fc.nat(5), flaw: oneOf<'none' | 'drop' | 'twice' | 'foreign'>('none', 'none', 'none', 'drop', 'twice', 'foreign') }) },
)

const observed: fc.Arbitrary<Happening> = fc.record({
  do: fc.constant('observe' as const), role: oneOf<Role>('system', 'user', 'user', 'assistant', 'tool', 'tool'),
  sentences: fc.array(fc.nat(sentences.length - 1), { minLength: 1, maxLength: 3 }),
  traits: fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray<Trait>(['literal', 'negative', 'sole-witness', 'correction', 'one-shot', 'constraint', 'narrative'], { maxLength: 2 }) }),
  pinned: rarely, stored: oneOf(true, true, true, false), call: fc.nat(8), twin: rarely, supersedes: fc.nat(40), input: fc.nat(40),
})

export const passes: fc.Arbitrary<Extract<Happening, { do: 'pass' }>> = fc.record({
  do: fc.constant('pass' as const), edits: fc.array(editWishes, { minLength: 1, maxLength: 3 }), grounds: fc.nat(30), stale: fc.nat(20).map((roll) => roll === 0), score: fc.nat(10),
})

export const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: observed },
  { weight: 8, arbitrary: passes },
  { weight: 2, arbitrary: fc.record({ do: oneOf<'pin' | 'unpin' | 'retire' | 'lose' | 'spill'>('pin', 'unpin', 'retire', 'lose', 'spill'), pick: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open' as const), name: fc.nat(3), picks: fc.option(picks, { nil: undefined }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), name: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('adopt' as const), pick: fc.nat(20), sentence: fc.nat(sentences.length - 1) }) },
)

/** Windows full of twins, and passes that claim them redundant: where the order of edits would matter most. */
export const twins: fc.Arbitrary<readonly Happening[]> = fc.array(observed.map((one) => ({ ...one, twin: true, pinned: false, stored: true, call: 9, sentences: [9], traits: [] }) as Happening), { minLength: 2, maxLength: 4 })
export const twinPasses: typeof passes = fc.record({
  do: fc.constant('pass' as const), grounds: fc.constant(9), stale: fc.constant(false), score: fc.constant(0),
  edits: fc.array(fc.oneof(
    fc.record({ op: fc.constant('prune' as const), picks: fc.array(fc.nat(3), { minLength: 1, maxLength: 1 }), claim: oneOf<ClaimWish>('none', 'redundant'), handle: fc.constant('none' as const) }),
    fc.record({ op: fc.constant('rewrite' as const), picks: fc.array(fc.nat(3), { minLength: 1, maxLength: 1 }), keeping: fc.constant('nothing' as const), gist: fc.nat(3), claim: oneOf<ClaimWish>('none', 'redundant'), handle: fc.constant('none' as const), complete: fc.constant(undefined) }),
  ), { minLength: 2, maxLength: 2 }),
})

/** A history: a window with some spans, and what happens to it. */
export const histories: fc.Arbitrary<readonly Happening[]> = fc.tuple(fc.array(observed, { minLength: 2, maxLength: 6 }), fc.array(happenings, { minLength: 1, maxLength: 8 }))
  .map(([first, then]) => [...first, ...then])
