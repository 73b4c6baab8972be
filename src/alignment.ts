/**
 * What a rewrite does to constraints, clause by clause (note on retention, 2026-11-07: "polarity"). A clause kept verbatim, white
 * space aside, is the only silent outcome; a paraphrase is never proved equal.
 */
import { clauseKey, findOrders, type Clause } from './constraints.ts'
import type { Scan } from './engine.ts'
import type { Change } from './model.ts'
import { cancels, excepts, isNegative, mentions, permits } from './revocation.ts'

export interface AlignedSource {
  readonly text: string
  readonly clauses: readonly Clause[]
  /** The source speaks with the authority of system or user, or the host says that it binds. */
  readonly binding: boolean
}
export interface AlignedReplacement { readonly text: string; readonly clauses: readonly Clause[]; readonly scan: Scan }

export interface ClauseChange {
  readonly change: Change
  readonly source: { readonly index: number; readonly start: number; readonly end: number } | null
  readonly replacement: { readonly start: number; readonly end: number } | null
}

interface Range { readonly start: number; readonly end: number }

/** The changes of every binding source clause, then the constraints that the replacement invents; silent clauses are not listed. */
export function alignConstraints(sources: readonly AlignedSource[], replacement: AlignedReplacement): readonly ClauseChange[] {
  const binding = sources.filter((source) => source.binding)
  if (binding.length === 0) return []
  const changes: ClauseChange[] = []
  const page = new Page(replacement.text)
  let candidates: Candidates | undefined
  const explained: Range[] = []
  sources.forEach((source, index) => {
    if (!source.binding) return
    // a clause that a source repeats has one fate
    const fates = new Map<string, Fate | undefined>()
    for (const clause of source.clauses) {
      const key = clauseKey(clause.text)
      if (!fates.has(key)) {
        const fate = judgeClause(clause, source, sources, replacement, page, () => (candidates ??= new Candidates(replacement)), explained)
        fates.set(key, fate)
      }
      const fate = fates.get(key)
      if (fate !== undefined) changes.push({ change: fate.change, source: { index, start: clause.start, end: clause.end }, replacement: fate.range })
    }
  })
  changes.push(...listInventions(binding, sources, replacement, explained))
  return changes
}

interface Fate { readonly change: Change; readonly range: Range | null }

/** What became of one clause, or undefined if it is kept. Ranges of the replacement that are accounted for go to `explained`. */
function judgeClause(clause: Clause, source: AlignedSource, sources: readonly AlignedSource[], replacement: AlignedReplacement, page: Page, candidates: () => Candidates, explained: Range[]): Fate | undefined {
  const found = page.find(clause.text)
  const kept = found.filter((range) => !page.isAltered(range, source.text, clause) && !outgrows(range, replacement, source.text))
  if (kept.length > 0) {
    explained.push(...kept)
    const revoked = kept.map((range) => page.findRevocation(range, sources)).find((range) => range !== undefined)
    if (revoked === undefined) return undefined
    explained.push(revoked)
    return { change: 'contradicted', range: revoked }
  }
  const fate: Fate = found[0] === undefined ? compareWithNearest(clause, candidates(), page) : { change: 'mutated', range: page.sentenceAt(found[0]) }
  if (fate.range !== null) explained.push(fate.range)
  return fate
}

/** Verbs whose past is their base: `Read the module.` in a summary is what was done. */
const samePast = /^(?:read|put|set|cut|let|hit|shut|split|reset|cast|spread|bet|bid|quit|beat|cost|hurt|upset|burst|broadcast|offset|input|output)\b/iu

/** Clauses of the replacement that no binding source states and that are not what became of a clause. */
function listInventions(binding: readonly AlignedSource[], sources: readonly AlignedSource[], replacement: AlignedReplacement, explained: readonly Range[]): ClauseChange[] {
  // One page for all of them: a clause is sought once, whatever the number of sources.
  const stating = new Page(binding.map((source) => source.text).join('\n\u0000\n'))
  const stated = new Set(binding.flatMap((source) => source.clauses.map((clause) => clauseKey(clause.text))))
  const accounted = sortRanges(explained)
  const inventions: ClauseChange[] = []
  const isAccounted = (clause: Clause): boolean => overlapping(accounted, clause).some((range) => covers(range, clause, replacement.text))
  for (const clause of replacement.clauses) {
    if (clause.weak || stated.has(clauseKey(clause.text)) || isAccounted(clause) || stating.find(clause.text, 1).length > 0) continue
    inventions.push({ change: 'invented', source: null, replacement: { start: clause.start, end: clause.end } })
  }
  if (inventions.length > 0) return inventions
  // what would be work or a description in a message is an order where no source speaks of it
  let known: ReadonlySet<string> | undefined
  for (const clause of findOrders(replacement.text, replacement.scan)) {
    if (clause.weak || isAccounted(clause) || samePast.test(clause.text) || stating.find(clause.text, 1).length > 0) continue
    known ??= words(sources.map((source) => source.text).join('\n'))
    const wanted = [...words(clause.text)]
    if (wanted.filter((word) => !known!.has(word)).length * 2 > wanted.length) inventions.push({ change: 'invented', source: null, replacement: { start: clause.start, end: clause.end } })
  }
  return inventions
}

/** Ranges in order of start; `reach` of each is the furthest end up to it, so that those that overlap a clause are found by search. */
interface SortedRanges { readonly ranges: readonly Range[]; readonly reach: readonly number[] }
function sortRanges(ranges: readonly Range[]): SortedRanges {
  const sorted = [...ranges].sort((left, right) => left.start - right.start || left.end - right.end)
  let furthest = 0
  return { ranges: sorted, reach: sorted.map(({ end }) => (furthest = Math.max(furthest, end))) }
}
function overlapping({ ranges, reach }: SortedRanges, clause: Range): Range[] {
  let low = 0, high = ranges.length
  while (low < high) { const middle = (low + high) >> 1; if (ranges[middle]!.start < clause.end) low = middle + 1; else high = middle }
  const found: Range[] = []
  for (let index = low - 1; index >= 0 && reach[index]! > clause.start; index--) if (ranges[index]!.end > clause.start) found.push(ranges[index]!)
  return found
}

/**
 * Whether the clause of the replacement in which a kept one stands says more than it: a number grown to the left, a scope added to the
 * right. A label before it (`Rule:`, a bullet, a quotation mark) and what its own source goes on with are no growth.
 */
function outgrows(range: Range, replacement: AlignedReplacement, source: string): boolean {
  const clause = replacement.clauses.find(({ start, end }) => start <= range.start && end >= range.end)
  if (clause === undefined) return false
  const before = replacement.text.slice(clause.start, range.start).trimEnd(), after = replacement.text.slice(range.end, clause.end).trimStart()
  const kept = replacement.text.slice(range.start, range.end)
  const grownLeft = wordy.test(before) && !/[:：;,\-–—("'“«>*|\]]$/u.test(before) && !source.includes(`${lastWord(before)} ${kept}`)
  const grownRight = wordy.test(after) && !/^[;:(\-–—"'”»<*|[]/u.test(after) && !squeezeForSearch(source).includes(squeezeForSearch(`${kept} ${firstWord(after)}`))
  return grownLeft || grownRight
}

const wordy = /[\p{L}\p{N}]/u
function lastWord(text: string): string { return /\S+$/u.exec(text)?.[0] ?? '' }
function firstWord(text: string): string { return /^\S+/u.exec(text)?.[0] ?? '' }

/** Whether a clause of the replacement is what an explained range already accounts for: most of it lies inside. */
function covers(range: Range, clause: Clause, text: string): boolean {
  const shared = Math.min(range.end, clause.end) - Math.max(range.start, clause.start)
  if (shared <= 0) return false
  const rest = text.slice(clause.start, Math.max(clause.start, range.start)) + text.slice(Math.min(clause.end, range.end), clause.end)
  return shared * 2 >= clause.end - clause.start || !/[\p{L}\p{N}]/u.test(rest)
}

/** A clause that a text repeats more often than this is judged by its first places. */
const occurrencesLooked = 256
/** Farthest that the ends of a sentence are sought, in UTF-16 units. */
const sentenceUnits = 600

/** A text squeezed for search, with the way back to its own offsets. */
class Page {
  readonly text: string
  readonly #squeezed: string
  readonly #offsets: Int32Array

  constructor(text: string) {
    this.text = text
    const offsets = new Int32Array(text.length + 1)
    let squeezed = '', length = 0, spaced = true
    for (let unit = 0; unit < text.length; unit++) {
      const space = isSpace(text.charCodeAt(unit))
      if (space && spaced) continue
      squeezed += space ? ' ' : text[unit]
      offsets[length++] = unit
      spaced = space
    }
    offsets[length] = text.length
    this.#squeezed = squeezed
    this.#offsets = offsets
  }

  /** Ranges of the text where another stands as a whole: not inside a longer word or number. */
  find(clause: string, most = occurrencesLooked): Range[] {
    const wanted = clause.replace(/\s+/gu, ' ').trim()
    const ranges: Range[] = []
    if (wanted === '') return ranges
    for (let at = this.#squeezed.indexOf(wanted); at >= 0; at = this.#squeezed.indexOf(wanted, at + 1)) {
      const end = at + wanted.length
      if (this.#runsOn(at - 1, at, -1) || this.#runsOn(end, end - 1, 1)) continue
      ranges.push({ start: this.#offsets[at]!, end: this.#offsets[end - 1]! + 1 })
      if (ranges.length >= most) break
    }
    return ranges
  }

  /** Whether the character outside goes on with the word or number inside; scripts without spaces never run on. */
  #runsOn(outside: number, inside: number, step: number): boolean {
    const out = this.#squeezed[outside] ?? '', within = this.#squeezed[inside] ?? ''
    if (/[\p{L}\p{N}_]/u.test(out) && /[\p{L}\p{N}_]/u.test(within)) return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(out + within)
    // 1,250 and 3.5: a separator between two digits belongs to the number.
    return /[.,:]/u.test(out) && /\p{N}/u.test(within) && /\p{N}/u.test(this.#squeezed[outside + step] ?? '')
  }

  sentenceAt(range: Range): Range { return { start: sentenceStart(this.text, range.start), end: sentenceEnd(this.text, range.end) } }

  /** A clause that stands byte for byte and is still changed: lengthened by an exception, or with more than its source said before it. */
  isAltered(range: Range, source: string, clause: Clause): boolean {
    const tail = this.#tailOf(range)
    if (!excepts(tail)) return false
    const own = source.slice(clause.end, clause.end + tail.length + 8)
    return squeezeForSearch(own).slice(0, 24) !== squeezeForSearch(tail).slice(0, 24) && !squeezeForSearch(source).includes(squeezeForSearch(tail))
  }

  /** What follows a range up to the end of its sentence, and the sentence after it where that opens with an exception. */
  #tailOf(range: Range): string {
    const end = sentenceEnd(this.text, range.end)
    const tail = this.text.slice(range.end, end).replace(/^[\s,;:.!)\]—–-]+/u, '')
    if (tail.trim() !== '') return tail
    return this.text.slice(end, sentenceEnd(this.text, nextWord(this.text, end))).trim()
  }

  /** The part of the sentence round a kept clause, or the sentence after it, that revokes it and that no source says. */
  findRevocation(range: Range, sources: readonly AlignedSource[]): Range | undefined {
    const sentence = this.sentenceAt(range)
    const after = sentenceEnd(this.text, nextWord(this.text, sentence.end))
    const frames: Range[] = [{ start: sentence.start, end: range.start }, { start: range.end, end: sentence.end }, { start: sentence.end, end: after }]
    return frames.find((frame) => {
      const words = this.text.slice(frame.start, frame.end)
      return cancels(words) && !sources.some((source) => squeezeForSearch(source.text).includes(squeezeForSearch(words)))
    })
  }
}

function isSpace(code: number): boolean { return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x85 || code === 0x3000 || (code >= 0x2000 && code <= 0x200b) || code === 0x2028 || code === 0x2029 || code === 0xfeff }
function squeezeForSearch(text: string): string { return text.replace(/[\s.,;:!]+/gu, ' ').trim().toLowerCase() }
function nextWord(text: string, at: number): number { let to = at; while (to < text.length && /[\s.!?。！？]/u.test(text[to]!)) to++; return to }

const sentenceMark = /[.!?]/u
function isSentenceEnd(text: string, at: number): boolean {
  const char = text[at]!
  if (char === '\n' || /[。！？।؟]/u.test(char)) return true
  return sentenceMark.test(char) && (at + 1 >= text.length || /[\s"')\]]/u.test(text[at + 1]!))
}
function sentenceStart(text: string, at: number): number {
  let from = at
  while (from > 0 && at - from < sentenceUnits && !isSentenceEnd(text, from - 1)) from--
  while (from < at && /\s/u.test(text[from]!)) from++
  return from
}
function sentenceEnd(text: string, at: number): number {
  let to = at
  while (to < text.length && to - at < sentenceUnits && !isSentenceEnd(text, to)) to++
  return Math.min(text.length, to + (text[to] === '\n' ? 0 : 1))
}

/** A stretch of the replacement that may be what became of a clause. */
interface Candidate extends Range { readonly binds: boolean }

/** Words that stand in more stretches than this say nothing of which one is meant. */
const commonWord = 400

/** The stretches of a replacement, found by the words they share with a clause. */
class Candidates {
  readonly #list: readonly Candidate[]
  readonly #byWord = new Map<string, number[]>()

  constructor({ text, clauses }: AlignedReplacement) {
    this.#list = [...clauses.map(({ start, end }) => ({ start, end, binds: true })), ...sentencesOf(text).map((range) => ({ ...range, binds: false }))]
    this.#list.forEach(({ start, end }, index) => {
      for (const word of words(text.slice(start, end))) {
        const holders = this.#byWord.get(word)
        if (holders === undefined) this.#byWord.set(word, [index])
        else if (holders.length <= commonWord) holders.push(index)
      }
    })
  }

  /** The stretch with the largest share of the wanted words; the first of equals. */
  nearest(wanted: ReadonlySet<string>): { readonly share: number; readonly range: Range; readonly binds: boolean } | undefined {
    const shared = new Map<number, number>()
    for (const word of wanted) {
      const holders = this.#byWord.get(word)
      if (holders === undefined || holders.length > commonWord) continue
      for (const index of holders) shared.set(index, (shared.get(index) ?? 0) + 1)
    }
    let best: number | undefined, most = 0
    for (const [index, count] of shared) if (count > most || (count === most && index < best!)) { best = index; most = count }
    if (best === undefined) return undefined
    const { start, end, binds } = this.#list[best]!
    return { share: most / wanted.size, range: { start, end }, binds }
  }
}

/** The stretch of the replacement that says most of a clause's words, and what it made of it. */
function compareWithNearest(clause: Clause, candidates: Candidates, page: Page): Fate {
  const best = candidates.nearest(words(clause.text))
  if (best === undefined || best.share === 0) return mentions(page.text) ? { change: 'weakened', range: null } : { change: 'dropped', range: null }
  const text = page.text.slice(best.range.start, best.range.end)
  // The same words in the same order, but for a few, are an altered clause; the same words in another order are a paraphrase.
  const order = alikeness(sequence(clause.text), sequence(text))
  const denied = isNegative(clause.text), denies = isNegative(text)
  if (denied !== denies && order >= (denied ? 0.3 : 0.45) && !mentions(text)) return { change: 'contradicted', range: best.range }
  if (best.share >= 0.3 && !denies && permits(text) && !permits(clause.text)) return { change: 'contradicted', range: best.range }
  if (order >= 0.62 || (order >= 0.4 && differs(numbers(clause.text), numbers(text)) && numbers(text).size > 0)) return { change: 'mutated', range: best.range }
  return { change: best.share < 0.15 && !best.binds && !mentions(page.text) ? 'dropped' : 'weakened', range: best.range }
}

/** Longest clause whose word order is compared; the cost grows with its square. */
const sequenceWords = 80

function sequence(text: string): string[] {
  const found: string[] = []
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_'’]+/gu)) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) found.push(...word); else found.push(word)
    if (found.length >= sequenceWords) break
  }
  return found
}

/** Length of the longest common subsequence ÷ length of the longer sequence. */
function alikeness(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0
  let row = new Array<number>(right.length + 1).fill(0)
  for (const word of left) {
    const next = [0]
    for (let at = 1; at <= right.length; at++) next.push(word === right[at - 1] ? row[at - 1]! + 1 : Math.max(row[at]!, next[at - 1]!))
    row = next
  }
  return row[right.length]! / Math.max(left.length, right.length)
}

function sentencesOf(text: string): Range[] {
  const ranges: Range[] = []
  for (let start = 0; start < text.length;) {
    const end = Math.max(start + 1, sentenceEnd(text, start))
    if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) ranges.push({ start, end })
    start = end
  }
  return ranges
}

/** Words of a clause that carry its matter: short function words aside; pairs of characters in scripts without spaces. */
function words(text: string): Set<string> {
  const found = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(word)) for (let at = 0; at + 1 < word.length; at++) found.add(word.slice(at, at + 2))
    else if (word.length > 3 || /\p{N}/u.test(word)) found.add(/^\p{L}{6,}$/u.test(word) ? word.slice(0, 5) : word)
  }
  return found
}

function numbers(text: string): Set<string> { return new Set([...text.matchAll(/\p{N}[\p{N}.,:]*/gu)].map(([number]) => number)) }
function differs(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean { return left.size !== right.size || [...left].some((one) => !right.has(one)) }
