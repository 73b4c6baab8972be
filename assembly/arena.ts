// Texts and rows: where each region of memory begins, the blocks of the arena, the rows of the span table. The map is in
// layout.ts.

import {
  ARENA_SLACK, BLOCK_AT_LENGTH, BLOCK_AT_SLOT, BLOCK_AT_SOURCES, BLOCK_HEADER_BYTES, COMPACTION_FLOOR, FIRST_SLOTS, FLAG_DERIVED,
  FLAG_GENERATION, FLAG_LIVE, FLAG_RETIRED, NO_ROW, RESULT_LENGTH, RESULT_SLOT, RESULT_SLOT_GENERATION, RESULT_SOURCES,
  RESULT_TEXT, RESULTS_AT, ROW_AT_BLOCK, ROW_AT_FLAGS, ROW_AT_HASH_HIGH, ROW_AT_HASH_LOW, ROW_AT_LENGTH, ROW_AT_NEWER,
  ROW_AT_OLDER, ROW_AT_SLOT_GENERATION, ROW_BYTES, SLOT_GENERATION_FIRST, SLOT_GENERATION_LAST, SLOT_LIMIT, SOURCE_BYTES,
  SOURCE_LIMIT, SPAN_LIMIT, STATUS_BROKEN, STATUS_MEMORY, STATUS_OK, STATUS_SLOT_LIMIT, STATUS_SOURCE, STATUS_SOURCE_LIMIT,
  STATUS_SPAN_LIMIT, STATUS_STALE, STATUS_TEXT_LIMIT, TEXT_LIMIT,
} from './layout'
import { isLinked, isOldest, linkRow, openIndex, restoreEntry, unlinkRow } from './duplicates'
import { hashBytes } from './hash'

let rowsAt: usize = 0
let arenaAt: usize = 0
/** bytes of blocks from the start of the arena, and how many of them belong to released rows */
let arenaUsed: u32 = 0
let arenaDead: u32 = 0
let slotRoom: u32 = 0
let slotCount: u32 = 0
let firstFree: i32 = NO_ROW
let liveRows: u32 = 0
let liveBytes: u32 = 0

export function countRows(): u32 { return liveRows }
export function countBytes(): u32 { return liveBytes }
export function countSlots(): u32 { return slotCount }
export function countDead(): u32 { return arenaDead }

// @ts-ignore: decorator
@inline
export function writeResult(place: i32, value: u32): void { store<u32>(<usize>RESULTS_AT + (<usize>place << 2), value) }

// @ts-ignore: decorator
@inline
export function rowAt(slot: u32): usize { return rowsAt + <usize>slot * ROW_BYTES }

// @ts-ignore: decorator
@inline
function blockBytes(length: u32, sources: u32): u32 { return (BLOCK_HEADER_BYTES + sources * SOURCE_BYTES + length + 7) & ~7 }

// @ts-ignore: decorator
@inline
function textOf(block: u32, sources: u32): usize { return arenaAt + block + BLOCK_HEADER_BYTES + sources * SOURCE_BYTES }

// @ts-ignore: decorator
@inline
export function tablesStart(): usize { return (__heap_base + 15) & ~15 }

/** Room for tables behind the static data; says where they go. */
export function reserveTables(bytes: u32): u32 {
  if (!reachTo(<u64>tablesStart() + bytes)) return STATUS_MEMORY
  writeResult(RESULT_TEXT, <u32>tablesStart())
  return STATUS_OK
}

/** Lays out an empty table behind `start`. */
export function openArena(start: usize): u32 {
  rowsAt = (start + 15) & ~15
  slotRoom = 0
  slotCount = 0
  arenaUsed = 0
  arenaAt = rowsAt
  return growRows(FIRST_SLOTS)
}

/** Grows memory so that `end` and the slack lie in it; by half at least, so that growth costs no more than what is written. */
function reachTo(end: u64): bool {
  if (end + ARENA_SLACK > 0x100000000) return false
  const need = <u32>((end + ARENA_SLACK + 0xffff) >> 16), have = <u32>memory.size()
  if (need <= have) return true
  const wish = min<u32>(max<u32>(need, have + (have >> 1)), 65536)
  return memory.grow(wish - have) >= 0 || (wish > need && memory.grow(need - have) >= 0)
}

/** Room for `room` rows: the arena moves up, the index is made anew. */
function growRows(room: u32): u32 {
  const next = <u64>rowsAt + <u64>room * (ROW_BYTES + 8)
  if (!reachTo(next + arenaUsed)) return STATUS_MEMORY
  memory.copy(<usize>next, arenaAt, arenaUsed)
  arenaAt = <usize>next
  slotRoom = room
  openIndex(rowsAt + <usize>room * ROW_BYTES, room << 1)
  for (let slot: u32 = 0; slot < slotCount; slot++) {
    if ((load<u32>(rowAt(slot), ROW_AT_FLAGS) & FLAG_LIVE) != 0 && isOldest(slot)) restoreEntry(slot)
  }
  return STATUS_OK
}

/**
 * Room behind the last block for a text of at most `length` bytes; says where it goes. Nothing else is changed but places in
 * memory.
 */
export function reserveBlock(length: u32, sources: u32): u32 {
  if (length > <u32>TEXT_LIMIT) return STATUS_TEXT_LIMIT
  if (sources > <u32>SOURCE_LIMIT) return STATUS_SOURCE_LIMIT
  if (arenaDead > <u32>COMPACTION_FLOOR && arenaDead > arenaUsed - arenaDead && !compact()) return STATUS_BROKEN
  const size = <u64>blockBytes(length, sources)
  if (!reachTo(<u64>arenaAt + arenaUsed + size)) {
    if (arenaDead == 0) return STATUS_MEMORY
    if (!compact()) return STATUS_BROKEN
    if (!reachTo(<u64>arenaAt + arenaUsed + size)) return STATUS_MEMORY
  }
  writeResult(RESULT_SOURCES, <u32>(arenaAt + arenaUsed + BLOCK_HEADER_BYTES))
  writeResult(RESULT_TEXT, <u32>textOf(arenaUsed, sources))
  return STATUS_OK
}

/** Where the text goes that has been given room. */
export function pendingText(sources: u32): usize { return textOf(arenaUsed, sources) }

/** Moves every live block down over the dead ones. False if the blocks do not fill the arena exactly. */
function compact(): bool {
  let from: u32 = 0, to: u32 = 0
  while (from < arenaUsed) {
    const at = arenaAt + from
    const slot = load<u32>(at, BLOCK_AT_SLOT)
    const size = blockBytes(load<u32>(at, BLOCK_AT_LENGTH), load<u32>(at, BLOCK_AT_SOURCES))
    assert(slot < slotCount && size <= arenaUsed - from, 'a block runs past the arena')
    if (slot >= slotCount || size > arenaUsed - from) return false
    const row = rowAt(slot)
    if ((load<u32>(row, ROW_AT_FLAGS) & FLAG_LIVE) != 0 && load<u32>(row, ROW_AT_BLOCK) == from) {
      if (to != from) memory.copy(arenaAt + to, at, size)
      store<u32>(row, to, ROW_AT_BLOCK)
      to += size
    }
    from += size
  }
  arenaUsed = to
  arenaDead = 0
  return true
}

/** True for a handle of a live row. */
// @ts-ignore: decorator
@inline
function isLive(slot: u32, slotGeneration: u32): bool {
  if (slot >= slotCount) return false
  const row = rowAt(slot)
  return (load<u32>(row, ROW_AT_FLAGS) & FLAG_LIVE) != 0 && load<u32>(row, ROW_AT_SLOT_GENERATION) == slotGeneration
}

/** True if the block of a live row lies in the arena and is its own. */
function ownsBlock(slot: u32): bool {
  const row = rowAt(slot), block = load<u32>(row, ROW_AT_BLOCK), length = load<u32>(row, ROW_AT_LENGTH)
  assert(block < arenaUsed && length <= arenaUsed - block, 'the block of a row lies outside the arena')
  if (block >= arenaUsed || length > arenaUsed - block) return false
  const own = load<u32>(arenaAt + block, BLOCK_AT_SLOT) == slot && load<u32>(arenaAt + block, BLOCK_AT_LENGTH) == length
  assert(own, 'the block of a row names another slot')
  return own
}

/** Makes a row of the text that stands behind the last block. The sources stand before it. */
export function admitBlock(length: u32, sources: u32, generation: u32, hash: u64): u32 {
  let source = arenaAt + arenaUsed + BLOCK_HEADER_BYTES
  for (let each: u32 = 0; each < sources; each++, source += SOURCE_BYTES) {
    const slot = load<u32>(source)
    if (!isLive(slot, load<u32>(source, 4))) return STATUS_STALE
    if (load<u32>(rowAt(slot), ROW_AT_FLAGS) & FLAG_GENERATION) return STATUS_SOURCE
  }
  if (liveRows >= <u32>SPAN_LIMIT) return STATUS_SPAN_LIMIT
  if (firstFree == NO_ROW && slotCount == slotRoom) {
    if (slotRoom >= <u32>SLOT_LIMIT) return STATUS_SLOT_LIMIT
    const size = blockBytes(length, sources)
    // the text has no row yet, but it moves with the arena
    arenaUsed += size
    const status = growRows(slotRoom << 1)
    arenaUsed -= size
    if (status != STATUS_OK) return status
  }
  let slot = <u32>firstFree
  if (firstFree == NO_ROW) {
    slot = slotCount++
    store<u32>(rowAt(slot), SLOT_GENERATION_FIRST, ROW_AT_SLOT_GENERATION)
  } else {
    assert(slot < slotCount && load<u32>(rowAt(slot), ROW_AT_FLAGS) == 0, 'the free list holds a row that is in use')
    if (slot >= slotCount || load<u32>(rowAt(slot), ROW_AT_FLAGS) != 0) return STATUS_BROKEN
    firstFree = load<i32>(rowAt(slot), ROW_AT_NEWER)
  }
  const block = arenaAt + arenaUsed
  store<u32>(block, slot, BLOCK_AT_SLOT)
  store<u32>(block, length, BLOCK_AT_LENGTH)
  store<u32>(block, sources, BLOCK_AT_SOURCES)
  const row = rowAt(slot)
  store<u32>(row, arenaUsed, ROW_AT_BLOCK)
  store<u32>(row, length, ROW_AT_LENGTH)
  store<u32>(row, <u32>hash, ROW_AT_HASH_LOW)
  store<u32>(row, <u32>(hash >> 32), ROW_AT_HASH_HIGH)
  store<u32>(row, generation == 1 ? FLAG_LIVE | FLAG_DERIVED | FLAG_GENERATION : FLAG_LIVE, ROW_AT_FLAGS)
  arenaUsed += blockBytes(length, sources)
  liveRows++
  liveBytes += length
  linkRow(slot)
  writeResult(RESULT_SLOT, slot)
  writeResult(RESULT_SLOT_GENERATION, load<u32>(row, ROW_AT_SLOT_GENERATION))
  return STATUS_OK
}

/** Frees a row. Its slot gets the next generation, or is retired if there is none. */
export function releaseRow(slot: u32, slotGeneration: u32): u32 {
  if (!isLive(slot, slotGeneration)) return STATUS_STALE
  const row = rowAt(slot), place = load<u32>(row, ROW_AT_BLOCK), length = load<u32>(row, ROW_AT_LENGTH)
  if (!ownsBlock(slot)) return STATUS_BROKEN
  if (!unlinkRow(slot)) return STATUS_BROKEN
  const size = blockBytes(length, load<u32>(arenaAt + place, BLOCK_AT_SOURCES))
  if (place + size == arenaUsed) arenaUsed = place
  else arenaDead += size
  liveRows--
  liveBytes -= length
  if (slotGeneration == <u32>SLOT_GENERATION_LAST) {
    store<u32>(row, FLAG_RETIRED, ROW_AT_FLAGS)
    return STATUS_OK
  }
  store<u32>(row, 0, ROW_AT_FLAGS)
  store<u32>(row, slotGeneration + 1, ROW_AT_SLOT_GENERATION)
  store<i32>(row, firstFree, ROW_AT_NEWER)
  firstFree = slot
  return STATUS_OK
}

/** Says where the text of a row is. */
export function findRow(slot: u32, slotGeneration: u32): u32 {
  if (!isLive(slot, slotGeneration)) return STATUS_STALE
  if (!ownsBlock(slot)) return STATUS_BROKEN
  writeResult(RESULT_TEXT, <u32>textAt(slot))
  writeResult(RESULT_LENGTH, load<u32>(rowAt(slot), ROW_AT_LENGTH))
  return STATUS_OK
}

/** The address of the text of a live row. */
export function textAt(slot: u32): usize {
  const block = load<u32>(rowAt(slot), ROW_AT_BLOCK)
  return textOf(block, load<u32>(arenaAt + block, BLOCK_AT_SOURCES))
}

// ── For the debug kernel ────────────────────────────────────────────────────────────────────────────────────────────────

export function ageSlot(slot: u32, slotGeneration: u32): u32 {
  if (slot >= slotCount) return STATUS_STALE
  store<u32>(rowAt(slot), slotGeneration, ROW_AT_SLOT_GENERATION)
  return STATUS_OK
}

/** Walks blocks, rows, chains and the free list, and compares what they say of one another. */
export function checkTable(): u32 {
  let live: u32 = 0, bytes: u32 = 0, retired: u32 = 0, free: u32 = 0, used: u32 = 0, dead: u32 = 0
  for (let slot: u32 = 0; slot < slotCount; slot++) {
    const row = rowAt(slot), flags = load<u32>(row, ROW_AT_FLAGS)
    if (flags & FLAG_RETIRED) retired++
    if ((flags & FLAG_LIVE) == 0) continue
    live++
    bytes += load<u32>(row, ROW_AT_LENGTH)
    assert(load<u32>(arenaAt + load<u32>(row, ROW_AT_BLOCK), BLOCK_AT_SLOT) == slot, 'the block of a row names another slot')
    const hash = hashBytes(textAt(slot), load<u32>(row, ROW_AT_LENGTH))
    assert(hash == load<u64>(row, ROW_AT_HASH_LOW), 'the hash of a row is not that of its bytes')
    assert(isLinked(slot), 'a live row is not in the chain of its hash')
  }
  for (let slot = firstFree; slot != NO_ROW; slot = load<i32>(rowAt(slot), ROW_AT_NEWER)) {
    assert(<u32>slot < slotCount && load<u32>(rowAt(slot), ROW_AT_FLAGS) == 0, 'the free list holds a row that is in use')
    free++
  }
  for (let block: u32 = 0; block < arenaUsed;) {
    const at = arenaAt + block, slot = load<u32>(at, BLOCK_AT_SLOT)
    const size = blockBytes(load<u32>(at, BLOCK_AT_LENGTH), load<u32>(at, BLOCK_AT_SOURCES))
    if ((load<u32>(rowAt(slot), ROW_AT_FLAGS) & FLAG_LIVE) != 0 && load<u32>(rowAt(slot), ROW_AT_BLOCK) == block) used += size
    else dead += size
    block += size
  }
  assert(live == liveRows && bytes == liveBytes, 'live rows or their bytes are miscounted')
  assert(live + retired + free == slotCount, 'a slot is neither live nor free nor retired')
  assert(dead == arenaDead && used + dead == arenaUsed, 'dead bytes are miscounted')
  return STATUS_OK
}
