/**
 * The reference engine: the same answers as the kernel, in plain TypeScript. It runs where WebAssembly may not be compiled, and
 * the tests hold the kernel to it. Nothing here is shared with the kernel but the tables and `assembly/layout.ts`.
 */
import {
  FOLD_DIGIT, FOLD_IGNORED, FOLD_LETTER, FOLD_POINT_MASK, FOLD_SHIFT_BITS, FOLD_SPACE, ROOT_WORD_INSIDE, ROOT_WORD_START,
  TOKEN_BRACKET, TOKEN_CANDIDATE, TOKEN_DIGIT, TOKEN_INNER, TOKEN_QUOTE, TOKEN_SIGIL, TOKEN_UPPER, TOKEN_WIDE,
} from '../assembly/layout.ts'
import { LimitError } from '../src/errors.ts'
import type { Engine, Row, RowHandle, Scan } from '../src/engine.ts'
import { limits } from '../src/limits.ts'
import {
  checkRow, firstSlotGeneration, lastSlotGeneration, makeHandle, measureRoom, readHandle, slotLimit, staleHandle, wrongSource,
} from './admission.ts'
import { findEdge, foldEntry, readMarker, readTables, tablesBytes, type Tables } from './tables.ts'
import { hashBytes } from './xxhash.ts'

export interface ReferenceOptions {
  /** Other tables than those of `src/markers.ts`. */
  readonly tables?: Uint8Array
  /** The generation that new slots begin at, for tests of their retirement. */
  readonly slotGeneration?: number
}

interface Slot {
  generation: number
  bytes: Uint8Array | undefined
  readonly hashKey: string
  readonly rowGeneration: number
  sources: readonly RowHandle[]
}

/** @throws KernelError `layout` where other tables were given and are no tables of this version. */
export function createReferenceEngine(options: ReferenceOptions = {}): Engine {
  return new ReferenceEngine(readTables(options.tables ?? tablesBytes()), options.slotGeneration ?? firstSlotGeneration)
}

class ReferenceEngine implements Engine {
  readonly name = 'reference'
  readonly #tables: Tables
  readonly #firstGeneration: number
  readonly #slots: Slot[] = []
  readonly #free: number[] = []
  /** live slots by hash, the oldest admission first */
  readonly #byHash = new Map<string, Set<number>>()
  #rows = 0
  #bytes = 0

  constructor(tables: Tables, slotGeneration: number) {
    this.#tables = tables
    this.#firstGeneration = slotGeneration
  }

  measure(text: string): Scan {
    measureRoom(text)
    return this.#scan(text, new TextEncoder().encode(text))
  }

  admit(text: string, row: Row): { readonly handle: RowHandle; readonly scan: Scan } {
    measureRoom(text)
    checkRow(row)
    for (const source of row.sources) if (this.#find(source).rowGeneration !== 0) throw wrongSource()
    if (this.#rows >= limits.spans) throw new LimitError('spans', this.#rows + 1, limits.spans)
    if (this.#free.length === 0 && this.#slots.length >= slotLimit) throw new LimitError('slots', slotLimit + 1, slotLimit)
    const bytes = new TextEncoder().encode(text), scan = this.#scan(text, bytes)
    const index = this.#free.pop() ?? this.#slots.length, slot = this.#slots[index]
    const hashKey = `${scan.hashHigh}:${scan.hashLow}`, generation = slot?.generation ?? this.#firstGeneration
    this.#slots[index] = { generation, bytes, hashKey, rowGeneration: row.generation, sources: [...row.sources] }
    const kin = this.#byHash.get(hashKey)
    if (kin === undefined) this.#byHash.set(hashKey, new Set([index]))
    else kin.add(index)
    this.#rows++
    this.#bytes += bytes.length
    return { handle: makeHandle(index, generation), scan }
  }

  release(handle: RowHandle): void {
    const slot = this.#find(handle), { slot: index, generation } = readHandle(handle)
    const kin = this.#byHash.get(slot.hashKey)!
    kin.delete(index)
    if (kin.size === 0) this.#byHash.delete(slot.hashKey)
    this.#rows--
    this.#bytes -= slot.bytes!.length
    slot.bytes = undefined
    slot.sources = []
    if (generation === lastSlotGeneration) return
    slot.generation = generation + 1
    this.#free.push(index)
  }

  bytes(handle: RowHandle): Uint8Array { return this.#find(handle).bytes!.slice() }

  findDuplicate(handle: RowHandle): RowHandle | undefined {
    const slot = this.#find(handle), { slot: index } = readHandle(handle)
    for (const other of this.#byHash.get(slot.hashKey)!) {
      const twin = this.#slots[other]!
      if (other !== index && equalBytes(slot.bytes!, twin.bytes!)) return makeHandle(other, twin.generation)
    }
    return undefined
  }

  usage(): { readonly rows: number; readonly bytes: number } { return { rows: this.#rows, bytes: this.#bytes } }

  #find(handle: RowHandle): Slot {
    const { slot, generation } = readHandle(handle), found = this.#slots[slot]
    if (found === undefined || found.bytes === undefined || found.generation !== generation) throw staleHandle()
    return found
  }

  #scan(text: string, bytes: Uint8Array): Scan {
    const hash = hashBytes(bytes)
    return {
      bytes: bytes.length, hashLow: hash.low, hashHigh: hash.high,
      markers: findMarkers(text, this.#tables), tokens: findTokens(text, this.#tables),
    }
  }
}

function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false
  return true
}

/** Records of three numbers, in memory that doubles. */
class Records {
  #data = new Int32Array(48)
  #length = 0
  push(start: number, end: number, value: number): void {
    if (this.#length === this.#data.length) {
      const grown = new Int32Array(this.#data.length * 2)
      grown.set(this.#data)
      this.#data = grown
    }
    this.#data[this.#length++] = start
    this.#data[this.#length++] = end
    this.#data[this.#length++] = value
  }
  finish(): Int32Array { return this.#data.slice(0, this.#length) }
}

function readPoint(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return (unit & 0xfc00) === 0xd800 ? text.codePointAt(at)! : unit
}
function countUnits(codePoint: number): number { return codePoint > 0xffff ? 2 : 1 }
function isWord(kind: number): boolean { return kind === FOLD_LETTER || kind === FOLD_DIGIT }

/** Where the next code point stands that is neither IGNORED nor, where asked for, SPACE. */
function skip(text: string, at: number, tables: Tables, pastSpace: boolean): number {
  while (at < text.length) {
    const point = readPoint(text, at), kind = foldEntry(tables, point) >>> FOLD_SHIFT_BITS
    if (kind !== FOLD_IGNORED && !(pastSpace && kind === FOLD_SPACE)) break
    at += countUnits(point)
  }
  return at
}

function findMarkers(text: string, tables: Tables): Int32Array {
  const records = new Records()
  let afterWord = false
  for (let at = 0; at < text.length;) {
    const point = readPoint(text, at), entry = foldEntry(tables, point), kind = entry >>> FOLD_SHIFT_BITS
    if (kind !== FOLD_IGNORED) {
      const word = isWord(kind)
      if (kind !== FOLD_SPACE) {
        const root = word && afterWord ? ROOT_WORD_INSIDE : ROOT_WORD_START, folded = (point + entry) & FOLD_POINT_MASK
        const node = folded < 128 ? tables.starts[root * 128 + folded]! : findEdge(tables, root, folded)
        if (node >= 0) matchAt(text, at, node, tables, records)
      }
      afterWord = word
    }
    at += countUnits(point)
  }
  return records.finish()
}

/** Walks the trie from one start, whose first step has been taken, and records the longest marker whose right boundary holds. */
function matchAt(text: string, start: number, first: number, tables: Tables, records: Records): void {
  let at = start, node = first, bestEnd = -1, best = -1
  let point = readPoint(text, at), kind = foldEntry(tables, point) >>> FOLD_SHIFT_BITS
  while (node >= 0) {
    const end = at + countUnits(point), wasWord = isWord(kind)
    // white space of any length is one space of the phrase, and no phrase ends with it
    at = skip(text, end, tables, kind === FOLD_SPACE)
    let folded = 0
    if (at < text.length) {
      point = readPoint(text, at)
      const entry = foldEntry(tables, point)
      kind = entry >>> FOLD_SHIFT_BITS
      folded = (point + entry) & FOLD_POINT_MASK
    }
    const marker = readMarker(tables, node, !(wasWord && at < text.length && isWord(kind)))
    if (marker >= 0) { best = marker; bestEnd = end }
    node = at < text.length ? findEdge(tables, node, folded) : -1
  }
  if (best >= 0) records.push(start, bestEnd, best)
}

/** The bits that a code point below U+3010 sets wherever it stands in a token. */
const pointBits = new Uint8Array(0x3010)
const markBits = [['/\\_@#=$%&~+<>|^*?!', TOKEN_SIGIL], ['()[]{}', TOKEN_BRACKET], ['"`“”«»„「」『』', TOKEN_QUOTE]] as const
for (const [marks, bit] of markBits) {
  for (const mark of marks) pointBits[mark.charCodeAt(0)] = bit
}
function isInner(point: number): boolean {
  return point === 0x2e || point === 0x2c || point === 0x3a || point === 0x3b || point === 0x2d || point === 0x27
}
function isEdgeQuote(point: number): boolean { return point === 0x27 || point === 0x2018 || point === 0x2019 }

function findTokens(text: string, tables: Tables): Int32Array {
  const records = new Records()
  for (let at = 0; at < text.length;) {
    let classes = 0, end = at, previous = -1
    while (end < text.length) {
      const point = readPoint(text, end), kind = foldEntry(tables, point) >>> FOLD_SHIFT_BITS
      if (kind === FOLD_SPACE) break
      if (kind === FOLD_DIGIT) classes |= TOKEN_DIGIT
      if (point > 0x7f) classes |= TOKEN_WIDE
      if (point < 0x3010) classes |= pointBits[point]!
      if (previous < 0) {
        if (isEdgeQuote(point)) classes |= TOKEN_QUOTE
      } else {
        if (point >= 0x41 && point <= 0x5a) classes |= TOKEN_UPPER
        // the one before turned out not to be the last of the token
        if (isInner(previous)) classes |= TOKEN_INNER
      }
      previous = point
      end += countUnits(point)
    }
    if (isEdgeQuote(previous)) classes |= TOKEN_QUOTE
    if ((classes & TOKEN_CANDIDATE) !== 0) records.push(at, end, classes)
    // past the token, or past one code point of white space, all of which are single units
    at = end > at ? end : at + 1
  }
  return records.finish()
}
