/** Every public type, in reading order: what the host attests, what the editor proposes, what the guard answers. */

export type SpanId = string
/** Lower-case hexadecimal SHA-256, 64 characters. */
export type Sha256 = string
/** A store key: the SHA-256 of a span's original bytes. */
export type Key = Sha256
/** In order of authority: system, user, assistant, tool. */
export type Role = 'system' | 'user' | 'assistant' | 'tool'
export type Part = 'text' | 'reasoning' | 'call' | 'result' | 'media'
export type Provenance = 'observed' | 'derived' | 'ticket'
/** A host's word about a span. All make the guard stricter, save `narrative`: nothing in the span binds. */
export type Trait = 'literal' | 'negative' | 'sole-witness' | 'correction' | 'one-shot' | 'constraint' | 'narrative'
/** How a tool may be repeated: only `read` gives the same answer again. */
export type ToolKind = 'read' | 'timed' | 'mutating' | 'person'

/** How removed content can be had again; issued by the host, cited by the editor. `tool_call` refs are `<tool>#<call id>`. */
export interface Handle { readonly kind: 'store_key' | 'tool_call' | 'url'; readonly ref: string }

/** What the host attests about a new span. */
export interface Observation {
  readonly id: SpanId
  readonly role: Role
  readonly text: string
  /** Shared by a tool call, its results and the reasoning bound to them: they stay whole. */
  readonly call?: string
  /** A message of several parts is several spans that share `message`. */
  readonly message?: string
  /** `media`: `text` is a stable reference (type, size, SHA-256); opaque, never rewritten. */
  readonly part?: Part
  readonly handle?: Handle
  readonly traits?: readonly Trait[]
  readonly pinned?: boolean
  /** Spans from which a quantity in this span was computed. */
  readonly inputs?: readonly SpanId[]
  /** This span is the newer full state of those. */
  readonly supersedes?: readonly SpanId[]
  /** Exact strings to be kept, beside those that the guard finds itself. */
  readonly facts?: readonly string[]
  /** What text cannot carry (an image, a signed block): stored and hashed with the text, never measured. */
  readonly payload?: Uint8Array
}

/** A summary that was already in the window when the guard came to it. */
export interface Adoption {
  readonly id: SpanId
  readonly role: Role
  readonly text: string
  readonly sources: readonly SpanId[]
  readonly generation: number
}

export type Edit =
  | { readonly op: 'rerank'; readonly order: readonly SpanId[] }
  | { readonly op: 'prune'; readonly spans: readonly SpanId[]; readonly handle?: Handle; readonly claim?: Claim }
  | { readonly op: 'rewrite'; readonly spans: readonly SpanId[]; readonly into: SpanId; readonly text: string
      readonly handle?: Handle; readonly claim?: Claim; readonly complete?: boolean }
  | { readonly op: 'rederive'; readonly span: SpanId; readonly text: string }
  | { readonly op: 'restore'; readonly span: SpanId }

/** Why the editor thinks that a span may go. Never believed: each kind is proved or refused. */
export type Claim =
  | { readonly kind: 'redundant'; readonly of: SpanId }
  | { readonly kind: 'superseded'; readonly by: SpanId }
  | { readonly kind: 'closed'; readonly obligation: string }
  | { readonly kind: 'irrelevant' }

/** The edits of one pass, judged together, all applied or none. Untrusted JSON. */
export interface Proposal { readonly edits: readonly Edit[]; readonly grounds?: readonly SpanId[]; readonly epoch?: number }

/** A relevance score of a span, in [0, 1], and the turn in which it was made. */
export interface Score { readonly span: SpanId; readonly value: number; readonly turn: number }
/** Stamped by the host; `index` never falls. */
export interface Turn { readonly index: number; readonly scores?: readonly Score[] }

export type RuleId =
  | 'malformed' | 'stale-proposal' | 'unknown-span' | 'not-a-permutation' | 'pinned' | 'meta-with-payload' | 'pointer-unpinned'
  | 'obligation-open' | 'not-durable' | 'no-handle' | 'handle-not-repeatable' | 'handle-dangling' | 'negative-result'
  | 'sole-witness' | 'correction-unechoed' | 'inputs-removed' | 'circular-grounds' | 'redundancy-unproven' | 'already-derived'
  | 'original-missing' | 'no-live-span' | 'constraint-not-durable' | 'constraint-changed' | 'self-scored' | 'above-threshold'
  | 'over-budget' | 'literal-lost' | 'literal-invented' | 'authority-raised' | 'pair-broken' | 'replacement-unusable'

/** What a rewrite did to a constraint clause. */
export type Change = 'dropped' | 'weakened' | 'mutated' | 'contradicted' | 'invented'

/** A range of UTF-16 units in a source span or in the replacement. */
export interface Evidence { readonly in: 'source' | 'replacement'; readonly span: SpanId; readonly start: number; readonly end: number }

/** What to do instead, as data that `guard.remedy` can execute. */
export interface Remedy {
  readonly kind: 'spill' | 'restore' | 'rederive' | 'keep-verbatim' | 'cite-handle' | 'exclude' | 'split-pass' | 'defer'
    | 'close-obligation' | 'raise-budget'
  readonly spans?: readonly SpanId[]
  readonly text?: string
  readonly handle?: Handle
  readonly obligation?: string
}

/** One rule broken by one span. `edit` is the index of the edit in the proposal, -1 for the proposal as a whole. */
export interface Finding {
  readonly rule: RuleId
  readonly edit: number
  readonly span: SpanId | null
  readonly message: string
  readonly evidence?: readonly Evidence[]
  readonly change?: Change
  readonly remedies: readonly Remedy[]
}

export type Verdict =
  | { readonly decision: 'permit'; readonly epoch: number; readonly findings: readonly [] }
  | { readonly decision: 'refuse'; readonly epoch: number; readonly findings: readonly [Finding, ...Finding[]] }

export type Mode = 'enforce' | 'observe' | 'repair'
/** What a store says it survives: nothing, the death of the process, a power cut. */
export type Durability = 'memory' | 'process' | 'power'

/** A link of the ledger: one pass, as proposed and as applied. */
export interface Receipt {
  readonly seq: number
  readonly prev: Sha256
  readonly id: Sha256
  readonly epoch: number
  readonly turn: number
  readonly mode: Mode
  readonly decision: 'permit' | 'refuse'
  readonly proposed: Proposal
  readonly applied: readonly Edit[]
  readonly findings: readonly Finding[]
  readonly originals: readonly Key[]
  /** Position in the window of the first span that changed: what the edit costs a prompt cache. */
  readonly firstChanged: number | null
  readonly durability: Durability
  readonly engine: { readonly version: string; readonly tables: Sha256; readonly policy: Sha256 }
}

/** A span of the window, as `guard.spans()` lists it. */
export interface Span {
  readonly id: SpanId
  readonly role: Role
  readonly text: string
  readonly provenance: Provenance
  readonly generation: 0 | 1
  readonly kind: 'constraint' | 'narrative'
  readonly sources: readonly SpanId[]
  /** SHA-256 of the original; undefined until the store has confirmed it. */
  readonly key?: Key
  readonly pinned: boolean
  readonly bytes: number
}
