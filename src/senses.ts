/** Reads marker classes by a marker's id, as bits: one table for each reader, built when it is first asked for. */
import { markers } from './markers.ts'

/** Makes a reader that answers which of the named classes a marker has, as the sum of their bits. */
export function readerOf(bits: Readonly<Record<string, number>>): (marker: number) => number {
  let table: Uint16Array | undefined
  return (marker) => {
    table ??= Uint16Array.from(markers(), ({ senses }) => senses.reduce((sum, { class: name }) => sum | (bits[name] ?? 0), 0))
    return table[marker] ?? 0
  }
}
