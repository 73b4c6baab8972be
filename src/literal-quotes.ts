/** Literals that are enclosed: quoted text, code in back-quotes, keys of JSON with their values. */
import type { Emit } from './literals.ts'
import { tellName } from './literal-kinds.ts'

const pairs: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»', '»': '«', '「': '」', '『': '』', '‘': '’', '‚': '‘’', '‹': '›', '《': '》' }
/** Longer than this, what stands between two quotation marks is read as text of its own. */
const quoteReach = 400
/** A value of JSON is one literal with its key up to this length; a longer one is read inside. */
const valueReach = 200
const word = /[\p{L}\p{N}\p{M}_]/u
const wordInside = /[\p{L}\p{N}]/u
const redaction = /^[\s[<(]*(?:redacted|masked|hidden|removed|omitted|\*{3,}|•{3,}|█+|x{4,}|\.{3}|…)[\s\])>]*$/i

/** Reads an enclosed literal that opens at `at` and returns where to go on, or -1. */
export function readQuoted(text: string, at: number, end: number, emit: Emit): number {
  const mark = text.charAt(at)
  if (mark === '`') return readCode(text, at, emit)
  if (mark === '"') return readDouble(text, at, end, emit)
  if (mark === "'") return readSingle(text, at, emit)
  const closers = pairs[mark]
  if (closers === undefined || (mark === '»' && text.indexOf('«', at) < 0)) return -1
  const closing = closingOf(text, at, closers)
  if (closing < 0) return -1
  return keep(text, at + 1, closing, 'quoted', emit)
}

function keep(text: string, start: number, end: number, kind: 'quoted' | 'code', emit: Emit): number {
  let from = start, to = end
  while (from < to && text.charCodeAt(from) <= 0x20) from++
  while (to > from && text.charCodeAt(to - 1) <= 0x20) to--
  if (to > from && (kind === 'code' || wordInside.test(text.slice(from, to))) && !redaction.test(text.slice(from, Math.min(to, from + 40)))) emit(from, to, kind)
  return end + 1
}

/** The position of the closing mark on the same line, or -1. */
function closingOf(text: string, at: number, closers: string): number {
  const limit = Math.min(text.length, at + quoteReach)
  for (let stop = at + 1; stop < limit; stop++) {
    const mark = text.charAt(stop)
    if (mark === '\n' || mark === text.charAt(at)) return -1
    if (closers.includes(mark)) return stop
  }
  return -1
}

/** The position of the straight quote that closes the one at `at`, or -1. A backslash hides the mark after it. */
export function closingQuote(text: string, at: number, quote: string): number {
  const limit = Math.min(text.length, at + quoteReach)
  for (let stop = at + 1; stop < limit; stop++) {
    const mark = text.charAt(stop)
    if (mark === '\\') stop++
    else if (mark === '\n') return -1
    else if (mark === quote) return stop
  }
  return -1
}

function readCode(text: string, at: number, emit: Emit): number {
  let open = at
  while (text.charCodeAt(open) === 0x60) open++
  const width = open - at
  if (width > 2) return open
  const limit = Math.min(text.length, open + quoteReach)
  for (let stop = open; stop < limit; stop++) {
    const code = text.charCodeAt(stop)
    if (code === 0x0a) break
    if (code === 0x60 && (width === 1 || text.charCodeAt(stop + 1) === 0x60)) return Math.max(keep(text, open, stop, 'code', emit), stop + width)
  }
  return open
}

function readDouble(text: string, at: number, end: number, emit: Emit): number {
  const before = at > 0 ? text.charAt(at - 1) : ' '
  // After a digit or a letter the mark closes something, or means inches.
  if (word.test(before) || before === '\\') return at + 1
  const closing = closingQuote(text, at, '"')
  if (closing < 0) return at + 1
  const colon = /^\s{0,4}:\s{0,4}/.exec(text.slice(closing + 1, closing + 10))
  if (colon !== null && closing - at <= 80 && closing > at + 1) {
    const value = closing + 1 + colon[0].length
    const stop = endOfValue(text, value)
    if (stop > value) {
      if (!redaction.test(text.slice(value + 1, Math.min(stop - 1, value + 40)))) emit(at, stop, 'json')
      return stop
    }
    if (/[[{"]/.test(text.charAt(value))) {
      // The value is long: the key counts only as a name, the value is read by itself.
      const kind = tellName(text.slice(at + 1, closing), text, at + 1)
      if (kind !== undefined && kind !== 'parts') emit(at + 1, closing, kind)
      return text.charAt(value) === '"' ? value + 1 : value
    }
  }
  return Math.max(keep(text, at + 1, closing, 'quoted', emit), Math.min(end, closing + 1))
}

/** The end of a JSON value that is short enough to be one with its key, or `at`. */
function endOfValue(text: string, at: number): number {
  const mark = text.charAt(at)
  if (mark === '"') {
    const closing = closingQuote(text, at, '"')
    return closing < 0 ? at : closing + 1
  }
  if (mark !== '{' && mark !== '[') {
    const scalar = /^(?:-?\d{1,40}(?:\.\d{1,40})?(?:[eE][+-]?\d{1,4})?|true|false|null|None|True|False)(?![\p{L}\p{N}_.-])/u.exec(text.slice(at, at + 100))
    return scalar === null ? at : at + scalar[0].length
  }
  let depth = 0
  const limit = Math.min(text.length, at + valueReach)
  for (let stop = at; stop < limit; stop++) {
    const here = text.charAt(stop)
    if (here === '\n') return at
    if (here === '"') {
      const closing = closingQuote(text, stop, '"')
      if (closing < 0) return at
      stop = closing
    } else if (here === '{' || here === '[') depth++
    else if ((here === '}' || here === ']') && --depth === 0) return stop + 1 > limit ? at : stop + 1
  }
  return at
}

/** The value of a key as Python prints it. */
const pythonPair = /^: ?(?:'(?:[^'\\\n]|\\.){0,80}'|-?\d{1,40}(?:\.\d{1,40})?|True|False|None)(?=[,}])/

/** A single straight quote opens only outside a word and closes only at the end of one: apostrophes are neither. */
function readSingle(text: string, at: number, emit: Emit): number {
  if ((at > 0 && word.test(text.charAt(at - 1))) || /\s/.test(text.charAt(at + 1))) return -1
  const limit = Math.min(text.length, at + quoteReach)
  for (let stop = at + 2; stop < limit; stop++) {
    const mark = text.charAt(stop)
    if (mark === '\n') return -1
    if (mark === '\\') stop++
    else if (mark !== "'") continue
    else if (word.test(text.charAt(stop + 1)) && !word.test(text.charAt(stop - 1))) return -1
    else if (!word.test(text.charAt(stop + 1)) && !/\s/.test(text.charAt(stop - 1))) {
      const pair = /[{,]\s{0,4}$/.test(text.slice(Math.max(0, at - 5), at)) ? pythonPair.exec(text.slice(stop + 1, stop + 100)) : null
      if (pair !== null) {
        emit(at, stop + 1 + pair[0].length, 'json')
        return stop + 1 + pair[0].length
      }
      return stop - at < 2 ? -1 : keep(text, at + 1, stop, 'quoted', emit)
    }
  }
  return -1
}
