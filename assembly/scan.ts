// One pass over one text: marker hits and candidate tokens. It stops when its records are full and goes on where it stopped.

import {
  ASCII_AT, ASCII_AT_NODE_INSIDE, ASCII_AT_NODE_START, ASCII_AT_POINT, ASCII_BYTES, FOLD_IGNORED, FOLD_POINT_MASK,
  FOLD_SHIFT_BITS, FOLD_SPACE, MARKER_RECORDS_AT, POINT_CLASS_SHIFT, POINT_EDGE_QUOTE, POINT_INNER, POINT_UPPER, RECORD_BYTES,
  RECORD_CAPACITY, RESULT_MARKERS, RESULT_TOKENS, RESULTS_AT, ROOT_WORD_INSIDE, ROOT_WORD_START, STATUS_MORE, STATUS_OK,
  TOKEN_CANDIDATE, TOKEN_INNER, TOKEN_QUOTE, TOKEN_RECORDS_AT, TOKEN_UPPER, TOKEN_WIDE,
} from './layout'
import { areLettersPlain, readBits } from './literals'
import { countBytes, countUnits, findEdge, foldEntry, isWord, lastMatchUnits, matchMarker, mayBegin, readPoint } from './markers'

// where the pass stands
let textAt: usize = 0
let textEnd: usize = 0
let unit: u32 = 0
let afterWord = false
/** the token that is open: its first unit, the bits so far, the POINT_ flags of its last code point */
let tokenOpen = false
let tokenStart: u32 = 0
let tokenBits: u32 = 0
let tokenLast: u32 = 0

export function startScan(at: usize, length: u32): void {
  textAt = at
  textEnd = at + length
  unit = 0
  afterWord = false
  tokenOpen = false
}

// @ts-ignore: decorator
@inline
function writeRecord(base: usize, count: u32, start: u32, end: u32, value: u32): void {
  const at = base + <usize>count * RECORD_BYTES
  store<u32>(at, start)
  store<u32>(at, end, 4)
  store<u32>(at, value, 8)
}

/** STATUS_MORE while the text is not at its end; the numbers of records are among the results. */
export function continueScan(): u32 {
  let at = textAt, units = unit, markers: u32 = 0, tokens: u32 = 0, word = afterWord
  let open = tokenOpen, start = tokenStart, bits = tokenBits, last = tokenLast
  const end = textEnd
  while (at < end && markers < <u32>RECORD_CAPACITY && tokens < <u32>RECORD_CAPACITY) {
    let point = <u32>load<u8>(at), kind: u32, pointBits: u32, node: i32
    if (point < 0x80) {
      // small letters inside a word change nothing but where the pass stands; eight bytes at a time
      if (word && last == 0 && areLettersPlain()) {
        let run: u32
        do {
          const bytes = load<u64>(at), low = bytes & 0x7f7f7f7f7f7f7f7f
          // the top bit of each byte that is no small letter: below U+0061, from U+007B on, or not ASCII
          const others = (~(low + 0x1f1f1f1f1f1f1f1f) | (low + 0x0505050505050505) | bytes) & 0x8080808080808080
          run = min<u32>(<u32>ctz(others) >> 3, <u32>(end - at))
          at += run
          units += run
        } while (run == 8)
        if (at >= end) break
        point = <u32>load<u8>(at)
        if (point > 0x7f) continue
      }
      const ascii = ASCII_AT + point * ASCII_BYTES
      const known = load<u32>(ascii, ASCII_AT_POINT)
      kind = known >> POINT_CLASS_SHIFT
      pointBits = known & 0xffff
      if (word && isWord(kind)) node = load<i32>(ascii, ASCII_AT_NODE_INSIDE)
      else node = at + 4 <= end && !mayBegin(at) ? -1 : load<i32>(ascii, ASCII_AT_NODE_START)
    } else {
      point = readPoint(at)
      const entry = foldEntry(point)
      kind = entry >> FOLD_SHIFT_BITS
      pointBits = readBits(point, kind)
      node = kind == <u32>FOLD_SPACE || kind == <u32>FOLD_IGNORED ? -1
        : findEdge(word && isWord(kind) ? ROOT_WORD_INSIDE : ROOT_WORD_START, (point + entry) & FOLD_POINT_MASK)
    }
    if (kind == <u32>FOLD_SPACE) {
      if (open) {
        if (last & POINT_EDGE_QUOTE) bits |= TOKEN_QUOTE
        if (bits & TOKEN_CANDIDATE) writeRecord(TOKEN_RECORDS_AT, tokens++, start, units, bits)
        open = false
      }
      word = false
    } else {
      if (open) {
        if (pointBits & POINT_UPPER) bits |= TOKEN_UPPER
        // the one before turned out not to be the last of the token
        if (last & POINT_INNER) bits |= TOKEN_INNER
      } else {
        open = true
        start = units
        bits = pointBits & POINT_EDGE_QUOTE ? TOKEN_QUOTE : 0
      }
      bits |= pointBits & (TOKEN_CANDIDATE | TOKEN_WIDE)
      last = pointBits
      if (kind != <u32>FOLD_IGNORED) {
        if (node >= 0) {
          const marker = matchMarker(at, end, node)
          if (marker >= 0) writeRecord(MARKER_RECORDS_AT, markers++, units, units + lastMatchUnits(), marker)
        }
        word = isWord(kind)
      }
    }
    at += countBytes(point)
    units += countUnits(point)
  }
  let status: u32 = STATUS_MORE
  if (at >= end && tokens < <u32>RECORD_CAPACITY) {
    if (open) {
      if (last & POINT_EDGE_QUOTE) bits |= TOKEN_QUOTE
      if (bits & TOKEN_CANDIDATE) writeRecord(TOKEN_RECORDS_AT, tokens++, start, units, bits)
      open = false
    }
    status = STATUS_OK
  }
  textAt = at
  unit = units
  afterWord = word
  tokenOpen = open
  tokenStart = start
  tokenBits = bits
  tokenLast = last
  store<u32>(RESULTS_AT + (RESULT_MARKERS << 2), markers)
  store<u32>(RESULTS_AT + (RESULT_TOKENS << 2), tokens)
  return status
}
