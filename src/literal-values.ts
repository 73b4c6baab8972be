/** Literals that begin with a digit, a sign or a currency: numbers, amounts with a unit, dates and times, addresses of machines. */
import type { Emit, LiteralKind } from './literals.ts'
import { currencyCodes, monthNames, namedCodes, unitNames, weekdayNames } from './literal-units.ts'

/** Spaces that may stand between a number and its unit or between groups of digits. */
const space = '[ \\u00A0\\u202F\\u2009]'
const edge = '(?![\\p{L}\\p{N}\\p{M}_])'
const whole = `${edge}(?![-/.:]\\w)`

const zone = `(?: ?(?:UTC|GMT)(?:[+-]\\d{1,2}(?::?\\d{2})?)?| ?Z| ?[+-]\\d{2}:?\\d{2}(?!\\d)| (?:[ECMP][SD]T|[ECW]ES?T|MSK|JST|`
  + `KST|IST|AE[SD]T|AKST|HST|BRT|SGT|HKT|PHT|NZ[SD]T|SAST|BST|MEZ|MESZ)`
  + '| (?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)/[A-Za-z_]{2,32}(?:/[A-Za-z_]{2,32})?)'
const seconds = '(?::[0-6]\\d(?:[.,]\\d{1,9})?)?'
const clock = `(?:[01]?\\d|2[0-4]):[0-5]\\d${seconds}(?:\\+[12](?!\\d)| ?[ap]\\.?m\\b\\.?)?`
const day = '(?:[0-2]?\\d|3[01])'
const field = '[\\d*?/,LW#-]{0,23}[\\d*?LW#]'

const pattern = (source: string): RegExp => new RegExp(source, 'uy')
const ending = (source: string): RegExp => new RegExp(source, 'u')

/** Shapes by the mark that stands after the first run of digits. In order: the first that holds wins. */
const shapes: Readonly<Record<string, readonly (readonly [LiteralKind, RegExp])[]>> = {
  '-': [
    ['datetime', pattern(`\\d{4}-\\d{2}-\\d{2}(?:[T ]|, )\\d{2}:\\d{2}${seconds}${zone}?${edge}`)],
    ['date', pattern(`\\d{4}-W\\d{2}(?:-\\d)?${whole}`)],
    ['date', pattern(`\\d{4}-\\d{2}-\\d{2}${whole}`)],
  ],
  '/': [
    ['datetime', pattern(`\\d{4}/\\d{2}/\\d{2} \\d{2}:\\d{2}${seconds}${zone}?${edge}`)],
    ['datetime', pattern(`\\d{2}/[A-Z][a-z]{2}/\\d{4}:\\d{2}:\\d{2}:\\d{2}(?: [+-]\\d{4})?${edge}`)],
    ['datetime', pattern(`\\d{1,2}/\\d{1,2}/\\d{2,4},? ${clock}${zone}?${edge}`)],
    ['date', pattern(`(?:\\d{4}/\\d{2}/\\d{2}|\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})|(?:0[1-9]|1[0-2])/(?:19|20)\\d{2}|(?:19|`
      + `20)\\d{2}/(?:0[1-9]|1[0-2]))${whole}`)],
  ],
  '.': [
    ['ip', pattern(`\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d{1,5}|/\\d{1,2})?${whole}`)],
    ['datetime', pattern(`${day}\\.\\d{1,2}\\.\\d{2,4},? ${clock}${zone}?${edge}`)],
    ['date', pattern(`(?:\\d{4}\\.\\d{2}\\.\\d{2}|${day}\\.(?:0?[1-9]|1[0-2])\\.(?:\\d{4}|\\d{2}))${whole}`)],
    ['time', pattern(`\\d{1,2}\\.[0-5]\\d Uhr${edge}`)],
  ],
  ':': [['time', pattern(`${clock}${zone}?${edge}(?![:/]\\w|\\.\\d)`)]],
  T: [['datetime', pattern(`\\d{8}T\\d{4}(?:\\d{2})?Z?${edge}`)]],
  h: [['time', pattern(`(?:[01]?\\d|2[0-4])h[0-5]\\d${edge}`)]],
  ' ': [
    ['error', pattern(`[245]\\d\\d [245]\\.\\d{1,3}\\.\\d{1,3}${whole}`)],
    ['quantity', pattern(`\\d{1,6} days?, \\d{1,2}:\\d{2}(?::\\d{2})?${edge}`)],
    ['time', pattern(`(?:[01]?\\d|2[0-4]) (?:h [0-5]\\d|Uhr [0-5]\\d|Uhr|[ap]\\.?m\\.?)(?:${zone})?${edge}`)],
  ],
}
const meridian = pattern(`(?:[01]?\\d|2[0-4])[ap]\\.?m\\.?(?:${zone})?${edge}`)
const easternDate = pattern('(?:\\d{4} ?年 ?)?\\d{1,2} ?月 ?\\d{1,2} ?[日号]|\\d{4} ?年 ?\\d{1,2} ?月|(?:\\d{4}년 ?)?\\d{1,2}월 ?\\d{1,2}일|\\d{4}년 ?\\d{1,2}월|(?:[01]?\\d|2[0-4])[時时点點시](?:\\d{1,2}[分분])?')
const schedule = pattern(`(?:${field} {1,3}){4}(?:${field}|[A-Z]{3}(?:[-,][A-Z]{3}){0,6})(?: {1,3}(?:${field}|`
  + `[A-Z]{3}(?:[-,][A-Z]{3}){0,6}))?(?=$|[\\s"'\`,;.)\\]])`)
const uuid = pattern(`[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}${edge}`)

/** A day before its month ("5 mars 2026"), or after it ("Feb 27, 2026"), with the weekday and the time where they stand. */
const dayMonth = pattern(`${day}(?:\\.|st|nd|rd|th|er|º)?(?: (?:de|of|di|`
  + `d'))?[ \\u00A0-](?:${monthNames})${edge}(?! {1,2}\\d{1,2} {1,2}\\d)(?:\\.?,?(?:[ -](?:de |del |`
  + `d')?)\\d{4}${whole})?(?:(?:,| at)? ${clock}${zone}?${edge})?`)
const monthBefore = ending(`(?:(?:(?:${weekdayNames})\\.?,? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|January|`
  + `February|March|April|June|July|August|September|October|November|December)\\.? {1,2})$`)
const monthOfYear = ending(`(?:^|[^\\p{L}])((?:${monthNames})(?: de| del)? )$`)
const shortDay = /(?:^|[^\p{L}])(?:am|vom|bis|ab|zum|den|seit|dem) $/u
const monthDay = pattern(`(?:${day}(?:st|nd|rd|th)?${edge}(?![-/.:]\\d)(?:,? \\d{4}${whole})?(?:(?:,|`
  + ` at)? ${clock}${zone}?${edge}(?: \\d{4}${whole}(?: [+-]\\d{4}${edge})?)?)?|(?:19|20)\\d{2}${whole})`)
const weekdayBefore = ending(`(?:^|[^\\p{L}])((?:${weekdayNames})\\.?,? )$`)

// Every repetition is bounded, so that a run of any length costs no more than its own reading; longer runs of digits are read as names.
const grouped = `\\d{1,3}(?:,\\d{3}){1,8}(?!\\d)(?:\\.\\d{1,40})?|\\d{1,3}(?:\\.\\d{3}){1,8}(?!\\d)(?:,\\d{1,40})?|`
  + `\\d{1,3}(?:['’]\\d{3}){1,8}(?!\\d)(?:[.,]\\d{1,40})?|\\d{1,2}(?:,\\d{2}){1,8},\\d{3}(?!\\d)(?:\\.\\d{1,40})?|`
  + `\\d{4}(?: \\d{4}){2,4}(?![ ]?\\d)|[1-9]\\d{0,2}(?:${space}\\d{3}){1,8}(?!\\d)(?:[.,]\\d{1,40})?`
const plain = `(?:${grouped}|\\d{1,20}(?:_\\d{3}){1,8}|\\d{1,40}(?:[.,]\\d{1,40})?|\\.\\d{1,40}|`
  + `\\p{Nd}{1,40}(?:[٫٬.,]\\p{Nd}{1,40}){0,4})(?:[eE][+-]?\\d{1,4}(?![\\p{L}\\d]))?`
const symbol = '(?:US\\$|R\\$|[ACS]\\$|HK\\$|NT\\$|NZ\\$|[$€£¥₹₩₽₺₪₫฿₴₦￥￡])'
const scale = `(?:${space}?(?:thousand|million|billion|trillion|lakh|crore|Mio\\.?|Mrd\\.?|millions?|milliards?|millones|`
  + `milhões|bn|mln|mld|k|K|M|m|B)(?![\\p{L}\\p{N}])|[万億亿만억])`
const currency = `(?:${symbol}|(?:${currencyCodes})${edge}|[元円圓원])`

const number = pattern(`[+−-]?${plain}`)
const money = pattern(`${symbol}${space}?[+−-]?${plain}(?:\\.[–-])?${scale}?${edge}`)
const moneyByCode = pattern(`(?:${currencyCodes})${space}[+−-]?${plain}(?:\\.[–-])?${scale}?${edge}`)
const percentTail = pattern(`${space}?(?:[%‰％](?: p\\.a\\.)?|(?:percent|per cent|percentage points?|Prozent|Prozentpunkte|`
  + `pour cent|por ciento|por cento|per cento|procent|процент\\p{L}{0,4}|pp)${edge})`)
const moneyTail = pattern(`${scale}?${space}?${currency}(?!\\d)`)
const unitTail = pattern(`(?:${space}|-)?(?:${unitNames})`)
const rangeTail = pattern(`(?: ?× ?|[-–—~～]|\\.\\.\\.?|…| [-–—] )${plain}(?:${space}?(?:[%‰]|${currency}|${unitNames}))?${edge}`)
const wordRangeTail = pattern(` (?:to|bis|à|a|til|tot|do|до) ${plain}${space}?(?:[%‰]|${unitNames})`)
const coordinate = pattern(`\\d{1,3}(?:\\.\\d{1,8})?° ?[NSEWO](?:,? \\d{1,3}(?:\\.\\d{1,8})?° ?[NSEWO])?${edge}`)
const duration = pattern(`\\d{1,6}(?:d ?\\d{1,2}h(?: ?\\d{1,2}m(?: ?\\d{1,2}s)?)?|h ?\\d{1,2}m(?:in)?(?: ?\\d{1,2}s)?|`
  + `m ?\\d{1,2}s)${edge}`)
const phone = pattern(`\\+\\d{1,3}(?:[ -]?(?:\\(\\d{1,4}\\)|\\d{1,4})){2,6}${edge}`)
const hunk = pattern('[+-]\\d{1,9},\\d{1,9}(?= (?:\\+|@@))')
const radix = pattern(`0[xXbBoO][\\dA-Fa-f_]{1,128}${whole}`)
const codeBefore = ending(`(?:^|[^\\p{L}\\p{N}_])((?:${namedCodes})(?::|=| is)? ?)$`)
const listMark = /(?:^|\n|\\n)[ \t>#*+-]*(?:\([ \t]*)?$/
const nameBefore = new RegExp(String.raw`(?:^|[^\p{L}\p{N}_-])((?:ICE|IC|EC|RE|RB|RJX?|TGV|AVE|LH|BA|AF|KL|UA|AA|DL|LX|OS|IB|`
  + String.raw`TP|SK|AY|FR|U2|EW|EK|QR|SQ|NH|JL|RFC|ISO|IEC|IEEE|DIN|EN|ANSI|NIST|PEP|KB|BS|[A-Z]{1,3}-[A-Z]{1,2}|`
  + String.raw`(?<=(?:[Ff]light|[Tt]rain|[Bb]us|[Tt]ram|[Ll]ine|Flug|Zug|[Vv]ol|[Vv]uelo|[Vv]olo|[Vv]oo|`
  + String.raw`[Rr]oute) )[A-Z][A-Z\d]{1,2}) )$`, 'u')
/** What may stand round a number that a summary counts for itself, and what makes the number a bound. */
const countAfter = new RegExp(String.raw`^ (?:(?:of|out of) (?:the |these |those |all )?(?:\d|\p{L})|`
  + String.raw`(?:\p{L}{1,16} )?(?:files?|steps?|edits?|changes?|commands?|attempts?|tries|times|tools?|messages?|places|`
  + String.raw`parts?|points?|options|sections?|questions?|runs?|calls?|rounds?|cases|issues|tasks?|items|things|turns?|`
  + String.raw`sentences?|paragraphs?|Dateien|Schritte|fichiers|étapes|archivos|pasos)(?![\p{L}\p{N}_]))`, 'u')
const countBefore = new RegExp(String.raw`(?:^|[^\p{L}])(?:all|both|the other|the first|the last|of the|of|out of|alle|`
  + String.raw`tous les|toutes les|los|las) $`, 'iu')
const boundBefore = new RegExp(String.raw`(?:at (?:most|least)|max(?:imum)?(?: of)?|min(?:imum)?(?: of)?|no (?:more|fewer|`
  + String.raw`less) than|(?:more|fewer|less) than|up to|under|over|below|above|only|exactly|within|every|until|after|before|`
  + String.raw`limit(?:ed)? (?:to|of|is)|höchstens|mindestens|maximal|au (?:plus|moins)|máximo|mínimo|[≤≥<>=]) ?$`, 'iu')

/** A letter right after a number makes it a name, save for scripts that are written without spaces. */
const inWord = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}\p{M}_]/u
/** How far back a number looks for a word that makes one literal with it. */
const reach = 40

/** Reads a value at `at` and returns where to go on, or -1 where none begins. `end` is the end of the token, which a value may pass. */
export function readAmount(text: string, at: number, end: number, emit: Emit): number {
  const code = text.charCodeAt(at)
  const take = (kind: LiteralKind, stop: number): number => {
    emit(kind === 'date' || kind === 'datetime' ? at - weekdayLength(text, at) : at, stop, kind)
    return stop
  }
  if (!isDigit(code)) {
    if (!mayBegin(text, at, end, code)) return -1
    if (code === 0x2a || code === 0x3f) return readSchedule(text, at, take)
    if (code !== 0x2b && code !== 0x2d && code !== 0x2e) {
      const stop = match(money, text, at)
      if (stop >= 0) return take('money', stop)
      if (code < 0x80) return -1
    }
    return readNumber(text, at, emit)
  }
  let run = at + 1
  while (run < at + 40 && isDigit(text.charCodeAt(run))) run++
  const mark = text.charAt(run), after = text.charCodeAt(run)
  if (text.charCodeAt(at + 8) === 0x2d && run <= at + 8) {
    const stop = match(uuid, text, at)
    if (stop >= 0) return take('uuid', stop)
  }
  if (after === 0x20 || after === 0x2f || after === 0x2c || after === 0x2d) {
    const stop = readSchedule(text, at, take)
    if (stop >= 0) return stop
  }
  for (const [kind, shape] of shapes[mark] ?? []) {
    const stop = match(shape, text, at)
    if (stop >= 0) return take(kind, stop)
  }
  if (after > 0x2fff || (after === 0x20 && text.charCodeAt(run + 1) > 0x2fff)) {
    const stop = match(easternDate, text, at)
    if (stop >= 0) return take('date', stop)
  }
  if (after === 0x61 || after === 0x70) {
    const stop = match(meridian, text, at)
    if (stop >= 0) return take('time', stop)
  }
  if (run <= at + 4) {
    const stop = readDate(text, at, run - at, take, emit)
    if (stop >= 0) return stop
  }
  return readNumber(text, at, emit)
}

function match(shape: RegExp, text: string, at: number): number {
  shape.lastIndex = at
  return shape.test(text) ? shape.lastIndex : -1
}
function isDigit(code: number): boolean { return code >= 0x30 && code <= 0x39 }

function mayBegin(text: string, at: number, end: number, code: number): boolean {
  const next = at + 1 < end ? text.charCodeAt(at + 1) : 0
  if ((code === 0x2b || code === 0x2d) && isDigit(text.charCodeAt(at - 1))) return false
  if (code === 0x2b || code === 0x2d || code === 0x2212) return isDigit(next) || (next === 0x2e && isDigit(text.charCodeAt(at + 2)))
  if (code === 0x2e) return isDigit(next)
  if (code === 0x2a) return next === 0x2f || next === 0
  if (code >= 0x41 && code <= 0x5a) return next === 0x24 || (text.charCodeAt(at + 2) === 0x24 && next <= 0x5a)
  if (code === 0x24 || (code >= 0xa2 && code <= 0xa5) || (code >= 0x20a0 && code <= 0x20c0) || code === 0xffe5 || code === 0xe3f) return true
  return code > 0x65f && (code < 0x2e80 || code > 0xd7ff) && /^\p{Nd}/u.test(text.slice(at, at + 2))
}

/** Five or six fields of a schedule, at least one of them open; no sum such as "60 * 60 * 24". */
function readSchedule(text: string, at: number, take: (kind: LiteralKind, stop: number) => number): number {
  let open = false
  for (let look = at; look < at + 48 && !open; look++) open = text.charCodeAt(look) === 0x2a || text.charCodeAt(look) === 0x3f
  if (!open) return -1
  const stop = match(schedule, text, at)
  if (stop < 0) return -1
  const fields = text.slice(at, stop)
  return /[*?]/.test(fields) && !/^\d+ \* \d+ \* \d+/.test(fields) ? take('cron', stop) : -1
}

function weekdayLength(text: string, at: number): number {
  if (text.charCodeAt(at - 1) !== 0x20) return 0
  const found = weekdayBefore.exec(text.slice(Math.max(0, at - 14), at))
  return found === null ? 0 : found[1]!.length
}

function readDate(text: string, at: number, digits: number, take: (kind: LiteralKind, stop: number) => number, emit: Emit): number {
  const kindOf = (stop: number): LiteralKind => (/\d:\d/.test(text.slice(at, stop)) ? 'datetime' : 'date')
  const after = text.charCodeAt(at + digits)
  if (digits < 3 && (after === 0x20 || after === 0x2e || after === 0x2d || after === 0xa0 || (after > 0x60 && after < 0x7b) || after === 0xba)) {
    const stop = match(dayMonth, text, at)
    if (stop >= 0) return take(kindOf(stop), stop)
  }
  if (text.charCodeAt(at - 1) !== 0x20) return -1
  const before = text.slice(Math.max(0, at - 24), at)
  if (digits === 4 && /^(?:19|20)/.test(text.slice(at, at + 2)) && !/[-/.:]/.test(text.charAt(at + 4))) {
    const named = monthOfYear.exec(before)
    if (named !== null) {
      emit(at - named[1]!.length, at + 4, 'date')
      return at + 4
    }
  }
  if (after === 0x2e && shortDay.test(before)) {
    const short = /^\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?![\d\p{L}])/u.exec(text.slice(at, at + 8))
    if (short !== null) return take('date', at + short[0].length)
  }
  const month = monthBefore.exec(before)
  if (month === null || /[\p{L}\p{N}_]$/u.test(before.slice(0, month.index))) return -1
  const stop = match(monthDay, text, at)
  if (stop >= 0) emit(at - month[0].length, stop, kindOf(stop))
  return stop
}

function readNumber(text: string, at: number, emit: Emit): number {
  const take = (kind: LiteralKind, stop: number): number => {
    emit(at, stop, kind)
    return stop
  }
  const code = text.charCodeAt(at)
  if (code === 0x2b || code === 0x2d) {
    let stop = match(hunk, text, at)
    if (stop >= 0) return take('range', stop)
    stop = code === 0x2b ? match(phone, text, at) : -1
    if (stop >= 0 && !continues(text, stop)) return take('number', stop)
  }
  if (code === 0x30) {
    const stop = match(radix, text, at)
    if (stop >= 0) return take('identifier', stop)
  }
  let stop = match(number, text, at)
  if (stop < 0) return -1
  const tail = readTail(text, at, stop)
  if (tail !== undefined && !continues(text, tail.stop)) return take(tail.kind, tail.stop)
  if (continues(text, stop) || inWord.test(text.slice(stop, stop + 2))) return -1
  const written = text.slice(at, stop)
  const before = text.slice(Math.max(0, at - reach), at)
  // "17,99" inside brackets or after "=" is a list of two; so is a run of columns.
  if (/^\d+,\d+$/.test(written) && !/^\d{1,3}(,\d{3})+$/.test(written) && (/[([=,]$/.test(before) || text.charCodeAt(stop) === 0x2c)) stop = at + written.indexOf(',')
  if (isListMark(text, at, stop, before)) return stop
  const last = before.charCodeAt(before.length - 1)
  const named = isDigit(code) && (last === 0x20 || last === 0x3a || last === 0x3d) ? codeBefore.exec(before) : null
  const name = named === null && /^\d{2,5}$/.test(written) ? nameBefore.exec(before) : null
  if (named !== null) emit(at - named[1]!.length, stop, 'error')
  else if (name !== null) emit(at - name[1]!.length, stop, 'identifier')
  else emit(at, stop, isCount(text, at, stop, before) ? 'count' : 'number')
  return stop
}

/** What makes the number before `stop` an amount: the rest of a range, a percent sign, a currency, a unit. */
function readTail(text: string, at: number, stop: number): { readonly kind: LiteralKind; readonly stop: number } | undefined {
  const next = text.charCodeAt(stop)
  if (stop >= text.length || next === 0x29 || next === 0x2c || next === 0x0a || next === 0x3a || next === 0x22) return undefined
  const gap = next === 0x20 || next === 0xa0 || next === 0x202f || next === 0x2009
  const mark = gap ? text.charCodeAt(stop + 1) : next
  const attempt = (kind: LiteralKind, shape: RegExp): { readonly kind: LiteralKind; readonly stop: number } | undefined => {
    const found = match(shape, text, shape === duration || shape === coordinate ? at : stop)
    return found < 0 ? undefined : { kind, stop: found }
  }
  if (mark === 0x2d || mark === 0x2e || mark === 0x7e || mark === 0xd7 || (mark > 0x2000 && mark < 0x2030) || mark === 0xff5e) {
    const range = attempt('range', rangeTail)
    if (range !== undefined) return range
  }
  const letter = (mark > 0x40 && mark < 0x5b) || (mark > 0x60 && mark < 0x7b)
  if (!letter && mark < 0x80 && mark !== 0x25 && mark !== 0x24 && mark !== 0x2d) return undefined
  const rangeInWords = gap && letter ? attempt('range', wordRangeTail) : undefined
  return rangeInWords ?? (letter && !gap ? attempt('quantity', duration) : undefined)
    ?? (mark === 0x2d ? undefined : (attempt('percent', percentTail) ?? attempt('money', moneyTail))) ?? (mark === 0xb0 ? attempt('quantity', coordinate) : undefined) ?? attempt('quantity', unitTail)
}

/** True if a number that ends here is only the head of a longer name: `20260228-1`, `4.0.0-beta`, `12:40:99`. */
function continues(text: string, stop: number): boolean {
  const code = text.charCodeAt(stop)
  // `81/e2ed30` is a path; "2/3" and "5/min" are not.
  if (code === 0x2f) return /^\/(?=[\w./-]{0,60}[A-Za-z])[\w-]{0,60}[\d./]/.test(text.slice(stop, stop + 64))
  if (code !== 0x2d && code !== 0x2e && code !== 0x3a && code !== 0x40 && code !== 0x5f) return false
  return /^[\p{L}\p{N}_]/u.test(text.slice(stop + 1, stop + 3))
}

/** "1." and "2)" at the head of a line number the line and say nothing. */
function isListMark(text: string, at: number, stop: number, before: string): boolean {
  const after = text.charCodeAt(stop), next = text.charCodeAt(stop + 1)
  if ((after !== 0x2e && after !== 0x29) || (next !== 0x20 && next !== 0x09) || stop - at > 2) return false
  return listMark.test(at > reach ? before : `\n${before}`)
}

/** A bare small integer that a text may count for itself ("two of 3 files"); as a bound it is a number like any other. */
function isCount(text: string, at: number, stop: number, before: string): boolean {
  if (stop - at > 2 || !(Number(text.slice(at, stop)) <= 20) || boundBefore.test(before)) return false
  return countAfter.test(text.slice(stop, stop + reach)) || (countBefore.test(before) && /^ \p{L}/u.test(text.slice(stop, stop + 3)))
}

/** The end of an amount of money whose code stands first ("EUR 284.50"), or -1. */
export function readMoneyByCode(text: string, at: number): number { return match(moneyByCode, text, at) }
