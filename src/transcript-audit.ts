/** The audit of a transcript: its events followed in order, each edit weighed, and, where asked, the same edits put before a guard. */
import { Counterfactual, type CounterEdit, type CounterOptions } from './counterfactual.ts'
import { type Aftermath } from './aftermath.ts'
import type { Tally } from './loss.ts'
import type { Measure } from './measure.ts'
import type { Mode, RuleId, SpanId, ToolKind } from './model.ts'
import type { Profile } from './policy.ts'
import { Replay, type AuditedEdit, type Coverage, type Point } from './replay.ts'
import type { Transcript, TranscriptEvent, TranscriptProblem } from './transcripts/transcript.ts'

/** A compaction that could not be weighed: nothing of what it was made of is in the file. */
export interface UnweighedEdit { readonly at: number; readonly trigger: string; readonly kind: 'compaction' | 'prune' }

export interface GuardedTranscript {
  readonly policy: Profile
  readonly mode: Mode
  /** The rewrite budget was raised to the whole window. */
  readonly raised: boolean
  /** By place among the edits. */
  readonly edits: readonly (CounterEdit | undefined)[]
  readonly refused: number
  readonly bytes: { readonly without: number; readonly with: number }
}

export interface TranscriptAudit {
  readonly format: Transcript['format']
  readonly messages: number
  readonly spans: number
  /** Model calls: distinct messages of the assistant. */
  readonly turns: number
  readonly edits: readonly AuditedEdit[]
  readonly unweighed: readonly UnweighedEdit[]
  readonly aftermath: readonly Aftermath[]
  readonly points: readonly Point[]
  readonly coverage: Coverage
  readonly windowBytes: number
  readonly largestWindow: number
  readonly problems: readonly TranscriptProblem[]
  readonly aside: Transcript['aside']
  readonly guard: GuardedTranscript | undefined
}

export class Auditor {
  readonly #replay: Replay
  readonly #counter: Counterfactual | undefined
  readonly #results = new Map<string, SpanId[]>()
  readonly #edits: AuditedEdit[] = []
  readonly #countered: (CounterEdit | undefined)[] = []
  readonly #unweighed: UnweighedEdit[] = []
  #messages = 0
  #spans = 0
  #message: string | undefined
  #largest = 0

  /** `guard` puts the edits before a guard as well; its memory grows with the transcript. @throws ProtocolError for an unknown policy. */
  constructor(measureText: (text: string) => Measure, guard?: CounterOptions) {
    this.#replay = new Replay(measureText)
    this.#counter = guard === undefined ? undefined : new Counterfactual(measureText, guard)
  }

  tools(kinds: Readonly<Record<string, ToolKind>>): void {
    for (const [name, kind] of Object.entries(kinds)) { this.#replay.tools.set(name, kind); this.#counter?.tool(name, kind) }
  }

  /** Takes in the next event; the edit that it was, weighed, where it was one. */
  take(event: TranscriptEvent): AuditedEdit | undefined {
    if (event.kind === 'observe') { this.#observe(event); return undefined }
    const edit = event.kind === 'compaction' ? this.#compact(event) : this.#clear(event)
    if (edit === undefined) { this.#unweighed.push({ at: event.line, trigger: event.trigger, kind: event.kind === 'compaction' ? 'compaction' : 'prune' }); return undefined }
    this.#largest = Math.max(this.#largest, edit.windowBytes)
    this.#edits.push(edit)
    return edit
  }

  finish({ format, problems, aside }: Pick<Transcript, 'format' | 'problems' | 'aside'>): TranscriptAudit {
    const replay = this.#replay, counter = this.#counter
    return {
      format, problems, aside, messages: this.#messages, spans: this.#spans, turns: replay.turns, edits: this.#edits, unweighed: this.#unweighed, aftermath: replay.aftermath,
      points: replay.points, coverage: replay.cover(this.#edits.length > 0), windowBytes: replay.bytes, largestWindow: Math.max(this.#largest, replay.bytes),
      guard: counter === undefined ? undefined : { policy: counter.policy.profile, mode: counter.mode, raised: counter.raised, edits: this.#countered, refused: counter.refused, bytes: counter.bytes },
    }
  }

  #observe({ observation, line }: Extract<TranscriptEvent, { kind: 'observe' }>): void {
    const { measure } = this.#replay.observe(observation, line)
    this.#counter?.observe(observation, measure)
    this.#spans++
    const message = observation.message ?? observation.id
    if (message !== this.#message) this.#messages++
    this.#message = message
    if (observation.call !== undefined && observation.part === 'result') this.#results.set(observation.call, [...(this.#results.get(observation.call) ?? []), observation.id])
  }

  #compact({ line: at, trigger, into, text, kept, tokens }: Extract<TranscriptEvent, { kind: 'compaction' }>): AuditedEdit | undefined {
    const edit = this.#replay.compact({ at, trigger, into, kept: new Set(kept), text, tokens })
    if (edit === undefined) this.#counter?.adopt({ id: into, role: 'assistant', text, sources: [], generation: 1 }, this.#replay.spans.get(into)!.measure)
    else this.#countered.push(this.#counter?.edit({ kind: 'compaction', at, into, text, kept }))
    return edit
  }

  #clear({ line: at, trigger, calls }: Extract<TranscriptEvent, { kind: 'clearing' }>): AuditedEdit | undefined {
    const spans = calls.flatMap((call) => this.#results.get(call) ?? [])
    const edit = this.#replay.prune(new Set(spans), at, trigger)
    if (edit !== undefined) this.#countered.push(this.#counter?.edit({ kind: 'prune', at, spans: edit.sources }))
    return edit
  }
}

/** Sums of the losses of edits of one generation; 0 is prunes. */
export interface GenerationLoss { readonly generation: number; readonly edits: number; readonly opaque: number; readonly constraints: Tally; readonly userConstraints: Tally; readonly literals: Tally; readonly negatives: Tally; readonly corrections: Tally; readonly obligations: Tally }

/** Losses by generation over many transcripts, lowest first. */
export function sumByGeneration(audits: readonly TranscriptAudit[]): readonly GenerationLoss[] {
  const groups = new Map<number, AuditedEdit[]>()
  for (const { edits } of audits) for (const edit of edits) groups.set(edit.generation, [...(groups.get(edit.generation) ?? []), edit])
  return [...groups].sort(([one], [other]) => one - other).map(([generation, edits]) => ({
    generation, edits: edits.length, opaque: edits.filter(({ summary }) => summary === 'opaque').length,
    constraints: sumTallies(edits.map(({ losses }) => losses.constraints)), userConstraints: sumTallies(edits.map(({ losses }) => losses.constraints.user)),
    literals: sumTallies(edits.map(({ losses }) => losses.literals)), negatives: sumTallies(edits.map(({ losses }) => losses.negatives)),
    corrections: sumTallies(edits.map(({ losses }) => losses.corrections)), obligations: sumTallies(edits.map(({ losses }) => losses.obligations)),
  }))
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce<Tally>((sum, { total, kept, unverifiable }) => ({ total: sum.total + total, kept: sum.kept + kept, unverifiable: sum.unverifiable + unverifiable }), { total: 0, kept: 0, unverifiable: 0 })
}

/** A token is taken as this many UTF-8 bytes where no counter is given. */
export const bytesPerToken = 4

/** The audit as one JSON object; `file` is the name it is told under. */
export function describeAudit(file: string, audit: TranscriptAudit): Readonly<Record<string, unknown>> {
  const { format, messages, edits, unweighed, aftermath, guard } = audit
  return {
    file, format, messages, spans: audit.spans, turns: audit.turns,
    compactions: edits.filter(({ into }) => into !== undefined).map(describeEdit),
    prunes: edits.filter(({ into }) => into === undefined).map(describeEdit),
    unweighed,
    aftermath: aftermath.map(({ kind, rule, edit, span, at, text }) => ({ kind, rule: rule.text, laidDown: rule.origin, lostAt: edits[edit]?.at ?? null, span, at, text: text.text.slice(text.start, text.end) })),
    coverage: { ...audit.coverage, curve: audit.points.filter((point, index, all) => point.edit !== undefined || point.constraints !== all[index - 1]?.constraints).map(({ at, constraints, edit }) => ({ at, constraints, ...(edit === undefined ? {} : { edit }) })) },
    problems: audit.problems, aside: audit.aside,
    verdicts: guard === undefined ? null : guard.edits.map((edit) => (edit === undefined ? null : describeVerdict(edit))),
    ...(guard === undefined ? {} : { guard: {
      policy: guard.policy, mode: guard.mode, budgetRaised: guard.raised, refused: guard.refused, refusalsPerTurn: audit.turns === 0 ? 0 : guard.refused / audit.turns, windowBytes: guard.bytes,
      added: describeCost(guard), coverage: guard.edits.findLast((edit) => edit !== undefined)?.coverage ?? { without: audit.coverage.constraints ?? 1, with: 1 },
    } }),
  }
}

function describeEdit({ at, trigger, generation, sources, summary, losses, ...edit }: AuditedEdit): Readonly<Record<string, unknown>> {
  const { constraints, literals, negatives, corrections, obligations } = losses
  const tally = ({ total, kept, unverifiable }: Tally) => ({ total, kept, unverifiable })
  const byKind: Record<string, number> = {}
  for (const { kind } of literals.lost) byKind[kind] = (byKind[kind] ?? 0) + 1
  return {
    at, trigger, ...(summary === undefined ? {} : { generation }), sources, ...(summary === undefined ? {} : { summary, into: edit.into }),
    bytes: { window: edit.windowBytes, left: edit.leftBytes, summary: edit.summaryBytes }, tokens: edit.tokens ?? null, headMissing: edit.headMissing,
    constraints: {
      ...tally(constraints), user: tally(constraints.user),
      lost: constraints.lost.map(({ span, text, change, role, force, origin, after }) => ({ span, text, change, role, force, laidDown: origin, became: after === undefined ? null : after.text.slice(after.start, after.end) })),
      invented: constraints.invented.map(({ text, start, end }) => text.slice(start, end)),
    },
    literals: { ...tally(literals), lost: literals.lost.length, invented: literals.invented.length, user: tally(literals.user), lostByKind: byKind, losses: literals.lost.map(({ span, text, kind }) => ({ span, text, kind })), inventions: literals.invented },
    negatives: { ...tally(negatives), lost: negatives.lost.map(({ span, text }) => ({ span, text })), invented: negatives.invented.map(({ text, start, end }) => text.slice(start, end)) },
    corrections: { ...tally(corrections), lost: corrections.lost.map(({ span, text }) => ({ span, text })) },
    obligations: { ...tally(obligations), lost: obligations.lost.map(({ span, text }) => ({ span, text })) },
    coverage: edit.coverage,
  }
}

function describeVerdict({ real, outcome, coverage }: CounterEdit): Readonly<Record<string, unknown>> {
  return {
    at: real.at, decision: real.decision, unread: real.unread, rules: Object.fromEntries(real.rules),
    outcome: { ...outcome, takenOut: Object.fromEntries(outcome.takenOut), addedTokens: Math.ceil(outcome.addedBytes / bytesPerToken), addedShare: outcome.windowBefore === 0 ? 0 : outcome.addedBytes / outcome.windowBefore }, coverage,
  }
}

/** What mode `repair` appended over a transcript; `share` is the largest of any edit, of the window before it. */
export function describeCost({ edits }: GuardedTranscript): { readonly bytes: number; readonly tokens: number; readonly share: number } {
  const outcomes = edits.flatMap((edit) => edit?.outcome ?? [])
  const bytes = outcomes.reduce((sum, { addedBytes }) => sum + addedBytes, 0)
  return { bytes, tokens: Math.ceil(bytes / bytesPerToken), share: Math.max(0, ...outcomes.map(({ addedBytes, windowBefore }) => (windowBefore === 0 ? 0 : addedBytes / windowBefore))) }
}

/** Findings on the edits as they were made, by rule, most first. */
export function countRefusals(audits: readonly TranscriptAudit[]): readonly (readonly [RuleId, number])[] {
  const counts = new Map<RuleId, number>()
  for (const { guard } of audits) for (const edit of guard?.edits ?? []) for (const [rule, number] of edit?.real.rules ?? []) counts.set(rule, (counts.get(rule) ?? 0) + number)
  return [...counts].sort(([, one], [, other]) => other - one)
}

