/**
 * Splits a text into clauses: the stretches of which each is judged, and kept or lost, as a whole. One pass, no copies.
 * A clause ends at an end mark, a semicolon, a list item, a table cell or a line that is not merely wrapped; what stands before
 * a colon is a clause of its own and the `head` of what follows it.
 */

/** How a clause stands in the text. `code` covers fenced blocks, statements, log lines and stack frames. */
export type Setting = 'prose' | 'code' | 'comment'

/** A clause before anything is known of its meaning. Offsets are UTF-16 units; leaders and end marks are outside. */
export interface Stretch {
  readonly start: number
  readonly end: number
  readonly setting: Setting
  /** ends with a question mark of any script */
  readonly asked: boolean
  /** begins inside a quotation that an earlier clause opened */
  readonly quoted: boolean
  /** what stands before the colon that introduces this clause; empty if there is none */
  readonly headStart: number
  readonly headEnd: number
  /** a colon follows: the clause is a label of what comes after it */
  readonly labels: boolean
}

/** Longer clauses are cut at white space, and at twice this length anywhere, so that no clause grows with the text. */
const longestClause = 1_500
/** A label before a colon is read again with each clause it heads; what is longer is cut at its left. */
const longestHead = 160
/** A quotation longer than this, in a clause that began before it, no longer holds the clause together. */
const longestQuotation = 300
/** A line at least this long that ends without a mark, before a lower-case line, is taken as wrapped. */
const wrappedLine = 45
const longWrappedLine = 64

const abbreviations = new Set(('e.g i.e cf vs approx resp mr mrs ms dr prof st fig al inc ltd dept est incl excl max min tel ca bzw ggf z.b d.h u.a o.ä '
  + 'usw evtl inkl exkl sog vgl str nr no p.ex ex env cf av m mme p.ej ej sr sra srta ud uds vd núm pág art т.е т.д т.п напр стр '
  + 'рис им тыс млн млрд np tzn tj itp itd m.in ul prof bijv bv o.a d.w.z m.b.v t.a.v vb örn bkz sn sig dott pag ecc es').split(' '))
const months = new Set(('januar februar märz april mai juni juli august september oktober november dezember januari februari maart mei '
  + 'augustus desember').split(' '))

const newline = 10
const quotePairs = new Map([[0x201c, 0x201d], [0x201e, 0x201c], [0xab, 0xbb], [0x300c, 0x300d], [0x300e, 0x300f], [0x300a, 0x300b]])
const closers = new Set([0x22, 0x27, 0x29, 0x5d, 0x7d, 0x201d, 0x201c, 0x2019, 0xbb, 0x300d, 0x300f, 0x300b, 0x3011, 0xff09, 0x2a, 0x5f, 0x60])

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a)
    || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x1680 || code === 0xfeff
}
function isDigit(code: number): boolean { return code >= 48 && code <= 57 }
function isLower(code: number): boolean {
  if (code < 0x80) return code >= 97 && code <= 122
  const character = String.fromCharCode(code)
  return character !== character.toUpperCase()
}
function isUpper(code: number): boolean {
  if (code < 0x80) return code >= 65 && code <= 90
  const character = String.fromCharCode(code)
  return character !== character.toLowerCase()
}
/** Ideographs, kana, Hangul: scripts whose clauses may follow each other without white space. */
function isIdeographic(code: number): boolean {
  return (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff)
}
function isBullet(code: number): boolean {
  return code === 45 || code === 42 || code === 43 || code === 0x2022 || code === 0x2013 || code === 0x25aa || code === 0x25cf
    || code === 0x25cb || code === 0x25e6 || code === 0xb7 || code === 0x2023 || code === 0x30fb || code === 0x2610
      || code === 0x2611
}
/** Pictographs and their joiners, which people put before a rule. */
function isPictograph(code: number): boolean {
  return (code >= 0x2600 && code <= 0x27bf) || code === 0xfe0f || (code >= 0xd83c && code <= 0xd83e) || (code >= 0xdc00
    && code <= 0xdfff)
    || (code >= 0x2b00 && code <= 0x2bff) || code === 0x200d
}

/** Where the words of a clause begin: bullets, numbering, headings, comment leaders and quote marks of mails are skipped. */
function skipLeader(text: string, from: number, to: number): { readonly start: number; readonly comment: boolean; readonly listed: boolean } {
  let at = from, comment = false, listed = false
  for (;;) {
    const code = at < to ? text.charCodeAt(at) : 0
    if (at >= to) break
    if (isSpace(code) || isPictograph(code)) { at++; continue }
    const next = at + 1 < to ? text.charCodeAt(at + 1) : 32
    if (code === 47 && (next === 47 || next === 42)) { comment = true; at += 2; continue }
    if (code === 60 && text.startsWith('<!--', at)) { comment = true; at += 4; continue }
    if (code === 35 && (isSpace(next) || next === 35 || next === 33)) { comment = true; at++; continue }
    if (code === 45 && next === 45 && at + 2 < to && isSpace(text.charCodeAt(at + 2))) { comment = true; at += 2; continue }
    if (code === 37 && (isSpace(next) || next === 37)) { comment = true; at++; continue }
    if (code === 62 || code === 124) { at++; continue }
    if (code === 42 || (code === 95 && next === 95)) { listed ||= isSpace(next); at++; continue }
    if (isBullet(code) && (isSpace(next) || code > 0x7f)) { listed = true; at++; continue }
    if (code === 91 && at + 2 < to && text.charCodeAt(at + 2) === 93 && (isSpace(next) || next === 120
      || next === 88)) { listed = true; at += 3; continue }
    if (isDigit(code)) {
      let end = at + 1
      while (end < to && end - at < 4 && isDigit(text.charCodeAt(end))) end++
      const mark = end < to ? text.charCodeAt(end) : 0
      if ((mark === 46 || mark === 41 || mark === 0x3001) && end + 1 < to && (isSpace(text.charCodeAt(end + 1))
        || mark === 0x3001)) { listed = true; at = end + 1; continue }
    }
    if (code === 40 && at + 2 < to && text.charCodeAt(at + 2) === 41
      && /[a-z0-9]/i.test(text.charAt(at + 1))) { listed = true; at += 3; continue }
    break
  }
  return { start: at, comment, listed }
}

/** The end without white space, end marks, closing comment marks and stray markup. */
function trimEnd(text: string, start: number, end: number): number {
  let at = end
  while (at > start) {
    const code = text.charCodeAt(at - 1)
    if (isSpace(code) || code === 46 || code === 44 || code === 59 || code === 58 || code === 33 || code === 63 || code === 42
      || code === 124
      || code === 0x3002 || code === 0xff0e || code === 0xff01 || code === 0xff1f || code === 0xff1b || code === 0xff1a
        || code === 0x61f
      || code === 0x61b || code === 0x964 || code === 0x965 || code === 0x2026 || code === 0xff61 || code === 0x3001
        || isPictograph(code)) { at--; continue }
    if ((code === 125 && text.charCodeAt(start) !== 123) || (code === 93 && text.charCodeAt(start) !== 91
      && !hasOpener(text, start, at))) { at--; continue }
    if (code === 62 && text.startsWith('-->', at - 3)) { at -= 3; continue }
    if (code === 47 && at - 2 >= start && text.charCodeAt(at - 2) === 42) { at -= 2; continue }
    break
  }
  return at
}

function hasOpener(text: string, start: number, end: number): boolean {
  for (let at = end - 1; at >= start && end - at < 200; at--) if (text.charCodeAt(at) === 91) return true
  return false
}

const statement = /^(?:const|let|var|def|class|import|from|function|return|public|private|static|async|await|export|struct|enum|fn|func|package|#include|CREATE|SELECT|INSERT|ALTER|DROP|UPDATE|DELETE FROM|GRANT|if \(|for \(|while \(|assert|raise|throw|print|console\.|\$ |> |>>> |@\w+)/
const logLine = /^(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d|\[(?:error|warn|warning|info|debug|trace|fatal|notice|ok|fail|skip|ERROR|WARN|WARNING|INFO|DEBUG|TRACE|FATAL)\]|(?:ERROR|WARN|INFO|DEBUG|TRACE|FATAL)\s|at \S+ \(|File "|Traceback \(|[A-Z]\w*(?:Error|Exception): |error(?:\[\w+\])?: |E\s{2,}|npm ERR!|fatal: )/

function isLog(text: string, lineStart: number): boolean { return logLine.test(text.slice(lineStart, lineStart + 40)) }

/** Whether a line is a statement of a program, a log line or a stack frame. Looks at a bounded prefix and at the end. */
function isCode(text: string, start: number, end: number): boolean {
  const head = text.slice(start, Math.min(end, start + 80))
  if (logLine.test(head)) return true
  let last = end
  while (last > start && isSpace(text.charCodeAt(last - 1))) last--
  const final = last > start ? text.charCodeAt(last - 1) : 0
  const closes = final === 59 || final === 123 || final === 125
  const body = text.slice(start, Math.min(end, start + 400))
  if (statement.test(head) && (closes || /[(){}=;]|::/.test(body))) return true
  if (closes && /[=(){}]/.test(body) && !/^[{[]?\s*"/.test(head)) return true
  return /^\w[\w.]*\((?:[^()]*)\)[;:]?$/.test(body.trim()) || /^(?:at|in) [\w.$]+ \(/.test(head)
}

/** True where the full stop at `at` ends a sentence. */
function endsSentence(text: string, at: number, lineStart: number): boolean {
  let next = at + 1
  while (next < text.length && next < at + 6 && closers.has(text.charCodeAt(next))) next++
  const closed = next > at + 1
  const after = next < text.length ? text.charCodeAt(next) : newline
  if (!isSpace(after) && !isIdeographic(after)) return false
  if (at > 0 && text.charCodeAt(at - 1) === 46 && at > 1 && text.charCodeAt(at - 2) === 46) {
    while (next < text.length && isSpace(text.charCodeAt(next))) { if (text.charCodeAt(next) === newline) return true; next++ }
    return next >= text.length || isUpper(text.charCodeAt(next))
  }
  let wordStart = at
  while (wordStart > lineStart && at - wordStart < 12 && !isSpace(text.charCodeAt(wordStart - 1))
    && text.charCodeAt(wordStart - 1) !== 40) wordStart--
  let follow = next
  while (follow < text.length && follow < next + 8 && isSpace(text.charCodeAt(follow))) {
    if (text.charCodeAt(follow) === newline) return !(isDigit(text.charCodeAt(at - 1)) && wordStart === lineStart)
    follow++
  }
  const followCode = follow < text.length ? text.charCodeAt(follow) : newline
  if (closed && isLower(followCode)) return false
  const word = text.slice(wordStart, at).toLowerCase()
  if (/^\d{1,3}$/.test(word)) {
    if (at - lineStart < 16 && skipLeader(text, lineStart, at + 2).start > at) return false
    if (isLower(followCode)) return false
    return !months.has(text.slice(follow, follow + 12).split(/[^\p{L}]/u, 1)[0]!.toLowerCase())
  }
  if (/^\p{Lu}$/u.test(text.slice(wordStart, at)) && word !== 'i') return false
  if (word === 'max' || word === 'min' || word === 'no' || word === 'nr' || word === 'ca' || word === 'approx'
    || word === 'art') return !isDigit(followCode) && !(word !== 'no' && isLower(followCode))
  if (word === 'etc' || word === 'usw' || word === 'itp' || word === 'itd' || word === 'ecc') return !isLower(followCode)
  return !abbreviations.has(word)
}

/** True where the line break at `at` only wraps a line: the clause goes on. */
function wraps(text: string, at: number, lineStart: number): boolean {
  let next = at + 1
  while (next < text.length && isSpace(text.charCodeAt(next))) { if (text.charCodeAt(next) === newline) return false; next++ }
  if (next >= text.length) return false
  let last = at
  while (last > lineStart && isSpace(text.charCodeAt(last - 1))) last--
  if (last === lineStart) return false
  const final = text.charCodeAt(last - 1)
  if (final === 58 || final === 0xff1a || final === 124) return false
  const here = skipLeader(text, lineStart, Math.min(last, lineStart + 16)), there = skipLeader(text, next, Math.min(text.length, next + 16))
  if (there.listed || text.charCodeAt(next) === 124 || text.startsWith('```', next) || (text.charCodeAt(next) === 60
    && text.charCodeAt(next + 1) !== 33)) return false
  if (there.comment !== here.comment) return false
  const first = there.start < text.length ? text.charCodeAt(there.start) : newline
  if (isIdeographic(final)) return last - lineStart >= 20 && isIdeographic(first)
  if (isLower(first) || first === 40) return final === 44 || last - lineStart >= wrappedLine || (there.comment && here.comment
    && final !== 59)
  return last - lineStart >= longWrappedLine && (isUpper(first) || isDigit(first) || first === 96) && final !== 59
}

/**
 * The clauses of a text in order. `phrases` are the hits of a scan (start, end, id): a break inside a phrase is no break, so that
 * "Do\nnot" stays one clause.
 */
export function* splitClauses(text: string, phrases: Int32Array = new Int32Array(0)): Generator<Stretch, void, undefined> {
  const length = text.length
  let start = 0, lineStart = 0, headStart = 0, headEnd = 0, listHeadStart = 0, listHeadEnd = 0
  let fence = '', straight = false, closing = 0, quotedFrom = false, quoteStart = -1
  let phrase = 0, covered = 0
  const cover = (at: number): boolean => {
    while (phrase < phrases.length
      && phrases[phrase]! < at) { if (phrases[phrase + 1]! > covered) covered = phrases[phrase + 1]!; phrase += 3 }
    return covered > at
  }
  const make = (end: number, labels: boolean, asked: boolean): Stretch | undefined => {
    const lead = skipLeader(text, start, end)
    const stop = trimEnd(text, lead.start, end)
    if (stop <= lead.start) return undefined
    const setting: Setting = fence !== '' ? 'code' : isCode(text, lead.start, end) || (lead.start > lineStart
      && isLog(text, lineStart)) ? 'code' : lead.comment ? 'comment' : 'prose'
    const headed = headEnd > headStart
    return { start: lead.start, end: stop, setting: setting === 'code' && lead.comment
      && fence === '' ? 'comment' : setting, asked, quoted: quotedFrom,
      headStart: headed ? headStart : lead.listed || listHeadEnd > listHeadStart ? listHeadStart : 0,
      headEnd: headed ? headEnd : lead.listed || listHeadEnd > listHeadStart ? listHeadEnd : 0, labels }
  }
  const begin = (at: number, keepHead: boolean): void => {
    start = at
    if (!keepHead) { headStart = 0; headEnd = 0 }
    quotedFrom = straight || closing !== 0
  }
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code === newline) {
      const inFence = fence !== ''
      const fenceMark = readFence(text, lineStart, at)
      if (fenceMark !== '') {
        if (!inFence) { const made = make(lineStart, false, false); if (made !== undefined) yield made; fence = fenceMark }
        else if (fenceMark.startsWith(fence.slice(0, 3))) fence = ''
        begin(at + 1, false); lineStart = at + 1
        continue
      }
      const soft = !inFence && (cover(at) || wraps(text, at, lineStart))
      if (!soft) {
        const blank = isBlank(text, at + 1)
        const made = make(at, false, false)
        if (made !== undefined) yield made
        const last = lastCode(text, lineStart, at)
        if (last === 58
          || last === 0xff1a) { listHeadStart = skipLeader(text, Math.max(lineStart, start, at - longestHead), at).start; listHeadEnd = trimEnd(text, listHeadStart, at) }
        else if (blank && at - listHeadEnd > 3) { listHeadStart = 0; listHeadEnd = 0 }
        straight = false; closing = 0; quoteStart = -1
        begin(at + 1, false)
      }
      lineStart = at + 1
      continue
    }
    if (at - start >= longestClause && ((isSpace(code) && !cover(at)) || (at - start >= 2 * longestClause && !(code >= 0xdc00
      && code < 0xe000)))) {
      const made = make(at, false, false)
      if (made !== undefined) yield made
      begin(at, true)
      continue
    }
    if (fence !== '' || code < 33 || (code > 64 && code < 91) || (code > 96 && code < 123)) continue
    if (code === 0x22) { straight = !straight; quoteStart = straight && hasWord(text, start, at) ? at : -1; continue }
    if (closing !== 0) { if (code === closing) { closing = 0; quoteStart = -1; continue } } else if (code > 0xaa) { const close = quotePairs.get(code); if (close !== undefined) { closing = close; quoteStart = hasWord(text, start, at) ? at : -1; continue } }
    let ends = false, asked = false
    if (code === 46 || code === 0xff0e || code === 0x2026) ends = endsSentence(text, at, lineStart)
    else if (code === 33 || code === 63 || code === 0x61f || code === 0x203d) { ends = endsSentence(text, at, lineStart)
      || closesAt(text, at); asked = code !== 33 }
    else if (code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0xff61) { ends = closing === 0
      || endsQuote(text, at, closing); asked = code === 0xff1f }
    else if (code === 0x964 || code === 0x965 || code === 0x61b || code === 0xff1b) ends = true
    else if (code === 59) ends = (at + 1 >= length || isSpace(text.charCodeAt(at + 1))) && !isEntity(text, at)
    else if (code === 124) ends = at > start
    else if (code === 58 || code === 0xff1a) {
      const after = at + 1 < length ? text.charCodeAt(at + 1) : newline
      if (after === newline || closing !== 0 || !(isSpace(after) || code === 0xff1a) || cover(at)) continue
      const made = make(at, true, false)
      if (made === undefined) continue
      yield made
      const from = headEnd > headStart
        && made.end - headStart <= longestHead ? headStart : Math.max(made.start, made.end - longestHead)
      begin(at + 1, true)
      headStart = from; headEnd = made.end
      if (!straight) quotedFrom = false
      continue
    }
    if (!ends || cover(at)) continue
    // a full stop inside a quotation that the clause opened ends nothing but the quotation
    if (quoteStart >= 0 && (straight || closing !== 0) && at - quoteStart < longestQuotation && code !== 59
      && text.charCodeAt(at + 1) !== 0x22 && text.charCodeAt(at + 1) !== closing) continue
    let stop = at + 1
    while (stop < length && stop < at + 6) {
      const next = text.charCodeAt(stop)
      if (next === 33 || next === 63 || next === 46 || next === 0xff01 || next === 0xff1f) { asked ||= next === 63
        || next === 0xff1f; stop++; continue }
      if (!closers.has(next) || next === 42) break
      if (next === 0x22) straight = false
      if (next === closing) closing = 0
      stop++
    }
    const made = make(stop, false, asked)
    if (made !== undefined) yield made
    begin(stop, code === 59 || code === 0xff1b)
    at = stop - 1
  }
  const made = make(length, false, false)
  if (made !== undefined) yield made
}

function hasWord(text: string, from: number, to: number): boolean {
  for (let at = Math.max(from, to - 60); at < to; at++) { const code = text.charCodeAt(at); if ((code > 96 && code < 123)
    || (code > 64 && code < 91) || code > 0xbf) return true }
  return false
}

function readFence(text: string, lineStart: number, lineEnd: number): string {
  let at = lineStart
  while (at < lineEnd && isSpace(text.charCodeAt(at))) at++
  if (!text.startsWith('```', at) && !text.startsWith('~~~', at)) return ''
  return text.slice(at, Math.min(lineEnd, at + 20)).trim()
}
function isBlank(text: string, from: number): boolean {
  let at = from
  while (at < text.length && isSpace(text.charCodeAt(at))) { if (text.charCodeAt(at) === newline) return true; at++ }
  return at >= text.length
}
function lastCode(text: string, from: number, to: number): number {
  let at = to
  while (at > from && isSpace(text.charCodeAt(at - 1))) at--
  return at > from ? text.charCodeAt(at - 1) : 0
}
function closesAt(text: string, at: number): boolean {
  const next = at + 1 < text.length ? text.charCodeAt(at + 1) : newline
  return isSpace(next) || isIdeographic(next)
}
/** An ideographic end mark inside a quotation ends the clause only where the quotation ends with it and nothing follows. */
function endsQuote(text: string, at: number, closing: number): boolean {
  if (text.charCodeAt(at + 1) !== closing) return false
  return at + 2 >= text.length || isSpace(text.charCodeAt(at + 2))
}
function isEntity(text: string, at: number): boolean {
  for (let back = at - 1; back >= 0 && at - back <= 9; back--) {
    const code = text.charCodeAt(back)
    if (code === 38) return at - back > 2
    if (!(isDigit(code) || code === 35 || (code >= 65 && code <= 90) || (code >= 97 && code <= 122))) return false
  }
  return false
}
