/**
 * Computes what `src/fold.ts` decodes: a class and a folded code point for every code point, from the Unicode data of Node and
 * the homoglyphs of UTS 39. Runs at build time only.
 */
import { FOLD_DIGIT, FOLD_IDEOGRAPH, FOLD_IGNORED, FOLD_LETTER, FOLD_OTHER, FOLD_SPACE } from '../assembly/layout.ts'

/** The prototype that UTS 39 gives each confusable string. */
export type Confusables = Readonly<Record<string, string>>

const last = 0x10ffff
const ignored = /^[\p{Mn}\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}*\u0640]$/u
const space = /^\p{White_Space}$/u
const digit = /^\p{Nd}$/u
const otherNumber = /^\p{No}$/u
const letter = /^[\p{L}\p{Mc}\p{Nl}_]$/u
const kana = /^[\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}]$/u
const ideograph = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]$/u
/** Alphabets whose letters are drawn like Latin ones. Scripts with other letter shapes keep their letters. */
const lookalikeScripts = ['Latn', 'Grek', 'Cyrl', 'Armn', 'Cher', 'Copt', 'Lisu', 'Dsrt', 'Geor', 'Cans', 'Tfng', 'Osge',
  'Cari', 'Lyci', 'Ital', 'Elba', 'Wara', 'Zyyy']
const lookalike = new RegExp(`^[${lookalikeScripts.map((script) => `\\p{sc=${script}}`).join('')}]$`, 'u')
const marks = /[\p{Mn}\p{Me}]/gu

/** Marks that people and programs put for one another. */
const punctuation = new Map([
  ...[..."'`´’‘‛ʼʻʽ′‵՚ꞌ"].map((mark) => [mark, "'"] as const),
  ...[...'-‐‑‒–—―−⁃־'].map((mark) => [mark, '-'] as const),
  ...[...'"“”„‟«»″‶〝〞〟'].map((mark) => [mark, '"'] as const),
])

function isSingle(text: string): boolean {
  return text.length > 0 && String.fromCodePoint(text.codePointAt(0)!).length === text.length
}

function lowerCase(char: string): string {
  // through the upper case, so that final sigma and dotless i meet their kin
  const upper = char.toUpperCase()
  const lower = (isSingle(upper) ? upper : char).toLowerCase()
  return isSingle(lower) ? lower : char
}

/** Removes marks and compatibility forms; a result of several code points is no fold. */
function simplify(char: string): string {
  if (kana.test(char)) {
    const composed = char.normalize('NFKC')
    return isSingle(composed) ? composed : char
  }
  const parts = char.normalize('NFKD')
  // a stroke through a letter is an accent, through a sign it makes another sign: ≠ is not =
  const bare = letter.test(char) ? parts.replace(marks, '') : parts
  return isSingle(bare) && !space.test(bare) ? bare : char
}

function readPrototype(char: string, confusables: Confusables): string | undefined {
  const prototype = confusables[char]
  return prototype !== undefined && /^[A-Za-z]$/.test(prototype) ? prototype.toLowerCase() : undefined
}

/** The Latin letter that a letter of another alphabet looks like, in its small form or else in its capital form. */
function findLookalike(lower: string, confusables: Confusables): string {
  if (lower.codePointAt(0)! < 0x80 || !letter.test(lower) || !lookalike.test(lower)) return lower
  return readPrototype(lower, confusables) ?? readPrototype(lower.toUpperCase(), confusables) ?? lower
}

function classify(char: string): number {
  if (ignored.test(char)) return FOLD_IGNORED
  if (space.test(char)) return FOLD_SPACE
  if (digit.test(char)) return FOLD_DIGIT
  if (letter.test(char)) return ideograph.test(char) ? FOLD_IDEOGRAPH : FOLD_LETTER
  return FOLD_OTHER
}

/** Class and folded code point; what folds is folded again, until nothing changes. */
function foldFully(codePoint: number, digitRun: number, confusables: Confusables): readonly [number, number] {
  const [kind, folded] = foldOne(codePoint, digitRun, confusables)
  return folded === codePoint || kind === FOLD_SPACE || kind === FOLD_DIGIT ? [kind, folded] : foldFully(folded, 0, confusables)
}

function foldOne(codePoint: number, digitRun: number, confusables: Confusables): readonly [number, number] {
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return [FOLD_OTHER, codePoint]
  const char = String.fromCodePoint(codePoint)
  if (ignored.test(char)) return [FOLD_IGNORED, codePoint]
  if (space.test(char)) return [FOLD_SPACE, 0x20]
  if (digit.test(char)) return [FOLD_DIGIT, 0x30 + (digitRun % 10)]
  if (otherNumber.test(char)) return [FOLD_OTHER, codePoint]
  const known = punctuation.get(char)
  if (known !== undefined) return [FOLD_OTHER, known.codePointAt(0)!]
  const simple = simplify(char)
  const folded = punctuation.get(simple) ?? findLookalike(lowerCase(simple), confusables)
  const kind = classify(folded)
  return [kind === FOLD_SPACE ? FOLD_OTHER : kind, folded.codePointAt(0)!]
}

function writeNumber(bytes: number[], value: number): void {
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) { bytes.push(rest); return }
    bytes.push((rest % 128) | 128)
  }
}

/**
 * The fold of all code points as runs, to be decoded by `src/fold.ts`. A run is two to four numbers: `gap × 16 + class × 2 +
 * paired`, `length - 1`, and the shift in zigzag form; gap counts the code points before it that are OTHER and fold to
 * themselves. In a paired run only every second code point, from the first on, is shifted (capital and small letters in turn).
 */
export function encodeFold(confusables: Confusables): Uint8Array {
  const classes = new Uint8Array(last + 1), shifts = new Int32Array(last + 1)
  let digitRun = 0
  for (let codePoint = 0; codePoint <= last; codePoint++) {
    const isDigit = !(codePoint >= 0xd800 && codePoint <= 0xdfff) && digit.test(String.fromCodePoint(codePoint))
    const [kind, folded] = foldFully(codePoint, digitRun, confusables)
    digitRun = isDigit ? digitRun + 1 : 0
    classes[codePoint] = kind
    shifts[codePoint] = folded - codePoint
  }
  const bytes: number[] = []
  const measureRun = (start: number, step: number): number => {
    let end = start
    const shiftAt = (at: number): number => ((at - start) % step === 0 ? shifts[start]! : 0)
    while (end <= last && classes[end] === classes[start] && shifts[end] === shiftAt(end)) end++
    return end - start
  }
  let gapStart = 0
  for (let at = 0; at <= last;) {
    if (classes[at] === 0 && shifts[at] === 0) { at++; continue }
    const plain = measureRun(at, 1), paired = shifts[at] === 0 ? 0 : measureRun(at, 2)
    const length = Math.max(plain, paired), shift = shifts[at]!
    writeNumber(bytes, (at - gapStart) * 16 + classes[at]! * 2 + (paired > plain ? 1 : 0))
    writeNumber(bytes, length - 1)
    writeNumber(bytes, shift < 0 ? -shift * 2 - 1 : shift * 2)
    at += length
    gapStart = at
  }
  return Uint8Array.from(bytes)
}
