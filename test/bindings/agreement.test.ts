/** The kernel, with and without its assertions, and the reference engine give the same answers, and the answers are the defined ones. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createReferenceEngine } from '../../bindings/reference.ts'
import { encodeTables } from '../../bindings/tables.ts'
import type { Engine, Scan } from '../../src/engine.ts'
import { markers } from '../../src/markers.ts'
import { countRuns, makers } from '../support/kernels.ts'
import { findMarkersSlowly, findTokensSlowly, type Phrase } from '../support/scan-oracle.ts'
import { anyText, floods } from '../support/scripts.ts'

function plain(scan: Scan): unknown {
  return { ...scan, markers: Array.from(scan.markers), tokens: Array.from(scan.tokens) }
}
const engines = makers.map(([, make]) => make())
const reference = engines[2]!

describe('a scan', () => {
  test('is the same on all engines', () => {
    fc.assert(fc.property(anyText, (text) => {
      const expected = plain(reference.measure(text))
      for (const engine of engines) expect(plain(engine.measure(text))).toEqual(expected)
    }), { numRuns: countRuns(1500, 30_000) })
  })

  test('is the same on all engines where the records have to be drained many times', () => {
    fc.assert(fc.property(floods, (text) => {
      const expected = reference.measure(text)
      for (const engine of engines) {
        const found = engine.measure(text)
        expect([found.bytes, found.hashLow, found.hashHigh]).toEqual([expected.bytes, expected.hashLow, expected.hashHigh])
        expect(Buffer.compare(Buffer.from(found.markers.buffer), Buffer.from(expected.markers.buffer))).toBe(0)
        expect(Buffer.compare(Buffer.from(found.tokens.buffer), Buffer.from(expected.tokens.buffer))).toBe(0)
      }
    }), { numRuns: countRuns(12, 200) })
  })

  test('drains records exactly at, before and after the room for them', () => {
    for (const count of [4095, 4096, 4097, 8191, 8192, 8193]) {
      for (const piece of ['not ', 'a-1 ', 'must x=2\n']) {
        const text = piece.repeat(count), expected = plain(reference.measure(text))
        expect(plain(engines[0]!.measure(text))).toEqual(expected)
        expect(plain(engines[0]!.measure(text.trimEnd()))).toEqual(plain(reference.measure(text.trimEnd())))
      }
    }
  })

  test('finds what the definition says, with the markers of the package', () => {
    const table = markers()
    fc.assert(fc.property(anyText.filter((text) => text.length < 200), (text) => {
      const found = reference.measure(text)
      expect(Array.from(found.markers)).toEqual(findMarkersSlowly(text, table))
      expect(Array.from(found.tokens)).toEqual(findTokensSlowly(text))
    }), { numRuns: countRuns(60, 1500) })
  })

  test('finds what the definition says, with any markers', () => {
    const letter = fc.constantFrom('a', 'b', '1', '-', "'", '不', '可', 'é', '.', '\0', '\ue000', '\u{1f600}')
    const phrase = fc.array(fc.array(letter, { minLength: 1, maxLength: 3 }).map((letters) => letters.join('')), { minLength: 1, maxLength: 3 })
    const shape: fc.Arbitrary<Phrase> = fc.record({ folded: phrase.map((words) => words.join(' ').replaceAll('é', 'e')), openLeft: fc.boolean(), openRight: fc.boolean() })
    const text = fc.array(fc.constantFrom('a', 'b', 'A', '1', '-', "'", '’', '不', '可', 'é', 'e', '.', ' ', ' ', '\n', '\u200b', '*', '\u0301', '𝐚', '\0', '\ue000', '\u{1f600}'), { maxLength: 24 }).map((chars) => chars.join(''))
    fc.assert(fc.property(fc.array(shape, { maxLength: 12 }), fc.array(text, { minLength: 1, maxLength: 8 }), (phrases, texts) => {
      const tables = encodeTables(phrases), made = [makers[0]![1](tables), makers[2]![1](tables)]
      for (const each of texts) {
        const expected = findMarkersSlowly(each, phrases)
        for (const engine of made) expect(Array.from(engine.measure(each).markers)).toEqual(expected)
      }
    }), { numRuns: countRuns(150, 3000) })
  })

  test('a reference engine without boundaries does not pass for one with them', () => {
    const open = markers().map(({ folded }) => ({ folded, openLeft: true, openRight: true }))
    const wrong = createReferenceEngine({ tables: encodeTables(open) })
    const outcome = fc.check(fc.property(anyText, (text) => {
      expect(plain(engines[0]!.measure(text))).toEqual(plain(wrong.measure(text)))
    }), { numRuns: 1500 })
    expect(outcome.failed).toBe(true)
  })
})

describe('errors', () => {
  test('a lone surrogate is refused by every engine, and changes nothing', () => {
    const broken = fc.tuple(anyText, fc.integer({ min: 0xd800, max: 0xdfff }), anyText).map(([before, unit, after]) => before + String.fromCharCode(unit) + after)
      .filter((text) => !text.isWellFormed())
    fc.assert(fc.property(broken, (text) => {
      for (const engine of engines) {
        expect(() => engine.measure(text)).toThrow(expect.objectContaining({ name: 'ProtocolError', code: 'text-not-well-formed' }))
        expect(() => engine.admit(text, observed)).toThrow(expect.objectContaining({ code: 'text-not-well-formed' }))
        expect(engine.usage()).toEqual({ rows: 0, bytes: 0 })
      }
    }), { numRuns: countRuns(60, 1000) })
  })

  test('a row that contradicts itself is refused by every engine', () => {
    for (const engine of makers.map(([, make]) => make())) {
      const source = engine.admit('source', observed).handle
      const derived = engine.admit('derived', { derived: true, generation: 1, sources: [source] }).handle
      const refused = (row: Parameters<Engine['admit']>[1]) => expect(() => engine.admit('x', row)).toThrow(expect.objectContaining({ name: 'ProtocolError', code: 'row' }))
      refused({ derived: true, generation: 2 as 1, sources: [] })
      refused({ derived: true, generation: 0, sources: [] })
      refused({ derived: false, generation: 1, sources: [] })
      refused({ derived: false, generation: 0, sources: [source] })
      refused({ derived: true, generation: 1, sources: [source, derived] })
      expect(() => engine.admit('x', { derived: true, generation: 1, sources: [source, 7] })).toThrow(expect.objectContaining({ code: 'stale-handle' }))
      expect(engine.usage()).toEqual({ rows: 2, bytes: 13 })
    }
  })
})

const observed = { derived: false, generation: 0, sources: [] } as const
