/**
 * The tables that both engines read: the fold and the trie of the markers, as one blob of 32-bit words laid out in
 * `assembly/layout.ts`. Receipts name the SHA-256 of its bytes. Encoded once a process, when first asked for.
 */
import {
  EDGE_AT_NODE, EDGE_AT_POINT, EDGE_WORDS, FAN_APOSTROPHE, FAN_HYPHEN, FAN_NONE, FAN_SPACE, FAN_WORDS, FOLD_DIGIT, FOLD_LETTER,
  FOLD_PAGE_BITS, FOLD_PAGE_COUNT, FOLD_SHIFT_BITS, LAYOUT_VERSION, NODE_AT_BOUNDED, NODE_AT_EDGES, NODE_AT_NEXT, NODE_AT_OPEN,
  NODE_WORDS, TABLES_AT_EDGE_COUNT, TABLES_AT_EDGES, TABLES_AT_FAN_COUNT, TABLES_AT_FANS, TABLES_AT_INDEX, TABLES_AT_LENGTH,
  TABLES_AT_MAGIC, TABLES_AT_MARKER_COUNT, TABLES_AT_NODE_COUNT, TABLES_AT_NODES, TABLES_AT_PAGE_COUNT, TABLES_AT_PAGES,
  TABLES_AT_VERSION, TABLES_HEADER_WORDS, TABLES_MAGIC,
} from '../assembly/layout.ts'
import { KernelError } from '../src/errors.ts'
import { foldCodePoint, foldTable } from '../src/fold.ts'
import { markers } from '../src/markers.ts'

/** What the trie needs of a marker. */
export interface MarkerShape { readonly folded: string; readonly openLeft: boolean; readonly openRight: boolean }

let encoded: Uint8Array<ArrayBuffer> | undefined
/** The tables of the markers of `src/markers.ts`. The caller must not write into them. */
export function tablesBytes(): Uint8Array<ArrayBuffer> { return (encoded ??= encodeTables(markers())) }

/** Encodes tables for any list of markers; a marker's id is its index. */
export function encodeTables(list: readonly MarkerShape[]): Uint8Array<ArrayBuffer> {
  const fold = foldTable(), trie = new Trie(list), { edgeCount, fanCount } = trie.countRows()
  const indexAt = TABLES_HEADER_WORDS, pagesAt = indexAt + FOLD_PAGE_COUNT, nodesAt = pagesAt + fold.pages.length
  const edgesAt = nodesAt + (trie.size + 1) * NODE_WORDS, fansAt = edgesAt + edgeCount * EDGE_WORDS
  const words = new Int32Array(fansAt + fanCount * FAN_WORDS)
  words[TABLES_AT_MAGIC] = TABLES_MAGIC
  words[TABLES_AT_VERSION] = LAYOUT_VERSION
  words[TABLES_AT_LENGTH] = words.length
  words[TABLES_AT_INDEX] = indexAt
  words[TABLES_AT_PAGES] = pagesAt
  words[TABLES_AT_PAGE_COUNT] = fold.pageCount
  words[TABLES_AT_NODES] = nodesAt
  words[TABLES_AT_NODE_COUNT] = trie.size
  words[TABLES_AT_EDGES] = edgesAt
  words[TABLES_AT_EDGE_COUNT] = edgeCount
  words[TABLES_AT_MARKER_COUNT] = list.length
  words[TABLES_AT_FANS] = fansAt
  words[TABLES_AT_FAN_COUNT] = fanCount
  words.set(fold.index, indexAt)
  words.set(fold.pages, pagesAt)
  trie.write(words, nodesAt, edgesAt, fansAt)
  return swapWhereBig(new Uint8Array(words.buffer))
}

function fanPlace(point: number): number {
  if (point >= 0x61 && point <= 0x7a) return point - 0x61
  return point === 0x20 ? FAN_SPACE : point === 0x27 ? FAN_APOSTROPHE : point === 0x2d ? FAN_HYPHEN : FAN_NONE
}

function needsBoundary(codePoint: number): boolean {
  const kind = foldCodePoint(codePoint) >>> FOLD_SHIFT_BITS
  return kind === FOLD_LETTER || kind === FOLD_DIGIT
}

// words of a node of the growing trie; 0 is no node where a child is meant
const growing = { point: 0, child: 1, sibling: 2, lastChild: 3, bounded: 4, open: 5, edges: 6, size: 8 } as const

/** The trie while it grows. Nodes 0 and 1 are the roots; children are lists in order of code point; nodes come in preorder. */
class Trie {
  readonly words: Int32Array
  /** words in use */
  #end = 2 * growing.size

  constructor(list: readonly MarkerShape[]) {
    const ids = orderPhrases(list)
    const insideIds = ids.filter((id) => {
      const { folded, openLeft } = list[id]!
      return openLeft && folded !== '' && needsBoundary(folded.codePointAt(0)!)
    })
    // at most a node for each unit of each phrase
    const room = [...ids, ...insideIds].reduce((sum, id) => sum + list[id]!.folded.length, 2)
    this.words = new Int32Array(room * growing.size)
    for (const root of [0, growing.size]) this.words[root + growing.bounded] = this.words[root + growing.open] = -1
    this.#insertAll(list, ids, 0)
    // what does not begin with a letter or digit is never looked up inside a word
    this.#insertAll(list, insideIds, growing.size)
  }

  get size(): number { return this.#end / growing.size }

  /** Inserts phrases that come in order: a code point is the last child of its parent, or becomes it. */
  #insertAll(list: readonly MarkerShape[], ids: readonly number[], root: number): void {
    const { words } = this
    for (const id of ids) {
      const { folded, openRight } = list[id]!
      let node = root, point = 0
      for (let at = 0; at < folded.length; at += point > 0xffff ? 2 : 1) {
        point = folded.codePointAt(at)!
        const last = words[node + growing.lastChild]!
        node = last !== 0 && words[last + growing.point] === point ? last : this.#append(node, last, point)
      }
      if (node === root) continue
      const bounded = words[node + growing.bounded]!, open = words[node + growing.open]!
      if (bounded < 0 || bounded > id) words[node + growing.bounded] = id
      if ((open < 0 || open > id) && (openRight || !needsBoundary(point))) words[node + growing.open] = id
    }
  }

  #append(parent: number, last: number, point: number): number {
    const { words } = this, made = this.#end
    this.#end += growing.size
    words[made + growing.point] = point
    words[made + growing.bounded] = words[made + growing.open] = -1
    words[last === 0 ? parent + growing.child : last + growing.sibling] = made
    words[parent + growing.lastChild] = made
    words[parent + growing.edges]!++
    return made
  }

  /** Whether a node has one child, it is the next node, and its code point is not U+0000, which has no sign. */
  #isChain(node: number): boolean {
    const { words } = this, child = node + growing.size
    return words[node + growing.edges] === 1 && words[node + growing.child] === child && words[child + growing.point] !== 0
  }

  /** Whether a node has a fan: it leads on by a code point that a fan has a place for, and not just to the next node. */
  #isFanned(node: number): boolean {
    const { words } = this
    if (this.#isChain(node)) return false
    for (let child = words[node + growing.child]!; child !== 0; child = words[child + growing.sibling]!) {
      if (fanPlace(words[child + growing.point]!) !== FAN_NONE) return true
    }
    return false
  }

  countRows(): { readonly edgeCount: number; readonly fanCount: number } {
    // fan 0 leads nowhere
    let edgeCount = 0, fanCount = 1
    for (let node = 0; node < this.#end; node += growing.size) {
      if (!this.#isChain(node)) edgeCount += this.words[node + growing.edges]!
      if (this.#isFanned(node)) fanCount++
    }
    return { edgeCount, fanCount }
  }

  /** Writes nodes, edges and fans at their places. */
  write(into: Int32Array, nodesAt: number, edgesAt: number, fansAt: number): void {
    const { words } = this
    let edge = 0, fan = 0, place = nodesAt
    for (let node = 0; node < this.#end; node += growing.size, place += NODE_WORDS) {
      into[place + NODE_AT_EDGES] = edge
      into[place + NODE_AT_BOUNDED] = words[node + growing.bounded]!
      into[place + NODE_AT_OPEN] = words[node + growing.open]!
      if (this.#isChain(node)) {
        into[place + NODE_AT_NEXT] = -words[node + growing.size + growing.point]!
        continue
      }
      if (this.#isFanned(node)) into[place + NODE_AT_NEXT] = ++fan
      for (let child = words[node + growing.child]!; child !== 0; child = words[child + growing.sibling]!, edge++) {
        const point = words[child + growing.point]!, inFan = fanPlace(point)
        into[edgesAt + edge * EDGE_WORDS + EDGE_AT_POINT] = point
        into[edgesAt + edge * EDGE_WORDS + EDGE_AT_NODE] = child / growing.size
        if (inFan !== FAN_NONE) into[fansAt + fan * FAN_WORDS + inFan] = child / growing.size
      }
    }
    into[place + NODE_AT_EDGES] = edge
    into[place + NODE_AT_BOUNDED] = into[place + NODE_AT_OPEN] = -1
  }
}

/** Ids in order of the code points of their phrases. */
function orderPhrases(list: readonly MarkerShape[]): readonly number[] {
  // sorted as strings, with no comparison of our own; where there are no surrogates, UTF-16 units have the order of code points
  const plain = !list.some(({ folded }) => /[\ud800-\udfff]/.test(folded))
  const spellPoint = (char: string): string => char.codePointAt(0)!.toString(16).padStart(6, '0')
  const spell = (folded: string): string => Array.from(folded, spellPoint).join('')
  const keys = list.map(({ folded }, id) => `${plain ? folded : spell(folded)}\0${id}`)
  return keys.sort().map((key) => Number(key.slice(key.lastIndexOf('\0') + 1)))
}

/** The blob is little-endian on every host, so that its digest is the same everywhere. */
function swapWhereBig(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (new Uint8Array(Uint16Array.of(1).buffer)[0] === 1) return bytes
  for (let at = 0; at < bytes.length; at += 4) bytes.subarray(at, at + 4).reverse()
  return bytes
}

/** Tables as the reference engine reads them; places are indexes into `words`. */
export interface Tables {
  readonly words: Int32Array
  readonly index: number
  readonly pages: number
  readonly nodes: number
  readonly edges: number
  /** the node that an ASCII code point leads to from root 0, then the same from root 1; -1 for none */
  readonly starts: Int32Array
}

const decoded = new WeakMap<Uint8Array, Tables>()
/** Decodes tables; a blob is decoded once. @throws KernelError `layout` for bytes that are no tables of this version. */
export function readTables(bytes: Uint8Array): Tables {
  let tables = decoded.get(bytes)
  if (tables === undefined) decoded.set(bytes, (tables = decodeTables(bytes)))
  return tables
}

function decodeTables(bytes: Uint8Array): Tables {
  const words = new Int32Array(swapWhereBig(bytes.slice(0, bytes.length & ~3)).buffer)
  const known = words[TABLES_AT_MAGIC] === TABLES_MAGIC && words[TABLES_AT_VERSION] === LAYOUT_VERSION
  if (!known || words[TABLES_AT_LENGTH]! * 4 !== bytes.length) {
    throw new KernelError('layout', `${bytes.length} bytes are no tables of layout ${LAYOUT_VERSION}`)
  }
  const tables = {
    words, index: words[TABLES_AT_INDEX]!, pages: words[TABLES_AT_PAGES]!, nodes: words[TABLES_AT_NODES]!,
    edges: words[TABLES_AT_EDGES]!, starts: new Int32Array(256),
  }
  for (let at = 0; at < 256; at++) tables.starts[at] = findEdge(tables, at >> 7, at & 127)
  return tables
}

/** `class << 21 | shift` of a code point. */
export function foldEntry({ words, index, pages }: Tables, codePoint: number): number {
  const page = words[index + (codePoint >> FOLD_PAGE_BITS)]!
  return words[pages + (page << FOLD_PAGE_BITS) + (codePoint & ((1 << FOLD_PAGE_BITS) - 1))]!
}

/** The node that an edge of a node leads to, or -1. */
export function findEdge({ words, nodes, edges }: Tables, node: number, point: number): number {
  const place = nodes + node * NODE_WORDS, next = words[place + NODE_AT_NEXT]!
  if (next < 0) return next === -point ? node + 1 : -1
  let low = words[place + NODE_AT_EDGES]!, top = words[place + NODE_WORDS + NODE_AT_EDGES]! - 1
  while (low <= top) {
    const middle = (low + top) >> 1, found = words[edges + middle * EDGE_WORDS + EDGE_AT_POINT]!
    if (found === point) return words[edges + middle * EDGE_WORDS + EDGE_AT_NODE]!
    if (found < point) low = middle + 1
    else top = middle - 1
  }
  return -1
}

/** The lowest marker that ends at a node, or -1; `parted` says that no letter or digit would be cut off. */
export function readMarker({ words, nodes }: Tables, node: number, parted: boolean): number {
  return words[nodes + node * NODE_WORDS + (parted ? NODE_AT_BOUNDED : NODE_AT_OPEN)]!
}
