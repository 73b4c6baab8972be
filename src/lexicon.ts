/**
 * What a word or a phrase may be in a language, as bits. Phrases come from the marker table (found by an engine), words from the
 * word tables (looked up one by one, only in clauses that are being weighed).
 */
import { markers, phraseRows, wordRows } from './markers.ts'

const phraseClasses = ['prohibit', 'dont', 'never', 'none', 'not', 'without', 'unable', 'wont', 'require', 'advise', 'always', 'universal',
  'bound', 'near', 'scope', 'condition', 'when', 'permit', 'format', 'order', 'idiom', 'report', 'mention', 'past', 'hedge', 'wondering',
  'polite', 'cancel', 'cue', 'wish'] as const
const wordClasses = ['manner', 'shun', 'task', 'finite', 'bygone', 'perfect', 'irrealis', 'agent', 'self', 'other', 'telling', 'deliverable',
  'dual', 'number', 'filler', 'asker', 'relative', 'article', 'preposition', 'imperative', 'infinitive', 'statal', 'source', 'approval', 'label', 'output', 'stative', 'emotive'] as const

type Bits<Name extends string> = { readonly [K in Name]: number }
function assignBits<Name extends string>(names: readonly Name[]): Bits<Name> {
  return Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Bits<Name>
}
/** Bits of the classes of scanned phrases. */
export const phraseBit: Bits<(typeof phraseClasses)[number]> = assignBits(phraseClasses)
/** Bits of the classes of looked-up words. */
export const wordBit: Bits<(typeof wordClasses)[number]> = assignBits(wordClasses)

/** One meaning of a marker in one language; `phrase` keeps the accents that folding drops. */
export interface Sense { readonly lang: string; readonly bits: number; readonly words: number; readonly phrase: string }

let senses: readonly (readonly Sense[])[] | undefined
/** The senses of a marker by its id; absent for markers that say nothing of constraints. */
export function readSenses(id: number): readonly Sense[] {
  senses ??= markers().map((marker) => {
    const byPhrase = new Map<string, { lang: string; bits: number; words: number; phrase: string }>()
    for (const sense of marker.senses) {
      const bit = (phraseBit as Record<string, number>)[sense.class] ?? 0, word = (wordBit as Record<string, number>)[sense.class] ?? 0
      if (bit === 0 && word === 0) continue
      const phrase = sense.phrase.normalize('NFKC').toLowerCase()
      const known = byPhrase.get(`${sense.lang} ${phrase}`)
      if (known === undefined) byPhrase.set(`${sense.lang} ${phrase}`, { lang: sense.lang, bits: bit, words: word, phrase })
      else { known.bits |= bit; known.words |= word }
    }
    return [...byPhrase.values()]
  })
  return senses[id] ?? []
}

const wordLike = /[\p{L}\p{N}_]/u
const wideLike = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
let shorter: readonly (readonly number[])[] | undefined
/**
 * The markers that begin as a marker does and end earlier, longest first. A scan reports only the longest marker at a position,
 * and that may be a phrase of another language.
 */
export function readShorter(id: number): readonly number[] {
  if (shorter !== undefined) return shorter[id] ?? []
  const table = markers(), byFolded = new Map<string, number[]>()
  table.forEach((marker, index) => {
    const known = byFolded.get(marker.folded)
    if (known === undefined) byFolded.set(marker.folded, [index])
    else known.push(index)
  })
  shorter = table.map((marker, index) => {
    const found: number[] = []
    for (let size = marker.folded.length; size > 0; size--) {
      for (const other of byFolded.get(marker.folded.slice(0, size)) ?? []) {
        if (other === index) continue
        const before = marker.folded.charAt(size - 1), after = marker.folded.charAt(size)
        const bounded = size === marker.folded.length || table[other]!.openRight || !wordLike.test(after)
          || !wordLike.test(before) || wideLike.test(before)
        if (bounded && (table[other]!.openLeft || !marker.openLeft)) found.push(other)
      }
    }
    return found
  })
  return shorter[id] ?? []
}
/** The folded length of a marker, in code points. */
export function foldedLength(id: number): number { return [...(markers()[id]?.folded ?? '')].length }

interface Language { readonly words: Map<string, number>; readonly endings: Map<string, number>; longestEnding: number }
interface Tongues { readonly languages: Map<string, Language>; readonly tongues: Map<string, Map<string, number>> }
/** Languages that share the Latin or the Cyrillic script: their words vote on the language of a clause. */
const voting = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'vi', 'ru', 'uk'])
let tables: Tongues | undefined

function buildTables(): Tongues {
  const languages = new Map<string, Language>(), tongues = new Map<string, Map<string, number>>()
  const elect = (word: string, lang: string, weight: number): void => {
    let votes = tongues.get(word)
    if (votes === undefined) tongues.set(word, votes = new Map())
    votes.set(lang, Math.max(votes.get(lang) ?? 0, weight))
  }
  for (const row of wordRows()) {
    let language = languages.get(row.lang)
    if (language === undefined) languages.set(row.lang, language = { words: new Map(), endings: new Map(), longestEnding: 0 })
    const bit = (wordBit as Record<string, number>)[row.class] ?? 0
    for (const raw of row.phrases.split('|')) {
      const word = raw.trim().normalize('NFC').toLowerCase()
      if (word === '') continue
      if (row.class === 'tongue') {
        elect(word, row.lang, 1)
      } else if (word.startsWith('*')) {
        const ending = word.slice(1)
        language.endings.set(ending, (language.endings.get(ending) ?? 0) | bit)
        if (ending.length > language.longestEnding) language.longestEnding = ending.length
      } else {
        language.words.set(word, (language.words.get(word) ?? 0) | bit)
        if (voting.has(row.lang) && word.length > 2) elect(word, row.lang, 0.6)
      }
    }
  }
  for (const row of phraseRows()) {
    if (!voting.has(row.lang)) continue
    for (const raw of row.phrases.split('|')) {
      const parts = raw.trim().normalize('NFC').toLowerCase().split(' ')
      for (const part of parts) if (/^\p{L}{3,}$/u.test(part)) elect(part, row.lang, parts.length === 1 ? 0.8 : 0.4)
    }
  }
  return { languages, tongues }
}

/** What a lower-case word may be in a language: the bits of its own rows or, failing that and unless it has to be `whole`, of its longest known ending. */
export function readWord(word: string, lang: string, whole = false): number {
  tables ??= buildTables()
  const language = tables.languages.get(lang)
  if (language === undefined) return 0
  const known = language.words.get(word)
  if (known !== undefined || whole) return known ?? 0
  for (let size = Math.min(language.longestEnding, word.length - 2); size > 0; size--) {
    const bits = language.endings.get(word.slice(word.length - size))
    if (bits !== undefined) return bits
  }
  return 0
}

/** The languages in which a lower-case word is common, with the weight of its vote: function words 1, other known words 0.6. */
export function readTongues(word: string): ReadonlyMap<string, number> | undefined {
  tables ??= buildTables()
  return tables.tongues.get(word)
}
