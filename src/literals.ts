/**
 * Literals: exact strings that a later step may need. The engine's candidate tokens say where to look; the kinds are told by
 * `literal-values.ts` (what begins with a digit), `literal-names.ts` (all other words) and `literal-quotes.ts` (what is enclosed).
 */
import { tokenClass } from './engine.ts'
import { fileName } from './literal-kinds.ts'
import { readName } from './literal-names.ts'
import { readQuoted } from './literal-quotes.ts'
import { currencyCodes, unitNames } from './literal-units.ts'
import { readAmount } from './literal-values.ts'

export type LiteralKind =
  | 'url' | 'email' | 'path' | 'windows-path' | 'uuid' | 'hash' | 'version' | 'number' | 'count' | 'quantity' | 'percent' | 'money' | 'range'
  | 'date' | 'time' | 'datetime' | 'ip' | 'host' | 'error' | 'env' | 'flag' | 'identifier' | 'quoted' | 'code' | 'json' | 'ticket' | 'cron'
  | 'git-ref' | 'regex'

/** A literal of a text; offsets are UTF-16 units. Quotes, back-quotes and angle brackets round it are not part of it. */
export interface Literal { readonly start: number; readonly end: number; readonly kind: LiteralKind; readonly text: string }

/** Takes what a reader found. */
export type Emit = (start: number, end: number, kind: LiteralKind) => void

/**
 * All literals of a text, in order, without overlap, the longest at each place. `tokens` are the candidate tokens of the text's scan.
 * Time is linear in the length of the text: each reader looks a bounded number of units ahead or consumes what it read.
 */
export function findLiterals(text: string, tokens: Int32Array): readonly Literal[] {
  const literals: Literal[] = []
  let last = 0
  const emit: Emit = (start, end, kind) => {
    // A value may reach back over plain words ("signal 9"), never into the literal before it.
    let from = Math.max(start, last)
    while (from < end && text.charCodeAt(from) === 0x20) from++
    if (end <= from) return
    literals.push({ start: from, end, kind, text: text.slice(from, end) })
    last = end
  }
  let at = 0
  for (let row = 0; row + 2 < tokens.length; row += 3) {
    const end = tokens[row + 1]!
    if (end <= at) continue
    at = Math.max(at, tokens[row]!)
    if (isPlain(text, at, end, tokens[row + 2]!)) continue
    while (at < end) {
      let next = readQuoted(text, at, end, emit)
      if (next < 0) next = readAmount(text, at, end, emit)
      if (next < 0) next = readName(text, at, end, emit)
      at = Math.max(next, at + 1)
    }
  }
  return literals
}

/** A word such as "don't", which no reader takes. */
function isPlain(text: string, start: number, end: number, classes: number): boolean {
  if ((classes & tokenClass.candidate) !== tokenClass.inner) return false
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x2d || ((code === 0x2e || code === 0x3a || code === 0x2c || code === 0x3b) && at + 1 < end)) return false
  }
  return true
}

/** What makes two literals the same: their text, byte for byte. NFC is not applied: two encodings are two literals. */
export function literalKey(literal: Literal): string { return literal.text }

/** A bare small integer that a text counts for itself ("two of 3 files"): no literal that a source must have. */
export function isTrivialNumber(literal: Literal): boolean { return literal.kind === 'count' }

const inWords = /^(\S{1,24}) (?:to|bis|à|a|til|tot|do|до) (\S{1,24}?)([ \u00A0\u202F]?[^\d\s.,][^\d]{0,24})$/u

/**
 * True if `text` holds `literal` byte for byte and not as a piece cut out of a longer one: "123" is not in "91234", "v1.8.0" not in
 * "v1.8.0-rc.1", "/srv/a" not in "/srv/a/b", "09:15" not in "09:15 UTC". Parts that a summary may rightly name alone do count: the port
 * of an address, the last part of a path, a member of a dotted name, a path without its line. "4 to 6 s" holds where "4 s" and "6 s" do.
 */
export function containsLiteral(text: string, literal: string): boolean { return holds(text, literal, undefined) }

/**
 * The same question for many literals of one text: what is asked twice is remembered, and a literal with three units that the text has
 * nowhere is not looked for.
 */
export function holderOf(text: string): (literal: string) => boolean {
  const grams = text.length < 1024 ? undefined : gramsOf(text)
  const answers = new Map<string, boolean>()
  return (literal) => {
    let answer = answers.get(literal)
    if (answer === undefined) answers.set(literal, (answer = holds(text, literal, grams)))
    return answer
  }
}

/** One bit for each hash of three units of the text. */
function gramsOf(text: string): Uint8Array {
  const grams = new Uint8Array(1 << 16)
  for (let at = 2; at < text.length; at++) grams[gramAt(text, at)] = 1
  return grams
}
function gramAt(text: string, at: number): number {
  return (Math.imul(text.charCodeAt(at - 2), 0x9e3779b1) ^ Math.imul(text.charCodeAt(at - 1), 0x85ebca6b) ^ Math.imul(text.charCodeAt(at), 0xc2b2ae35)) >>> 16
}
function isRuledOut(literal: string, grams: Uint8Array | undefined): boolean {
  if (grams !== undefined) for (let at = 2; at < literal.length; at++) if (grams[gramAt(literal, at)] === 0) return true
  return false
}

/** Places of a text that are looked at for one literal: one that stands inside longer words more often counts as not held. */
const placesTried = 1000

function holds(text: string, literal: string, grams: Uint8Array | undefined): boolean {
  if (literal === '') return true
  let tries = 0
  for (let at = isRuledOut(literal, grams) ? -1 : text.indexOf(literal); at >= 0 && tries < placesTried; at = text.indexOf(literal, at + 1)) {
    tries++
    if (beginsAt(text, at, literal) && endsAt(text, at, literal)) return true
  }
  const range = literal.length < 80 ? inWords.exec(literal) : null
  return range !== null && bareNumber.test(range[1]!) && bareNumber.test(range[2]!)
    && holds(text, range[1]! + range[3]!, grams) && holds(text, range[2]! + range[3]!, grams)
}

const word = /[\p{L}\p{N}\p{M}_]/u
const digit = /\p{Nd}/u
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const bareNumber = /^[+−-]?[\d.,٫٬'’ \u00A0\u202F\p{Nd}]+$/u
const unitAfter = new RegExp(`^[ \\u00A0\\u202F]?(?:[%‰]|[€£¥₹₽₩$](?!\\d)|(?:${currencyCodes})(?![\\p{L}\\p{N}])|${unitNames})`, 'u')
const zoneAfter = new RegExp(String.raw`^ ?(?:UTC|GMT|Z(?!\w)|[+-]\d{2}:?\d{2}(?!\d)|[ap]\.?m\b|[ECMP][SD]T\b|[CEW]ES?T\b|`
  + String.raw`MSK\b|[JKI]ST\b|BST\b|(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Pacific)/)`)
const hostName = /^(?:[A-Za-z\d-]+\.)+[A-Za-z][A-Za-z\d-]*$/
const clockAtStart = /^\d{1,2}:\d{2}(?!\d)/
const clockAtEnd = /(?:^|\D)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?$/

/** Letters of two scripts, one of them written without spaces, touch without being one word. */
function isSeam(left: string, right: string): boolean { return eastern.test(left) !== eastern.test(right) }
function pointBefore(text: string, at: number): string {
  const code = text.charCodeAt(at - 1)
  return code >= 0xdc00 && code < 0xe000 ? text.slice(at - 2, at) : text.slice(Math.max(0, at - 1), at)
}
function pointAt(text: string, at: number): string {
  const code = text.charCodeAt(at)
  return code >= 0xd800 && code < 0xdc00 ? text.slice(at, at + 2) : text.slice(at, at + 1)
}

function beginsAt(text: string, at: number, literal: string): boolean {
  if (at === 0) return true
  const first = pointAt(literal, 0), before = pointBefore(text, at), further = pointBefore(text, at - before.length)
  if (word.test(first) && word.test(before)) return isSeam(before, first) || (further === '\\' && /[nrt]/.test(before))
  if (first === '-' || first === '+' || first === '−') return !word.test(before) && before !== first
  if (first === '/' || first === '~' || first === '.') return !word.test(before) && before !== '.' && before !== '~' && before !== '/'
  if (first === '$') return !/[A-Z]/.test(before)
  if (digit.test(first)) {
    if (before === '.') return !word.test(further) && further === '.'
    if (before === ',') return !(/^\d{3}(?!\d)/.test(literal) && /(?:^|[^\w.-])\d{1,3}(?:,\d{3}){0,8},$/.test(text.slice(Math.max(0, at - 40), at)))
    if (before === '+' && (/^0[xX]/.test(literal) || digit.test(further))) return true
    if (before === '-' || before === '−' || before === '+') return clockAtStart.test(literal) && digit.test(further)
    if (before === '–') return clockAtStart.test(literal) || !digit.test(further)
    if (before === ':') return !digit.test(further) || /^\d{3,5}$/.test(literal)
    return !/[$€£¥₹₽₩]/.test(before)
  }
  if (before !== '-' || !word.test(first)) return true
  let run = at
  while (run > 0 && text.charCodeAt(run - 1) === 0x2d) run--
  return !word.test(pointBefore(text, run))
}

function endsAt(text: string, at: number, literal: string): boolean {
  const end = at + literal.length
  if (end === text.length) return true
  const last = pointBefore(literal, literal.length), after = pointAt(text, end), further = pointAt(text, end + after.length)
  if (/\p{M}/u.test(after)) return false
  if (word.test(last) && word.test(after)) return isSeam(last, after)
  const goesOn = word.test(further), number = bareNumber.test(literal)
  if (number && (after === '%' || unitAfter.test(text.slice(end, end + 24)))) return false
  if (clockAtEnd.test(literal) && zoneAfter.test(text.slice(end, end + 16))) return false
  switch (after) {
    case '.': return !goesOn || /\s/.test(literal) || (!digit.test(further) && !/[./\\:@-]/.test(literal))
    case ',': return !(number && digit.test(further)) || !(/^\d{1,3}(?:,\d{3})*$/.test(literal) && /^,\d{3}(?!\d)/.test(text.slice(end, end + 5)))
    case '-': return !goesOn || (clockAtEnd.test(literal) && digit.test(further))
    case '–': return !digit.test(further) || !digit.test(last) || clockAtEnd.test(literal)
    case ':':
      if (!digit.test(further)) return true
      // file:line:column less its column is the same place, told less exactly.
      if (/[^\s:]\.\w+:\d+$/.test(literal) && /^:\d+(?![\w.:])/.test(text.slice(end, end + 12))) return true
      if (digit.test(last)) return /^\d+$/.test(literal) && text.charAt(at - 1) === ':' && !digit.test(text.charAt(at - 2))
      return !hostName.test(literal) || fileName.test(literal)
    case '/':
      if (!goesOn && !/[.*$@{~-]/.test(further)) return true
      return !(/[/~\\]/.test(literal) || (digit.test(further) && /^\d+(?:\.\d+){3}$/.test(literal)) || /^[\d.,]+ ?[A-Za-zµ°]+$/.test(literal))
    case '\\': return !goesOn || !literal.includes('\\')
    case '+': return !(goesOn && digit.test(last) && /\d\.\d+\.\d/.test(literal))
    default: return true
  }
}
