/**
 * What both engines ask of a text and of a row before they touch memory, and how a handle is made of a slot and its generation.
 */
import { LimitError, ProtocolError } from '../src/errors.ts'
import type { Row, RowHandle } from '../src/engine.ts'
import { limits } from '../src/limits.ts'

/** Slots of the span table: live rows and, beyond `limits.spans`, slots retired because their generation is used up. */
export const slotLimit = 2 ** 21
/** Generations of a slot begin at 1 and are 32-bit; at the last one the slot is retired and never used again. */
export const firstSlotGeneration = 1
export const lastSlotGeneration = 0xffffffff

/** Texts of up to so many UTF-16 units are not counted before they are encoded: three bytes a unit are few enough to reserve. */
const uncountedUnits = 1 << 16

/**
 * Checks a text and says how many bytes of room its UTF-8 needs: for a long text exactly, for a short one at most.
 * @throws ProtocolError `text-not-well-formed` for a lone surrogate; LimitError past `limits.textBytes`. Allocates nothing.
 */
export function measureRoom(text: string): number {
  if (!text.isWellFormed()) {
    throw new ProtocolError('text-not-well-formed', 'the text has a lone surrogate; well-formed UTF-16 is expected')
  }
  if (text.length <= uncountedUnits) return text.length * 3
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    // a surrogate pair is 4 bytes: 2 for each of its units
    if (unit > 0x7f) bytes += unit < 0x800 || (unit & 0xf800) === 0xd800 ? 1 : 2
  }
  if (bytes > limits.textBytes) throw new LimitError('text bytes', bytes, limits.textBytes)
  return bytes
}

/** @throws ProtocolError `row` for a row that contradicts itself; LimitError for more sources than a pass has targets. */
export function checkRow(row: Row): void {
  const { generation, derived, sources } = row
  if (generation !== 0 && generation !== 1) throw new ProtocolError('row', `generation is ${String(generation)}, not 0 or 1`)
  if (derived !== (generation === 1)) throw new ProtocolError('row', `a row of generation ${generation} says derived ${derived}`)
  if (!derived && sources.length > 0) throw new ProtocolError('row', 'an observed row has sources; only a derived row has them')
  if (sources.length > limits.targets) throw new LimitError('sources of a row', sources.length, limits.targets)
}

export function makeHandle(slot: number, generation: number): RowHandle { return generation * slotLimit + slot }
/** The slot and the generation that a handle names; a slot that no table has for what no engine can have issued. */
export function readHandle(handle: RowHandle): { readonly slot: number; readonly generation: number } {
  if (!Number.isSafeInteger(handle) || handle < 0) return { slot: 0xffffffff, generation: 0 }
  return { slot: handle % slotLimit, generation: Math.floor(handle / slotLimit) }
}

export function staleHandle(): ProtocolError {
  return new ProtocolError('stale-handle', 'the handle names no live row: it was released, or never issued')
}
export function wrongSource(): ProtocolError {
  return new ProtocolError('row', 'a source of a derived row has generation 1; only observed rows can be sources')
}
