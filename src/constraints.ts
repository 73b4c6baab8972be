/** Which clauses of a text bind further conduct. Candidates come from a scan; the tables of `markers/` and the grammar of `mood.ts` decide. */
import { splitClauses, type Stretch } from './clauses.ts'
import type { Scan } from './engine.ts'
import { unescapeText } from './escapes.ts'
import { phraseBit as P, wordBit as W } from './lexicon.ts'
import { weigh } from './mood.ts'
import type { Force, Reading, Weight } from './scale.ts'
import { readTokens, type Token } from './tokens.ts'
import { readTongue } from './tongue.ts'

/** A clause that binds. Offsets are UTF-16 units of the text it was found in; end marks are outside. */
export interface Clause {
  readonly start: number
  readonly end: number
  readonly force: Force
  readonly text: string
  /** A fragment that may as well be a heading: in a rewrite it is no invention. */
  readonly weak?: true
}

/** The clauses of a text that bind further conduct, in order. `rescan` measures the text again where escapes had to be taken off. */
export function findConstraints(text: string, scan: Scan, rescan: (text: string) => Scan): readonly Clause[] {
  const clauses = readConstraints(text, scan.markers)
  const unescaped = unescapeText(text)
  // Decoding may leave half of a surrogate pair, which no engine measures; such a text holds no rule in its escapes.
  if (unescaped === undefined || !unescaped.text.isWellFormed()) return clauses
  const { offsets } = unescaped
  const found = readConstraints(unescaped.text, rescan(unescaped.text).markers).map((clause): Clause => {
    const from = offsets[clause.start]!, to = offsets[clause.end]!
    return { ...clause, start: from, end: to, text: text.slice(from, to) }
  })
  const merged: Clause[] = []
  let next = 0
  for (const clause of clauses) {
    while (next < found.length && found[next]!.end <= clause.start) merged.push(found[next++]!)
    if (next >= found.length || found[next]!.start >= clause.end) merged.push(clause)
  }
  return [...merged, ...found.slice(next)]
}

/**
 * The clauses of a text that bind or that could be read as an order: work to be done, customs told as facts. For texts that may not
 * give any, such as a rewrite.
 */
export function findOrders(text: string, scan: Scan): readonly Clause[] { return readConstraints(text, scan.markers, true) }

/** The form by which two clauses count as verbatim the same: white space aside. */
export function clauseKey(text: string): string {
  return text.replace(/[\s\u0085]+/g, ' ').trim()
}

/** Bits of a label that narrow what follows its colon, so that the two are one clause. */
const limiting = P.scope | P.when | P.universal | P.condition | P.always | P.never | P.bound | P.past | P.hedge | P.cancel
const ruling = P.prohibit | P.require | P.dont | P.never | P.none | P.bound | P.scope | P.permit

function readConstraints(text: string, hits: Int32Array, loose = false): Clause[] {
  const found: Clause[] = []
  const tongue = readTongue(text, 0, text.length, '')
  let hit = 0
  let label: Clause | undefined
  let answers = false
  for (const stretch of splitClauses(text, hits)) {
    if (stretch.setting === 'code') continue
    while (hit < hits.length && hits[hit]! < stretch.start) hit += 3
    const clause = weighStretch(text, stretch, hits, hit, tongue, { answers, loose })
    answers = stretch.asked && clause === undefined && isElliptic(text, stretch)
    const heads: boolean = label !== undefined && stretch.headEnd === label.end && !stretch.labels
    if (label !== undefined && heads && clause === undefined && !stretch.asked
      && !text.slice(label.end, Math.min(stretch.start, label.end + 40)).includes('\n')) {
      // a label that binds and a body that says what: one clause
      found.push({ ...label, end: stretch.end, text: text.slice(label.start, stretch.end) })
      label = undefined
      continue
    }
    if (label !== undefined && !(clause !== undefined && clause.start <= label.start)) found.push(label)
    label = undefined
    if (clause === undefined) continue
    if (stretch.labels) label = clause
    else found.push(clause)
  }
  if (label !== undefined) found.push(label)
  return found
}

function makeClause(text: string, start: number, end: number, weight: Weight): Clause {
  const clause: Clause = { start, end, force: weight.force, text: text.slice(start, end) }
  return weight.strength < 1 ? { ...clause, weak: true } : clause
}

function weighStretch(text: string, stretch: Stretch, hits: Int32Array, hit: number, tongue: string, { answers, loose }: { readonly answers: boolean; readonly loose: boolean }): Clause | undefined {
  const { start, end, headStart, headEnd, asked, quoted, labels } = stretch
  const headed = headEnd > headStart
  const lang = readTongue(text, headed && start - headEnd < 4 ? headStart : start, end, tongue)
  const tokens = readTokens(text, start, end, hits, hit, lang)
  const compares = hasComparison(text, start, end)
  if (!headed) {
    // a one-word label such as "forbidden:" is judged with what follows it
    if (stretch.labels && tokens.length < 3 && !(tokens.length === 2 && ((tokens[0]!.phrase & (P.dont | P.never)) !== 0))
      && tokens.some((token) => (token.word & W.label) !== 0 || (token.phrase & ruling) !== 0)) return undefined
    const weight = weigh({ lang, tokens, head: [], asked, quoted, labels, compares, answers, loose })
    return weight === undefined ? undefined : makeClause(text, start, end, weight)
  }
  let from = hit
  while (from >= 3 && hits[from - 3]! >= headStart) from -= 3
  const head: Token[] = readTokens(text, headStart, headEnd, hits, from, lang)
  const reading: Reading = { lang, tokens, head, asked, quoted, labels, compares, answers, loose }
  const weight = weigh(reading)
  if (weight === undefined) return undefined
  const listed = text.slice(headEnd, Math.min(start, headEnd + 40)).includes('\n')
  if (listed) return makeClause(text, start, end, weight)
  const narrowed = head.some((token) => !token.quoted && (token.phrase & limiting) !== 0)
  const alone = narrowed ? undefined : weigh({ ...reading, head: [] })
  return makeClause(text, alone === undefined ? headStart : start, end, weight)
}

/** A question of a few words without its verb, as in "Stuck? Ask." */
function isElliptic(text: string, { start, end }: Stretch): boolean {
  return end - start < 48
    && !/^(?:what|why|who|whom|whose|when|where|which|how|is|are|am|was|were|do|does|did|has|have|had|can|could|would|will|should|shall|may|might|must)\b/i.test(text.slice(start, start + 8))
}

function hasComparison(text: string, start: number, end: number): boolean {
  if (end - start > 120) return false
  return /(?:^|[\s\w])(?:<=|>=|≤|≥|<|>)\s*\d/.test(text.slice(start, end))
}
