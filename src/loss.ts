/**
 * What an edit of a followed window lost: rules, literals, outcomes, corrections and open work of the spans that left, held against
 * what stands after it. The questions are those of the rules of `strict`, asked of an edit that nobody guarded.
 */
import { alignConstraints, type ClauseChange } from './alignment.ts'
import type { Clause } from './constraints.ts'
import { containsLiteral, holderOf, isTrivialNumber, type LiteralKind } from './literals.ts'
import { squeeze, type Measure } from './measure.ts'
import type { Change, Part, Role, SpanId } from './model.ts'
import type { WorkItem } from './open-work.ts'
import { outranks } from './window.ts'

/** Where a clause was laid down: the observed span, its role, and its line or message number. */
export interface Origin { readonly span: SpanId; readonly role: Role; readonly at: number }
/** A clause that binds, as it stands in a span, and where it was laid down. */
export interface StandingClause { readonly clause: Clause; readonly key: string; readonly origin: Origin }

/** A span of a followed window. A derived span has the role `assistant`: what it says is the model's, whoever it speaks of. */
export interface StandingSpan {
  readonly id: SpanId
  readonly role: Role
  readonly part: Part | undefined
  readonly call: string | undefined
  /** Line or message number. */
  readonly at: number
  /** 0 observed, 1 a first summary, 2 a summary whose input held one, and so on. */
  readonly generation: number
  /** Its clauses bind: the word of the user or the system, or of the host. */
  readonly binding: boolean
  /** The user corrects the agent in it. */
  readonly corrects: boolean
  readonly measure: Measure
  /** Its own clauses, or those of others that it carries verbatim. */
  readonly clauses: readonly StandingClause[]
}

/** An edit as it was made. Replacement: none for a prune, `opaque` where its text is not in the file. */
export interface Removal {
  readonly leaving: readonly StandingSpan[]
  readonly staying: readonly StandingSpan[]
  readonly replacement: Measure | 'opaque' | undefined
  /** Work that is open at the time of the edit. */
  readonly work: readonly WorkItem[]
  /** Whether a literal stood in the window before, in a span that has left it. */
  readonly seen: (literal: string) => boolean
}

/** `unverifiable`: left, and what came in its place cannot be read. total = kept + unverifiable + lost. */
export interface Tally { readonly total: number; readonly kept: number; readonly unverifiable: number }
/** Some text with a part of it marked; UTF-16 units of `text`. */
export interface Excerpt { readonly text: string; readonly start: number; readonly end: number }
/** What was lost, and where it stood. */
export interface Loss { readonly span: SpanId; readonly at: number; readonly role: Role; readonly text: string; readonly before: Excerpt }
export interface RuleLoss extends Loss {
  readonly key: string
  /** Where it was laid down, if it stood in a summary. */
  readonly origin: Origin
  readonly force: Clause['force']
  readonly change: Change
  /** What became of it in the replacement, where something did. */
  readonly after: Excerpt | undefined
  /** Literals inside the clause. */
  readonly literals: readonly { readonly text: string; readonly kind: LiteralKind }[]
}
export interface LiteralLoss { readonly span: SpanId; readonly at: number; readonly role: Role; readonly text: string; readonly kind: LiteralKind }

export interface Losses {
  /** Distinct clauses that bind: of the whole window for a rewrite, of what left for a prune. */
  readonly constraints: Tally & { readonly user: Tally; readonly lost: readonly RuleLoss[]; readonly invented: readonly Excerpt[] }
  /** Distinct literals, counted likewise. */
  readonly literals: Tally & { readonly user: Tally; readonly lost: readonly LiteralLoss[]; readonly invented: readonly { readonly text: string; readonly kind: LiteralKind }[] }
  /** Tool results with an empty outcome; for a rewrite also those with a failed one. */
  readonly negatives: Tally & { readonly lost: readonly Loss[]; readonly invented: readonly Excerpt[] }
  readonly corrections: Tally & { readonly lost: readonly Loss[] }
  readonly obligations: Tally & { readonly lost: readonly Loss[] }
}

/** Weighs an edit. Time follows the bytes of what left and of what stands in its place. */
export function weighRemoval(removal: Removal): Losses {
  return {
    constraints: weighRules(removal), literals: weighLiterals(removal), negatives: weighOutcomes(removal),
    corrections: weighCorrections(removal), obligations: weighWork(removal),
  }
}

const excerptUnits = 160
/** A part of a text with what stands round it, cut at spaces. */
export function excerpt(text: string, start: number, end: number): Excerpt {
  let from = Math.max(0, start - excerptUnits), to = Math.min(text.length, Math.min(end, start + 4 * excerptUnits) + excerptUnits)
  if (from > 0) while (from < start && !/\s/u.test(text[from]!)) from++
  if (to < text.length) while (to > end && !/\s/u.test(text[to - 1]!)) to--
  while (from < start && /\s/u.test(text[from]!)) from++
  to = Math.max(to, Math.min(end, start + 4 * excerptUnits))
  // A copy of its own: a slice would keep the whole text of the span in memory.
  return { text: copy(text.slice(from, to)), start: start - from, end: Math.min(end, to) - from }
}
function copy(text: string): string { return JSON.parse(JSON.stringify(text)) as string }

function lossAt(span: StandingSpan, start: number, end: number): Loss {
  return { span: span.id, at: span.at, role: span.role, text: copy(span.measure.text.slice(start, end)), before: excerpt(span.measure.text, start, end) }
}

// ---- rules

function weighRules({ leaving, staying, replacement }: Removal): Losses['constraints'] {
  const scope = replacement === undefined ? leaving : [...leaving, ...staying]
  const all = new Map<string, StandingClause>()
  for (const span of scope) for (const standing of span.clauses) {
    const known = all.get(standing.key)
    if (known === undefined || outranks(standing.origin.role, known.origin.role)) all.set(standing.key, standing)
  }
  const elsewhere = holdersAmong(staying)
  const leaves = (span: StandingSpan, { key }: StandingClause): boolean => { const holder = elsewhere.get(key); return holder === undefined || (span.generation === 0 && outranks(span.role, holder)) }
  const gone = leaving.map((span) => ({ span, clauses: span.clauses.filter((standing) => leaves(span, standing)) }))
  const lost = new Map<string, RuleLoss>()
  let unverifiable: ReadonlySet<string> = new Set()
  let invented: readonly Excerpt[] = []
  if (replacement === 'opaque') unverifiable = new Set(gone.flatMap(({ clauses }) => clauses.map(({ key }) => key)))
  else {
    const { text = '', clauses = [], scan = undefined } = replacement ?? {}
    const sources = gone.map(({ span, clauses: own }) => ({ text: span.measure.text, clauses: own.map(({ clause }) => clause), binding: span.binding || own.length > 0 }))
    const changes: readonly ClauseChange[] = scan === undefined
      ? sources.flatMap(({ clauses: own }, index) => own.map(({ start, end }) => ({ change: 'dropped' as const, source: { index, start, end }, replacement: null })))
      : alignConstraints(sources, { text, clauses, scan })
    for (const { change, source, replacement: range } of changes) {
      if (source === null) continue
      const { span, clauses: own } = gone[source.index]!
      const standing = own.find(({ clause }) => clause.start === source.start && clause.end === source.end)!
      if (lost.has(standing.key)) continue
      lost.set(standing.key, {
        ...lossAt(span, source.start, source.end), role: standing.origin.role, origin: standing.origin, key: standing.key, force: standing.clause.force, change,
        after: range === null ? undefined : excerpt(text, range.start, range.end), literals: literalsIn(span.measure, source.start, source.end),
      })
    }
    const quoted = leaving.filter(({ role, generation }) => role === 'tool' && generation === 0)
    invented = changes.flatMap(({ source, replacement: range }) => (source !== null || range === null || isQuoted(quoted, text.slice(range.start, range.end)) ? [] : [excerpt(text, range.start, range.end)]))
  }
  const tally = (keys: readonly string[]): Tally => {
    const unread = keys.filter((key) => unverifiable.has(key)).length
    return { total: keys.length, unverifiable: unread, kept: keys.filter((key) => !lost.has(key)).length - unread }
  }
  return { ...tally([...all.keys()]), user: tally([...all].filter(([, { origin }]) => origin.role === 'user').map(([key]) => key)), lost: [...lost.values()], invented }
}

/** The highest role in which a clause stands among observed spans of the user or the system. */
function holdersAmong(spans: readonly StandingSpan[]): ReadonlyMap<string, Role> {
  const holders = new Map<string, Role>()
  for (const { generation, role, clauses } of spans) if (generation === 0) for (const { key } of clauses) {
    const known = holders.get(key)
    if (known === undefined || outranks(role, known)) holders.set(key, role)
  }
  return holders
}

function literalsIn(measure: Measure, start: number, end: number): RuleLoss['literals'] {
  return measure.literals.filter((literal) => literal.start >= start && literal.end <= end).map(({ text, kind }) => ({ text: copy(text), kind }))
}

/** What a failed or empty outcome says is quoted by the replacement, not laid down. */
function isQuoted(spans: readonly StandingSpan[], text: string): boolean {
  return spans.some(({ measure }) => [...measure.absences, ...measure.failures].some(({ start, end }) => squeeze(measure.text.slice(start, end)).includes(squeeze(text))))
}

/** The clauses that a derived span carries: those of its sources that it holds verbatim and has not turned round. */
export function carryClauses(sources: readonly StandingSpan[], text: Measure, lost: readonly RuleLoss[]): readonly StandingClause[] {
  const gone = new Set(lost.map(({ key }) => key))
  const carried = new Map<string, StandingClause>()
  for (const { clauses } of sources) for (const { clause, key, origin } of clauses) {
    if (gone.has(key) || carried.has(key) || !text.holds(clause.text)) continue
    const at = text.text.indexOf(clause.text)
    carried.set(key, { key, origin, clause: at < 0 ? { ...clause, start: 0, end: text.text.length } : { ...clause, start: at, end: at + clause.text.length } })
  }
  return [...carried.values()]
}

// ---- literals

function weighLiterals({ leaving, staying, replacement, seen }: Removal): Losses['literals'] {
  const standing = new Set<string>()
  for (const { measure } of staying) for (const { text } of measure.literals) standing.add(text)
  const all = new Map<string, LiteralLoss>()
  // What the user wrote comes first, so that a value which both wrote counts as the user's.
  const scope = replacement === undefined ? leaving : [...leaving, ...staying]
  for (const user of [true, false]) for (const { id, at, role, measure } of scope) {
    if ((role === 'user') === user) for (const { text, kind } of measure.literals) if (!all.has(text)) all.set(text, { span: id, at, role, text, kind })
  }
  const holds = replacement === undefined || replacement === 'opaque' ? () => false : holderOf(replacement.text)
  const missing = [...all.values()].filter(({ text }) => !standing.has(text) && !holds(text))
  const lost = replacement === 'opaque' ? [] : missing.map((loss) => ({ ...loss, text: copy(loss.text) }))
  const tally = (total: number, gone: number): Tally => (replacement === 'opaque' ? { total, kept: total - gone, unverifiable: gone } : { total, kept: total - gone, unverifiable: 0 })
  const ofUser = (list: Iterable<LiteralLoss>): number => { let number = 0; for (const { role } of list) if (role === 'user') number++; return number }
  return {
    ...tally(all.size, missing.length), user: tally(ofUser(all.values()), ofUser(missing)), lost,
    invented: replacement === undefined || replacement === 'opaque' ? [] : listInventions(replacement, new Set([...all.keys()]), [...leaving, ...staying], seen),
  }
}

function listInventions(replacement: Measure, known: ReadonlySet<string>, spans: readonly StandingSpan[], seen: (literal: string) => boolean): Losses['literals']['invented'] {
  const candidates = new Map(replacement.literals.filter((literal) => !isTrivialNumber(literal) && !known.has(literal.text)).map((literal) => [literal.text, literal]))
  if (candidates.size === 0) return []
  for (const { measure } of spans) {
    const texts = measure.text.includes('\\') ? [measure.text, takeEscapes(measure.text)] : [measure.text]
    for (const [literal, { kind }] of candidates) {
      if (texts.some((text) => standsIn(text, literal)) || (kind === 'quoted' && quotes(measure, texts, literal))) candidates.delete(literal)
    }
  }
  return [...candidates.values()].filter(({ text }) => !seen(text)).map(({ text, kind }) => ({ text: copy(text), kind }))
}

/** The range `4 to 6 s` is held where both ends are, so that its first figure is what is looked for before all else. */
function standsIn(text: string, literal: string): boolean { return (text.includes(literal) || / (?:to|bis|à|a|til|tot|do|до) /u.test(literal)) && containsLiteral(text, literal) }

/** A quotation is one with other white space, and with words left out where it says so; each piece stands in the text. */
function quotes(measure: Measure, texts: readonly string[], literal: string): boolean {
  const pieces = literal.split(/\.{3}|…/u).map(squeeze).filter((piece) => piece.length > 2)
  return pieces.length > 0 && (pieces.every((piece) => measure.squeezed.includes(piece)) || (texts.length > 1 && pieces.every((piece) => squeeze(texts[1]!).includes(piece))))
}

/** One layer of JSON escapes taken off: a tool call is JSON, and a summary of it tells its strings as they are. */
function takeEscapes(text: string): string { return text.replace(/\\(["\\/nrt])/gu, (_, char: string) => ({ n: '\n', r: '\r', t: '\t' })[char] ?? char) }

// ---- outcomes, corrections, work

function weighOutcomes({ leaving, replacement }: Removal): Losses['negatives'] {
  const stated = leaving.filter(({ role, generation, part }) => role === 'tool' && generation === 0 && part !== 'media').flatMap((span) => {
    const ranges = [...span.measure.absences, ...(replacement === undefined ? [] : span.measure.failures)]
    return ranges.length === 0 ? [] : [{ span, ranges }]
  })
  if (replacement === 'opaque') return { total: stated.length, kept: 0, unverifiable: stated.length, lost: [], invented: [] }
  const lost = stated.flatMap(({ span, ranges }) => {
    const missing = ranges.find(({ start, end }) => replacement?.holds(span.measure.text.slice(start, end)) !== true)
    return missing === undefined ? [] : [lossAt(span, missing.start, missing.end)]
  })
  const known = stated.length > 0 || leaving.some(({ measure }) => measure.absences.length > 0 || measure.stateAbsences().length > 0)
  const invented = replacement === undefined || known ? [] : replacement.stateAbsences().map(({ start, end }) => excerpt(replacement.text, start, end))
  return { total: stated.length, kept: stated.length - lost.length, unverifiable: 0, lost, invented }
}

function weighCorrections({ leaving, staying, replacement }: Removal): Losses['corrections'] {
  const corrections = leaving.filter(({ corrects }) => corrects)
  const echoes = staying.filter(({ generation, role }) => generation === 0 && (role === 'user' || role === 'system'))
  const gone = corrections.filter((span) => {
    if (replacement !== undefined && replacement !== 'opaque' && replacement.holds(span.measure.text)) return false
    const sentences = span.measure.text.split(/(?<=[.!?。！？])\s+|\n+/u).filter((sentence) => sentence.trim() !== '')
    return !echoes.some(({ at, measure }) => at >= span.at && sentences.every((sentence) => measure.holds(sentence)))
  })
  const total = corrections.length, kept = total - gone.length
  if (replacement === 'opaque') return { total, kept, unverifiable: gone.length, lost: [] }
  return { total, kept, unverifiable: 0, lost: gone.map((span) => lossAt(span, 0, span.measure.text.trimEnd().length)) }
}

function weighWork({ leaving, staying, replacement, work }: Removal): Losses['obligations'] {
  const left = new Set(leaving.map(({ id }) => id))
  const owed = work.filter(({ span }) => left.has(span))
  const gone = owed.filter(({ text }) => !(replacement !== undefined && replacement !== 'opaque' && replacement.holds(text)) && !staying.some(({ measure }) => measure.holds(text)))
  const total = owed.length, kept = total - gone.length
  if (replacement === 'opaque') return { total, kept, unverifiable: gone.length, lost: [] }
  return { total, kept, unverifiable: 0, lost: gone.map(({ span, text }) => { const holder = leaving.find(({ id }) => id === span)!; return { span, at: holder.at, role: holder.role, text, before: { text, start: 0, end: text.length } } }) }
}
