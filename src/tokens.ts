/** The words and marked phrases of one clause, in order, with what they may be in the language of the clause. */
import { foldClass, foldCodePoint, foldPhrase } from './fold.ts'
import { foldedLength, phraseBit, readSenses, readShorter, readWord } from './lexicon.ts'

/** What stands before a token. */
export const gapBit = { comma: 1, dash: 2, bracket: 4, line: 8, arrow: 16, colon: 32, unread: 64 } as const

export interface Token {
  readonly start: number
  readonly end: number
  /** `phraseBit` classes of the marker that the token is */
  readonly phrase: number
  /** `wordBit` classes of the word that the token is */
  readonly word: number
  /** `gapBit` flags */
  readonly gap: number
  /** inside a quotation or a code span of the clause */
  readonly quoted: boolean
  /** lower-case text of a word or a phrase; empty for literals and numbers */
  readonly text: string
  /** digits, or a word for a number */
  readonly amount: boolean
  /** begins with a capital letter */
  readonly capital: boolean
  /** a path, an identifier, anything with inner punctuation */
  readonly literal: boolean
}

const quoteCloser: Readonly<Record<number, number>> = { 0x201c: 0x201d, 0x201e: 0x201c, 0xab: 0xbb, 0x300c: 0x300d, 0x300e: 0x300f, 0x300a: 0x300b, 0x22: 0x22, 0x60: 0x60 }

function isLetter(code: number): boolean {
  if (code < 0x80) return (code > 96 && code < 123) || (code > 64 && code < 91)
  return code > 0xbf && !(code >= 0x2000 && code < 0x2c00) && !(code >= 0x3000 && code < 0x3040) && code !== 0xd7 && code !== 0xf7
    && !(code >= 0xff00 && code < 0xff10) && code !== 0xfeff && !(code >= 0xfe00 && code < 0xfe10) && !(code >= 0x3008
      && code <= 0x3011)
    && !(code === 0x964 || code === 0x965 || code === 0x60c || code === 0x61b || code === 0x61f)
    && !(code >= 0xff1a && code <= 0xff20) && !(code >= 0xff3b && code <= 0xff40) && code < 0xff5b || isInvisible(code)
}
function isInvisible(code: number): boolean {
  return code === 0xad || (code >= 0x200b && code <= 0x200f) || (code >= 0x2060 && code <= 0x206f) || code === 0xfeff
    || (code >= 0x202a && code <= 0x202e)
}
function isDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 0x660 && code <= 0x669) || (code >= 0x966 && code <= 0x96f) || (code >= 0xff10
    && code <= 0xff19)
}
function isWide(lang: string): boolean { return lang === 'zh' || lang === 'ja' || lang === 'th' }

const marks = /\p{M}/gu
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff*]/g
/** True if the text at a hit is the sense's phrase, accents included; accents may be missing where none are typed. */
function agrees(text: string, start: number, end: number, lang: string, phrase: string): boolean {
  if (lang === 'en') return true
  const found = text.slice(start, end)
  if (found === phrase) return true
  const plain = found.normalize('NFKC').toLowerCase().replace(invisible, '').replace(/[’ʼ‘]/g, "'").replace(/\s+/g, ' ')
  if (plain === phrase) return true
  const bare = plain.normalize('NFD').replace(marks, '')
  const phraseBare = phrase.normalize('NFD').replace(marks, '')
  if (bare !== phraseBare) return /[^\0-\x7f]/.test(plain) && plain.length > 2 && !isWide(lang) && lang !== 'vi'
    && lang !== 'ko' && lang !== 'hi'
  // typed without accents: accepted where the phrase is long enough not to be another word
  return bare === plain && lang !== 'vi' && lang !== 'hi' && !isWide(lang) && lang !== 'ko' && phrase.length > 4
}

/** What a hit says in a language: the marker that was found or, if that is another language's, the longest one that it begins with. */
function readHit(text: string, at: number, stop: number, id: number, end: number, lang: string): { readonly stop: number; readonly bits: number; readonly words: number } | undefined {
  const found = stop <= end ? readMarker(text, at, stop, id, lang) : undefined
  if (found !== undefined) return found
  for (const other of readShorter(id)) {
    if (!readSenses(other).some((sense) => sense.lang === lang)) continue
    const shorterStop = foldedEnd(text, at, foldedLength(other), end)
    const read = shorterStop <= end ? readMarker(text, at, shorterStop, other, lang) : undefined
    if (read !== undefined) return read
  }
  return undefined
}

function readMarker(text: string, at: number, stop: number, id: number, lang: string): { readonly stop: number; readonly bits: number; readonly words: number } | undefined {
  let bits = 0, words = 0
  for (const sense of readSenses(id)) if (sense.lang === lang
    && agrees(text, at, stop, lang, sense.phrase)) { bits |= sense.bits; words |= sense.words }
  return (bits | words) === 0 ? undefined : { stop, bits, words }
}

/** Where the `count`-th folded code point from `at` on ends. */
function foldedEnd(text: string, at: number, count: number, end: number): number {
  let position = at, left = count, spaced = false
  while (position < end && left > 0) {
    const codePoint = text.codePointAt(position)!
    const kind = foldCodePoint(codePoint) >>> 21
    position += codePoint > 0xffff ? 2 : 1
    if (kind === foldClass.ignored) continue
    if (kind === foldClass.space) { if (spaced) continue; spaced = true } else spaced = false
    left--
  }
  return left === 0 ? position : end + 1
}

/** The tokens of `text[start, end)`. `hits` are the scan's triples, `from` the index of the first triple that may lie in the clause. */
export function readTokens(text: string, start: number, end: number, hits: Int32Array, from: number, lang: string): Token[] {
  const tokens: Token[] = []
  const wrapped = isWrapped(text, start, end)
  // where each closing quote is next found; looked up once per occurrence, so that a flood of opening quotes stays linear
  const closings = new Map<number, number>()
  const closesLater = (code: number, after: number): boolean => {
    let found = closings.get(code) ?? -1
    if (found < after) {
      found = after
      while (found < end && text.charCodeAt(found) !== code) found++
      closings.set(code, found)
    }
    return found < end
  }
  let hit = from, gap = 0, closer = 0, at = start
  const wide = isWide(lang)
  // a stem or suffix marker begins inside a word: the word is cut there
  const beginsInside = (position: number): boolean => {
    let index = hit
    while (index < hits.length && hits[index]! < position) index += 3
    hit = index
    if (index >= hits.length || hits[index] !== position || !isLetter(text.charCodeAt(position - 1))) return false
    return readHit(text, position, hits[index + 1]!, hits[index + 2]!, end, lang) !== undefined
  }
  while (at < end) {
    while (hit < hits.length && hits[hit]! < at) hit += 3
    const code = text.charCodeAt(at)
    if (closer !== 0 && code === closer) { closer = 0; at++; continue }
    const opens = closer === 0 ? quoteCloser[code] : undefined
    if (opens !== undefined && !(at === start && wrapped) && closesLater(opens, at + 1)) {
      closer = opens; at++
      continue
    }
    if (hit < hits.length && hits[hit] === at) {
      const found = readHit(text, at, hits[hit + 1]!, hits[hit + 2]!, end, lang)
      if (found !== undefined) {
        const { stop, bits, words: wordBits } = found
        const single = !wide && !text.slice(at, stop).includes(' ')
        const word = plainWord(text, at, stop)
        tokens.push({ start: at, end: stop, phrase: bits, word: wordBits | (single ? lookUp(word, lang, true)
          : 0), gap, quoted: closer !== 0, text: word, amount: false,
          capital: isCapital(text, at), literal: false })
        gap = 0; at = stop
        continue
      }
      hit += 3
      if (hit < hits.length && hits[hit] === at) continue
    }
    if (isDigit(code)) {
      let stop = at + 1
      while (stop < end && (isDigit(text.charCodeAt(stop)) || (isInnerNumber(text.charCodeAt(stop)) && stop + 1 < end
        && isDigit(text.charCodeAt(stop + 1))))) stop++
      tokens.push({ start: at, end: stop, phrase: 0, word: 0, gap, quoted: closer !== 0, text: '', amount: true, capital: false, literal: false })
      gap = 0; at = stop
      continue
    }
    if (isLetter(code) || code === 95 || ((code === 46 || code === 47 || code === 64 || code === 36 || code === 126)
      && at + 1 < end && isLetter(text.charCodeAt(at + 1)))) {
      if (wide && code > 0x7f) { gap |= gapBit.unread; at++; continue }
      let stop = at + 1, inner = code === 46 || code === 47 || code === 95 || code === 64 || code === 36 || code === 126
      while (stop < end) {
        const next = text.charCodeAt(stop)
        if (beginsInside(stop)) break
        if (isLetter(next) && !(wide && next > 0x7f)) { stop++; continue }
        if (isDigit(next) || next === 95) { inner = true; stop++; continue }
        const after = stop + 1 < end ? text.charCodeAt(stop + 1) : 32
        if ((next === 39 || next === 0x2019 || next === 0x2bc || next === 45 || next === 0x2010 || next === 0x2011)
          && isLetter(after)) { stop += 2; continue }
        if ((next === 46 || next === 47 || next === 64 || next === 92 || next === 61) && (isLetter(after) || isDigit(after)
          || after === 95 || after === 42)) { inner = true; stop += 2; continue }
        if (next === 47) { inner = true; stop++; continue }
        break
      }
      const word = inner ? '' : plainWord(text, at, stop)
      const bits = inner ? 0 : lookUp(word, lang)
      tokens.push({ start: at, end: stop, phrase: 0, word: bits, gap, quoted: closer !== 0, text: word, amount: false, capital: isCapital(text, at), literal: inner })
      gap = 0; at = stop
      continue
    }
    if (code === 44 || code === 0xff0c || code === 0x3001 || code === 0x60c || code === 59) gap |= gapBit.comma
    else if (code === 0x2014 || code === 0x2013 || (code === 45 && at > start && text.charCodeAt(at - 1) === 32
      && text.charCodeAt(at + 1) === 32)) gap |= gapBit.dash
    else if (code === 40 || code === 41 || code === 91 || code === 93 || code === 0xff08 || code === 0xff09) gap |= gapBit.bracket
    else if (code === 10) gap |= gapBit.line
    else if (code === 58) gap |= gapBit.colon
    at++
  }
  return tokens
}

function isInnerNumber(code: number): boolean { return code === 46 || code === 44 || code === 58 || code === 47
  || code === 0x66b || code === 0x66c }
function isCapital(text: string, at: number): boolean {
  const letter = text.charAt(at)
  return letter !== letter.toLowerCase()
}
function plainWord(text: string, start: number, end: number): string {
  const raw = text.slice(start, Math.min(end, start + 48)).toLowerCase()
  for (let at = 0; at < raw.length; at++) {
    if (raw.charCodeAt(at) > 0x7f) return raw.normalize('NFKC').replace(invisible, '').replace(/[’ʼ‘]/g, "'").toLowerCase()
  }
  return raw
}
function lookUp(word: string, lang: string, whole = false): number {
  const hyphen = lang === 'en' ? -1 : word.indexOf('-')
  // clitic pronouns: "arrête-toi"
  const known = readWord(word, lang, whole) || (hyphen > 1 ? readWord(word.slice(0, hyphen), lang, true) : 0)
  if (known !== 0 || lang !== 'en') return known
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 0x7f) return readWord(foldPhrase(word), lang)
  return 0
}
/** True if the whole clause is one quotation: then it is read as if it were not quoted. */
function isWrapped(text: string, start: number, end: number): boolean {
  const closer = quoteCloser[text.charCodeAt(start)]
  if (closer === undefined || end - start < 3) return false
  let first = start + 1
  while (first < end && text.charCodeAt(first) !== closer) first++
  return first >= end - 1
}

/** All phrase bits of tokens outside quotations. */
export function gatherBits(tokens: readonly Token[], from = 0, to = tokens.length): number {
  let bits = 0
  for (let index = from; index < to; index++) if (!tokens[index]!.quoted) bits |= tokens[index]!.phrase
  return bits & ~phraseBit.idiom
}
