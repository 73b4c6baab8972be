/** Reads marker classes by a marker's id, as bits: one table for each reader, built when it is first asked for. */
import { readShorter } from './lexicon.ts'
import { markers } from './markers.ts'

/**
 * Makes a reader that answers which of the named classes a marker has, as the sum of their bits. An engine reports the longest marker
 * at a place; a class whose bit is in `inherited` holds for it too where a shorter marker at its head has it ("not until I" is a "not until").
 */
export function readerOf(bits: Readonly<Record<string, number>>, inherited = 0): (marker: number) => number {
  let table: Uint16Array | undefined
  return (marker) => (table ??= buildTable(bits, inherited))[marker] ?? 0
}

function buildTable(bits: Readonly<Record<string, number>>, inherited: number): Uint16Array {
  const own = markers().map(({ senses }) => senses.reduce((sum, { class: name }) => sum | (bits[name] ?? 0), 0))
  return Uint16Array.from(own, (value, id) => readShorter(id).reduce((sum, shorter) => sum | (own[shorter]! & inherited), value))
}
