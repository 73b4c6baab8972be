/**
 * The window: the ordered spans that the model reads next, and everything that was attested about them. One writer, the guard;
 * rules only read. Every lookup that a rule needs is an index, so that an edit costs what the edit holds.
 */
import { clauseKey, type Clause } from './constraints.ts'
import { ProtocolError } from './errors.ts'
import type { Measure } from './measure.ts'
import type {
  Adoption, Durability, Handle, Key, Observation, Part, Provenance, Role, Score, Span, SpanId, ToolKind, Trait, Turn,
} from './model.ts'
import { measureTicket, writeTicket, type TicketCargo } from './ticket.ts'

/** All that is known of one span, live or left. Only `Window` writes to it. */
export interface Entry {
  readonly id: SpanId
  readonly role: Role
  readonly provenance: Provenance
  readonly generation: number
  /** Order of arrival: "later" means a greater sequence. */
  readonly sequence: number
  readonly call: string | undefined
  readonly message: string | undefined
  readonly part: Part | undefined
  readonly handle: Handle | undefined
  readonly traits: ReadonlySet<Trait>
  readonly inputs: readonly SpanId[]
  readonly supersedes: readonly SpanId[]
  readonly facts: readonly string[]
  readonly payload: Uint8Array | undefined
  /** The assistant's last turn before a user span: what a correction corrects. */
  readonly previous: string | undefined
  /** Observed spans that a derived span stands for; for a ticket, the spans that left. */
  readonly sources: readonly SpanId[]
  measure: Measure
  live: boolean
  pinned: boolean
  /** The store has confirmed the bytes. */
  stored: boolean
  key: Key | undefined
  before: Entry | undefined
  after: Entry | undefined
}

/** A clause that binds, with the observed span that laid it down (undefined: laid down before the guard came). */
export interface BoundClause { readonly clause: Clause; readonly key: string; readonly origin: SpanId | undefined }

const authority: Readonly<Record<Role, number>> = { system: 3, user: 2, assistant: 1, tool: 0 }
export function outranks(left: Role, right: Role): boolean { return authority[left] > authority[right] }

export class Window {
  epoch = 0
  /** The last turn index that was seen; a turn's index never falls. */
  turn = -1
  pointerPinned = true
  durability: Durability = 'memory'
  readonly tools = new Map<string, ToolKind>()
  /** No registry named: every tool passes in profile R, none in strict. */
  get toolsNamed(): boolean { return this.tools.size > 0 }
  readonly obligations = new Map<string, { readonly dependsOn: readonly SpanId[] | undefined; open: boolean }>()
  readonly scores = new Map<SpanId, Score[]>()
  /** Bytes of the window at the last observation, and bytes of rewrite targets since. */
  budget = { base: 0, used: 0 }
  /** Bytes of the live spans, tickets aside. */
  bytes = 0
  liveCount = 0

  readonly #entries = new Map<SpanId, Entry>()
  readonly #calls = new Map<string, Entry[]>()
  readonly #byHash = new Map<number, Set<Entry>>()
  readonly #byClause = new Map<string, Set<Entry>>()
  readonly #derivedFrom = new Map<SpanId, Set<Entry>>()
  readonly #usedBy = new Map<SpanId, Set<Entry>>()
  readonly #ticketOf = new Map<SpanId, Entry>()
  readonly #obligationsOf = new Map<SpanId, Set<string>>()
  readonly #wholesale = new Set<string>()
  readonly #released = new Map<SpanId, 'all' | Set<string>>()
  readonly #bound = new WeakMap<Measure, { readonly entry: Entry; readonly clauses: readonly BoundClause[] }>()
  #first: Entry | undefined
  #last: Entry | undefined
  #sequence = 0
  #tickets = 0
  #lastAssistant: string | undefined

  // ---- reading

  find(id: SpanId): Entry | undefined { return this.#entries.get(id) }
  findLive(id: SpanId): Entry | undefined { const entry = this.#entries.get(id); return entry?.live ? entry : undefined }
  get first(): Entry | undefined { return this.#first }
  *live(): Generator<Entry> { for (let entry = this.#first; entry !== undefined; entry = entry.after) yield entry }
  *entries(): Generator<Entry> { yield* this.#entries.values() }
  callOf(call: string): readonly Entry[] { return this.#calls.get(call) ?? [] }
  /** Live derived spans that stand for an observed span. */
  derivedFrom(id: SpanId): Entry[] { return [...(this.#derivedFrom.get(id) ?? [])].filter((entry) => entry.live) }
  /** Live spans that hold a quantity computed from a span. */
  usersOf(id: SpanId): Entry[] { return [...(this.#usedBy.get(id) ?? [])].filter((entry) => entry.live) }
  ticketOf(id: SpanId): Entry | undefined { const ticket = this.#ticketOf.get(id); return ticket?.live ? ticket : undefined }

  /** Live observed spans with the same text; the hash is only the index. */
  *twinsOf(entry: Entry): Generator<Entry> {
    for (const twin of this.#byHash.get(entry.measure.hashKey) ?? []) {
      if (twin !== entry && twin.live && twin.provenance === 'observed' && twin.measure.text === entry.measure.text) yield twin
    }
  }

  /** Live spans of user or system authority in which a clause stands verbatim. */
  *holdersOf(key: string): Generator<Entry> { for (const entry of this.#byClause.get(key) ?? []) if (entry.live) yield entry }

  /** Open obligations that depend on a span by name, and those that named nothing. */
  openObligations(id: SpanId): { readonly named: readonly string[]; readonly wholesale: readonly string[] } {
    return { named: [...(this.#obligationsOf.get(id) ?? [])].filter((name) => this.obligations.get(name)?.open), wholesale: [...this.#wholesale] }
  }

  /** The lowest role among the observed spans that a span stands for; its own where they are unknown. */
  authorityOf(entry: Entry): Role {
    let lowest = entry.provenance === 'observed' ? entry.role : undefined
    for (const id of entry.provenance === 'derived' ? entry.sources : []) {
      const source = this.#entries.get(id)
      if (source !== undefined && (lowest === undefined || outranks(lowest, source.role))) lowest = source.role
    }
    return lowest ?? entry.role
  }

  /** The observed spans behind a span: itself, or the sources of a derived span that are known. */
  originalsOf(entry: Entry): Entry[] {
    if (entry.provenance === 'observed') return [entry]
    return entry.sources.flatMap((id) => { const source = this.#entries.get(id); return source === undefined ? [] : [source] })
  }

  /** Whether a span's clauses bind: the word of system or user, or of the host's trait. */
  binds(entry: Entry): boolean {
    if (entry.traits.has('narrative') || entry.part === 'media' || entry.provenance === 'ticket') return false
    return entry.traits.has('constraint') || authority[entry.role] >= authority.user
  }

  /** The clauses of a span that bind further conduct and were not released, followed by lineage through a derived span. */
  boundClauses(entry: Entry): readonly BoundClause[] {
    return this.#allBound(entry).filter(({ key, origin }) => !this.isReleased(origin ?? entry.id, key))
  }

  isReleased(origin: SpanId, key: string): boolean {
    const released = this.#released.get(origin)
    return released === 'all' || (released?.has(key) ?? false)
  }

  /** The latest score of a span made before a turn, or undefined; the turn's own scores count as well. */
  earlierScore(id: SpanId, turn: Turn): Score | undefined {
    let latest: Score | undefined
    for (const score of [...(this.scores.get(id) ?? []), ...(turn.scores ?? [])]) {
      if (score.span === id && score.turn < turn.index && (latest === undefined || score.turn >= latest.turn)) latest = score
    }
    return latest
  }

  isDurable(entry: Entry): boolean { return entry.stored }

  list(): Span[] { return [...this.live()].map((entry) => this.describe(entry)) }
  describe(entry: Entry): Span {
    return {
      id: entry.id, role: entry.role, text: entry.measure.text, provenance: entry.provenance,
      generation: entry.provenance === 'derived' ? 1 : 0,
      kind: entry.provenance !== 'ticket' && this.boundClauses(entry).length > 0 ? 'constraint' : 'narrative',
      sources: entry.sources, ...(entry.key === undefined ? {} : { key: entry.key }), pinned: entry.pinned, bytes: entry.measure.bytes,
    }
  }

  // ---- host events

  /** @throws ProtocolError `duplicate-id`. */
  observe(observation: Observation, measure: Measure, options: { readonly live: boolean } = { live: true }): Entry {
    const entry = this.#enter(observation, measure, 'observed', 0, [])
    if (options.live) { this.#append(entry); this.budget = { base: this.bytes, used: 0 } }
    return entry
  }

  /** Takes in a derived span that was there before the guard. @throws ProtocolError `duplicate-id`. */
  adopt(adoption: Adoption, measure: Measure, extras: Partial<Observation> = {}): Entry {
    const entry = this.#enter({ ...extras, ...adoption }, measure, 'derived', Math.max(1, adoption.generation), adoption.sources)
    this.#append(entry)
    this.budget = { base: this.bytes, used: 0 }
    return entry
  }

  confirm(entry: Entry, key: Key): void { entry.stored = true; entry.key = key }
  lose(id: SpanId): void { const entry = this.#entries.get(id); if (entry !== undefined) entry.stored = false }

  open(name: string, dependsOn: readonly SpanId[] | undefined): void {
    if (this.obligations.get(name)?.open) throw new ProtocolError('obligation-open', `obligation ${JSON.stringify(name)} is already open`)
    this.obligations.set(name, { dependsOn, open: true })
    if (dependsOn === undefined) this.#wholesale.add(name)
    for (const id of dependsOn ?? []) addTo(this.#obligationsOf, id, name)
  }

  close(name: string): void {
    const obligation = this.obligations.get(name)
    if (obligation === undefined || !obligation.open) throw new ProtocolError('obligation-unknown', `no open obligation ${JSON.stringify(name)}`)
    obligation.open = false
    for (const id of obligation.dependsOn ?? []) this.#obligationsOf.get(id)?.delete(name)
    this.#wholesale.delete(name)
  }

  /** Releases every clause of a span, or one clause of it. */
  release(id: SpanId, clause?: string): void {
    if (clause === undefined) { this.#released.set(id, 'all'); return }
    const released = this.#released.get(id)
    if (released === 'all') return
    // The clauses of a text stand without their end marks; a host may well name one with it.
    this.#released.set(id, (released ?? new Set<string>()).add(clauseKey(clause)).add(clauseKey(clause.replace(/[\s.!?;。！？；]+$/u, ''))))
  }

  record(turn: Turn): void {
    this.turn = turn.index
    for (const score of turn.scores ?? []) {
      const known = this.scores.get(score.span) ?? []
      known.push(score)
      this.scores.set(score.span, known)
    }
  }

  // ---- the swap of a pass (no step here can fail)

  /** Puts a derived span where its first target stands. The targets leave by `remove`. */
  derive(into: SpanId, at: Entry, targets: readonly Entry[], measure: Measure): Entry {
    const sources = [...new Set(targets.flatMap((target) => (target.provenance === 'observed' ? [target.id] : target.sources)))]
    const role: Role = targets.every((target) => target.role === 'user') ? 'user' : 'assistant'
    const entry = this.#enter({ id: into, role, text: measure.text }, measure, 'derived', 1, sources)
    entry.stored = true
    this.#insertBefore(entry, at)
    return entry
  }

  rederive(entry: Entry, measure: Measure): void {
    this.#unindex(entry)
    this.bytes += measure.bytes - entry.measure.bytes
    entry.measure = measure
    this.#index(entry)
  }

  remove(entry: Entry): void {
    if (!entry.live) return
    this.#unindex(entry)
    if (entry.before === undefined) this.#first = entry.after; else entry.before.after = entry.after
    if (entry.after === undefined) this.#last = entry.before; else entry.after.before = entry.before
    entry.before = entry.after = undefined
    entry.live = false
    if (entry.provenance === 'ticket') { this.#entries.delete(entry.id); return }
    this.liveCount--
    this.bytes -= entry.measure.bytes
  }

  /** Leaves a ticket for spans that are about to leave, in the place of the first; none where nothing would need recalling. */
  leaveTicket(leaving: readonly Entry[], at: Entry, measureOf: (text: string) => Measure): void {
    const covered = new Set(leaving.flatMap((entry) => (entry.provenance === 'derived' && entry.sources.length > 0 ? entry.sources : [entry.id])))
    const gone = new Set(leaving)
    // An original that stays, or to which a ticket leads already, needs no second pointer.
    for (const id of covered) { const entry = this.findLive(id); if ((entry !== undefined && !gone.has(entry)) || this.ticketOf(id) !== undefined) covered.delete(id) }
    if (covered.size === 0) return
    let short: string
    do short = `r${++this.#tickets}`; while (this.#entries.has(short) || this.#entries.has(ticketId(short)))
    const text = writeTicket(short, leaving.map(cargoOf))
    const entry = this.#enter({ id: ticketId(short), role: leaving[0]!.role, text }, measureOf(text), 'ticket', 0, [...covered])
    entry.pinned = this.pointerPinned
    for (const id of covered) this.#ticketOf.set(id, entry)
    this.#insertBefore(entry, at)
  }

  /** Puts a span that left back: at its ticket, or right before the span that stands for it, or at the end. */
  restore(entry: Entry): void {
    const ticket = this.ticketOf(entry.id)
    const place = ticket ?? this.derivedFrom(entry.id)[0]
    if (place === undefined) this.#append(entry); else this.#insertBefore(entry, place)
    this.#ticketOf.delete(entry.id)
    if (ticket === undefined) return
    const away = ticket.sources.filter((id) => this.#ticketOf.get(id) === ticket).flatMap((id) => this.find(id) ?? [])
    if (away.length === 0) this.remove(ticket)
    // What is back is no longer behind the ticket: its line says what still is.
    else ticket.measure = measureTicket(writeTicket(shortOf(ticket), away.map(cargoOf)))
  }

  /** Whether a text is the line of a ticket that this window holds. */
  holdsTicket(text: string): boolean { return [...this.live()].some((entry) => entry.provenance === 'ticket' && entry.measure.text === text) }

  /** Reorders the live spans; tickets keep their positions in the window. */
  rerank(order: readonly SpanId[]): void {
    const slots = [...this.live()]
    let next = 0
    const arranged = slots.map((entry) => (entry.provenance === 'ticket' ? entry : this.#entries.get(order[next++]!)!))
    arranged.forEach((entry, position) => { entry.before = arranged[position - 1]; entry.after = arranged[position + 1] })
    this.#first = arranged[0]
    this.#last = arranged.at(-1)
  }

  // ---- inside

  #enter(observation: Observation, measure: Measure, provenance: Provenance, generation: number, sources: readonly SpanId[]): Entry {
    if (this.#entries.has(observation.id)) throw new ProtocolError('duplicate-id', `span ${JSON.stringify(observation.id)} was observed before; ids are used once`)
    const entry: Entry = {
      id: observation.id, role: observation.role, provenance, generation, sequence: this.#sequence++, call: observation.call,
      message: observation.message, part: observation.part, handle: observation.handle, traits: new Set(observation.traits ?? []),
      inputs: observation.inputs ?? [], supersedes: observation.supersedes ?? [], facts: observation.facts ?? [],
      payload: observation.payload, previous: observation.role === 'user' ? this.#lastAssistant : undefined, sources, measure,
      live: false, pinned: observation.pinned ?? false, stored: false, key: undefined, before: undefined, after: undefined,
    }
    this.#entries.set(entry.id, entry)
    if (provenance === 'observed' && entry.role === 'assistant') this.#lastAssistant = measure.text
    if (entry.call !== undefined) {
      const group = this.#calls.get(entry.call)
      if (group === undefined) this.#calls.set(entry.call, [entry]); else group.push(entry)
    }
    if (provenance === 'derived') for (const id of sources) addTo(this.#derivedFrom, id, entry)
    for (const id of entry.inputs) addTo(this.#usedBy, id, entry)
    return entry
  }

  #append(entry: Entry): void {
    entry.before = this.#last
    if (this.#last === undefined) this.#first = entry; else this.#last.after = entry
    this.#last = entry
    this.#enliven(entry)
  }

  #insertBefore(entry: Entry, at: Entry): void {
    entry.after = at
    entry.before = at.before
    if (at.before === undefined) this.#first = entry; else at.before.after = entry
    at.before = entry
    this.#enliven(entry)
  }

  #enliven(entry: Entry): void {
    entry.live = true
    if (entry.provenance !== 'ticket') { this.liveCount++; this.bytes += entry.measure.bytes }
    this.#index(entry)
  }

  #index(entry: Entry): void {
    if (entry.provenance === 'ticket') return
    addTo(this.#byHash, entry.measure.hashKey, entry)
    if (authority[this.authorityOf(entry)] >= authority.user) for (const { key } of this.#allBound(entry)) addTo(this.#byClause, key, entry)
  }

  #unindex(entry: Entry): void {
    if (entry.provenance === 'ticket') return
    this.#byHash.get(entry.measure.hashKey)?.delete(entry)
    if (authority[this.authorityOf(entry)] >= authority.user) for (const { key } of this.#allBound(entry)) this.#byClause.get(key)?.delete(entry)
  }

  #allBound(entry: Entry): readonly BoundClause[] {
    const known = this.#bound.get(entry.measure)
    if (known?.entry === entry) return known.clauses
    const clauses = entry.provenance === 'observed' ? this.#ownClauses(entry) : this.#carriedClauses(entry)
    this.#bound.set(entry.measure, { entry, clauses })
    return clauses
  }

  #ownClauses(entry: Entry): BoundClause[] {
    if (!this.binds(entry)) return []
    const { clauses, text } = entry.measure
    const bound = clauses.length === 0 && entry.traits.has('constraint') ? [{ start: 0, end: text.length, force: 'require', text } as Clause] : clauses
    return bound.map((clause) => ({ clause, key: clauseKey(clause.text), origin: entry.id }))
  }

  /** A derived span is bound by the clauses of its sources that it carries verbatim; by its own where a source is unknown. */
  #carriedClauses(entry: Entry): BoundClause[] {
    const known = this.originalsOf(entry)
    const carried: BoundClause[] = []
    for (const source of known) {
      for (const bound of this.#allBound(source)) {
        if (!entry.measure.holds(bound.clause.text)) continue
        const start = entry.measure.text.indexOf(bound.clause.text)
        const clause = start < 0 ? { ...bound.clause, start: 0, end: entry.measure.text.length } : { ...bound.clause, start, end: start + bound.clause.text.length }
        carried.push({ clause, key: bound.key, origin: source.id })
      }
    }
    if (known.length === entry.sources.length && entry.sources.length > 0) return carried
    for (const clause of entry.measure.clauses) {
      const key = clauseKey(clause.text)
      if (!carried.some((bound) => bound.key === key)) carried.push({ clause, key, origin: undefined })
    }
    return carried
  }
}

function cargoOf(entry: Entry): TicketCargo { return { role: entry.role, part: entry.part, derived: entry.provenance === 'derived', bytes: entry.measure.bytes } }
function shortOf(ticket: Entry): string { return ticket.id.slice(ticketId('').length) }

/** Ids of tickets hold a space, which the short form in their line does not: no host id collides by chance. */
export function ticketId(short: string): SpanId { return `ticket ${short}` }

function addTo<K, V>(index: Map<K, Set<V>>, key: K, value: V): void {
  const known = index.get(key)
  if (known === undefined) index.set(key, new Set([value])); else known.add(value)
}
