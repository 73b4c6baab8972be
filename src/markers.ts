/**
 * The marker table: phrases by language and class, as the engines look for them. Rows live in `markers/`, one or two files a language;
 * a speaker of a language extends one file. Phrases that fold to the same string are one marker with several senses.
 */
import { foldPhrase } from './fold.ts'
import { rows as absences } from './markers/absences.ts'
import { rows as attribution } from './markers/attribution.ts'
import { rows as corrections } from './markers/corrections.ts'
import { rows as english } from './markers/english.ts'
import { rows as englishReleases } from './markers/english-releases.ts'
import { words as englishWords } from './markers/english-words.ts'
import * as arabic from './markers/arabic.ts'
import * as chinese from './markers/chinese.ts'
import * as dutch from './markers/dutch.ts'
import * as french from './markers/french.ts'
import * as german from './markers/german.ts'
import * as hebrew from './markers/hebrew.ts'
import * as hindi from './markers/hindi.ts'
import * as italian from './markers/italian.ts'
import * as japanese from './markers/japanese.ts'
import * as korean from './markers/korean.ts'
import * as polish from './markers/polish.ts'
import * as portuguese from './markers/portuguese.ts'
import * as russian from './markers/russian.ts'
import * as spanish from './markers/spanish.ts'
import * as turkish from './markers/turkish.ts'
import * as ukrainian from './markers/ukrainian.ts'
import * as vietnamese from './markers/vietnamese.ts'

/** What a phrase does in a clause; `src/constraints.ts`, `src/absences.ts` and `src/corrections.ts` weigh them. */
export type MarkerClass = string

/**
 * One row: class, language, phrases separated by `|`. A `*` before or after a phrase says that no word boundary is needed on
 * that side (stems and suffixes of inflected languages).
 */
export interface MarkerRow { readonly lang: string; readonly class: MarkerClass; readonly phrases: string }

export interface Sense { readonly lang: string; readonly class: MarkerClass; readonly phrase: string }
export interface Marker {
  readonly folded: string
  readonly openLeft: boolean
  readonly openRight: boolean
  readonly senses: readonly Sense[]
}

const others = [arabic, chinese, dutch, french, german, hebrew, hindi, italian, japanese, korean, polish, portuguese, russian, spanish, turkish, ukrainian,
  vietnamese]
const allRows: readonly MarkerRow[] = [...english, ...englishReleases, ...others.flatMap((language) => language.rows), ...absences, ...attribution, ...corrections]
const allWords: readonly MarkerRow[] = [...englishWords, ...others.flatMap((language) => language.words)]

/** Single words that tell grammar; `src/lexicon.ts` looks them up, no engine scans for them. A leading `*` makes an ending. */
export function wordRows(): readonly MarkerRow[] { return allWords }

/** Every phrase that the engines look for. */
export function phraseRows(): readonly MarkerRow[] { return allRows }

let table: readonly Marker[] | undefined
/** The markers; a marker's id is its index. Built once, from constant data. */
export function markers(): readonly Marker[] {
  if (table !== undefined) return table
  const byFolded = new Map<string, { folded: string; openLeft: boolean; openRight: boolean; senses: Sense[] }>()
  for (const row of allRows) {
    for (const raw of row.phrases.split('|')) {
      const phrase = raw.trim()
      if (phrase === '') continue
      const openLeft = phrase.startsWith('*'), openRight = phrase.endsWith('*')
      const bare = phrase.slice(openLeft ? 1 : 0, openRight ? -1 : undefined)
      const folded = foldPhrase(bare)
      const key = `${openLeft ? '*' : ''}${folded}${openRight ? '*' : ''}`
      const marker = byFolded.get(key) ?? { folded, openLeft, openRight, senses: [] }
      marker.senses.push({ lang: row.lang, class: row.class, phrase: bare })
      byFolded.set(key, marker)
    }
  }
  table = [...byFolded.values()]
  return table
}
