/**
 * Absences and failed outcomes. What counts is the outcome of a tool call ("0 rows", "no such file", a non-zero exit with nothing
 * printed), not any text that holds such words: a source file, a listing, a page of documentation state nothing of the kind.
 */
import {
  lookedFor, goodNoun, zeroField, zeroCount, otherCount, code, assignment, comment, fileLine, documentation, testName, frame,
  positive, hidden, missingPage, missingKey, emptyAlone, emptyField, fullField, exitFailure, exitLine, command, httpFailure,
  failureBanner, failureLine, failureCount, failureWords,
} from './outcome-shapes.ts'
import { readerOf } from './senses.ts'

/** A range of UTF-16 units of a text. */
export interface Range { readonly start: number; readonly end: number }

const bit = { absent: 1, lacking: 2, 'no-noun': 4, fine: 8, silent: 16, 'absent-weak': 32 } as const
const readBits = readerOf(bit, bit.absent)

/** A text of more units or lines is read more strictly: what looks like an outcome in passing may be prose or data there. */
const shortText = 1500, shortLines = 12

/** How far a statement is followed to either side where no line ends. */
const reach = 400

/** What a text, read as the outcome of a tool call, states to be absent, and what it reports as failed; each in order, line by line. */
export function findAbsences(text: string, markers: Int32Array): { readonly absences: readonly Range[]; readonly failures: readonly Range[] } {
  const absences = new Statements(text), failures = new Statements(text)
  readEmptiness(text, absences)
  readMarkers(text, markers, absences, isOutcome)
  for (const shape of [zeroCount, zeroField, missingPage, missingKey]) {
    for (const hit of text.matchAll(shape)) {
      const statement = absences.around(hit.index + 1)
      if (absences.has(statement)) continue
      if (shape === zeroField && absences.long) continue
      if (shape === zeroCount && absences.long && !/^[^\p{L}]*0 [^,;]{1,60}$/u.test(lineOf(text, hit.index))) continue
      if (shape === zeroCount ? isOutcome(text, statement, hit.index, hit.index + hit[0].length) && !otherCount.test(text.slice(statement.start, statement.end)) && !goodNoun.test(` ${hit[0].slice(2)}`)
        : !isFile(text, statement) && !testName.test(lineOf(text, hit.index))) absences.add(statement)
    }
  }
  for (const shape of [exitFailure, httpFailure, failureBanner, failureLine, failureCount, failureWords]) {
    for (const hit of text.matchAll(shape)) {
      const statement = failures.around(hit.index + hit[0].length - 1)
      if (failures.has(statement)) continue
      if (!isFile(text, statement) && !(shape === exitFailure ? documentation.test(lineOf(text, statement.start)) : isSpoken(text, statement, hit.index))) failures.add(statement)
    }
  }
  return { absences: absences.list(), failures: failures.list() }
}

/** Absences that a text written in place of others states of its own: precise, since a summary of ordinary work must not be one. */
export function statesAbsence(text: string, markers: Int32Array): readonly Range[] {
  const absences = new Statements(text)
  readMarkers(text, markers, absences, isClaim)
  for (const hit of text.matchAll(zeroCount)) {
    const statement = absences.around(hit.index + 1)
    if (!otherCount.test(text.slice(statement.start, statement.end))) absences.add(statement)
  }
  return absences.list()
}

/** Ranges of statements, each once, in order. */
class Statements {
  readonly #text: string
  readonly #found = new Map<number, Range>()
  #last: Range = { start: 0, end: 0 }
  /** True if the text is too long to be one outcome as a whole. */
  readonly long: boolean
  constructor(text: string) {
    this.#text = text
    this.long = text.length > shortText || countLines(text, shortLines) > shortLines
  }

  /** The sentence of a line round a position. */
  around(at: number): Range {
    if (at >= this.#last.start && at < this.#last.end) return this.#last
    const text = this.#text
    let start = at, end = at
    const from = Math.max(0, at - reach), to = Math.min(text.length, at + reach)
    while (start > from && text.charCodeAt(start - 1) !== 0x0a && !endsSentence(text, start - 1)) start--
    while (end < to && text.charCodeAt(end) !== 0x0a && !(end > at && endsSentence(text, end - 1))) end++
    while (start < end && text.charCodeAt(start) <= 0x20) start++
    while (end > start && text.charCodeAt(end - 1) <= 0x20) end--
    this.#last = { start, end }
    return this.#last
  }
  add(range: Range): void { if (range.end > range.start) this.#found.set(range.start, range) }
  has(range: Range): boolean { return this.#found.has(range.start) }
  list(): readonly Range[] { return [...this.#found.values()].sort((left, right) => left.start - right.start) }
}

/** True if a sentence ends with the unit at `at`: a full stop before a space and a capital, or a mark that needs no space. */
function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0x964) return true
  if (code !== 0x2e && code !== 0x21 && code !== 0x3f) return false
  const next = text.charCodeAt(at + 1)
  return (next === 0x20 || next === 0x09) && !/^\s+[a-z\d(]/.test(text.slice(at + 1, at + 4)) && !/(?:^|\s)\w$/.test(text.slice(Math.max(0, at - 2), at))
}

function countLines(text: string, most: number): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0 && lines <= most; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** The line round a position, as far as `reach` goes. */
function lineOf(text: string, at: number): string {
  let start = at, end = at
  while (start > 0 && start > at - reach && text.charCodeAt(start - 1) !== 0x0a) start--
  while (end < text.length && end < at + reach && text.charCodeAt(end) !== 0x0a) end++
  return text.slice(start, end)
}

/** True for a line of a file: source code, a comment, a line of a diff or of a numbered listing. */
function isFile(text: string, statement: Range): boolean {
  const line = lineOf(text, statement.start)
  return code.test(line) || comment.test(line) || fileLine.test(line) || assignment.test(line)
}
/** True for documentation, a test's name, a supposition: what is spoken of and has not happened. */
function isSpoken(text: string, statement: Range, hit: number): boolean {
  const line = lineOf(text, statement.start)
  return documentation.test(line) || testName.test(line) || frame.test(text.slice(statement.start, hit))
}
/** True if a hit stands inside double quotes of its statement: a word that is mentioned, unless the quotes hold an error's message. */
function isMentioned(text: string, statement: Range, hit: number): boolean {
  const before = text.slice(statement.start, hit)
  const straight = before.split('"').length - 1
  if (straight % 2 === 0) return /['‘“«`]$/.test(before)
  return !/(?:error|message|msg|detail|reason|status|description|stderr|title|err|result|output)["']?\s{0,2}[:=]\s{0,2}"[^"]*$/i.test(before)
}

function isOutcome(text: string, statement: Range, hit: number, end: number): boolean {
  return !isFile(text, statement) && !isSpoken(text, statement, hit) && !isMentioned(text, statement, hit)
    && !positive.test(text.slice(end, Math.min(text.length, statement.end + 200)).split('\n', 1)[0]!) && !hidden.test(text.slice(Math.max(statement.start, hit - 200), hit))
}

const claims = new RegExp(String.raw`(?:^|[^\p{L}])(?:(?:was|were|is|are|been|be) not (?:found|present|in the|registered|`
  + String.raw`installed|defined|listed|known)|not found[.!)]?$|(?:could|can|did|does|do)(?: not|n't|not) (?:be )?(?:find|`
  + String.raw`found|locate|located|exist|reproduce|reproduced|resolve|appear)|cannot (?:be )?(?:find|found|locate|located)|`
  + String.raw`unable to (?:find|locate|reproduce)|failed to (?:find|locate|reproduce)|no longer exists?|there(?:'s| is| are|`
  + String.raw` was| were) no|found no|found nothing|nothing (?:was )?found|no such|no trace|(?:returned|yielded|gave) (?:no|`
  + String.raw`nothing|empty|zero)|came (?:back|up) empty|out of stock|(?:matches|matched) (?:none|nothing|no)|nxdomain|`
  + String.raw`never (?:appeared|arrived|came))`, 'iu')
const noneFound = new RegExp(`^(?: \\p{L}+){0,3}? ?(?:${lookedFor})?(?: \\p{L}+){0,2}? (?:was|were|is|are|could be|exists?|`
  + `found|turned up|matched|match)(?![\\p{L}])|^(?: \\p{L}+){0,2} (?:${lookedFor})[.!)]?(?:$| (?:for|in|on|with|under|named|`
  + `called)(?! you))`, 'iu')

/** What counts in a summary: a finished statement, and no work on such a thing ("added a page for not found"). */
function isClaim(text: string, statement: Range, hit: number, end: number, bits: number): boolean {
  const before = text.slice(statement.start, hit)
  if (frame.test(before) || documentation.test(lineOf(text, statement.start)) || isMentioned(text, statement, hit)) return false
  if (/(?:^|[^\p{L}])(?:fix(?:ed|es)?|add(?:ed|s)?|handl\p{L}+|implement\p{L}*|support\p{L}*|cover(?:ed|s)?|test(?:ed|s)?|show(?:s|n)?|display\p{L}*|render\p{L}*|log(?:s|ged)?|avoid\p{L}*|error (?:for|on)|no longer)(?![\p{L}])/iu.test(before.slice(-60))) return false
  if (bits & bit['no-noun']) return noneFound.test(text.slice(end, Math.min(statement.end, end + 120)))
  if (bits & bit.lacking) return /(?:^|[^\p{L}])(?:is|are|was|were|remains?|stays?|came back|comes back)(?: now| still| also)? $/iu.test(before) && /^(?:$|[.,;!)]| (?:from|in|on|at|for|and|but)(?![\p{L}]))/u.test(text.slice(end, statement.end))
  const around = text.slice(Math.max(statement.start, hit - 24), Math.min(statement.end, end + 1))
  return /[^\x00-\x7f]/.test(text.slice(hit, end)) || !/[a-z]/i.test(around) || claims.test(around) || !isEnglish(text.slice(hit, end))
}
/** Phrases of other languages are statements by their own form. */
function isEnglish(phrase: string): boolean { return /\b(?:not|no|none|nothing|never|unable|failed|cannot|can't|couldn't|doesn't|didn't|don't|isn't|aren't|wasn't|unknown|matches|out|has|have|had|without|in|to|user|sold|nonexistent|non-existent)\b/i.test(phrase) }

/** Goes through the hits of the marker table and adds the statements that they make absences. */
function readMarkers(text: string, markers: Int32Array, absences: Statements,
  counts: (text: string, statement: Range, hit: number, end: number, bits: number) => boolean): void {
  let fineUntil = -1
  const failing = new RegExp(exitFailure.source, 'i')
  let failed: boolean | undefined
  for (let row = 0; row + 2 < markers.length; row += 3) {
    const bits = readBits(markers[row + 2]!)
    if (bits === 0) continue
    const hit = markers[row]!, end = markers[row + 1]!
    if (bits & bit.fine) {
      fineUntil = Math.max(fineUntil, end)
      continue
    }
    if (hit < fineUntil) continue
    const statement = absences.around(hit)
    // A phrase over the end of a line is two lines that happen to follow each other.
    if (absences.has(statement) || end > statement.end) continue
    if (bits & bit.silent && counts === isOutcome) {
      if ((failed ??= failing.test(text)) && isOutcome(text, statement, hit, end)) absences.add(statement)
      continue
    }
    if ((goodNoun.test(text.slice(end, end + 60)) && (bits & bit['no-noun'] || /(?:no|any|zero|none of the|single)$/i.test(text.slice(hit, end)))) || isFineAhead(markers, row, statement.end)) continue
    // "found no. 7", "0 out of stock"
    if (/^\. ?\d/.test(text.slice(end, end + 3)) || /(?:^|[^\d.,])0 $/.test(text.slice(Math.max(0, hit - 3), hit))) continue
    if (!(bits & bit.absent) && counts === isOutcome) {
      if (bits & (bit.lacking | bit['no-noun']) && !isPredicate(text, statement, hit, end, bits)) continue
      if (absences.long && !(bits & bit['no-noun'] && hit - statement.start < 3 && /(?:found|matched|match|exist|exists|available|selected|returned|for .{1,60}|in .{1,60})[.!)]?$/.test(text.slice(end, statement.end)))) continue
    }
    if (counts(text, statement, hit, end, bits)) absences.add(statement)
  }
}

/** True if the very hit is part of a longer phrase of good news that begins a word earlier or at the same place. */
function isFineAhead(markers: Int32Array, row: number, limit: number): boolean {
  const end = markers[row + 1]!
  for (let next = row + 3; next + 2 < markers.length && markers[next]! <= end && markers[next]! < limit; next += 3) {
    if (readBits(markers[next + 2]!) & bit.fine && markers[next + 1]! > end) return true
  }
  return false
}

/** Whether "missing", "empty", "no" stand where they state something of what was looked for. */
function isPredicate(text: string, statement: Range, hit: number, end: number, bits: number): boolean {
  const before = text.slice(statement.start, hit), after = text.slice(end, Math.min(statement.end, end + 80))
  if (/^(?:: ?\d|\. ?\d)/.test(after) || /^(?: [\p{L}-]+){1,4} (?:is |are )?(?:needed|required|necessary|nötig|erforderlich)(?![\p{L}])/u.test(after)) return false
  if (/err(?:or)?s?["']?\s?[:=]\s*[<(]?$/i.test(before)) return false
  if (/^[-_/\w]/.test(after) || /[-_/.\w]$/.test(before)) return false
  if (bits & bit['no-noun']) {
    if (/^[ \t]+\p{L}{2,}/u.test(after) === false) return false
    // At the head of a statement, or as what a verb has: "has no", "found no", "which: no".
    return /^[^\p{L}\p{N}]*$/u.test(before) || /[:>(|=—–-]\s*$/.test(before) || /(?:^|[^\p{L}])(?:has|have|had|with|shows?|see|saw|got|lists?|is|are|was|were|there|ist|sind|war|waren|steht|liegen|liegt|gibt|hat|haben|wurde|wurden|il n'y a|y a|hay|há|er zijn|ci sono|finns)\s+(?:\p{L}+\s+){0,2}$/iu.test(before) || (bits === bit['no-noun'] && /[^\x00-\x7f]/.test(text.slice(hit, end)))
  }
  if (/^\s*$/.test(before) && /^\s*$/.test(after)) return true
  if (/[:=]\s*["'([<]?$/.test(before) && /^["')\]>]?\s*(?:$|[.,;)])/.test(after)) return true
  if (/^[^\p{L}\p{N}]*$/u.test(before) && /^(?:: | [\p{L}"'`<]|\b\s*[—–-] )/u.test(after) && /^(?:missing|n\/a|empty set|absent:)/i.test(text.slice(hit, end + 5)) && !/^ (?:\p{L}+ )*(?:was|were|is|are) /u.test(after)) return true
  if (/(?:^|[^\p{L}])(?:is|are|was|were|be|been|still|remains?|stays?|turned out|appears?|seems?|came back|comes back|now|entirely|completely)\s+$/iu.test(before)) return /^(?:$|["')\]]|\s*[.,;:!]|\s+(?:from|in|on|at|for|and|but|or|since|after|because|as|\())/.test(after)
  return /(?:^|\s)(?:absent|missing|gone)$/i.test(text.slice(statement.start, end)) && /["'`\w)\]]\s+$/.test(before) && /^\s*(?:$|[,.;!])/.test(after) && before.trim() !== ''
}

/** Empty fields of the outermost object of a text of JSON, or of its only inner object. */
function topFields(text: string): Range[] {
  const found: Range[] = []
  let depth = 0, at = 0
  for (const hit of text.matchAll(emptyField)) {
    for (; at < hit.index; at++) {
      const code = text.charCodeAt(at)
      if (code === 0x7b || code === 0x5b) depth++
      else if (code === 0x7d || code === 0x5d) depth--
    }
    if (depth <= (text.length <= reach ? 2 : 1)) found.push({ start: hit.index, end: hit.index + hit[0].length })
  }
  return found
}

/** What states emptiness by its form: an empty list, a prompt with nothing after it, a failed exit with nothing printed. */
function readEmptiness(text: string, absences: Statements): void {
  const trimmed = text.trim()
  if (trimmed === '') return
  const failed = exitFailure.test(text)
  exitFailure.lastIndex = 0
  const first = trimmed.charCodeAt(0)
  if (first === 0x7b || first === 0x5b) {
    if (!fullField.test(text)) {
      for (const hit of topFields(text)) absences.add(text.length <= reach ? absences.around(hit.start) : hit)
    }
  }
  const lines = text.length <= 4 * reach ? trimmed.split('\n').map((line) => line.trim()).filter((line) => line !== '') : []
  for (const hit of text.matchAll(emptyAlone)) {
    // The only line, or all that a command printed; in the midst of other lines it may be anything.
    const silent = /no output|nothing/i.test(hit[0])
    if (silent ? failed : (lines.length === 1 || (lines.length > 0 && lines.length < 4 && lines.every((line) => line === hit[0].trim() || command.test(line) || exitLine.test(line))) || (/^\s*[(<E]/.test(hit[0]) && !absences.long))) absences.add(absences.around(hit.index + hit[0].length - hit[0].trimStart().length))
  }
  if (lines.length === 0) return
  const whole = { start: text.length - text.trimStart().length, end: text.trimEnd().length }
  const printed = lines.filter((line) => !exitLine.test(line) && !command.test(line))
  if (printed.length === 0 && (failed || (lines.length === 1 && command.test(lines[0]!) && /\n\s*$/.test(text)) || (lines.length === 2 && /^[$>%❯#]$/.test(lines[1]!)))) absences.add(whole)
  else if (failed && /^\s*(?:stdout|stderr|output): ?\((?:empty|none)\)/im.test(text)) absences.add(whole)
  else if (lines.length === 2 && command.test(lines[0]!) && /\b(?:-c\b|--count|wc -l|count\()/.test(lines[0]!) && lines[1] === '0') absences.add(whole)
}
