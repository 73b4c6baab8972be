// What only the debug kernel exports: a view of the insides for tests.

import { ageSlot, checkTable, countDead, countSlots } from './arena'

/** Gives a live row's slot another generation, as if it had been used that often. */
export function setSlotGeneration(slot: u32, slotGeneration: u32): u32 { return ageSlot(slot, slotGeneration) }
/** Walks all that the table keeps and checks that it agrees with itself. */
export function checkConsistency(): u32 { return checkTable() }
export function slotsMade(): u32 { return countSlots() }
export function deadBytes(): u32 { return countDead() }
