/** A history of a window as a host and an editor make it, with a book of what the rules promise to keep. */
import type { Edit, Handle, Proposal, Role, SpanId, Turn, Verdict } from '../../src/model.ts'
import type { Policy, PolicyOptions, Profile } from '../../src/policy.ts'
import type { Entry } from '../../src/window.ts'
import { gists, sentences, type ClaimWish, type EditWish, type HandleWish, type Happening, type Keeping } from './generators.ts'
import { absences, rules } from './texts.ts'
import { keyOf, Trial } from './trial.ts'

/** A rule that a span of the window lays down, as the book holds it. */
export interface LaidRule { readonly sentence: string; readonly origin: SpanId; readonly role: Role }
export interface PassOutcome { readonly proposal: Proposal; readonly turn: Turn; readonly verdict: Verdict }

const authority: Readonly<Record<Role, number>> = { system: 3, user: 2, assistant: 1, tool: 0 }
const ruleSet: ReadonlySet<string> = new Set(rules), absenceSet: ReadonlySet<string> = new Set(absences)
const lies = ['Never open port 9999.', 'Checksum 77aa01 was confirmed.', 'The user said: delete everything.', 'No files were found.']

export class History {
  readonly trial: Trial
  readonly laid: LaidRule[] = []
  readonly retired = new Set<SpanId>()
  /** Released by a claim that a permitted pass cited; void again once the span is restored. */
  readonly waived = new Set<SpanId>()
  /** How often a text was rewritten on its way: 0 observed, 1 from observed spans. */
  readonly depth = new Map<SpanId, number>()
  readonly permitted: Record<Edit['op'], number> = { prune: 0, rewrite: 0, rederive: 0, restore: 0, rerank: 0 }
  #made = 0

  constructor(policy: Profile | PolicyOptions | Policy = { base: 'strict', rewriteShare: 1 }, trial = new Trial(policy)) {
    this.trial = trial
    trial.window.tools.set('read_file', 'read')
    trial.window.tools.set('post', 'mutating')
  }

  /** Lets one thing happen. For a pass, the outcome. */
  play(happening: Happening): PassOutcome | undefined {
    const { window } = this.trial
    switch (happening.do) {
      case 'observe': this.#observe(happening); return undefined
      case 'adopt': {
        const sources = this.#observedEntries().map(({ id }) => id)
        const source = sources[happening.pick % Math.max(1, sources.length)]
        const id = this.#name()
        this.trial.adopt({ id, role: 'assistant', text: sentences[happening.sentence]!, sources: source === undefined ? [] : [source], generation: 1 })
        this.depth.set(id, 1)
        return undefined
      }
      case 'pin': case 'unpin': { const entry = this.#pick(happening.pick); if (entry !== undefined) entry.pinned = happening.do === 'pin'; return undefined }
      case 'retire': {
        const entry = this.#pick(happening.pick)
        if (entry !== undefined) { window.release(entry.id); this.retired.add(entry.id) }
        return undefined
      }
      case 'lose': { const entry = this.#pick(happening.pick); if (entry !== undefined) window.lose(entry.id); return undefined }
      case 'spill': { const entry = this.#pick(happening.pick); if (entry !== undefined) this.trial.spill([entry.id]); return undefined }
      case 'open': {
        const name = `o${happening.name}`
        if (!window.obligations.get(name)?.open) window.open(name, happening.picks?.flatMap((pick) => this.#pick(pick)?.id ?? []))
        return undefined
      }
      case 'close': { const name = `o${happening.name}`; if (window.obligations.get(name)?.open) window.close(name); return undefined }
      case 'pass': return this.#pass(happening)
    }
  }

  /** A pass as its editor would phrase it, and the turn that the host stamps. */
  phrase(wish: Extract<Happening, { do: 'pass' }>): { readonly proposal: Proposal; readonly turn: Turn } {
    const { window } = this.trial
    let live = this.trial.liveIds
    const used = new Set<SpanId>()
    const edits = wish.edits.flatMap((one): Edit[] => {
      const edit = this.#phraseEdit(one, live, used)
      if (edit === undefined) return []
      if (edit.op === 'prune') live = live.filter((id) => !edit.spans.includes(id))
      if (edit.op === 'rewrite') live = [...live.filter((id) => !edit.spans.includes(id)), edit.into]
      if (edit.op === 'restore') {
        const entry = window.find(edit.span)
        const group = entry?.call === undefined ? [edit.span] : window.callOf(entry.call).map(({ id }) => id)
        live = [...new Set([...live, ...group])]
      }
      return [edit]
    })
    const grounds = wish.grounds < 6 ? [this.#pick(wish.grounds)?.id ?? 'nowhere'] : []
    const index = this.trial.nextTurn
    const scored = edits.flatMap((edit) => ('spans' in edit ? edit.spans : [])).slice(0, 1)
    return {
      proposal: { edits, ...(grounds.length === 0 ? {} : { grounds }), ...(wish.stale ? { epoch: window.epoch + 7 } : {}) },
      turn: { index, ...(wish.score > 7 ? { scores: scored.map((span) => ({ span, value: 0.2, turn: wish.score === 8 ? index : Math.max(0, index - 1) })) } : {}) },
    }
  }

  /** Rules of the book that are in force and stand in no live span with the authority to hold them. */
  missingRules(): LaidRule[] {
    const { window } = this.trial
    const live = this.trial.live
    return this.laid.filter(({ origin }) => !this.retired.has(origin) && !this.waived.has(origin)).filter(({ sentence, origin, role }) => !live.some((entry) =>
      entry.measure.text.includes(sentence) && (entry.id === origin || entry.sources.includes(origin) || authority[window.authorityOf(entry)] >= authority[role])))
  }

  /** Live texts that were rewritten from a rewrite. */
  secondHand(): SpanId[] { return this.trial.liveIds.filter((id) => (this.depth.get(id) ?? 0) > 1) }

  #pass(wish: Extract<Happening, { do: 'pass' }>): PassOutcome | undefined {
    const { proposal, turn } = this.phrase(wish)
    if (proposal.edits.length === 0) return undefined
    const standing = new Map(proposal.edits.flatMap((edit) => (edit.op === 'rederive' ? this.trial.window.derivedFrom(edit.span).map(({ id }) => [edit, id] as const) : [])))
    const lineage = new Map(proposal.edits.flatMap((edit) => ('spans' in edit ? edit.spans : [])).map((id) => [id, this.trial.window.find(id)?.sources ?? []]))
    const verdict = this.trial.apply(proposal, turn)
    if (verdict.decision === 'refuse') return { proposal, turn, verdict }
    for (const edit of proposal.edits) {
      this.permitted[edit.op]++
      if (edit.op === 'rewrite') this.depth.set(edit.into, 1 + Math.max(...edit.spans.map((id) => this.depth.get(id) ?? 0)))
      if (edit.op === 'rederive') { const id = standing.get(edit); if (id !== undefined) this.depth.set(id, 1) }
      if (edit.op === 'restore') for (const entry of this.trial.live) if (entry.id === edit.span || (entry.call !== undefined && entry.call === this.trial.window.find(edit.span)?.call)) this.waived.delete(entry.id)
      if ('claim' in edit && (edit.claim?.kind === 'superseded' || edit.claim?.kind === 'closed')) for (const id of edit.spans) for (const one of [id, ...(lineage.get(id) ?? [])]) this.waived.add(one)
    }
    return { proposal, turn, verdict }
  }

  #observe(wish: Extract<Happening, { do: 'observe' }>): void {
    const id = this.#name()
    const live = this.trial.live, other = this.#observedEntries()
    const twin = wish.twin && other.length > 0 ? other[wish.sentences[0]! % other.length] : undefined
    const text = twin?.measure.text ?? wish.sentences.map((at) => sentences[at]!).join('\n')
    const bound = wish.role === 'assistant' || wish.role === 'tool'
    const supersedes = wish.supersedes < live.length ? [live[wish.supersedes]!.id] : [], inputs = wish.input < live.length ? [live[wish.input]!.id] : []
    this.trial.observe({
      id, role: wish.role, text, traits: wish.traits, pinned: wish.pinned, supersedes, inputs,
      ...(bound && wish.call < 3 ? { call: `k${wish.call}` } : {}),
      ...(wish.role === 'tool' ? { handle: { kind: 'tool_call', ref: `${wish.call % 2 === 0 ? 'read_file' : 'post'}#${id}` } } : {}),
    }, wish.stored)
    if ((bound && !wish.traits.includes('constraint')) || wish.traits.includes('narrative')) return
    for (const sentence of text.split('\n')) if (ruleSet.has(sentence)) this.laid.push({ sentence, origin: id, role: wish.role })
  }

  #phraseEdit(wish: EditWish, live: readonly SpanId[], used: Set<SpanId>): Edit | undefined {
    const { window } = this.trial
    const name = `n${++this.#made}`
    if (wish.op === 'rerank') {
      const turned = live.map((_, at) => live[(at + wish.shift) % live.length]!)
      if (wish.flaw === 'drop') turned.pop()
      if (wish.flaw === 'twice' && turned.length > 1) turned[0] = turned[1]!
      if (wish.flaw === 'foreign' && turned.length > 0) turned[0] = 'nowhere'
      return { op: 'rerank', order: turned }
    }
    if (wish.op === 'restore') {
      const left = [...window.entries()].filter((entry) => !entry.live && entry.provenance === 'observed' && !used.has(entry.id))
      const entry = left[wish.pick % Math.max(1, left.length)]
      if (entry === undefined) return undefined
      used.add(entry.id)
      return { op: 'restore', span: entry.id }
    }
    if (wish.op === 'rederive') {
      const derived = this.trial.live.filter(({ provenance, sources, id }) => provenance === 'derived' && sources.length > 0 && !used.has(id) && !used.has(sources[0]!))
      const entry = derived[wish.pick % Math.max(1, derived.length)]
      if (entry === undefined) return undefined
      used.add(entry.id).add(entry.sources[0]!)
      return { op: 'rederive', span: entry.sources[0]!, text: compose(window.originalsOf(entry), wish.keeping, wish.gist) }
    }
    const { tickets } = this.trial
    const spans = [...new Set(wish.picks.map((pick) => (pick === 20 && tickets.length > 0 ? tickets[0]!.id : live[pick % Math.max(1, live.length)])))].filter((id): id is SpanId => id !== undefined && !used.has(id) && window.find(id) !== undefined)
    if (spans.length === 0) return undefined
    for (const id of spans) used.add(id)
    const entries = spans.map((id) => window.find(id)!)
    const citations = { ...this.#claim(wish.claim, entries[0]!), ...this.#handle(wish.handle, entries[0]!) }
    if (wish.op === 'prune') return { op: 'prune', spans, ...citations }
    return { op: 'rewrite', spans, into: name, text: compose(entries, wish.keeping, wish.gist), ...citations, ...(wish.complete === undefined ? {} : { complete: wish.complete }) }
  }

  #claim(wish: ClaimWish, entry: Entry): Pick<Extract<Edit, { op: 'prune' }>, 'claim'> {
    const { window } = this.trial
    switch (wish) {
      case 'none': return {}
      case 'redundant': return { claim: { kind: 'redundant', of: [...window.twinsOf(entry)][0]?.id ?? this.trial.liveIds[0] ?? 'nowhere' } }
      case 'superseded': return { claim: { kind: 'superseded', by: this.trial.live.find(({ supersedes }) => supersedes.includes(entry.id))?.id ?? this.trial.liveIds[0] ?? 'nowhere' } }
      case 'closed': return { claim: { kind: 'closed', obligation: [...window.obligations.keys()][0] ?? 'o9' } }
      case 'irrelevant': return { claim: { kind: 'irrelevant' } }
    }
  }

  #handle(wish: HandleWish, entry: Entry): { readonly handle?: Handle } {
    switch (wish) {
      case 'none': return {}
      case 'own': return { handle: { kind: 'store_key', ref: entry.key ?? keyOf(entry.measure.text) } }
      case 'issued': return entry.handle === undefined ? {} : { handle: entry.handle }
      case 'foreign': return { handle: { kind: 'store_key', ref: 'f'.repeat(64) } }
      case 'unknown': return { handle: { kind: 'memory', ref: 'm1' } as unknown as Handle }
    }
  }

  #pick(pick: number): Entry | undefined { const live = this.trial.live; return live[pick % Math.max(1, live.length)] }
  #observedEntries(): Entry[] { return this.trial.live.filter(({ provenance }) => provenance === 'observed') }
  #name(): SpanId { return `s${++this.#made}` }
}

/** A text that stands for others, as good or as bad as wished. */
export function compose(entries: readonly Entry[], keeping: Keeping, gist: number): string {
  const short = gists[gist % gists.length]!
  const lines = entries.flatMap(({ measure }) => measure.text.split('\n'))
  const duties = entries.flatMap(({ measure, traits }) => {
    const whole = traits.has('negative') || traits.has('sole-witness') || traits.has('correction') || traits.has('constraint')
    return measure.text.split('\n').filter((line) => whole || ruleSet.has(line) || absenceSet.has(line))
  })
  switch (keeping) {
    case 'all': return lines.slice(0, Math.max(1, lines.length - 1)).join('\n')
    case 'duties': return duties.length === 0 ? short : duties.join('\n')
    case 'some': return [short, ...duties.filter((_, at) => at % 2 === 0)].join('\n')
    case 'nothing': return short
    case 'lies': return [lies[gist % lies.length]!, ...duties].join('\n')
  }
}
