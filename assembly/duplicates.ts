// Rows by hash: an open-addressing index of the oldest row of each hash, and from it the chain of the younger ones. A hash is
// only a hint, since it can be collided on purpose: equality is decided by bytes.

import {
  NO_ROW, RESULT_SLOT, RESULT_SLOT_GENERATION, ROW_AT_HASH_HIGH, ROW_AT_HASH_LOW, ROW_AT_LENGTH, ROW_AT_NEWER, ROW_AT_OLDER,
  ROW_AT_SLOT_GENERATION, STATUS_BROKEN, STATUS_NONE, STATUS_OK,
} from './layout'
import { countSlots, findRow, rowAt, textAt, writeResult } from './arena'

let indexAt: usize = 0
let indexMask: u32 = 0

// @ts-ignore: decorator
@inline
function entryAt(place: u32): usize { return indexAt + (<usize>place << 2) }

// @ts-ignore: decorator
@inline
function homeOf(slot: u32): u32 { return load<u32>(rowAt(slot), ROW_AT_HASH_LOW) & indexMask }

// @ts-ignore: decorator
@inline
function sameHash(left: u32, right: u32): bool {
  const a = rowAt(left), b = rowAt(right)
  // low and high half stand side by side
  return load<u64>(a, ROW_AT_HASH_LOW) == load<u64>(b, ROW_AT_HASH_LOW)
}

/** An empty index of `capacity` entries, a power of two, at most half of which will be used. */
export function openIndex(start: usize, capacity: u32): void {
  indexAt = start
  indexMask = capacity - 1
  memory.fill(start, 0, <usize>capacity << 2)
}

/** The place of the entry for the hash of a row, or of the empty entry where it would go. */
function findPlace(slot: u32): u32 {
  let place = homeOf(slot)
  while (true) {
    const entry = load<u32>(entryAt(place))
    if (entry == 0 || sameHash(entry - 1, slot)) return place
    place = (place + 1) & indexMask
  }
}

/** Puts the oldest row of a hash back into an index that was emptied. */
export function restoreEntry(slot: u32): void { store<u32>(entryAt(findPlace(slot)), slot + 1) }

/** True for the first row of a chain: its `older` is the newest row, which has no `newer`. */
export function isOldest(slot: u32): bool {
  return load<i32>(rowAt(load<u32>(rowAt(slot), ROW_AT_OLDER)), ROW_AT_NEWER) != <i32>slot
}

/** Adds a row to the end of the chain of its hash. */
export function linkRow(slot: u32): void {
  const row = rowAt(slot), place = findPlace(slot), entry = load<u32>(entryAt(place))
  store<i32>(row, NO_ROW, ROW_AT_NEWER)
  if (entry == 0) {
    store<u32>(entryAt(place), slot + 1)
    store<u32>(row, slot, ROW_AT_OLDER)
    return
  }
  const oldest = rowAt(entry - 1), newest = load<u32>(oldest, ROW_AT_OLDER)
  store<u32>(rowAt(newest), slot, ROW_AT_NEWER)
  store<u32>(row, newest, ROW_AT_OLDER)
  store<u32>(oldest, slot, ROW_AT_OLDER)
}

/** Takes a row out of its chain. False if the index does not know the hash. */
export function unlinkRow(slot: u32): bool {
  const row = rowAt(slot), place = findPlace(slot), entry = load<u32>(entryAt(place))
  if (entry == 0) return false
  const older = load<u32>(row, ROW_AT_OLDER), newer = load<i32>(row, ROW_AT_NEWER)
  if (entry - 1 != slot) {
    store<i32>(rowAt(older), newer, ROW_AT_NEWER)
    store<u32>(newer == NO_ROW ? rowAt(entry - 1) : rowAt(<u32>newer), older, ROW_AT_OLDER)
    return true
  }
  if (newer == NO_ROW) {
    removeEntry(place)
  } else {
    store<u32>(entryAt(place), <u32>newer + 1)
    // the newest row, unless it is the one that becomes the oldest and so its own newest
    store<u32>(rowAt(<u32>newer), older, ROW_AT_OLDER)
  }
  return true
}

/** Empties an entry and moves back those that had to pass over it (Knuth, vol. 3, 6.4, algorithm R). */
function removeEntry(place: u32): void {
  let hole = place, at = place
  while (true) {
    at = (at + 1) & indexMask
    const entry = load<u32>(entryAt(at))
    if (entry == 0) break
    // how far the entry and the hole are from where the entry wants to be
    if (((at - homeOf(entry - 1)) & indexMask) < ((at - hole) & indexMask)) continue
    store<u32>(entryAt(hole), entry)
    hole = at
  }
  store<u32>(entryAt(hole), 0)
}

function sameBytes(left: usize, right: usize, length: u32): bool {
  const end = left + length
  while (left + 8 <= end) {
    if (load<u64>(left) != load<u64>(right)) return false
    left += 8
    right += 8
  }
  while (left < end) {
    if (load<u8>(left) != load<u8>(right)) return false
    left++
    right++
  }
  return true
}

/** The oldest other row with the same bytes; says its handle. */
export function findEqual(slot: u32, slotGeneration: u32): u32 {
  const status = findRow(slot, slotGeneration)
  if (status != STATUS_OK) return status
  const entry = load<u32>(entryAt(findPlace(slot)))
  if (entry == 0) return STATUS_BROKEN
  const length = load<u32>(rowAt(slot), ROW_AT_LENGTH), text = textAt(slot)
  let steps = countSlots()
  for (let other = <i32>(entry - 1); other != NO_ROW; other = load<i32>(rowAt(other), ROW_AT_NEWER)) {
    if (<u32>other >= countSlots() || steps-- == 0) return STATUS_BROKEN
    if (<u32>other == slot || load<u32>(rowAt(other), ROW_AT_LENGTH) != length) continue
    if (!sameBytes(text, textAt(other), length)) continue
    writeResult(RESULT_SLOT, other)
    writeResult(RESULT_SLOT_GENERATION, load<u32>(rowAt(other), ROW_AT_SLOT_GENERATION))
    return STATUS_OK
  }
  return STATUS_NONE
}

/** True if a live row can be reached from the index. */
export function isLinked(slot: u32): bool {
  const entry = load<u32>(entryAt(findPlace(slot)))
  if (entry == 0) return false
  for (let other = <i32>(entry - 1); other != NO_ROW; other = load<i32>(rowAt(other), ROW_AT_NEWER)) {
    if (other == <i32>slot) return true
  }
  return false
}
