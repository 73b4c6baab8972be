/** Every limit of the guard, in one place; each is tested at the limit and one past it. */
export const limits = {
  /** spans live in one window */
  spans: 1 << 20,
  /** UTF-8 bytes of one text */
  textBytes: 64 * 1024 * 1024,
  /** edits of one pass */
  edits: 10_000,
  /** targets of one pass, over all its edits */
  targets: 100_000,
  /** UTF-16 units of an id */
  idUnits: 256,
} as const
