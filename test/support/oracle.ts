/**
 * Oracles of the four field notes: what each note's reference code decides on its own inputs, written anew from the rules of the
 * notes, with the closed list of deviations of the design (marked where they apply). They know nothing of src/.
 */
export type Answer = 'permit' | 'refuse'

// ---- recoverability (2026-11-14): what leaves has to be found again from outside the window

export interface Block {
  /** What the host says must not be lost. */
  readonly facts: readonly string[]
  readonly statesAbsence: boolean
  readonly onlyWitness: boolean
  /** A correction by the user; `echoed` where a later live span of the user repeats it. */
  readonly correction: 'none' | 'echoed' | 'unechoed'
  /** A live span holds a quantity that was computed from the block. */
  readonly feedsQuantity: boolean
  readonly mirrored: boolean
}

export interface SelfEdit {
  readonly redundancy: 'none' | 'claimed' | 'proved'
  readonly succession: 'none' | 'claimed' | 'attested'
  readonly keptFacts: readonly string[]
  /** The replacement holds the whole text of the block. */
  readonly keepsAll: boolean
  readonly handleKind: string | undefined
  /** The block is given as the reason for its own removal. */
  readonly circular: boolean
}

const repeatable = ['tool_call', 'store_key', 'url']

export function decideSelfEdit(block: Block, edit: SelfEdit): Answer {
  // Deviation: redundancy is proved by bytes, and so is succession by the host's word.
  if (edit.redundancy === 'proved') return 'permit'
  if (edit.redundancy === 'claimed' || edit.succession === 'claimed') return 'refuse'
  // Deviation: an absence or a witnessed fact may only go if it is kept; the code refuses whatever else is removed with it.
  if (block.statesAbsence && !edit.keepsAll) return 'refuse'
  const removed = block.facts.filter((fact) => !edit.keptFacts.includes(fact))
  if (block.onlyWitness && (block.facts.length === 0 ? !edit.keepsAll : removed.length > 0)) return 'refuse'
  // From the note's text: corrections without an echo, and inputs that leave beside what was computed from them.
  if (block.correction === 'unechoed' && !edit.keepsAll) return 'refuse'
  if (block.feedsQuantity && !block.mirrored) return 'refuse'
  if (removed.length === 0) return 'permit'
  if (edit.handleKind === undefined && edit.succession !== 'attested') return 'refuse'
  if (edit.handleKind !== undefined && !repeatable.includes(edit.handleKind)) return 'refuse'
  return edit.circular ? 'refuse' : 'permit'
}

// ---- drift (2026-11-11): prune freely; rewrite what was observed, once; derive anew only from the original

export interface BufferSpan { id: string; derived: boolean; source: string | undefined }

export class BufferOracle {
  readonly spans: BufferSpan[]
  readonly cold: Set<string>

  constructor(spans: readonly BufferSpan[], cold: readonly string[]) {
    this.spans = spans.map((span) => ({ ...span }))
    this.cold = new Set(cold)
  }

  prune(id: string): Answer {
    const at = this.spans.findIndex((span) => span.id === id)
    if (at < 0) return 'refuse'
    this.spans.splice(at, 1)
    return 'permit'
  }

  rewrite(id: string, into: string): Answer {
    const span = this.spans.find((one) => one.id === id)
    // Deviation: a derived span is refused whatever its generation says.
    if (span === undefined || span.derived) return 'refuse'
    this.cold.add(id)
    span.source = id
    span.id = into
    span.derived = true
    return 'permit'
  }

  rederive(source: string): Answer {
    return this.cold.has(source) && this.spans.some((span) => span.derived && span.source === source) ? 'permit' : 'refuse'
  }
}

// ---- obligations (2026-11-12): reversibility, not relevance, is the gate

export interface TaskSpan { readonly id: string; readonly literal: boolean; readonly copied: boolean; readonly pinned: boolean }

export class TaskOracle {
  readonly spans: Map<string, TaskSpan>
  /** Open obligations: by name, the spans on which each depends, or undefined where it named none. */
  readonly open = new Map<string, readonly string[] | undefined>()
  readonly #pointerPinned: boolean

  constructor(spans: readonly TaskSpan[], pointerPinned: boolean) {
    this.spans = new Map(spans.map((span) => [span.id, span]))
    this.#pointerPinned = pointerPinned
  }

  /** Reordering is never gated, save that every span named must be there. */
  reorder(ids: readonly string[]): Answer { return ids.every((id) => this.spans.has(id)) ? 'permit' : 'refuse' }

  /** All candidates or none: a pass that is refused changes nothing. */
  mutate(ids: readonly string[], standIn: TaskSpan | undefined): Answer {
    for (const id of ids) {
      const span = this.spans.get(id)
      if (span === undefined || span.pinned) return 'refuse'
      const named = [...this.open.values()].some((depends) => depends?.includes(id))
      const wholesale = [...this.open.values()].includes(undefined)
      // Deviation: a pinned pointer is asked for wherever recovery rests on one, also where an obligation names the span.
      if ((named || (wholesale && span.literal)) && (!span.copied || !this.#pointerPinned)) return 'refuse'
    }
    for (const id of ids) this.spans.delete(id)
    if (standIn !== undefined) this.spans.set(standIn.id, standIn)
    return 'permit'
  }
}

// ---- retention (2026-11-07): constraints keep their words, and no edit rests on its own judgement

export interface Candidate {
  readonly constraint: boolean
  readonly durable: boolean
  readonly derived: boolean
  /** The relevance was computed in the turn that decides. */
  readonly scoredNow: boolean
  /** The latest relevance of an earlier turn. */
  readonly relevance: number | undefined
}

export function decidePrune(span: Candidate, threshold: number): Answer {
  if (span.constraint && !span.durable) return 'refuse'
  if (span.scoredNow || span.derived) return 'refuse'
  return span.relevance !== undefined && span.relevance < threshold ? 'permit' : 'refuse'
}

/** `share`: bytes rewritten since the last observation, these included, ÷ bytes of the window then. */
export function decideRewrite(span: Candidate, keepsRule: boolean, share: number, most: number): Answer {
  if (span.constraint && !span.durable) return 'refuse'
  // Deviation: the note's text, not its placeholder: the polarity of a constraint may not change.
  if (span.constraint && !keepsRule) return 'refuse'
  if (span.scoredNow || span.derived) return 'refuse'
  return share <= most ? 'permit' : 'refuse'
}
