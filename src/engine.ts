/**
 * What measures text: the kernel (WebAssembly) and the reference engine (plain TypeScript) both implement `Engine`.
 * An engine finds candidates and counts; it knows no policy. Offsets are UTF-16 units of the text that was given.
 */

/** A row of the span table: slot + 2^21 × generation of the slot, so that a stale handle is never taken for a new row. */
export type RowHandle = number

/** What one pass over one text found. All numbers; nothing here depends on policy, role or window. */
export interface Scan {
  /** Length in UTF-8 bytes. */
  readonly bytes: number
  /** XXH64 (seed 0) of the UTF-8 bytes, low and high 32 bits, unsigned. For lookup only: it can be collided on purpose. */
  readonly hashLow: number
  readonly hashHigh: number
  /**
   * Hits of the marker table, three numbers each: start, end (exclusive), marker id (index into `markers`).
   * In order of start; at each start only the longest hit whose boundaries hold.
   */
  readonly markers: Int32Array
  /**
   * Candidate tokens for literals, three numbers each: start, end (exclusive), classes (`tokenClass` bits).
   * A token is a maximal run without white space; only tokens with a bit of `tokenClass.candidate` are listed.
   */
  readonly tokens: Int32Array
}

/** Bits of a candidate token. */
export const tokenClass = {
  /** a digit of any script (folded class DIGIT) */ digit: 1,
  /** A to Z anywhere but at the first code point of the token */ upper: 2,
  /** one of . , : ; - ' followed by another code point of the token */ inner: 4,
  /** one of / \ _ @ # = $ % & ~ + < > | ^ * ? ! */ sigil: 8,
  /** a quotation mark: " ` “ ” « » „ 「 」 『 』 anywhere, or ' ‘ ’ at the start or end of the token */ quote: 16,
  /** one of ( ) [ ] { } */ bracket: 32,
  /** a code point above U+007F */ wide: 64,
  /** a token with one of these is listed */ candidate: 1 | 2 | 4 | 8 | 16 | 32,
} as const

/** Metadata that a row of the span table carries beside the bytes. */
export interface Row {
  readonly derived: boolean
  /** 0 observed, 1 derived from observed rows; an engine refuses anything else. */
  readonly generation: 0 | 1
  /** Rows that a derived row stands for; each must be live when the row is admitted, and of generation 0. */
  readonly sources: readonly RowHandle[]
}

/**
 * Errors: `LimitError` where text or table would pass a limit; `ProtocolError` code `text-not-well-formed` for a lone surrogate, code
 * `stale-handle` for a handle that was released, code `row` for a row that contradicts itself. `KernelError` code `memory` where memory
 * cannot grow (nothing was changed), code `broken` for anything unexpected, and then for every later call.
 */
export interface Engine {
  readonly name: 'wasm' | 'reference'
  /** Measures a text and keeps nothing. */
  measure(text: string): Scan
  /** Measures a text and keeps its bytes in a new row. */
  admit(text: string, row: Row): { readonly handle: RowHandle; readonly scan: Scan }
  /** Frees a row; the handle is stale from now on. */
  release(handle: RowHandle): void
  /** A copy of the UTF-8 bytes of a row. */
  bytes(handle: RowHandle): Uint8Array
  /** Of the other live rows with the same bytes the one admitted first (the hash is only the index; bytes are compared), or undefined. */
  findDuplicate(handle: RowHandle): RowHandle | undefined
  /** Rows in use and bytes of text in use. */
  usage(): { readonly rows: number; readonly bytes: number }
}
