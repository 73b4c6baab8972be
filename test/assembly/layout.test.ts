/** What the kernel exports and imports, and that the numbers that several files hold are the same numbers. */
import { describe, expect, test } from 'vitest'
import * as layout from '../../assembly/layout.ts'
import { firstSlotGeneration, lastSlotGeneration, slotLimit } from '../../bindings/admission.ts'
import { tokenClass } from '../../src/engine.ts'
import { foldClass, foldTable } from '../../src/fold.ts'
import { limits } from '../../src/limits.ts'
import { releaseBytes } from '../support/kernels.ts'

describe('the release kernel', () => {
  const module = new WebAssembly.Module(releaseBytes)

  test('imports nothing', () => {
    expect(WebAssembly.Module.imports(module)).toEqual([])
  })

  test('exports these calls and its memory', () => {
    expect(WebAssembly.Module.exports(module).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'function layoutVersion', 'function open', 'function acceptTables', 'function prepare', 'function measure', 'function scan', 'function admit',
      'function release', 'function find', 'function findDuplicate', 'function rowsInUse', 'function bytesInUse', 'memory memory',
    ])
  })

  test('takes and answers 32-bit numbers only, and has no static data', () => {
    const { memory, ...functions } = new WebAssembly.Instance(module, {}).exports
    for (const call of Object.values(functions)) expect(() => Number((call as () => unknown)())).not.toThrow()
    // a call with no arguments is refused, not obeyed: nothing but its own tables was ever written
    const words = new Uint32Array((memory as WebAssembly.Memory).buffer)
    expect(words.slice(layout.STATIC_AT / 4, layout.STATIC_AT / 4 + 256).every((word) => word === 0)).toBe(true)
  })
})

describe('the layout', () => {
  test('agrees with the limits, the token classes and the fold', () => {
    expect(layout.SPAN_LIMIT).toBe(limits.spans)
    expect(layout.TEXT_LIMIT).toBe(limits.textBytes)
    expect(layout.SOURCE_LIMIT).toBe(limits.targets)
    expect(layout.SLOT_LIMIT).toBe(slotLimit)
    expect(layout.SLOT_GENERATION_FIRST).toBe(firstSlotGeneration)
    expect(layout.SLOT_GENERATION_LAST >>> 0).toBe(lastSlotGeneration)
    expect({
      digit: layout.TOKEN_DIGIT, upper: layout.TOKEN_UPPER, inner: layout.TOKEN_INNER, sigil: layout.TOKEN_SIGIL, quote: layout.TOKEN_QUOTE,
      bracket: layout.TOKEN_BRACKET, wide: layout.TOKEN_WIDE, candidate: layout.TOKEN_CANDIDATE,
    }).toEqual(tokenClass)
    expect({
      other: layout.FOLD_OTHER, space: layout.FOLD_SPACE, letter: layout.FOLD_LETTER, digit: layout.FOLD_DIGIT, ideograph: layout.FOLD_IDEOGRAPH,
      ignored: layout.FOLD_IGNORED,
    }).toEqual(foldClass)
    expect(layout.FOLD_PAGE_COUNT).toBe(0x110000 >> layout.FOLD_PAGE_BITS)
    expect(foldTable().index.length).toBe(layout.FOLD_PAGE_COUNT)
  })

  test('has regions that do not meet', () => {
    const records = layout.RECORD_CAPACITY * layout.RECORD_BYTES
    const regions = [
      [layout.RESULTS_AT, 64], [layout.ASCII_AT, 128 * layout.ASCII_BYTES], [layout.MARKER_RECORDS_AT, records], [layout.TOKEN_RECORDS_AT, records],
      [layout.PREFIXES_AT, 1 << (layout.PREFIX_BITS - 3)], [layout.STATIC_AT, 0],
    ] as const
    regions.forEach(([at, size], each) => expect(at + size).toBeLessThanOrEqual(regions[each + 1]?.[0] ?? Infinity))
  })

  test('keeps each status apart', () => {
    const statuses = Object.entries(layout).filter(([name]) => name.startsWith('STATUS_')).map(([, value]) => value)
    expect(new Set(statuses).size).toBe(statuses.length)
  })
})
