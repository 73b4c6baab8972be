/**
 * The guard: the order of steps of an edit, and only here. Settle, measure, judge, save, swap; one writer at a time. Whatever fails
 * before the swap leaves the window as it was.
 */
import type { Engine } from '../src/engine.ts'
import { isSpanguardError, KernelError, LimitError, ProtocolError, StoreError, type EditRefusedError } from '../src/errors.ts'
import { describeHealth, HealthHistory, type Health } from '../src/health.ts'
import { judge, refuseMalformed } from '../src/judge.ts'
import { limits } from '../src/limits.ts'
import { Measure } from '../src/measure.ts'
import { mendProposal, repairProposal } from '../src/mend.ts'
import type {
  Adoption, Finding, Mode, Observation, Proposal, Receipt, Sha256, Span, SpanId, ToolKind, Turn, Verdict,
} from '../src/model.ts'
import { readAdoption, readId, readObservation, readTools, readTurn } from '../src/observation.ts'
import { measureProposal, type Measures, type Pass } from '../src/pass.ts'
import { resolvePolicy, type Policy } from '../src/policy.ts'
import { readProposal } from '../src/proposal.ts'
import type { ColdStore, StoredBlob } from '../src/store.ts'
import { nameRefusal, unfitRules } from '../src/refusal.ts'
import { findFirstChanged, swapPass } from '../src/swap.ts'
import { measureTicket } from '../src/ticket.ts'
import { Window } from '../src/window.ts'
import { Archive } from './archive.ts'
import { Chain } from './chain.ts'
import { digest } from './digest.ts'
import { makeRecallTool, recallText, type RecalledSpan, type RecallTool } from './recall.ts'
import { Rows, type Reserved } from './rows.ts'

export interface GuardEvents {
  readonly verdict: Verdict
  readonly receipt: Receipt
  readonly drift: Health
}

const events: readonly (keyof GuardEvents)[] = ['verdict', 'receipt', 'drift']

/** What a guard is made of; `createGuard` puts it together. */
export interface GuardParts {
  readonly engine: Engine
  readonly store: ColdStore
  readonly session: string
  readonly policy: Policy
  readonly mode: Mode
  readonly version: string
  readonly tables: Sha256
  readonly policyDigest: Sha256
  readonly pointerPinned: boolean
}

/** What the guard would do with a pass, before it does it. */
interface Decision {
  readonly verdict: Verdict
  readonly findings: readonly Finding[]
  readonly pass: Pass
  readonly applied: Proposal
}

export class Guard {
  readonly #parts: GuardParts
  readonly #window = new Window()
  readonly #chain: Chain
  readonly #rows: Rows
  readonly #archive: Archive
  readonly #history = new HealthHistory()
  readonly #listeners = new Map<keyof GuardEvents, Set<(event: never) => void>>()
  /** Host events that arrived between judge and swap: they take effect, and enter the ledger, after the pass. */
  #deferred: { readonly ids: Set<SpanId>; readonly run: (() => void)[]; readonly leaving: ReadonlySet<SpanId> } | undefined
  #queue: Promise<unknown> = Promise.resolve()
  #flushing = false
  #backgroundError: Error | undefined
  #poison: StoreError | undefined
  /** The last call that needed the store failed; a later one that succeeds clears it. */
  #storeFailed = false
  #broken: KernelError | undefined
  #closed = false
  /** Ready to hand to a model: gives back the verbatim text behind a ticket. */
  readonly recallTool: RecallTool

  constructor(parts: GuardParts) {
    this.#parts = parts
    this.#window.durability = parts.store.durability()
    this.#window.pointerPinned = parts.pointerPinned
    this.#chain = new Chain(parts.store, parts.session)
    this.#rows = new Rows(parts.engine)
    this.#archive = new Archive(parts.store, this.#window, this.#chain)
    this.#chain.note('create', { session: parts.session, mode: parts.mode, engine: this.#describeEngine(), pointerPinned: parts.pointerPinned })
    this.recallTool = makeRecallTool((id) => this.recall(id))
  }

  // ---- what the host attests

  /**
   * Takes in a new span at the end of the window and returns it as listed.
   * @throws ProtocolError `observation`, `duplicate-id`, `text-not-well-formed`; LimitError; KernelError.
   */
  observe(observation: Observation): Span {
    this.#check()
    const read = readObservation(observation)
    this.#checkNewId(read.id)
    if (this.#window.liveCount >= limits.spans) throw new LimitError('spans of the window', this.#window.liveCount + 1, limits.spans)
    const measure = this.#admit(read.id, read.text)
    const take = (): void => {
      this.#window.observe(read, measure)
      const { payload, ...plain } = read
      this.#chain.note('observe', payload === undefined ? plain : { ...plain, payloadBytes: payload.length })
    }
    if (this.#deferred !== undefined) { this.#defer(take, read.id); return describeAhead(read, measure) }
    take()
    this.#flushLater()
    return this.#window.describe(this.#window.find(read.id)!)
  }

  /** Takes in a summary that was there before the guard; ledgered as derived. @throws as `observe`. */
  adopt(adoption: Adoption): Span {
    this.#check()
    const read = readAdoption(adoption)
    this.#checkNewId(read.id)
    const measure = this.#admit(read.id, read.text)
    const take = (): void => { this.#window.adopt(read, measure); this.#chain.note('adopt', read) }
    if (this.#deferred !== undefined) {
      this.#defer(take, read.id)
      return { ...describeAhead(read, measure), provenance: 'derived', generation: 1, sources: read.sources }
    }
    take()
    this.#flushLater()
    return this.#window.describe(this.#window.find(read.id)!)
  }

  /** @throws ProtocolError `unknown-span` for a span that is not live, or that the pass under way removes. */
  pin(id: SpanId): void { this.#setPin(id, true, undefined) }
  unpin(id: SpanId, reason: string): void { this.#setPin(id, false, reason) }

  /** Releases a rule, with a record: every clause of a span, or one clause of it. @throws ProtocolError `unknown-span`. */
  retire(rule: SpanId | { readonly span: SpanId; readonly clause: string }, cause: { readonly by: SpanId; readonly reason?: string }): void {
    this.#check()
    const { span, clause } = typeof rule === 'string' ? { span: rule, clause: undefined } : rule
    for (const [field, id] of [['span', span], ['by', cause?.by]] as const) {
      if (this.#window.find(readId(id, field)) === undefined && !this.#deferred?.ids.has(id as SpanId)) throw new ProtocolError('unknown-span', `retire: ${field} names ${JSON.stringify(id)}, which was never observed`)
    }
    this.#happen(() => { this.#window.release(span, clause); this.#chain.note('retire', { span, clause, by: cause.by, reason: cause.reason }) })
  }

  /** @throws ProtocolError `obligation-open` where it is open already. */
  openObligation(id: string, options: { readonly dependsOn?: readonly SpanId[] } = {}): void {
    this.#check()
    const mark = `obligation ${readId(id, 'obligation')}`
    const dependsOn = options.dependsOn?.map((span) => readId(span, 'dependsOn'))
    if (this.#window.obligations.get(id)?.open || this.#deferred?.ids.has(mark)) throw new ProtocolError('obligation-open', `obligation ${JSON.stringify(id)} is already open`)
    this.#happen(() => { this.#window.open(id, dependsOn); this.#chain.note('open', { id, dependsOn }) }, mark)
  }

  /** @throws ProtocolError `obligation-unknown` where none of this name is open. */
  closeObligation(id: string, options: { readonly evidence?: readonly SpanId[]; readonly reason?: string } = {}): void {
    this.#check()
    const mark = `obligation ${readId(id, 'obligation')}`
    const open = this.#deferred?.ids.delete(mark) || (this.#window.obligations.get(id)?.open && !this.#deferred?.ids.has(`closed ${mark}`))
    if (!open) throw new ProtocolError('obligation-unknown', `no open obligation ${JSON.stringify(id)}`)
    this.#happen(() => { this.#window.close(id); this.#chain.note('close', { id, ...options }) }, `closed ${mark}`)
  }

  /** Registers tools by kind; a tool that is not registered is not repeatable. @throws ProtocolError `observation`. */
  tools(kinds: Readonly<Record<string, ToolKind>>): void {
    this.#check()
    const read = readTools(kinds)
    this.#happen(() => { for (const [name, kind] of read) this.#window.tools.set(name, kind); this.#chain.note('tools', Object.fromEntries(read)) })
  }

  // ---- what the editor proposes

  /**
   * Measures and judges; changes nothing. The verdict holds for the epoch it names. A copy that the store has not confirmed yet
   * counts as missing here (`not-durable`, remedy `spill`), while `apply` makes it before it judges.
   * @throws ProtocolError `turn`; KernelError.
   */
  review(proposal: unknown, turn: Turn): Verdict {
    this.#check()
    const stamped = readTurn(turn, this.#window.turn)
    const reading = readProposal(proposal)
    const verdict = reading.proposal === undefined ? refuseMalformed(this.#window, reading.problems)
      : judge(this.#window, this.#measure(reading.proposal), reading.proposal, stamped, this.#parts.policy).verdict
    this.#emit('verdict', verdict)
    return verdict
  }

  /**
   * Applies a pass: all of it or nothing. Calls queue.
   * @throws EditRefusedError with all findings; StoreError, KernelError, LimitError, ProtocolError with nothing edited;
   * the signal's reason where it aborts before the save.
   */
  apply(proposal: unknown, turn: Turn, options: { readonly signal?: AbortSignal } = {}): Promise<Receipt> {
    return this.#enqueue(() => this.#applyNow(proposal, turn, options.signal))
  }

  /**
   * The same wish, mended where a program can: texts completed, false sentences cut, spans taken out, originals spilt to the store.
   * No edits are left where nothing of the wish can be had; `raise-budget` and `close-obligation` are the host's and change nothing.
   * @throws ProtocolError `proposal` for a value that is no list of edits.
   */
  remedy(proposal: unknown, finding: Finding): Promise<Proposal> {
    return this.#enqueue(async () => {
      const reading = readProposal(proposal)
      if (reading.proposal === undefined) {
        const edits: unknown = typeof proposal === 'object' && proposal !== null ? (proposal as { readonly edits?: unknown }).edits : undefined
        if (!Array.isArray(edits)) throw new ProtocolError('proposal', 'the proposal has no list of edits; nothing of it can be mended')
        return mendProposal(this.#window, { edits: edits as Proposal['edits'] }, finding)
      }
      if (finding.remedies[0]?.kind === 'spill') await this.#settle(reading.proposal)
      return mendProposal(this.#window, reading.proposal, finding)
    })
  }

  // ---- what can be asked

  spans(): readonly Span[] { return this.#window.list() }
  /** The verbatim original of a span, or the originals behind a derived span or a ticket, hash-checked. @throws ProtocolError `unknown-span`; StoreError. */
  recall(id: string): Promise<string> { return recallText(this.#window, id, (entry) => this.#archive.fetch(entry)) }
  /** One original with its payload. @throws ProtocolError `unknown-span`; StoreError. */
  recallSpan(id: SpanId): Promise<RecalledSpan> {
    const entry = this.#window.find(id)
    if (entry === undefined) return Promise.reject(new ProtocolError('unknown-span', `span ${JSON.stringify(id)} was never observed`))
    return this.#archive.fetch(entry)
  }
  /** Whether a string is exactly the line of a live ticket of this guard; a text that imitates one is not. */
  isTicketText(text: string): boolean { return this.#window.holdsTicket(text) }
  health(): Health { return describeHealth(this.#window, this.#history, this.#poison !== undefined ? 'poisoned' : this.#backgroundError === undefined && !this.#storeFailed ? 'sound' : 'failing') }

  /** Calls a listener at each event; returns what takes it off again. A listener that throws does not disturb the guard. */
  on<E extends keyof GuardEvents>(event: E, listener: (value: GuardEvents[E]) => void): () => void {
    if (!events.includes(event)) throw new ProtocolError('options', `there is no event ${JSON.stringify(String(event).slice(0, 40))}; allowed: ${events.join(', ')}`)
    if (typeof listener !== 'function') throw new ProtocolError('options', `the listener is a ${typeof listener}; a function is expected`)
    const known = this.#listeners.get(event) ?? new Set()
    known.add(listener as (value: never) => void)
    this.#listeners.set(event, known)
    return () => { known.delete(listener as (value: never) => void) }
  }

  /** Resolves when every record is written. @throws StoreError, also one of an earlier write in the background. */
  flush(): Promise<void> { return this.#enqueue(() => this.#write()) }

  /** Writes what is pending and ends the guard; the store stays open, since other guards may use it. */
  async close(): Promise<void> {
    if (this.#closed) return
    try { if (this.#poison === undefined) await this.flush() } finally {
      this.#closed = true
      this.#rows.releaseAll()
      this.#listeners.clear()
    }
  }

  // ---- the steps

  async #applyNow(given: unknown, turn: Turn, signal: AbortSignal | undefined): Promise<Receipt> {
    signal?.throwIfAborted()
    const stamped = readTurn(turn, this.#window.turn)
    const reading = readProposal(given)
    if (reading.proposal === undefined) {
      const verdict = refuseMalformed(this.#window, reading.problems)
      this.#emit('verdict', verdict)
      throw await this.#refuse(verdict, undefined, stamped)
    }
    const proposal = reading.proposal

    await this.#settle(proposal)
    signal?.throwIfAborted()
    const decision = this.#decide(proposal, stamped)
    if (!('pass' in decision)) {
      this.#emit('verdict', decision.verdict)
      throw await this.#refuse(decision.verdict, proposal, stamped)
    }
    const rows = this.#guarded(() => this.#rows.reserve(decision.pass))
    // From here to the swap host events are kept apart, also those of a listener that is told the verdict.
    this.#deferred = { ids: new Set(decision.pass.replacements.map(({ id }) => id)), run: [], leaving: decision.pass.leaving }
    let swapped = false
    try {
      this.#emit('verdict', decision.verdict)
      signal?.throwIfAborted()
      const receipt = await this.#save(decision, proposal, stamped)
      this.#swap(decision.pass, rows)
      swapped = true
      this.#history.applied++
      return this.#announce(receipt)
    } catch (error) {
      if (!swapped) this.#rows.giveUp(rows)
      throw this.#noteFailure(error)
    } finally {
      this.#runDeferred()
    }
  }

  /** Step 1: pending records are written, and the originals of the targets are made durable. */
  async #settle(proposal: Proposal): Promise<void> {
    await this.#write()
    try { await this.#archive.settle(proposal); this.#storeFailed = false } catch (error) { throw this.#noteFailure(error) }
  }

  /** Steps 2 and 3, by mode. Without `pass` the proposal is refused. */
  #decide(proposal: Proposal, turn: Turn): Decision | { readonly verdict: Verdict } {
    const { policy, mode } = this.#parts
    if (mode === 'repair') {
      const repair = repairProposal(this.#window, proposal, turn, policy, (text) => this.#measureText(text))
      if (repair.pass === undefined) return { verdict: repair.first }
      return { verdict: repair.first, findings: repair.first.findings, pass: repair.pass, applied: repair.proposal }
    }
    const { verdict, pass } = judge(this.#window, this.#measure(proposal), proposal, turn, policy)
    if (pass === undefined) return { verdict }
    // `observe` applies what was refused, save what cannot be applied: proposals that do not fit the window.
    const fits = !verdict.findings.some(({ rule }) => unfitRules.has(rule))
    if (verdict.decision === 'permit' || (mode === 'observe' && fits)) return { verdict, findings: verdict.findings, pass, applied: proposal }
    return { verdict }
  }

  /** Step 4: the receipt, with the derived texts, in one synced transaction. */
  async #save(decision: Decision, proposed: Proposal, turn: Turn): Promise<Receipt> {
    const { pass, verdict, findings, applied } = decision
    const { mode, store } = this.#parts
    const blobs: StoredBlob[] = []
    for (const { measure } of pass.replacements) {
      const bytes = new TextEncoder().encode(measure.text)
      blobs.push({ key: await digest(bytes), bytes })
    }
    const originals = [...new Set(pass.targets.flatMap(({ entry }) => this.#window.originalsOf(entry)).map(({ key }) => key).filter((key) => key !== undefined))]
    const body: Omit<Receipt, 'seq' | 'prev' | 'id'> = {
      epoch: this.#window.epoch, turn: turn.index, mode, decision: verdict.decision, proposed, applied: applied.edits, findings, originals,
      firstChanged: findFirstChanged(this.#window, pass), durability: store.durability(), engine: this.#describeEngine(),
    }
    const link = await this.#chain.commit('receipt', { ...body, scores: turn.scores }, blobs)
    return { ...link, ...body }
  }

  /** Step 5: the edits are applied to the window as it is now. */
  #swap(pass: Pass, rows: Reserved): void {
    swapPass(this.#window, pass, measureTicket)
    this.#rows.keep(rows, pass.leaving)
    this.#history.record(this.#window)
  }

  /** A refusal is ledgered as well: the proposal, the verdict and the turn. */
  async #refuse(verdict: Verdict, proposal: Proposal | undefined, turn: Turn): Promise<EditRefusedError> {
    this.#history.refused++
    this.#window.record(turn)
    this.#chain.note('refusal', { epoch: verdict.epoch, turn: turn.index, scores: turn.scores, proposed: proposal ?? null, findings: verdict.findings })
    await this.#write()
    return nameRefusal(verdict.findings)
  }

  #announce(receipt: Receipt): Receipt {
    this.#emit('receipt', receipt)
    if (this.#history.alarm) this.#emit('drift', this.health())
    return receipt
  }

  // ---- order and failure

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(async () => { this.#check(); return work() })
    this.#queue = run.catch(() => undefined)
    return run
  }

  async #write(): Promise<void> {
    const earlier = this.#backgroundError
    this.#backgroundError = undefined
    if (earlier !== undefined) throw earlier
    try { await this.#chain.write(); this.#storeFailed = false } catch (error) { throw this.#noteFailure(error) }
  }

  /** Writes in the background; a failure is told by the next `flush` or `apply` and by `health`, never as an unhandled rejection. */
  #flushLater(): void {
    if (this.#flushing) return
    this.#flushing = true
    this.#enqueue(async () => {
      this.#flushing = false
      try { await this.#chain.write() } catch (error) { this.#backgroundError = this.#noteFailure(error) }
    }).catch(() => { this.#flushing = false })
  }

  #guarded<T>(work: () => T): T { try { return work() } catch (error) { throw this.#noteFailure(error) } }

  #noteFailure(error: unknown): Error {
    if (!isSpanguardError(error)) return error as Error
    if (error instanceof StoreError) this.#storeFailed = true
    if (error instanceof StoreError && error.code === 'outcome-unknown') this.#poison = error
    return error
  }

  #check(): void {
    if (this.#closed) throw new ProtocolError('closed', 'the guard was closed')
    if (this.#poison !== undefined) throw new StoreError('outcome-unknown', 'the outcome of a commit is unknown; reopen the guard, and the ledger decides', { cause: this.#poison })
    if (this.#broken !== undefined) throw this.#broken
  }

  #checkNewId(id: SpanId): void {
    if (this.#window.find(id) !== undefined || this.#deferred?.ids.has(id)) throw new ProtocolError('duplicate-id', `span ${JSON.stringify(id)} was observed before; ids are used once`)
  }

  #setPin(id: SpanId, pinned: boolean, reason: string | undefined): void {
    this.#check()
    readId(id, 'span')
    const live = (this.#window.findLive(id) !== undefined && !this.#deferred?.leaving.has(id)) || this.#deferred?.ids.has(id)
    if (!live) throw new ProtocolError('unknown-span', `span ${JSON.stringify(id)} is not live, or leaves in the pass under way`)
    this.#happen(() => {
      const entry = this.#window.findLive(id)
      if (entry === undefined) return
      entry.pinned = pinned
      this.#chain.note(pinned ? 'pin' : 'unpin', { span: id, reason })
    })
  }

  #happen(event: () => void, mark?: string): void {
    if (this.#deferred !== undefined) { this.#defer(event, mark); return }
    event()
    this.#flushLater()
  }

  #defer(event: () => void, mark?: string): void {
    this.#deferred!.run.push(event)
    if (mark !== undefined) this.#deferred!.ids.add(mark)
  }

  #runDeferred(): void {
    const deferred = this.#deferred
    this.#deferred = undefined
    for (const event of deferred?.run ?? []) {
      // Each was checked when it came in; one that fails all the same leaves a window that nobody attested.
      try { event() } catch (error) { this.#broken ??= new KernelError('broken', 'a host event could not take effect after a pass', { cause: error }) }
    }
    if (deferred !== undefined && deferred.run.length > 0) this.#flushLater()
  }

  #emit<E extends keyof GuardEvents>(event: E, value: GuardEvents[E]): void {
    for (const listener of this.#listeners.get(event) ?? []) {
      try { (listener as (value: GuardEvents[E]) => void)(value) } catch { /* a listener must not undo or block an edit */ }
    }
  }

  #admit(id: SpanId, text: string): Measure { return this.#guarded(() => new Measure(text, this.#rows.admit(id, text), (other) => this.#parts.engine.measure(other))) }
  #measureText(text: string): Measure { return new Measure(text, this.#parts.engine.measure(text), (other) => this.#parts.engine.measure(other)) }
  #measure(proposal: Proposal): Measures { return measureProposal(this.#window, proposal, (text) => this.#measureText(text)) }
  #describeEngine(): Receipt['engine'] { return { version: this.#parts.version, tables: this.#parts.tables, policy: this.#parts.policyDigest } }
}

/** A span as it will be listed once the pass under way is over. */
function describeAhead(read: Pick<Observation, 'id' | 'role' | 'text' | 'pinned' | 'traits'>, measure: Measure): Span {
  const binds = read.role === 'system' || read.role === 'user' || read.traits?.includes('constraint')
  const kind = binds && !read.traits?.includes('narrative') && measure.clauses.length > 0 ? 'constraint' : 'narrative'
  return { id: read.id, role: read.role, text: read.text, provenance: 'observed', generation: 0, kind, sources: [], pinned: read.pinned ?? false, bytes: measure.bytes }
}
