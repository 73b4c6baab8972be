import { describe, expect, test } from 'vitest'
import { encodeTables, findEdge, foldEntry, readMarker, readTables, tablesBytes } from '../../bindings/tables.ts'
import { foldCodePoint } from '../../src/fold.ts'
import { markers } from '../../src/markers.ts'

describe('the tables', () => {
  test('are encoded once, and always to the same bytes', () => {
    expect(tablesBytes()).toBe(tablesBytes())
    expect(Buffer.compare(Buffer.from(encodeTables(markers())), Buffer.from(tablesBytes()))).toBe(0)
  })

  test('change with a marker and with its openness', () => {
    const one = encodeTables([{ folded: 'must', openLeft: false, openRight: false }])
    for (const other of [{ folded: 'musts', openLeft: false, openRight: false }, { folded: 'must', openLeft: true, openRight: false }, { folded: 'must', openLeft: false, openRight: true }]) {
      expect(Buffer.compare(Buffer.from(one), Buffer.from(encodeTables([other])))).not.toBe(0)
    }
  })

  test('hold the fold of every code point', () => {
    const tables = readTables(tablesBytes())
    for (let point = 0; point <= 0x10ffff; point++) {
      const entry = foldEntry(tables, point), value = ((entry >>> 21) << 21) | ((point + entry) & 0x1fffff)
      if (value !== foldCodePoint(point)) expect.fail(`U+${point.toString(16)}`)
    }
  })

  test('lead to every marker, or to a lower one of the same phrase', () => {
    const tables = readTables(tablesBytes()), list = markers()
    list.forEach(({ folded, openLeft }, id) => {
      for (const root of openLeft ? [0, 1] : [0]) {
        let node = root
        for (const char of folded) if (node >= 0) node = findEdge(tables, node, char.codePointAt(0)!)
        // a phrase that does not begin with a letter or digit has no place inside a word
        if (root === 1 && node < 0) continue
        const found = readMarker(tables, node, true)
        expect(found).toBeLessThanOrEqual(id)
        expect(list[found]!.folded).toBe(folded)
      }
    })
  })

  test('that are cut short or of another layout are refused', () => {
    const bytes = tablesBytes(), refused = expect.objectContaining({ name: 'KernelError', code: 'layout' })
    for (const length of [0, 3, 4, 63, 64, bytes.length - 4, bytes.length - 1]) expect(() => readTables(bytes.slice(0, length))).toThrow(refused)
    const other = bytes.slice()
    other[4] = other[4]! + 1
    expect(() => readTables(other)).toThrow(refused)
  })
})
