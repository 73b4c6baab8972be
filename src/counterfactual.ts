/**
 * The counterfactual: the same transcript with a guard. Each edit that was really made is judged on the window as it really was; beside
 * it a second window shows what a mode would have made of the same wishes. Copies count as durable: the transcript holds every original.
 */
import { judge } from './judge.ts'
import type { Measure } from './measure.ts'
import { repairProposal } from './mend.ts'
import type { Adoption, Edit, Mode, Observation, Proposal, RuleId, Span, SpanId, ToolKind, Verdict } from './model.ts'
import { measureProposal, resolvePass } from './pass.ts'
import { resolvePolicy, type Policy, type PolicyOptions, type Profile } from './policy.ts'
import { proposeClearing, proposeCompaction } from './transcripts/compaction.ts'
import { describeHealth, HealthHistory } from './health.ts'
import { unfitRules } from './refusal.ts'
import { swapPass } from './swap.ts'
import { measureTicket } from './ticket.ts'
import { Window } from './window.ts'

/** An edit of the transcript: a summary (`text` undefined where it is not in the file) or a prune of the results of calls. */
export type MadeEdit =
  | { readonly kind: 'compaction'; readonly at: number; readonly into: SpanId; readonly text: string | undefined; readonly kept: readonly SpanId[] }
  | { readonly kind: 'prune'; readonly at: number; readonly spans: readonly SpanId[] }

/** What a guard says of an edit as it was made. `unread`: its text is not in the file; only its targets could be judged. */
export interface RealVerdict {
  readonly at: number
  readonly decision: Verdict['decision']
  readonly unread: boolean
  /** Findings by rule, most first. */
  readonly rules: readonly (readonly [RuleId, number])[]
  readonly findings: Verdict['findings']
}

/** What the mode made of the wish in the window that it guards. Bytes are UTF-8. */
export interface ModeOutcome {
  readonly applied: boolean
  /** Spans that the edit took, of those that were to be taken. */
  readonly spans: number
  readonly ofSpans: number
  /** Bytes appended word for word to the summary, and bytes of it that were cut. */
  readonly addedBytes: number
  readonly cutBytes: number
  /** Bytes of spans that were to leave and stay, by the rule that named them. */
  readonly stayingBytes: number
  readonly takenOut: readonly (readonly [RuleId, number])[]
  readonly windowBefore: number
  readonly windowAfter: number
}

export interface CounterEdit {
  readonly real: RealVerdict
  readonly outcome: ModeOutcome
  /** Share of the clauses laid down so far that stand verbatim, after the edit: as it was, and with the guard. */
  readonly coverage: { readonly without: number; readonly with: number }
}

export interface CounterOptions { readonly policy?: Profile | PolicyOptions; readonly mode?: Mode }

/** Rules that need no text to judge an edit. */
const structural: ReadonlySet<RuleId> = new Set(['unknown-span', 'pinned', 'already-derived', 'original-missing', 'over-budget', 'pair-broken', 'not-durable'])

export class Counterfactual {
  readonly mode: Mode
  readonly policy: Policy
  readonly #measureText: (text: string) => Measure
  readonly #real = new Window()
  readonly #guarded = new Window()
  readonly #calls = new Map<SpanId, string>()
  readonly #budget: Policy
  refused = 0
  edits = 0

  /** @throws ProtocolError for an unknown policy. */
  constructor(measureText: (text: string) => Measure, { policy = 'strict', mode = 'repair' }: CounterOptions = {}) {
    this.#measureText = measureText
    this.policy = resolvePolicy(policy)
    this.mode = mode
    // A window that is full leaves its host no choice but to raise the budget; a share that was asked for is kept.
    const raised = mode === 'repair' && (typeof policy === 'string' || policy.rewriteShare === undefined)
    this.#budget = raised ? { ...this.policy, rewriteShare: 1 } : this.policy
    for (const window of this.#windows()) window.durability = 'process'
  }

  /** Whether the budget was raised for mode `repair`. */
  get raised(): boolean { return this.#budget !== this.policy }
  /** Bytes of both windows now. */
  get bytes(): { readonly without: number; readonly with: number } { return { without: this.#real.bytes, with: this.#guarded.bytes } }

  tool(name: string, kind: ToolKind): void { for (const window of this.#windows()) window.tools.set(name, kind) }

  observe(observation: Observation, measure: Measure): void {
    if (observation.call !== undefined) this.#calls.set(observation.id, observation.call)
    for (const window of this.#windows()) window.observe(observation, measure).stored = true
  }

  adopt(adoption: Adoption, measure: Measure): void { for (const window of this.#windows()) window.adopt(adoption, measure).stored = true }

  /** Judges an edit, makes it in the real window, and lets the mode have its way in the guarded one. Undefined where nothing leaves. */
  edit(made: MadeEdit): CounterEdit | undefined {
    const wish = this.#propose(made, this.#real)
    if (wish === undefined) return undefined
    const real = this.#judgeReal(made, wish)
    this.edits++
    if (real.decision === 'refuse') this.refused++
    const outcome = this.#guard(made)
    return { real, outcome, coverage: { without: coverageOf(this.#real), with: coverageOf(this.#guarded) } }
  }

  #windows(): readonly Window[] { return [this.#real, this.#guarded] }

  #propose(made: MadeEdit, window: Window): Proposal | undefined {
    const live: Span[] = window.list()
    if (made.kind === 'prune') {
      const calls = made.spans.map((id) => this.#calls.get(id)).filter((call) => call !== undefined)
      const cleared = calls.length > 0 ? proposeClearing({ kind: 'clearing', line: made.at, trigger: '', calls }, live, (id) => this.#calls.get(id)) : undefined
      const others = made.spans.filter((id) => this.#calls.get(id) === undefined && window.findLive(id) !== undefined)
      const spans = [...(cleared?.edits[0] !== undefined && 'spans' in cleared.edits[0] ? cleared.edits[0].spans : []), ...others]
      return spans.length === 0 ? undefined : { edits: [{ op: 'prune', spans }] }
    }
    return proposeCompaction({ kind: 'compaction', line: made.at, trigger: '', into: made.into, text: made.text ?? '', kept: made.kept, place: { line: made.at, record: 0, block: 0 }, tokens: undefined }, live)
  }

  /** The verdict on the edit as it was made, which then takes effect whatever the verdict. */
  #judgeReal(made: MadeEdit, wish: Proposal): RealVerdict {
    const window = this.#real, turn = { index: Math.max(made.at, window.turn) }
    const measures = measureProposal(window, wish, this.#measureText)
    const { verdict } = judge(window, measures, wish, turn, this.policy)
    const unread = made.kind === 'compaction' && made.text === undefined
    const findings = unread ? verdict.findings.filter(({ rule }) => structural.has(rule)) : verdict.findings
    // A clearing takes results alone; the guard was asked about the calls as well, since it parts no call from its result.
    const done = made.kind === 'compaction' ? wish : { edits: [{ op: 'prune', spans: made.spans.filter((id) => window.findLive(id) !== undefined) }] } satisfies Proposal
    swapPass(window, resolvePass(window, done, turn, this.policy, measures), measureTicket)
    return { at: made.at, decision: findings.length > 0 ? 'refuse' : 'permit', unread, rules: countRules(findings), findings: findings as Verdict['findings'] }
  }

  #guard(made: MadeEdit): ModeOutcome {
    const window = this.#guarded, turn = { index: Math.max(made.at, window.turn) }
    const wish = this.#propose(made, window), windowBefore = window.bytes
    const asked = wish?.edits[0], wished = asked !== undefined && 'spans' in asked ? asked.spans : []
    const nothing: ModeOutcome = { applied: false, spans: 0, ofSpans: wished.length, addedBytes: 0, cutBytes: 0, stayingBytes: sumBytes(window, wished), takenOut: [], windowBefore, windowAfter: windowBefore }
    // A guard permits no text that it cannot read.
    if (wish === undefined || (made.kind === 'compaction' && made.text === undefined && this.mode !== 'observe')) return nothing
    if (this.mode !== 'repair') {
      const measures = measureProposal(window, wish, this.#measureText)
      const { verdict, pass } = judge(window, measures, wish, turn, this.policy)
      const fits = !verdict.findings.some(({ rule }) => unfitRules.has(rule))
      if (pass === undefined || (verdict.decision === 'refuse' && !(this.mode === 'observe' && fits))) return nothing
      swapPass(window, pass, measureTicket)
      return { ...nothing, applied: true, spans: wished.length, stayingBytes: 0, windowAfter: window.bytes }
    }
    const repair = repairProposal(window, wish, turn, this.#budget, this.#measureText)
    if (repair.pass === undefined) return nothing
    const done = repair.proposal.edits[0], taken = new Set(done !== undefined && 'spans' in done ? done.spans : [])
    const staying = wished.filter((id) => !taken.has(id)), stayingBytes = sumBytes(window, staying)
    const takenOut = countTakenOut(repair.first, staying)
    swapPass(window, repair.pass, measureTicket)
    return { ...nothing, applied: true, spans: taken.size, stayingBytes, takenOut, ...compareTexts(asked, done), windowAfter: window.bytes }
  }
}

function coverageOf(window: Window): number { return describeHealth(window, new HealthHistory(), 'sound').constraintCoverage }
function sumBytes(window: Window, ids: readonly SpanId[]): number { return ids.reduce((sum, id) => sum + (window.findLive(id)?.measure.bytes ?? 0), 0) }

function countRules(findings: readonly { readonly rule: RuleId }[]): readonly (readonly [RuleId, number])[] {
  const counts = new Map<RuleId, number>()
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}

/** The rules that name the spans which were left as they were; a span counts once, under the first of its rules. */
function countTakenOut({ findings }: Verdict, staying: readonly SpanId[]): readonly (readonly [RuleId, number])[] {
  return countRules(staying.flatMap((id) => findings.find(({ span, rule }) => span === id && rule !== 'meta-with-payload') ?? []))
}

/** What was appended to a text and what was cut from it, in bytes, line by line. */
function compareTexts(asked: Edit | undefined, done: Edit | undefined): { readonly addedBytes: number; readonly cutBytes: number } {
  if (asked?.op !== 'rewrite' || done?.op !== 'rewrite') return { addedBytes: 0, cutBytes: 0 }
  const bytes = (text: string): number => new TextEncoder().encode(text).length
  const added = done.text.split('\n').filter((line) => line.trim() !== '' && !asked.text.includes(line.trim()))
  const addedBytes = added.reduce((sum, line) => sum + bytes(line) + 1, 0)
  return { addedBytes, cutBytes: Math.max(0, bytes(asked.text) + addedBytes - bytes(done.text)) }
}

