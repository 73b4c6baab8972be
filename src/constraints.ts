/** Which clauses of a text bind further conduct. Candidates come from a scan; the tables of `markers/` and the grammar of `mood.ts` decide. */
import { splitClauses, type Stretch } from './clauses.ts'
import type { Scan } from './engine.ts'
import { weigh, type Force, type Reading } from './mood.ts'
import { phraseBit } from './lexicon.ts'
import { readTokens, gatherBits, type Token } from './tokens.ts'
import { readTongue } from './tongue.ts'

/** A clause that binds. Offsets are UTF-16 units of the text it was found in; end marks are outside. */
export interface Clause { readonly start: number; readonly end: number; readonly force: Force; readonly text: string }

/** The clauses of a text that bind further conduct, in order. `rescan` measures the text again where escapes had to be decoded. */
export function findConstraints(text: string, scan: Scan, rescan: (text: string) => Scan): readonly Clause[] {
  void rescan
  return readConstraints(text, scan.markers)
}

/** The form by which two clauses count as verbatim the same: white space aside. */
export function clauseKey(text: string): string {
  return text.replace(/[\s\u0085\u200b\ufeff]+/g, ' ').trim()
}

function readConstraints(text: string, hits: Int32Array): Clause[] {
  const found: Clause[] = []
  const tongue = readTongue(text, 0, text.length, '')
  let hit = 0
  for (const stretch of splitClauses(text, hits)) {
    if (stretch.setting === 'code') continue
    const from = stretch.headEnd > stretch.headStart ? stretch.headStart : stretch.start
    while (hit < hits.length && hits[hit]! < from) hit += 3
    const lang = readTongue(text, from, stretch.end, tongue)
    const clause = weighStretch(text, stretch, hits, hit, lang)
    if (clause !== undefined) found.push(clause)
  }
  return found
}

const limiting = phraseBit.scope | phraseBit.when | phraseBit.universal | phraseBit.condition | phraseBit.always | phraseBit.never | phraseBit.prohibit | phraseBit.none | phraseBit.past

function weighStretch(text: string, stretch: Stretch, hits: Int32Array, hit: number, lang: string): Clause | undefined {
  let first = hit
  while (first < hits.length && hits[first]! < stretch.start) first += 3
  const tokens = readTokens(text, stretch.start, stretch.end, hits, first, lang)
  const headed = stretch.headEnd > stretch.headStart
  const head: Token[] = headed ? readTokens(text, stretch.headStart, stretch.headEnd, hits, hit, lang) : []
  const reading: Reading = { lang, tokens, head, asked: stretch.asked, quoted: stretch.quoted, compares: hasComparison(text, stretch.start, stretch.end) }
  const weight = weigh(reading)
  if (weight === undefined) return undefined
  void limiting; void gatherBits
  return { start: stretch.start, end: stretch.end, force: weight.force, text: text.slice(stretch.start, stretch.end) }
}

function hasComparison(text: string, start: number, end: number): boolean {
  if (end - start > 120) return false
  return /(?:^|[\s\w])(?:<=|>=|≤|≥|<|>)\s*\d/.test(text.slice(start, end))
}
