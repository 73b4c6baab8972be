// Candidate tokens: which bits a code point sets. What a token is, and each bit, is said in layout.ts.

import {
  ASCII_AT, ASCII_AT_ENTRY, ASCII_AT_NODE_INSIDE, ASCII_AT_NODE_START, ASCII_AT_POINT, ASCII_BYTES, FAN_APOSTROPHE, FAN_HYPHEN,
  FAN_NONE, FAN_SPACE, FOLD_DIGIT, FOLD_LETTER, FOLD_POINT_MASK, FOLD_SHIFT_BITS, POINT_CLASS_SHIFT, POINT_EDGE_QUOTE,
  POINT_FAN_SHIFT, POINT_INNER, POINT_UPPER, ROOT_WORD_INSIDE, ROOT_WORD_START, TOKEN_BRACKET, TOKEN_DIGIT, TOKEN_QUOTE,
  TOKEN_SIGIL, TOKEN_WIDE,
} from './layout'
import { findEdge, foldEntry } from './markers'

/** Bits of a code point of a given class, and the POINT_ flags of what it does by its place in the token. */
export function readBits(point: u32, kind: u32): u32 {
  let bits: u32 = kind == <u32>FOLD_DIGIT ? TOKEN_DIGIT : 0
  if (point > 0x7f) {
    bits |= TOKEN_WIDE
    if (point == 0xab || point == 0xbb || (point >= 0x201c && point <= 0x201e) || (point >= 0x300c && point <= 0x300f)) {
      bits |= TOKEN_QUOTE
    } else if (point == 0x2018 || point == 0x2019) {
      bits |= POINT_EDGE_QUOTE
    }
    return bits
  }
  if (point >= 0x41 && point <= 0x5a) return bits | POINT_UPPER
  switch (point) {
    case 0x2f: case 0x5c: case 0x5f: case 0x40: case 0x23: case 0x3d: case 0x24: case 0x25: case 0x26: case 0x7e: case 0x2b:
    case 0x3c: case 0x3e: case 0x7c: case 0x5e: case 0x2a: case 0x3f: case 0x21: return bits | TOKEN_SIGIL
    case 0x28: case 0x29: case 0x5b: case 0x5d: case 0x7b: case 0x7d: return bits | TOKEN_BRACKET
    case 0x22: case 0x60: return bits | TOKEN_QUOTE
    case 0x2e: case 0x2c: case 0x3a: case 0x3b: case 0x2d: return bits | POINT_INNER
    case 0x27: return bits | POINT_INNER | POINT_EDGE_QUOTE
  }
  return bits
}

/** The place of a folded code point in a fan. */
// @ts-ignore: decorator
@inline
export function fanPlace(folded: u32): u32 {
  if (folded - 0x61 < 26) return folded - 0x61
  return folded == 0x20 ? FAN_SPACE : folded == 0x27 ? FAN_APOSTROPHE : folded == 0x2d ? FAN_HYPHEN : FAN_NONE
}

let lettersPlain = false
/** True if a small ASCII letter inside a word sets no bit and begins no marker. */
// @ts-ignore: decorator
@inline
export function areLettersPlain(): bool { return lettersPlain }

/** Fills the ASCII table from the tables that were opened. */
export function fillAscii(): void {
  lettersPlain = true
  for (let point: u32 = 0; point < 128; point++) {
    const at = ASCII_AT + point * ASCII_BYTES, entry = foldEntry(point), kind = entry >> FOLD_SHIFT_BITS
    const folded = (point + entry) & FOLD_POINT_MASK, inside = findEdge(ROOT_WORD_INSIDE, folded)
    const bits = readBits(point, kind)
    if (point >= 0x61 && point <= 0x7a && (kind != <u32>FOLD_LETTER || bits != 0 || inside >= 0)) lettersPlain = false
    store<u32>(at, bits | (fanPlace(folded) << POINT_FAN_SHIFT) | (kind << POINT_CLASS_SHIFT), ASCII_AT_POINT)
    store<i32>(at, findEdge(ROOT_WORD_START, folded), ASCII_AT_NODE_START)
    store<i32>(at, inside, ASCII_AT_NODE_INSIDE)
    store<u32>(at, entry, ASCII_AT_ENTRY)
  }
}
