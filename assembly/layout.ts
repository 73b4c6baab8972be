/**
 * What both compilers must agree on: classes of code points, bits of tokens, the byte layout of the tables, and the memory map and
 * rows of the kernel. Read by asc and by tsc alike, so it holds plain numbers only.
 */

/** Grows with every change of this file that an older kernel would misread. */
export const LAYOUT_VERSION = 1

// ── Code points ─────────────────────────────────────────────────────────────────────────────────────────────────────────
// A fold entry is `class × 2^21 + shift`; the folded code point is `(code point + shift) mod 2^21`.

export const FOLD_SHIFT_BITS = 21
export const FOLD_POINT_MASK = 0x1fffff
/** whatever has no other class; it needs no word boundary */
export const FOLD_OTHER = 0
/** Unicode White_Space; folds to U+0020 */
export const FOLD_SPACE = 1
/** letters, spacing marks, letter numbers and `_` */
export const FOLD_LETTER = 2
/** decimal digits of any script; fold to U+0030 to U+0039 */
export const FOLD_DIGIT = 3
/** letters of scripts without reliable word boundaries: Han, kana, Hangul, Thai, Lao, Khmer, Myanmar */
export const FOLD_IDEOGRAPH = 4
/** invisible characters, non-spacing marks, tatweel and the emphasis mark `*`: neither match nor part a phrase */
export const FOLD_IGNORED = 5

/** Code points of one page of the fold table, as a power of two. */
export const FOLD_PAGE_BITS = 7
export const FOLD_PAGE_COUNT = 8704 // 0x110000 >> FOLD_PAGE_BITS

// ── Tables: one blob of little-endian 32-bit words, made by `bindings/tables.ts`, read by both engines ───────────────────
//
//   word 0    header: see the TABLES_AT words; places are in words from the start of the blob
//        16   page index: FOLD_PAGE_COUNT words, number of the page that holds a code point
//        …    pages: 128 words each, fold entries
//        …    nodes: NODE_WORDS each, in breadth-first order, and one more that closes the edges of the last
//        …    edges: EDGE_WORDS each, sorted by code point within a node
//
// The trie has two roots. Node 0 serves starts where no letter or digit stands before a letter or digit; node 1 serves starts inside
// a word and holds only the markers that are open to the left.

export const TABLES_MAGIC = 0x54475053 // 'SPGT'
export const TABLES_HEADER_WORDS = 16
export const TABLES_AT_MAGIC = 0
export const TABLES_AT_VERSION = 1
/** length of the blob in words */
export const TABLES_AT_LENGTH = 2
export const TABLES_AT_INDEX = 3
export const TABLES_AT_PAGES = 4
export const TABLES_AT_PAGE_COUNT = 5
export const TABLES_AT_NODES = 6
export const TABLES_AT_NODE_COUNT = 7
export const TABLES_AT_EDGES = 8
export const TABLES_AT_EDGE_COUNT = 9
export const TABLES_AT_MARKER_COUNT = 10

/** Of a node: its first edge (the next node's first edge ends the range), and the markers that end here. */
export const NODE_WORDS = 4
export const NODE_AT_EDGES = 0
/** signed, lowest marker that may end where no letter or digit follows a letter or digit; -1 for none */
export const NODE_AT_BOUNDED = 1
/** signed, lowest marker that may end anywhere (open to the right, or its last code point needs no boundary); -1 for none */
export const NODE_AT_OPEN = 2

/** Of an edge: the folded code point, and the node it leads to. White space of a phrase is the code point U+0020. */
export const EDGE_WORDS = 2
export const EDGE_AT_POINT = 0
export const EDGE_AT_NODE = 1

export const ROOT_WORD_START = 0
export const ROOT_WORD_INSIDE = 1

// ── Tokens: maximal runs of code points whose class is not SPACE; the same bits as `tokenClass` of src/engine.ts ────────

/** a code point of class DIGIT */
export const TOKEN_DIGIT = 1
/** U+0041 to U+005A, not at the first code point of the token */
export const TOKEN_UPPER = 2
/** one of . , : ; - ' that is not the last code point of the token */
export const TOKEN_INNER = 4
/** one of / \ _ @ # = $ % & ~ + < > | ^ * ? ! */
export const TOKEN_SIGIL = 8
/** one of " ` “ ” « » „ 「 」 『 』 anywhere, or one of ' ‘ ’ as the first or the last code point of the token */
export const TOKEN_QUOTE = 16
/** one of ( ) [ ] { } */
export const TOKEN_BRACKET = 32
/** a code point above U+007F */
export const TOKEN_WIDE = 64
/** a token with one of these is listed */
export const TOKEN_CANDIDATE = 63
