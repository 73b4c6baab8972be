/** Literals that are one unbroken word: addresses, paths, identifiers, flags, ids. A word is cut out first and told apart then. */
import { tellName } from './literal-kinds.ts'
import { closingQuote } from './literal-quotes.ts'
import { currencyCodes } from './literal-units.ts'
import { readMoneyByCode } from './literal-values.ts'
import type { Emit, LiteralKind } from './literals.ts'

const scheme = /(?:[A-Za-z][A-Za-z0-9+.-]{1,24}:\/\/|(?:mailto|tel|data|jdbc:[a-z]{2,12}|magnet|doi|urn):(?=[^\s,;]))/y
const drive = new RegExp(String.raw`(?:HK(?:LM|CU|CR|U|CC|EY_[A-Z_]{5,20})\\|[A-Za-z]:[\\/](?![/nrt"'\\](?:$|[^\w]))|`
  + String.raw`\\\\(?:\?\\|\.\\)?(?=[\p{L}\p{N}_.:-]{1,64}\\[\p{L}\p{N}_$?-])|\.{1,2}\\(?=[\p{L}\p{N}_.-]{2}))`, 'uy')
const windowsFile = new RegExp(String.raw`[\p{L}\p{N}_.-]{1,64}(?:\\[\p{L}\p{N}_. -]{1,64}){0,16}\\[\p{L}\p{N}_-]{1,64}\.[A-Za-z0-9]{1,6}(?![\p{L}\p{N}`
  + String.raw`_\\])`, 'uy')
const rooted = /(?:~[\w-]{0,32}\/|\.{1,2}\/|\/(?=[\p{L}\p{N}_.*$^@{-]))/uy
/** What is written in groups: an IBAN, a patent, a British postcode, a quarter of a year. */
const account = new RegExp(String.raw`(?:[A-Z]{2}\d{2}(?: [A-Z\d]{4}){3,7}(?: [A-Z\d]{1,3})?|(?:EP|US|DE|WO|GB|FR|CN|JP|`
  + String.raw`KR) \d[\d ,/]{5,16} ?[A-CU]\d?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[QHS][1-4] (?:19|20)\d{2})(?![A-Za-z\d])`, 'y')
/** A colour as style sheets write it. */
const tint = /(?:rgba?|hsla?|hwb|lab|lch|oklch|oklab)\([\d.,%/ a-z+-]{3,48}\)/y
/** The value of a setting in YAML, which is one literal with its name. */
const setting = /^: (?:-?\d{1,20}(?:\.\d{1,20})?%?|true|false|null)(?=[,;}]|\s*(?:\n|$| #))/
const escape = /\\(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|.|$)/sy
const colour = /\[[\d;]{0,16}[A-Za-z]/y
const openers = '([{<', closers = ')]}>'
const stops = new Set('\u200b\u2060\ufeff"`“”«»„「」『』()[]{}<>,;|=\\‹›、。，；：！？（）【】《》〈〉…؛،؟।·•→←⇒│┃║┌┐└┘├┤┬┴┼─━═╭╮╯╰▌▐■●'.split('').map((mark) => mark.charCodeAt(0)))
const trailing = new Set('.,;:!?\'’"*~-–—_…)]}>&|/'.split('').map((mark) => mark.charCodeAt(0)))
const leading = new Set(':!?\'’~≈±^&+*–—'.split('').map((mark) => mark.charCodeAt(0)))
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const codeOfCurrency = new RegExp(`^(?:${currencyCodes})$`, 'u')

/** Reads one word at `at` and returns where to go on; always consumes at least one unit. */
export function readName(text: string, at: number, end: number, emit: Emit): number {
  const code = text.charCodeAt(at), before = at > 0 ? text.charCodeAt(at - 1) : 0x20
  const take = (kind: LiteralKind, stop: number): number => {
    emit(at, stop, kind)
    return stop
  }
  const alone = before <= 0x20 || before === 0x22 || before === 0x27 || before === 0x60
  if (alone && end - at <= 240) {
    const regex = endOfRegex(text, at, end)
    if (regex > 0) return take('regex', regex)
  }
  if (code === 0x7b || code === 0x5b) return readEnclosed(text, at, before, take)
  if (before === 0x3c && isTag(text, at, end)) return endOfTagName(text, at, end)
  if (isLetter(code)) {
    const stop = readAddress(text, at, end, code, take)
    if (stop > 0) return stop
  } else if (code === 0x2f || code === 0x7e || code === 0x2e || code === 0x5c) {
    const stop = readRooted(text, at, end, code, before, take)
    if (stop > 0) return stop
  } else if (stops.has(code) || code === 0x27 || code === 0x2018 || code === 0x2019) return at + 1

  const stop = endOfWord(text, at, end)
  if (text.charCodeAt(stop) === 0x5c && before !== 0x5c) {
    const file = match(windowsFile, text, at)
    if (file > stop && file <= end && !/\\[nrt](?:\\|[A-Z#+*\d-])/.test(text.slice(at, file))) return take('windows-path', file)
  }
  return readAssignment(text, at, stop, end, emit) ?? readWord(text, at, Math.max(stop, at + 1), emit)
}

/** What begins with a letter and may run over the marks that end a word: URLs, drives, bank accounts. */
function readAddress(text: string, at: number, end: number, code: number, take: (kind: LiteralKind, stop: number) => number): number {
  if (code === 0x48 && text.charCodeAt(at + 1) === 0x4b) {
    const inside = match(drive, text, at)
    if (inside > 0) return take('windows-path', endOfWindowsPath(text, inside))
  }
  let look = at + 1
  while (look < at + 26 && look < end && text.charCodeAt(look) !== 0x3a) look++
  if (text.charCodeAt(look) === 0x3a) {
    const first = match(scheme, text, at)
    if (first > 0) {
      const stop = endOfAddress(text, first, end)
      if (stop > first) return take(/^(?:s3|gs|hdfs|az|abfss?):/i.test(text.slice(at, at + 8)) ? 'path' : 'url', stop)
    }
    if (look === at + 1) {
      const inside = match(drive, text, at)
      if (inside > 0) return take('windows-path', endOfWindowsPath(text, inside))
    }
  }
  if (code > 0x5a) {
    const colour = code === 0x72 || code === 0x68 || code === 0x6c || code === 0x6f ? match(tint, text, at) : -1
    return colour > 0 ? take('identifier', colour) : -1
  }
  if (!isDigit(text.charCodeAt(at + 1)) && !isDigit(text.charCodeAt(at + 2)) && !isDigit(text.charCodeAt(at + 3))) return -1
  const stop = match(account, text, at)
  return stop > 0 ? take('identifier', stop) : -1
}

function readRooted(text: string, at: number, end: number, code: number, before: number, take: (kind: LiteralKind, stop: number) => number): number {
  const fresh = !isWordUnit(before) && before !== 0x29 && before !== 0x5d
  if (code === 0x5c || code === 0x2e) {
    const inside = fresh ? match(drive, text, at) : -1
    if (inside > 0) {
      const stop = endOfWindowsPath(text, inside)
      if (stop > inside) return take('windows-path', stop)
    }
    if (code === 0x5c) return Math.max(match(escape, text, at), at + 1)
  }
  if (code === 0x2f && isDigit(before) && isDigit(text.charCodeAt(at + 1))) return at + 1
  if (match(rooted, text, at) < 0 || (code === 0x2f && (!fresh || before === 0x3c))) return -1
  const stop = endOfAddress(text, at, end), path = text.slice(at, stop)
  if (/[\p{L}\p{N}*]/u.test(path) && !/^\/[/*]/.test(path)) return take(/^\/[A-Z]{1,8}$/.test(path) ? 'flag' : 'path', stop)
  return Math.max(stop, at + 1)
}

/** Tells what a word is; a word that is none as a whole is told part by part. */
function readWord(text: string, at: number, stop: number, emit: Emit): number {
  const { start, end } = trim(text, at, stop)
  if (end - start < 2) return stop
  const word = text.slice(start, end)
  if (end - start < 8 && codeOfCurrency.test(word)) {
    const money = readMoneyByCode(text, start)
    if (money > stop) {
      emit(start, money, 'money')
      return money
    }
  }
  const told = tellName(word, text, start)
  if (told === 'parts') {
    let from = start
    for (const divider of word.matchAll(/:+|\.\.+|@|$/g)) {
      const part = trim(text, from, start + divider.index)
      const kind = tellName(text.slice(part.start, part.end), text, part.start)
      if (kind !== undefined && kind !== 'parts') emit(part.start, part.end, kind)
      from = start + divider.index + divider[0].length
    }
  } else if (told !== undefined) {
    const pair = told === 'identifier' && text.charCodeAt(end) === 0x3a && /^\p{Ll}/u.test(word) ? setting.exec(text.slice(end, end + 48)) : null
    emit(start, end + (pair?.[0].length ?? 0), pair === null ? told : 'json')
    return Math.max(stop, end + (pair?.[0].length ?? 0))
  }
  return stop
}

/** The end of a match at `at`, or -1. */
function match(shape: RegExp, text: string, at: number): number {
  shape.lastIndex = at
  return shape.test(text) ? shape.lastIndex : -1
}
function isDigit(code: number): boolean { return code >= 0x30 && code <= 0x39 }
function isLetter(code: number): boolean { return (code > 0x60 && code < 0x7b) || (code > 0x40 && code < 0x5b) }
function isWordUnit(code: number): boolean { return isLetter(code) || isDigit(code) || code === 0x5f || (code > 0x7f && /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code))) }

/** The end of a token that only a regular expression would write, or -1. */
function endOfRegex(text: string, at: number, end: number): number {
  let stop = end, marks = 0
  while (stop > at && /[.,;:"'`]/.test(text.charAt(stop - 1))) stop--
  for (let look = at; look < stop; look++) {
    const code = text.charCodeAt(look)
    if (code === 0x5c || code === 0x2a || code === 0x3f || code === 0x5e || code === 0x2b || (code === 0x2f && text.charCodeAt(at) < 0x74)) marks++
  }
  if (marks === 0 || match(drive, text, at) > 0) return -1
  while (stop > at && text.charAt(stop - 1) === ')' && text.charAt(stop - 2) !== '\\' && count(text, at, stop, ')') > count(text, at, stop, '(')) stop--
  const token = text.slice(at, stop)
  if (token.startsWith('(') && !token.startsWith('(?') && count(text, at, stop, '(') > count(text, at, stop, ')')) return -1
  const sure = /^:?%?s([/|#!,])(?:[^\\]|\\.){1,120}?\1.{0,120}\1[gimpI]*$/.test(token) || /^\^\S*\$$/.test(token) || /\(\?[:=!<P]/.test(token) || /\(?\.[*+]\??\)/.test(token)
    || (/\\[dDwWsSbB.(\[{|+*?^$/<>]/.test(token) && /[*+?})\]$]|\(\?|\||\\\./.test(token) && !/["'`]/.test(token) && /\\[dDwWsSbB.](?:[+*?{)\]$\\(]|$)|\\\(|\\\[/.test(token))
  return sure ? stop : -1
}
function count(text: string, at: number, stop: number, mark: string): number {
  let found = 0
  for (let here = at; here < stop; here++) if (text.charAt(here) === mark) found++
  return found
}

/** `{…}` round a UUID, `[…]` round an address, with its port; the code of a colour of the terminal is skipped. */
function readEnclosed(text: string, at: number, before: number, take: (kind: LiteralKind, stop: number) => number): number {
  if (before === 0x1b) return Math.max(match(colour, text, at), at + 1)
  const ahead = text.slice(at, at + 60)
  const uuid = /^\{[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\}/.exec(ahead)
  if (uuid !== null) return take('uuid', at + uuid[0].length)
  const address = /^\[[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?:%\w{1,16})?\](?::\d{1,5})?/.exec(ahead)
  return address === null ? at + 1 : take('ip', at + address[0].length)
}

function isTag(text: string, at: number, end: number): boolean {
  return /^\/?[A-Za-z][A-Za-z0-9-]{0,30}(?:[\s>/]|$)/.test(text.slice(at, Math.min(end + 1, at + 34)))
}
function endOfTagName(text: string, at: number, end: number): number {
  let stop = at + 1
  while (stop < end && /[A-Za-z0-9-]/.test(text.charAt(stop))) stop++
  return stop
}

/** The end of a URL or path: brackets inside it are its own while they are in balance; marks at its end are the sentence's. */
function endOfAddress(text: string, from: number, end: number): number {
  let stop = from
  const open: string[] = []
  while (stop < end) {
    const mark = text.charAt(stop), code = mark.charCodeAt(0)
    if (mark === '"' || mark === '`' || mark === '<' || mark === '>' || mark === '|' || mark === '“' || mark === '”' || mark === '«' || mark === '»' || (code > 0x24ff && stops.has(code))) break
    // A particle of a script without spaces, right against a Latin word, is the sentence's.
    if (((code > 0x303f && code < 0x30a0) || (code > 0xabff && code < 0xd7b0)) && (isLetter(text.charCodeAt(stop - 1)) || isDigit(text.charCodeAt(stop - 1)))) break
    if (mark === "'" && !(isWordUnit(text.charCodeAt(stop - 1)) && isWordUnit(text.charCodeAt(stop + 1)))) break
    if (mark === '\\' && /["'nrtu\\]/.test(text.charAt(stop + 1))) break
    if (openers.includes(mark)) open.push(closers.charAt(openers.indexOf(mark)))
    else if (closers.includes(mark) && open.pop() !== mark) break
    else if ((mark === ',' || mark === ';') && (stop + 1 >= end || /["'`)\]}]/.test(text.charAt(stop + 1)))) break
    stop++
  }
  while (stop > from && /[.,;:!?…*]/.test(text.charAt(stop - 1)) && !(text.charAt(stop - 1) === '*' && endsInStars(text, from, stop))) stop--
  if (stop > from && openers.includes(text.charAt(stop - 1))) stop--
  return stop
}

/** A path on Windows goes on over a space where the next word has a backslash and is no path of its own. */
function endOfWindowsPath(text: string, from: number): number {
  let stop = from
  for (;;) {
    while (stop < text.length && !/[\s"'`<>|*;“”»]/.test(text.charAt(stop)) && !(text.charAt(stop) === ',' && !/[\w\\]/.test(text.charAt(stop + 1)))) stop++
    if (text.charAt(stop) !== ' ') break
    const next = /^ (?![A-Za-z]:|\\|\.{1,2}\\)[^\s"'`<>|*;:,]{1,64}\\/.exec(text.slice(stop, stop + 70))
      ?? /^ [^\s"'`<>|*;:,\\.]{1,24} (?![A-Za-z]:|\\)[^\s"'`<>|*;:,\\]{1,24}\\[^\s]/.exec(text.slice(stop, stop + 70))
    if (next === null) break
    stop += next[0].length
  }
  while (stop > from && /[.,:!?)\]}]/.test(text.charAt(stop - 1)) && !(text.charAt(stop - 1) === ')' && text.slice(Math.max(from, stop - 64), stop).includes('('))) stop--
  return stop
}

/** The end of a word: at a bracket, a quotation mark, a comma, "=", a backslash or the seam between two ways of writing. */
function endOfWord(text: string, at: number, end: number): number {
  let stop = at
  while (stop < end) {
    const code = text.charCodeAt(stop)
    if (isLetter(code) || isDigit(code)) {
      if (stop > at && text.charCodeAt(stop - 1) > 0xdff && isSeam(text.charCodeAt(stop - 1))) break
      stop++
      continue
    }
    if (code === 0x28 || code === 0x3c || code === 0x7b) {
      const inner = stop > at ? endOfInner(text, at, stop, code) : -1
      if (inner < 0) break
      stop = inner
      continue
    }
    if (stops.has(code) || (code === 0x3a && isDated(text, stop + 1))) break
    if ((code === 0x27 || code === 0x2019) && !(stop > at && isWordUnit(text.charCodeAt(stop - 1)) && isWordUnit(text.charCodeAt(stop + 1)))) break
    if (code > 0xdff && stop > at && isSeam(code) && (isLetter(text.charCodeAt(stop - 1)) || isDigit(text.charCodeAt(stop - 1)))) break
    stop++
  }
  return stop
}
/** True where a date follows, as in `Timestamp:2026-03-02T14:02`. */
function isDated(text: string, at: number): boolean {
  return isDigit(text.charCodeAt(at)) && text.charCodeAt(at + 4) === 0x2d && text.charCodeAt(at + 7) === 0x2d && isDigit(text.charCodeAt(at + 9))
}
/** True for a letter of a script without spaces, where it stands right against a Latin letter or a digit. */
function isSeam(code: number): boolean { return eastern.test(String.fromCharCode(code)) }

/** Brackets inside a word: of a file's name (`report(final).pdf`), of a generic type, of a variable. */
function endOfInner(text: string, at: number, stop: number, code: number): number {
  const ahead = text.slice(stop, stop + 64)
  const found = code === 0x28 ? /^\([\p{L}\p{N}_ -]{1,24}\)[\p{L}\p{N}_-]{0,24}\.[A-Za-z0-9]{1,5}(?![\p{L}\p{N}_])/u.exec(ahead)
    : code === 0x7b ? (text.charCodeAt(stop - 1) === 0x24 ? /^\{\w{1,60}\}/.exec(ahead) : null)
      : text.slice(Math.max(at, stop - 64), stop).includes('::') ? /^<[\w:,*&<>]{1,60}>/.exec(ahead) : null
  return found === null ? -1 : stop + found[0].length
}

/** `NAME=value` and `--flag=value` are one literal; of other assignments each side is read for itself. */
function readAssignment(text: string, at: number, stop: number, end: number, emit: Emit): number | undefined {
  const code = text.charCodeAt(at), assigns = text.charCodeAt(stop) === 0x3d
  if (!assigns && code !== 0x2d) return undefined
  const name = text.slice(at, Math.min(stop, at + 200))
  const flag = code === 0x2d && /^--?[A-Za-z0-9?][\w.+-]*$/.test(name) && !isWordUnit(text.charCodeAt(at - 1))
    && !(/^-[A-Z]?[a-z]{3,}$/.test(name) && /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 12), at)))
  if (!assigns) {
    if (!flag) return undefined
    emit(at, trim(text, at, stop).end, 'flag')
    return stop
  }
  const variable = /^(?:[A-Z][A-Z0-9]+(?:_\w+)*|[A-Z]+_\w+)$/.test(name)
  if ((!flag && !variable) || /[=>]/.test(text.charAt(stop + 1))) return undefined
  let last = stop + 1
  const quote = text.charAt(last)
  if (quote === '"' || quote === "'") {
    const closing = closingQuote(text, last, quote)
    last = closing < 0 ? last : closing + 1
  } else {
    while (last < end && !/["'`;|<>\\]/.test(text.charAt(last)) && !(/[,)\]}]/.test(text.charAt(last)) && !/[\w/]/.test(text.charAt(last + 1)))) last++
    while (last > stop + 1 && /[.,:!?)\]}]/.test(text.charAt(last - 1))) last--
  }
  emit(at, last === stop + 1 ? stop : last, flag ? 'flag' : 'env')
  return last
}

function trim(text: string, start: number, end: number): { readonly start: number; readonly end: number } {
  let from = start, to = end
  while (to > from && trailing.has(text.charCodeAt(to - 1)) && !isOwn(text, from, to)) to--
  while (from < to && leading.has(text.charCodeAt(from)) && !/^(?::{2,3}[\da-fA-F]|!\d|\*(?:\.|\/|\*\/))/.test(text.slice(from, from + 4))) from++
  if (to - from > 2 && text.charCodeAt(from) === 0x5f && text.charCodeAt(from + 1) !== 0x5f && text.charCodeAt(to) === 0x5f) from++
  return { start: from, end: to }
}
/** Marks at the end of a word that belong to it: `src/`, `__init__`, `**`. */
function isOwn(text: string, from: number, to: number): boolean {
  const mark = text.charAt(to - 1)
  if (mark === '/') return to - from > 2 && (isWordUnit(text.charCodeAt(to - 2)) || text.charAt(to - 2) === '-')
  if (mark === '_') return text.charAt(from) !== '_' || (text.charAt(from + 1) === '_' && text.charAt(to - 2) === '_')
  if (mark === '*') return endsInStars(text, from, to)
  return mark === ')' && /\([^()]{1,24}\)$/.test(text.slice(Math.max(from, to - 26), to))
}
/** True where the stars at the end are a pattern's (`lib/*`, `src/**`, `*.*`); those of Markdown stand behind a whole word. */
function endsInStars(text: string, from: number, to: number): boolean {
  let start = to
  while (start > from && text.charCodeAt(start - 1) === 0x2a) start--
  return start === from || text.charAt(start - 1) === '/' || (to - start === 1 && text.charAt(start - 1) === '.')
}
