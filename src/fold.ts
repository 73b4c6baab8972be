/**
 * The fold: what class a code point has and which code point stands for it when phrases are compared. It removes case, width,
 * accents and compatibility forms, and gives look-alike letters their Latin shape. The data is generated from Unicode and UTS 39
 * (`fold.generated.ts`); phrases and texts go through the same fold, so a phrase of any alphabet still meets itself.
 */
import { decodeBase64 } from './base64.ts'
import { foldRuns } from './fold.generated.ts'

/** Classes of code points. */
export const foldClass = {
  other: 0,
  /** Unicode White_Space */ space: 1,
  /** letters, spacing marks and `_` */ letter: 2,
  /** decimal digits of any script */ digit: 3,
  /** letters of scripts without reliable word boundaries */ ideograph: 4,
  /** invisible characters, non-spacing marks and `*`: passed over wherever they stand */ ignored: 5,
} as const

const pointMask = 0x1fffff, pageBits = 7, pageSize = 1 << pageBits, pageCount = 0x110000 >> pageBits

/**
 * The fold in two stages: `pages[index[c >> 7] * 128 + (c & 127)]` is `class << 21 | shift`, and the fold is c + shift, modulo
 * 2^21.
 */
export interface FoldTable { readonly index: Uint16Array; readonly pages: Uint32Array; readonly pageCount: number }

interface Run { readonly start: number; readonly end: number; readonly entry: number; readonly paired: boolean }

let table: FoldTable | undefined
/** The decoded table. Decoded once, when first asked for. */
export function foldTable(): FoldTable { return (table ??= buildTable(readRuns(decodeBase64(foldRuns)))) }

function readRuns(bytes: Uint8Array): readonly Run[] {
  const runs: Run[] = []
  let at = 0
  const readNumber = (): number => {
    let value = 0, scale = 1
    for (;;) {
      const byte = bytes[at++]!
      value += (byte & 127) * scale
      if (byte < 128) return value
      scale *= 128
    }
  }
  for (let next = 0; at < bytes.length;) {
    const head = readNumber(), length = readNumber() + 1, zigzag = readNumber()
    const shift = zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2
    const start = next + Math.floor(head / 16)
    runs.push({ start, end: start + length, entry: (((head >> 1) & 7) << 21) | (shift & pointMask), paired: (head & 1) === 1 })
    next = start + length
  }
  return runs
}

function buildTable(runs: readonly Run[]): FoldTable {
  const index = new Uint16Array(pageCount), pages: Uint32Array[] = [], uniform = new Map<number, number>()
  for (let page = 0, first = 0; page < pageCount; page++) {
    const start = page << pageBits, end = start + pageSize
    while (first < runs.length && runs[first]!.end <= start) first++
    const run = runs[first]
    const empty = run === undefined || run.start >= end
    const alone = empty ? 0 : !run.paired && run.start <= start && run.end >= end ? run.entry : undefined
    const shared = alone === undefined ? undefined : uniform.get(alone)
    if (shared !== undefined) { index[page] = shared; continue }
    const entries = new Uint32Array(pageSize)
    if (alone === undefined) {
      for (let at = first; at < runs.length && runs[at]!.start < end; at++) fillRun(entries, runs[at]!, start)
    } else {
      entries.fill(alone)
      uniform.set(alone, pages.length)
    }
    index[page] = pages.length
    pages.push(entries)
  }
  const joined = new Uint32Array(pages.length * pageSize)
  pages.forEach((entries, at) => joined.set(entries, at * pageSize))
  return { index, pages: joined, pageCount: pages.length }
}

function fillRun(entries: Uint32Array, run: Run, pageStart: number): void {
  const from = Math.max(run.start, pageStart), to = Math.min(run.end, pageStart + pageSize)
  if (!run.paired) { entries.fill(run.entry, from - pageStart, to - pageStart); return }
  const unshifted = run.entry & ~pointMask
  for (let at = from; at < to; at++) entries[at - pageStart] = ((at - run.start) & 1) === 1 ? unshifted : run.entry
}

/** `class << 21 | folded code point` of a code point. */
export function foldCodePoint(codePoint: number): number {
  const { index, pages } = table ?? foldTable()
  const entry = pages[(index[codePoint >> pageBits]! << pageBits) | (codePoint & (pageSize - 1))]!
  return (entry & ~pointMask) | ((codePoint + entry) & pointMask)
}

/** Phrases that are folded already: most of the marker table. */
const foldedAlready = /^[a-z'-]+(?: [a-z'-]+)*$/

/** A phrase as the marker table holds it: folded, without ignored code points, each run of white space one space, trimmed. */
export function foldPhrase(text: string): string {
  if (foldedAlready.test(text)) return text
  let folded = '', gap = false
  for (const char of text) {
    const value = foldCodePoint(char.codePointAt(0)!), kind = value >>> 21
    if (kind === foldClass.ignored) continue
    if (kind === foldClass.space) { gap = folded !== ''; continue }
    folded += (gap ? ' ' : '') + String.fromCodePoint(value & pointMask)
    gap = false
  }
  return folded
}
