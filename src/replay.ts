/**
 * The window of a transcript, followed event by event as it really was: what stands in it, what each compaction and prune took, and
 * what came after. Memory follows the largest window: what has left is kept as clauses and as numbers of literals, never as text.
 */
import { LostRules, type Aftermath } from './aftermath.ts'
import { carryClauses, weighRemoval, type Losses, type Origin, type StandingClause, type StandingSpan } from './loss.ts'
import { clauseKey } from './constraints.ts'
import type { Measure } from './measure.ts'
import type { Observation, Role, SpanId, ToolKind } from './model.ts'
import { OpenWork } from './open-work.ts'

/** An edit that was made of the window, and what it lost. `into` is undefined for a prune. */
export interface AuditedEdit {
  /** Place among the edits of the transcript, from 0. */
  readonly index: number
  /** Line or message number. */
  readonly at: number
  /** Place among the events of the transcript. */
  readonly event: number
  readonly trigger: string
  readonly into: SpanId | undefined
  readonly summary: 'text' | 'opaque' | undefined
  readonly generation: number
  readonly sources: readonly SpanId[]
  /** Bytes of the window before, of what left, of what came in its place (0 where it cannot be read). */
  readonly windowBytes: number
  readonly leftBytes: number
  readonly summaryBytes: number
  /** Spans that stay. */
  readonly staying: number
  /** Tokens of the window by the harness's own count. */
  readonly tokens: number | undefined
  /** The harness counted far more than the spans hold: the file lacks a part. */
  readonly headMissing: boolean
  readonly losses: Losses
  readonly coverage: { readonly before: Coverage; readonly after: Coverage }
}

/** Shares in [0, 1] of what was laid down so far that stands verbatim in the window; null where nothing was laid down. */
export interface Coverage { readonly constraints: number | null; readonly userConstraints: number | null; readonly literals: number | null }

/** A point of the time line: bytes of the window by what they are. */
export interface Point { readonly event: number; readonly at: number; readonly bytes: readonly number[]; readonly constraints: number | null; readonly edit: number | undefined }
/** What the bytes of a point are, in this order: observed by role, then derived by generation. */
export const layers = ['system', 'user', 'assistant', 'tool', 'summary', 'summary of a summary', 'third and later'] as const

const mostPoints = 2048
/** A token of text is 3 to 4 bytes; tools and system prompt, which no transcript holds, make up a part of a harness's count. */
const fewestBytesPerToken = 1

export interface Compacting { readonly at: number; readonly trigger: string; readonly into: SpanId; readonly kept: ReadonlySet<SpanId>; readonly text: string | undefined; readonly tokens: number | undefined }

export class Replay {
  readonly tools = new Map<string, ToolKind>()
  readonly #measureText: (text: string) => Measure
  readonly #spans = new Map<SpanId, StandingSpan>()
  readonly #laidDown = new Map<string, Origin>()
  /** Live spans in which a clause stands. */
  readonly #holders = new Map<string, number>()
  /** Distinct clauses that were laid down, and those of them that stand somewhere. */
  readonly #rules = { total: { all: 0, user: 0 }, standing: { all: 0, user: 0 } }
  readonly #seen = new Set<number>()
  readonly #work = new OpenWork()
  readonly #lost: LostRules
  readonly #bytes: number[] = layers.map(() => 0)
  #points: Point[] = []
  #stride = 1
  #event = 0
  #edits = 0
  #answers = new Set<string>()
  #turns = 0
  #previous: string | undefined
  readonly aftermath: Aftermath[] = []

  constructor(measureText: (text: string) => Measure) {
    this.#measureText = measureText
    this.#lost = new LostRules((tool) => this.tools.get(tool))
  }

  get points(): readonly Point[] { return this.#points }
  get bytes(): number { return this.#bytes.reduce((sum, bytes) => sum + bytes, 0) }
  /** Model calls so far: distinct messages of the assistant. */
  get turns(): number { return this.#turns }
  get spans(): ReadonlyMap<SpanId, StandingSpan> { return this.#spans }

  /** A new span at the end of the window. */
  observe(observation: Observation, at: number): StandingSpan {
    const { id, role, text, call, part } = observation
    const traits = new Set(observation.traits ?? [])
    const measure = this.#measureText(text)
    const binding = part !== 'media' && !traits.has('narrative') && (role === 'system' || role === 'user' || traits.has('constraint'))
    const origin: Origin = { span: id, role, at }
    const clauses = binding ? measure.clauses.map((clause): StandingClause => ({ clause, key: clauseKey(clause.text), origin })) : []
    const corrects = traits.has('correction') || (role === 'user' && binding && this.#previous !== undefined && measure.isCorrection(this.#previous))
    const span: StandingSpan = { id, role, part, call, at, generation: 0, binding, corrects, measure, clauses }
    for (const { key } of clauses) if (!this.#laidDown.has(key)) { this.#laidDown.set(key, origin); this.#count('total', origin.role, 1) }
    this.#enter(span)
    if (part === 'call') this.#work.takeCall(id, text, call)
    if (part === 'result') this.#work.takeResult(text, call)
    if (role === 'assistant') {
      this.#previous = text
      const answer = observation.message ?? id
      if (!this.#answers.has(answer)) { this.#answers = new Set([answer]); this.#turns++ }
    }
    this.aftermath.push(...this.#lost.take(span))
    this.#mark(at, undefined)
    this.#event++
    return span
  }

  /** A summary that was there before the transcript began. */
  adopt(id: SpanId, text: string, at: number): void {
    this.#enter(this.#derive(id, this.#measureText(text), [], [], at, 1))
    this.#mark(at, undefined)
    this.#event++
  }

  /** A summary took the place of every span that is not kept. Undefined where nothing left: then the summary is taken in as it is. */
  compact({ at, trigger, into, kept, text, tokens }: Compacting): AuditedEdit | undefined {
    const leaving = [...this.#spans.values()].filter(({ id }) => !kept.has(id))
    if (leaving.length === 0) { this.adopt(into, text ?? '', at); return undefined }
    const replacement = text === undefined ? 'opaque' as const : this.#measureText(text)
    const generation = 1 + Math.max(...leaving.map((span) => span.generation))
    return this.#edit(leaving, { at, trigger, tokens, generation, into, replacement })
  }

  /** Spans left, and nothing came in their place. Undefined where none of them stands in the window. */
  prune(spans: ReadonlySet<SpanId>, at: number, trigger: string): AuditedEdit | undefined {
    const leaving = [...this.#spans.values()].filter(({ id }) => spans.has(id))
    return leaving.length === 0 ? undefined : this.#edit(leaving, { at, trigger, tokens: undefined, generation: 0, into: undefined, replacement: undefined })
  }

  /** The coverage now; literals cost a measurement of the whole window. */
  cover(literals: boolean): Coverage {
    const { total, standing } = this.#rules
    return { constraints: total.all === 0 ? null : standing.all / total.all, userConstraints: total.user === 0 ? null : standing.user / total.user, literals: literals ? this.#coverLiterals() : null }
  }

  #edit(leaving: readonly StandingSpan[], made: { readonly at: number; readonly trigger: string; readonly tokens: number | undefined; readonly generation: number; readonly into: SpanId | undefined; readonly replacement: Measure | 'opaque' | undefined }): AuditedEdit {
    const { at, trigger, tokens, generation, into, replacement } = made
    const gone = new Set(leaving), staying = [...this.#spans.values()].filter((span) => !gone.has(span))
    const windowBytes = this.bytes, before = this.cover(true), index = this.#edits++
    this.#mark(at, index)
    const losses = weighRemoval({ leaving, staying, replacement, work: this.#work.open(), seen: (literal) => this.#seen.has(numberOf(literal)) })
    for (const span of leaving) this.#leave(span)
    if (into !== undefined) {
      const measure = replacement === 'opaque' || replacement === undefined ? this.#measureText('') : replacement
      const derived = this.#derive(into, measure, leaving, losses.constraints.lost, at, generation)
      // A summary stands before what was kept.
      const stay = [...this.#spans.values()]
      this.#spans.clear()
      this.#enter(derived)
      for (const span of stay) this.#spans.set(span.id, span)
    }
    this.#lost.lose(losses.constraints.lost, index)
    const leftBytes = leaving.reduce((sum, { measure }) => sum + measure.bytes, 0)
    const edit: AuditedEdit = {
      index, at, event: this.#event, trigger, into, generation, sources: leaving.map(({ id }) => id), windowBytes, leftBytes, tokens, losses,
      summary: replacement === undefined ? undefined : replacement === 'opaque' ? 'opaque' : 'text', summaryBytes: replacement === undefined || replacement === 'opaque' ? 0 : replacement.bytes,
      staying: staying.length, headMissing: tokens !== undefined && windowBytes < tokens * fewestBytesPerToken, coverage: { before, after: this.cover(true) },
    }
    this.#mark(at, index)
    this.#event++
    return edit
  }

  #derive(id: SpanId, measure: Measure, sources: readonly StandingSpan[], lost: Losses['constraints']['lost'], at: number, generation: number): StandingSpan {
    return { id, role: 'assistant', part: undefined, call: undefined, at, generation, binding: false, corrects: false, measure, clauses: carryClauses(sources, measure, lost) }
  }

  #enter(span: StandingSpan): void {
    this.#spans.set(span.id, span)
    this.#bytes[layerOf(span)]! += span.measure.bytes
    for (const { key } of span.clauses) this.#hold(key, 1)
  }

  #leave(span: StandingSpan): void {
    this.#spans.delete(span.id)
    this.#bytes[layerOf(span)]! -= span.measure.bytes
    for (const { key } of span.clauses) this.#hold(key, -1)
    for (const { text } of span.measure.literals) this.#seen.add(numberOf(text))
  }

  #hold(key: string, more: 1 | -1): void {
    const before = this.#holders.get(key) ?? 0, origin = this.#laidDown.get(key)
    this.#holders.set(key, before + more)
    if (origin !== undefined && (before === 0 || before + more === 0)) this.#count('standing', origin.role, more)
  }

  #count(which: 'total' | 'standing', role: Role, more: number): void {
    this.#rules[which].all += more
    if (role === 'user') this.#rules[which].user += more
  }

  #coverLiterals(): number | null {
    const standing = new Set<number>()
    for (const { measure } of this.#spans.values()) for (const { text } of measure.literals) standing.add(numberOf(text))
    let total = this.#seen.size
    for (const number of standing) if (!this.#seen.has(number)) total++
    return total === 0 ? null : standing.size / total
  }

  /** A point of the time line; where there are too many, every second that is no edit goes. */
  #mark(at: number, edit: number | undefined): void {
    if (edit === undefined && this.#event % this.#stride !== 0) return
    this.#points.push({ event: this.#event, at, bytes: [...this.#bytes], constraints: this.cover(false).constraints, edit })
    if (this.#points.length <= mostPoints) return
    this.#stride *= 2
    this.#points = this.#points.filter((point) => point.edit !== undefined || point.event % this.#stride === 0)
  }
}

function layerOf({ role, generation }: StandingSpan): number {
  return generation === 0 ? layers.indexOf(role) : Math.min(3 + generation, layers.length - 1)
}

/** 53 bits of a literal: what is remembered of one whose text has left. Two mixes of FNV-1a with other primes. */
function numberOf(literal: string): number {
  let high = 0x811c9dc5, low = 0x9e3779b9
  for (let at = 0; at < literal.length; at++) {
    const unit = literal.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(low ^ unit, 0x85ebca6b)
    low ^= low >>> 13
  }
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0)
}
