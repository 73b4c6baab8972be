// What the kernel exports. Numbers in, numbers out: a call answers a status (layout.ts), and what it found stands among the
// results. It allocates nothing, imports nothing, and does not trap. Texts, tables and sources are written into its memory by the
// one file of the bindings that knows the memory map.
//
//   open, acceptTables                      once
//   prepare → (text is written) → measure → scan until STATUS_OK → admit, or nothing more
//   release, find, findDuplicate            by slot and generation of the slot

import {
  admitBlock, countBytes, countRows, findRow, openArena, pendingText, releaseRow, reserveBlock, reserveTables, tablesStart,
  writeResult,
} from './arena'
import { findEqual } from './duplicates'
import { hashBytes } from './hash'
import { LAYOUT_VERSION, RESULT_HASH_HIGH, RESULT_HASH_LOW, STATUS_OK, STATUS_ORDER, STATUS_TABLES } from './layout'
import { fillAscii } from './literals'
import { fillPrefixes, openTables } from './markers'
import { continueScan, startScan } from './scan'

// what was done last, so that no call meets a text that is not there
const CLOSED: u32 = 0
const LOADING: u32 = 1
const IDLE: u32 = 2
const PREPARED: u32 = 3
const SCANNING: u32 = 4
const SCANNED: u32 = 5
let stage: u32 = CLOSED

let tablesLength: u32 = 0
let roomLength: u32 = 0
let roomSources: u32 = 0
let text: usize = 0
let textLength: u32 = 0
let textHash: u64 = 0

/** The layout that this kernel was compiled with. */
export function layoutVersion(): u32 { return LAYOUT_VERSION }

/** Room for tables of `bytes` bytes; RESULT_TEXT says where they go. */
export function open(bytes: u32): u32 {
  if (stage != CLOSED) return STATUS_ORDER
  if ((bytes & 3) != 0) return STATUS_TABLES
  const status = reserveTables(bytes)
  if (status != STATUS_OK) return status
  tablesLength = bytes
  stage = LOADING
  return STATUS_OK
}

/** Takes the tables that were written. */
export function acceptTables(): u32 {
  if (stage != LOADING) return STATUS_ORDER
  let status = openTables(tablesStart(), tablesLength >> 2)
  if (status != STATUS_OK) return status
  fillAscii()
  fillPrefixes()
  status = openArena(tablesStart() + tablesLength)
  if (status == STATUS_OK) stage = IDLE
  return status
}

/** Room for a text of at most `length` bytes with `sources` sources; RESULT_TEXT and RESULT_SOURCES say where they go. */
export function prepare(length: u32, sources: u32): u32 {
  if (stage < IDLE) return STATUS_ORDER
  const status = reserveBlock(length, sources)
  if (status != STATUS_OK) return status
  roomLength = length
  roomSources = sources
  stage = PREPARED
  return STATUS_OK
}

/** Hashes the text of `length` bytes that was written, and starts its scan. */
export function measure(length: u32): u32 {
  if (stage != PREPARED || length > roomLength) return STATUS_ORDER
  text = pendingText(roomSources)
  textLength = length
  textHash = hashBytes(text, length)
  writeResult(RESULT_HASH_LOW, <u32>textHash)
  writeResult(RESULT_HASH_HIGH, <u32>(textHash >> 32))
  startScan(text, length)
  stage = SCANNING
  return STATUS_OK
}

/** Fills the records; STATUS_MORE if there are more to come. RESULT_MARKERS and RESULT_TOKENS say how many there are. */
export function scan(): u32 {
  if (stage != SCANNING) return STATUS_ORDER
  const status = continueScan()
  if (status == STATUS_OK) stage = SCANNED
  return status
}

/** Makes a row of the text that was scanned; RESULT_SLOT and RESULT_SLOT_GENERATION are its handle. */
export function admit(generation: u32): u32 {
  if (stage != SCANNED || generation > 1) return STATUS_ORDER
  stage = IDLE
  return admitBlock(textLength, roomSources, generation, textHash)
}

export function release(slot: u32, slotGeneration: u32): u32 {
  if (stage < IDLE) return STATUS_ORDER
  stage = IDLE
  return releaseRow(slot, slotGeneration)
}

/** RESULT_TEXT and RESULT_LENGTH say where the bytes of a row are. */
export function find(slot: u32, slotGeneration: u32): u32 { return stage < IDLE ? STATUS_ORDER : findRow(slot, slotGeneration) }

/**
 * RESULT_SLOT and RESULT_SLOT_GENERATION are the handle of the oldest other row with the same bytes. STATUS_NONE if there is
 * none.
 */
export function findDuplicate(slot: u32, slotGeneration: u32): u32 {
  return stage < IDLE ? STATUS_ORDER : findEqual(slot, slotGeneration)
}

export function rowsInUse(): u32 { return countRows() }
/** Bytes of the texts of all live rows. */
export function bytesInUse(): u32 { return countBytes() }
