/** What a scan must find, by definition and by brute force: every marker at every start, no tables, no trie. */
import { tokenClass } from '../../src/engine.ts'
import { foldClass, foldCodePoint } from '../../src/fold.ts'

export interface Phrase { readonly folded: string; readonly openLeft: boolean; readonly openRight: boolean }
interface Point { readonly char: string; readonly at: number; readonly end: number; readonly kind: number; readonly folded: string }

function readPoints(text: string): readonly Point[] {
  const points: Point[] = []
  let at = 0
  for (const char of text) {
    const value = foldCodePoint(char.codePointAt(0)!)
    points.push({ char, at, end: at + char.length, kind: value >>> 21, folded: String.fromCodePoint(value & 0x1fffff) })
    at += char.length
  }
  return points
}

function isWord(point: Point | undefined): boolean { return point !== undefined && (point.kind === foldClass.letter || point.kind === foldClass.digit) }

/** The index after the last point of the phrase, if it stands at `start`, or -1. */
function endOf(points: readonly Point[], start: number, phrase: string): number {
  let at = start
  for (const char of phrase) {
    if (points[at] === undefined) return -1
    if (char === ' ') {
      if (points[at]!.kind !== foldClass.space) return -1
      while (points[at]?.kind === foldClass.space) at++
    } else {
      if (points[at]!.kind === foldClass.space || points[at]!.folded !== char) return -1
      at++
    }
  }
  return at
}

export function findMarkersSlowly(text: string, phrases: readonly Phrase[]): number[] {
  const points = readPoints(text).filter(({ kind }) => kind !== foldClass.ignored), hits: number[] = []
  for (let start = 0; start < points.length; start++) {
    if (points[start]!.kind === foldClass.space) continue
    let best: { readonly end: number; readonly id: number } | undefined
    phrases.forEach(({ folded, openLeft, openRight }, id) => {
      const end = folded === '' ? -1 : endOf(points, start, folded)
      if (end < 0) return
      const left = openLeft || !isWord(points[start]) || !isWord(points[start - 1])
      const right = openRight || !isWord(points[end - 1]) || !isWord(points[end])
      if (left && right && (best === undefined || end > best.end)) best = { end, id }
    })
    if (best !== undefined) hits.push(points[start]!.at, points[best.end - 1]!.end, best.id)
  }
  return hits
}

export function findTokensSlowly(text: string): number[] {
  const found: number[] = []
  let token: Point[] = []
  const close = (): void => {
    const chars = token.map(({ char }) => char), inside = chars.slice(1), early = chars.slice(0, -1)
    let classes = 0
    if (token.some(({ kind }) => kind === foldClass.digit)) classes |= tokenClass.digit
    if (inside.some((char) => /[A-Z]/.test(char))) classes |= tokenClass.upper
    if (early.some((char) => ".,:;-'".includes(char))) classes |= tokenClass.inner
    if (chars.some((char) => '/\\_@#=$%&~+<>|^*?!'.includes(char))) classes |= tokenClass.sigil
    if (chars.some((char) => '"`“”«»„「」『』'.includes(char)) || [chars[0], chars.at(-1)].some((char) => char !== undefined && "'‘’".includes(char))) classes |= tokenClass.quote
    if (chars.some((char) => '()[]{}'.includes(char))) classes |= tokenClass.bracket
    if (chars.some((char) => char.codePointAt(0)! > 0x7f)) classes |= tokenClass.wide
    if ((classes & tokenClass.candidate) !== 0) found.push(token[0]!.at, token.at(-1)!.end, classes)
    token = []
  }
  for (const point of readPoints(text)) {
    if (point.kind === foldClass.space) close()
    else token.push(point)
  }
  close()
  return found
}
