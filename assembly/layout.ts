/**
 * What both compilers must agree on: classes of code points, bits of tokens, the byte layout of the tables, and the memory map
 * and rows of the kernel. Read by asc and by tsc alike, so it holds plain numbers only.
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
//        …    nodes: NODE_WORDS each, a node before its children, and one more that closes the edges of the last
//        …    edges: EDGE_WORDS each, sorted by code point within a node
//        …    fans: FAN_WORDS each: the node that each of the commonest code points leads to, 0 for none; fan 0 leads nowhere
//
// The trie has two roots. Node 0 serves starts where no letter or digit stands before a letter or digit; node 1 serves starts
// inside a word and holds only the markers that are open to the left.

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
export const TABLES_AT_FANS = 11
export const TABLES_AT_FAN_COUNT = 12

/** Of a node: its first edge (the next node's first edge ends the range), and the markers that end here. */
export const NODE_WORDS = 4
export const NODE_AT_EDGES = 0
/** signed, lowest marker that may end where no letter or digit follows a letter or digit; -1 for none */
export const NODE_AT_BOUNDED = 1
/** signed, lowest marker that may end anywhere (open to the right, or its last code point needs no boundary); -1 for none */
export const NODE_AT_OPEN = 2
/**
 * signed: above 0 the number of its fan; below 0 minus the code point of its only edge, which leads to the next node and does not
 * stand among the edges; 0 if no code point of a fan leads on
 */
export const NODE_AT_NEXT = 3

/** Of an edge: the folded code point, and the node it leads to. White space of a phrase is the code point U+0020. */
export const EDGE_WORDS = 2
export const EDGE_AT_POINT = 0
export const EDGE_AT_NODE = 1

/**
 * A fan answers for U+0061 to U+007A, U+0020, U+0027 and U+002D in places 0 to 28; any other code point is sought among the
 * edges.
 */
export const FAN_WORDS = 32
export const FAN_SPACE = 26
export const FAN_APOSTROPHE = 27
export const FAN_HYPHEN = 28
export const FAN_NONE = 31
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

// ── Limits, the same as in src/limits.ts and bindings/admission.ts; a test holds them together ───────────────────────────

/** live rows */
export const SPAN_LIMIT = 1 << 20
/** slots, live, free and retired; a handle is slot + SLOT_LIMIT × generation of the slot */
export const SLOT_LIMIT = 1 << 21
/** UTF-8 bytes of one text */
export const TEXT_LIMIT = 64 << 20
/** sources of one row */
export const SOURCE_LIMIT = 100000
/**
 * generations of a slot are unsigned: from 1 to 2^32 - 1, which is -1 here; a slot at the last one is retired when it is released
 */
export const SLOT_GENERATION_FIRST = 1
export const SLOT_GENERATION_LAST = -1

// ── Memory map of the kernel, in bytes ──────────────────────────────────────────────────────────────────────────────────
//
//   0x00000   64      nothing: a zero address is a mistake
//   0x00040   64      results: one word each, see RESULT_
//   0x00400   2048    ASCII table, four words for each code point below 128, see ASCII_
//   0x01000   49152   marker records: 4096 × (start, end, marker)
//   0x0d000   49152   token records: 4096 × (start, end, classes)
//   0x19000   4096    prefix filter: a bit for each hash of four letters that some marker begins with, see PREFIX_
//   0x20000   …       static data of the compiler (none in the release kernel)
//   …         …       tables
//   …         …       rows: 32 bytes × slots, room doubles
//   …         …       index: 4 bytes × 2 × slots, open addressing: slot + 1 of the oldest row with a hash, 0 for none
//   …         …       arena: blocks of 16 bytes of header, 8 × sources, the text, padded to 8; then the text being measured
//
// Room for rows is made by moving the arena up; places in the arena are kept relative to its start. 64 bytes are kept free at the
// end.

export const RESULTS_AT = 64
export const ASCII_AT = 1024
export const MARKER_RECORDS_AT = 4096
export const RECORD_CAPACITY = 4096
export const RECORD_BYTES = 12
export const TOKEN_RECORDS_AT = 53248 // MARKER_RECORDS_AT + RECORD_CAPACITY * RECORD_BYTES
export const PREFIXES_AT = 102400 // TOKEN_RECORDS_AT + RECORD_CAPACITY * RECORD_BYTES
export const PREFIX_BITS = 15
/** 2^32 ÷ golden ratio */
export const PREFIX_FACTOR = -1640531535
export const STATIC_AT = 131072 // memoryBase of asconfig.json
export const ARENA_SLACK = 64

/** What the last call left, in words from RESULTS_AT. */
export const RESULT_HASH_LOW = 0
export const RESULT_HASH_HIGH = 1
/** records of the last `scan` */
export const RESULT_MARKERS = 2
export const RESULT_TOKENS = 3
/** a row: its slot and the generation of the slot */
export const RESULT_SLOT = 4
export const RESULT_SLOT_GENERATION = 5
/** a text: its address and length; for `prepare` the address where it goes */
export const RESULT_TEXT = 6
export const RESULT_LENGTH = 7
/** the address where the sources of the text go */
export const RESULT_SOURCES = 8

/** Rows of the span table. */
export const ROW_BYTES = 32
/** start of the block in the arena */
export const ROW_AT_BLOCK = 0
/** length of the text */
export const ROW_AT_LENGTH = 4
export const ROW_AT_HASH_LOW = 8
export const ROW_AT_HASH_HIGH = 12
export const ROW_AT_FLAGS = 16
export const ROW_AT_SLOT_GENERATION = 20
/** the row of the same hash that was admitted before; of the oldest, the newest. Nothing in a free slot */
export const ROW_AT_OLDER = 24
/** the row of the same hash that was admitted next; of a free slot, the next free one. -1 for none */
export const ROW_AT_NEWER = 28
export const NO_ROW = -1
/** flags of a row; `derived` is its provenance, and bit 2 its generation, which is 0 or 1 */
export const FLAG_LIVE = 1
export const FLAG_DERIVED = 2
export const FLAG_GENERATION = 4
export const FLAG_RETIRED = 8
/** slots of the first table */
export const FIRST_SLOTS = 256

/** Blocks of the arena. */
export const BLOCK_HEADER_BYTES = 16
export const BLOCK_AT_SLOT = 0
export const BLOCK_AT_LENGTH = 4
/** number of sources; each is two words, slot and generation of the slot */
export const BLOCK_AT_SOURCES = 8
export const SOURCE_BYTES = 8
/** dead bytes below which the arena is not compacted */
export const COMPACTION_FLOOR = 65536

/**
 * The ASCII table, of each code point: what it is, its fold entry, and the nodes that it leads to from the two roots, -1 for
 * none.
 */
export const ASCII_BYTES = 16
export const ASCII_AT_POINT = 0
export const ASCII_AT_NODE_START = 4
export const ASCII_AT_NODE_INSIDE = 8
export const ASCII_AT_ENTRY = 12
/**
 * What a code point is: its token bits in bits 0 to 7, these flags, its place in a fan from bit 16 on, its class from bit 24 on.
 */
export const POINT_INNER = 256
export const POINT_EDGE_QUOTE = 512
export const POINT_UPPER = 1024
export const POINT_FAN_SHIFT = 16
export const POINT_CLASS_SHIFT = 24

// ── Status of a call ────────────────────────────────────────────────────────────────────────────────────────────────────

export const STATUS_OK = 0
/** `scan`: the records are full, call again; */
export const STATUS_MORE = 1
/** `findDuplicate`: there is none */
export const STATUS_NONE = 2
/** the slot and its generation name no live row */
export const STATUS_STALE = 3
/** a source is of generation 1 */
export const STATUS_SOURCE = 4
export const STATUS_TEXT_LIMIT = 5
export const STATUS_SPAN_LIMIT = 6
export const STATUS_SLOT_LIMIT = 7
export const STATUS_SOURCE_LIMIT = 8
/** memory could not grow; nothing was changed */
export const STATUS_MEMORY = 9
/** the tables are of another layout, or damaged */
export const STATUS_TABLES = 10
/** calls came in an order that has no meaning: a scan before a text was measured, a row before its text was scanned */
export const STATUS_ORDER = 11
/** the span table contradicts itself; no later answer can be trusted */
export const STATUS_BROKEN = 12
