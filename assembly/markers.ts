// The tables: their check when they are loaded, the fold of a code point, and the walk of the marker trie.

import {
  ASCII_AT, ASCII_AT_ENTRY, ASCII_AT_POINT, ASCII_BYTES, EDGE_AT_NODE, EDGE_AT_POINT, EDGE_WORDS, FAN_NONE, FAN_WORDS,
  FOLD_DIGIT, FOLD_IGNORED, FOLD_LETTER, FOLD_PAGE_BITS, FOLD_PAGE_COUNT, FOLD_POINT_MASK, FOLD_SHIFT_BITS, FOLD_SPACE,
  LAYOUT_VERSION, NODE_AT_BOUNDED, NODE_AT_EDGES, NODE_AT_NEXT, NODE_AT_OPEN, NODE_WORDS, POINT_FAN_SHIFT, PREFIX_BITS,
  PREFIX_FACTOR, PREFIXES_AT, ROOT_WORD_START, STATUS_OK, STATUS_TABLES, TABLES_AT_EDGE_COUNT, TABLES_AT_EDGES,
  TABLES_AT_FAN_COUNT, TABLES_AT_FANS, TABLES_AT_INDEX, TABLES_AT_LENGTH, TABLES_AT_MAGIC, TABLES_AT_MARKER_COUNT,
  TABLES_AT_NODE_COUNT, TABLES_AT_NODES, TABLES_AT_PAGE_COUNT, TABLES_AT_PAGES, TABLES_AT_VERSION, TABLES_HEADER_WORDS,
  TABLES_MAGIC,
} from './layout'

let foldIndex: usize = 0
let foldPages: usize = 0
let nodes: usize = 0
let edges: usize = 0
let fans: usize = 0

// @ts-ignore: decorator
@inline
function word(start: usize, place: u32): u32 { return load<u32>(start + (<usize>place << 2)) }

// @ts-ignore: decorator
@inline
function within(place: u32, count: u32, stride: u32, length: u32): bool {
  return <u64>place + <u64>count * <u64>stride <= <u64>length
}

/** Takes tables of `length` words. All that a walk will read is checked here once, so that no text can lead it outside. */
export function openTables(start: usize, length: u32): u32 {
  if (length < <u32>TABLES_HEADER_WORDS || word(start, TABLES_AT_MAGIC) != <u32>TABLES_MAGIC) return STATUS_TABLES
  if (word(start, TABLES_AT_VERSION) != <u32>LAYOUT_VERSION || word(start, TABLES_AT_LENGTH) != length) return STATUS_TABLES
  const index = word(start, TABLES_AT_INDEX), pages = word(start, TABLES_AT_PAGES), pageCount = word(start, TABLES_AT_PAGE_COUNT)
  const node = word(start, TABLES_AT_NODES), nodeCount = word(start, TABLES_AT_NODE_COUNT)
  const edge = word(start, TABLES_AT_EDGES), edgeCount = word(start, TABLES_AT_EDGE_COUNT)
  const fan = word(start, TABLES_AT_FANS), fanCount = word(start, TABLES_AT_FAN_COUNT)
  const markerCount = <i32>word(start, TABLES_AT_MARKER_COUNT)
  if (!within(index, FOLD_PAGE_COUNT, 1, length) || !within(pages, pageCount, 1 << FOLD_PAGE_BITS, length)) return STATUS_TABLES
  // the closing node is one more than the count
  if (nodeCount < 2 || nodeCount == <u32>u32.MAX_VALUE || !within(node, nodeCount + 1, NODE_WORDS, length)) return STATUS_TABLES
  if (!within(edge, edgeCount, EDGE_WORDS, length) || !within(fan, fanCount, FAN_WORDS, length)) return STATUS_TABLES
  for (let page: u32 = 0; page < <u32>FOLD_PAGE_COUNT; page++) if (word(start, index + page) >= pageCount) return STATUS_TABLES
  if (fanCount == 0) return STATUS_TABLES
  for (let each: u32 = 0; each < fanCount * FAN_WORDS; each++) {
    if (word(start, fan + each) >= (each < <u32>FAN_WORDS ? 1 : nodeCount)) return STATUS_TABLES
  }
  let before: u32 = 0
  for (let each: u32 = 0; each <= nodeCount; each++) {
    const place = node + each * NODE_WORDS, first = word(start, place + NODE_AT_EDGES)
    if (first < before || first > edgeCount) return STATUS_TABLES
    before = first
    // a node that leads to the next one is never the closing one
    const next = <i32>word(start, place + NODE_AT_NEXT)
    if (next >= <i32>fanCount || (next < 0 && each + 1 >= nodeCount)) return STATUS_TABLES
    if (<i32>word(start, place + NODE_AT_BOUNDED) >= markerCount) return STATUS_TABLES
    if (<i32>word(start, place + NODE_AT_OPEN) >= markerCount) return STATUS_TABLES
  }
  for (let each: u32 = 0; each < edgeCount; each++) {
    if (word(start, edge + each * EDGE_WORDS + EDGE_AT_NODE) >= nodeCount) return STATUS_TABLES
  }
  foldIndex = start + (<usize>index << 2)
  foldPages = start + (<usize>pages << 2)
  nodes = start + (<usize>node << 2)
  edges = start + (<usize>edge << 2)
  fans = start + (<usize>fan << 2)
  return STATUS_OK
}

/** `class << 21 | shift` of a code point up to U+10FFFF. */
// @ts-ignore: decorator
@inline
export function foldEntry(point: u32): u32 {
  const page = word(foldIndex, point >> FOLD_PAGE_BITS)
  return word(foldPages, (page << FOLD_PAGE_BITS) | (point & ((1 << FOLD_PAGE_BITS) - 1)))
}

/** The code point at an address, where well-formed UTF-8 stands. Anything else gives some code point, never one past U+10FFFF. */
// @ts-ignore: decorator
@inline
export function readPoint(at: usize): u32 {
  const lead = <u32>load<u8>(at)
  if (lead < 0x80) return lead
  const second = <u32>load<u8>(at, 1) & 0x3f
  if (lead < 0xe0) return ((lead & 0x1f) << 6) | second
  const third = <u32>load<u8>(at, 2) & 0x3f
  if (lead < 0xf0) return ((lead & 0x0f) << 12) | (second << 6) | third
  return min<u32>(((lead & 0x07) << 18) | (second << 12) | (third << 6) | (<u32>load<u8>(at, 3) & 0x3f), 0x10ffff)
}

/** Bytes of UTF-8 that a code point takes. */
// @ts-ignore: decorator
@inline
export function countBytes(point: u32): u32 { return 1 + <u32>(point > 0x7f) + <u32>(point > 0x7ff) + <u32>(point > 0xffff) }

/** Units of UTF-16 that a code point takes. */
// @ts-ignore: decorator
@inline
export function countUnits(point: u32): u32 { return 1 + <u32>(point > 0xffff) }

// @ts-ignore: decorator
@inline
export function isWord(kind: u32): bool { return kind == <u32>FOLD_LETTER || kind == <u32>FOLD_DIGIT }

/** The node that an edge of a node leads to, or -1. */
export function findEdge(node: i32, point: u32): i32 {
  const place = nodes + (<usize>node << 4), next = load<i32>(place, NODE_AT_NEXT << 2)
  if (next < 0) return next == -<i32>point ? node + 1 : -1
  let low = load<i32>(place, NODE_AT_EDGES << 2)
  let top = load<i32>(place, (NODE_WORDS + NODE_AT_EDGES) << 2) - 1
  while (low <= top) {
    const middle = (low + top) >>> 1
    const edge = edges + (<usize>middle << 3)
    const found = load<u32>(edge, EDGE_AT_POINT << 2)
    if (found == point) return load<i32>(edge, EDGE_AT_NODE << 2)
    if (found < point) low = middle + 1
    else top = middle - 1
  }
  return -1
}

/** The same for a code point that has a place in a fan; 0 for none. Without a branch, since none here could be foretold. */
// @ts-ignore: decorator
@inline
function takeFan(node: i32, folded: u32, place: u32): i32 {
  const next = load<i32>(nodes + (<usize>node << 4), NODE_AT_NEXT << 2)
  const fan = <u32>(next & ~(next >> 31))
  const chained = -<i32>(next + <i32>folded == 0) & (node + 1)
  return chained | load<i32>(fans + (<usize>fan << 7) + (<usize>place << 2))
}

// @ts-ignore: decorator
@inline
function prefixPlace(letters: u32): u32 { return (letters * <u32>PREFIX_FACTOR) >> (32 - PREFIX_BITS) }

/**
 * Notes which four small letters a marker can begin with. `prefix` holds `depth` of them, the first in the low byte, and leads to
 * `node`; -1 if it has already passed the end of a marker that may end inside a word, so that any letters can follow.
 */
function notePrefixes(node: i32, prefix: u32, depth: u32): void {
  if (depth == 4) {
    const place = prefixPlace(prefix), at = <usize>PREFIXES_AT + (place >> 3)
    store<u8>(at, load<u8>(at) | <u8>(<u32>1 << (place & 7)))
    return
  }
  const ended = node < 0 || (depth > 0 && load<i32>(nodes + (<usize>node << 4), NODE_AT_OPEN << 2) >= 0)
  for (let letter: u32 = 0x61; letter <= 0x7a; letter++) {
    const next = ended ? -1 : findEdge(node, letter)
    if (ended || next >= 0) notePrefixes(next, prefix | (letter << (depth << 3)), depth + 1)
  }
}

/** Fills the prefix filter from the tables that were opened. */
export function fillPrefixes(): void {
  memory.fill(PREFIXES_AT, 0, 1 << (PREFIX_BITS - 3))
  notePrefixes(ROOT_WORD_START, 0, 0)
}

/** False if four letters stand at an address, at the start of a word, that no marker begins with. Reads four bytes. */
// @ts-ignore: decorator
@inline
export function mayBegin(at: usize): bool {
  const bytes = load<u32>(at), letters = bytes | 0x20202020
  // the top bit of each byte is set by the first sum from U+0061 on, by the second from U+007B on
  if ((bytes & 0x80808080) != 0 || ((letters + 0x1f1f1f1f) & ~(letters + 0x05050505) & 0x80808080) != 0x80808080) return true
  const place = prefixPlace(letters)
  return ((<u32>load<u8>(<usize>PREFIXES_AT + (place >> 3)) >> (place & 7)) & 1) != 0
}

let matchUnits: u32 = 0
/** UTF-16 units from the start of the last match to its end. */
export function lastMatchUnits(): u32 { return matchUnits }

/**
 * Walks the trie from the code point at an address, whose edge from a root has led to `node`. The marker of the longest match
 * whose right boundary holds, or -1. A text is walked at most once from each code point, and each walk ends with the longest
 * phrase, so the time is linear in the text whatever runs of white space or ignored code points stand in it.
 */
export function matchMarker(start: usize, end: usize, node: i32): i32 {
  let point = readPoint(start), kind = foldEntry(point) >> FOLD_SHIFT_BITS
  let at = start + countBytes(point), units = countUnits(point), best = -1
  while (node > 0) {
    // an ASCII letter after a letter or digit: nothing to pass over, and what ends here would be cut off
    if (isWord(kind)) {
      while (at < end) {
        const byte = <usize>load<u8>(at)
        const place = load<u32>(<usize>ASCII_AT + (byte & 0x7f) * ASCII_BYTES, ASCII_AT_POINT) >> POINT_FAN_SHIFT & 0xff
        if (place > 25 || byte > 0x7f) break
        const here = nodes + (<usize>node << 4)
        if (load<i32>(here, NODE_AT_BOUNDED << 2) >= 0) {
          const marker = load<i32>(here, NODE_AT_OPEN << 2)
          if (marker >= 0) {
            best = marker
            matchUnits = units
          }
        }
        node = takeFan(node, place + 0x61, place)
        if (node == 0) return best
        at++
        units++
      }
    }
    const endUnits = units, wasWord = isWord(kind), wasSpace = kind == <u32>FOLD_SPACE
    let folded: u32 = 0, place: u32 = FAN_NONE, parted = true
    // what is passed over after this code point: ignored ones, and the rest of the white space after white space
    while (at < end) {
      point = <u32>load<u8>(at)
      let entry: u32
      if (point < 0x80) {
        const ascii = <usize>ASCII_AT + <usize>point * ASCII_BYTES
        entry = load<u32>(ascii, ASCII_AT_ENTRY)
        place = (load<u32>(ascii, ASCII_AT_POINT) >> POINT_FAN_SHIFT) & 0xff
      } else {
        point = readPoint(at)
        entry = foldEntry(point)
        place = FAN_NONE
      }
      kind = entry >> FOLD_SHIFT_BITS
      if (kind != <u32>FOLD_IGNORED && !(wasSpace && kind == <u32>FOLD_SPACE)) {
        folded = (point + entry) & FOLD_POINT_MASK
        parted = !(wasWord && isWord(kind))
        break
      }
      at += countBytes(point)
      units += countUnits(point)
    }
    let marker = load<i32>(nodes + (<usize>node << 4), NODE_AT_BOUNDED << 2)
    if (marker >= 0) {
      // what may end anywhere may also end where nothing is cut off
      if (!parted) marker = load<i32>(nodes + (<usize>node << 4), NODE_AT_OPEN << 2)
      if (marker >= 0) {
        best = marker
        matchUnits = endUnits
      }
    }
    if (at >= end) return best
    node = place == <u32>FAN_NONE ? findEdge(node, folded) : takeFan(node, folded, place)
    // no edge leads back to a root
    if (node <= 0) return best
    at += countBytes(point)
    units += countUnits(point)
  }
  return best
}
