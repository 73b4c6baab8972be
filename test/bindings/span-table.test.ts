/** The span table against a model: a Map of what is live, and a list of all handles that were ever released. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastSlotGeneration, makeHandle, readHandle, slotLimit } from '../../bindings/admission.ts'
import { createReferenceEngine } from '../../bindings/reference.ts'
import { encodeTables } from '../../bindings/tables.ts'
import type { Engine, Row, RowHandle } from '../../src/engine.ts'
import { countRuns, makers, openDebug } from '../support/kernels.ts'
import { anyText } from '../support/scripts.ts'

const observed: Row = { derived: false, generation: 0, sources: [] }
const stale = expect.objectContaining({ name: 'ProtocolError', code: 'stale-handle' })

interface Entry { readonly text: string; readonly row: Row }
interface Model { readonly live: Map<RowHandle, Entry>; readonly released: RowHandle[] }

/** What `findDuplicate` must answer: the other row of the same text that was admitted first. A Map keeps the order of admission. */
function findTwin(model: Model, handle: RowHandle): RowHandle | undefined {
  const { text } = model.live.get(handle)!
  for (const [other, entry] of model.live) if (other !== handle && entry.text === text) return other
  return undefined
}

type Command = (engines: readonly Engine[], model: Model) => void
const pick = (items: readonly RowHandle[], place: number): RowHandle | undefined => items[place % Math.max(items.length, 1)]

const texts = fc.oneof(fc.constantFrom('', 'a', 'b', 'same text', 'a'.repeat(200)), anyText)
const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(texts, fc.boolean(), fc.array(fc.nat(50), { maxLength: 3 })).map(([text, derived, places]): Command => (engines, model) => {
    const sources = derived ? places.map((place) => pick([...model.live.keys()], place)).filter((handle) => handle !== undefined) : []
    const row: Row = { derived, generation: derived ? 1 : 0, sources }
    if (sources.some((source) => model.live.get(source)!.row.generation === 1)) {
      for (const engine of engines) expect(() => engine.admit(text, row)).toThrow(expect.objectContaining({ code: 'row' }))
      return
    }
    const handles = engines.map((engine) => engine.admit(text, row).handle)
    // slots are taken and freed in the same order, so even the handles agree
    expect(new Set(handles).size).toBe(1)
    expect(model.live.has(handles[0]!) || model.released.includes(handles[0]!)).toBe(false)
    model.live.set(handles[0]!, { text, row })
  }) },
  { weight: 4, arbitrary: fc.nat(1000).map((place): Command => (engines, model) => {
    const handle = pick([...model.live.keys()], place)
    if (handle === undefined) return
    for (const engine of engines) engine.release(handle)
    model.live.delete(handle)
    model.released.push(handle)
  }) },
  { weight: 2, arbitrary: fc.nat(1000).map((place): Command => (engines, model) => {
    const handle = pick(model.released, place)
    if (handle === undefined) return
    for (const engine of engines) {
      expect(() => engine.bytes(handle)).toThrow(stale)
      expect(() => engine.release(handle)).toThrow(stale)
      expect(() => engine.findDuplicate(handle)).toThrow(stale)
      expect(() => engine.admit('x', { derived: true, generation: 1, sources: [handle] })).toThrow(stale)
    }
  }) },
  { weight: 2, arbitrary: texts.map((text): Command => (engines) => { for (const engine of engines) engine.measure(text) }) },
)

function compare(engines: readonly Engine[], model: Model): void {
  const bytes = [...model.live.values()].reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  for (const engine of engines) {
    expect(engine.usage()).toEqual({ rows: model.live.size, bytes })
    for (const [handle, { text }] of model.live) {
      expect(Buffer.from(engine.bytes(handle)).toString()).toBe(text)
      expect(engine.findDuplicate(handle)).toBe(findTwin(model, handle))
    }
  }
}

describe('the span table', () => {
  test('is what the model says after any history', () => {
    fc.assert(fc.property(fc.array(commands, { maxLength: 60 }), (history) => {
      const debug = openDebug(), engines = [makers[0]![1](), debug.engine, makers[2]![1]()], model: Model = { live: new Map(), released: [] }
      for (const command of history) command(engines, model)
      compare(engines, model)
      expect(debug.inside.checkConsistency()).toBe(0)
    }), { numRuns: countRuns(60, 1500) })
  })

  test('is what the model says after a long history that makes it grow, empty and compact', () => {
    const history = fc.sample(commands, { numRuns: countRuns(3000, 20_000), seed: 20_261_111 })
    const debug = openDebug(), engines = [makers[0]![1](), debug.engine, makers[2]![1]()], model: Model = { live: new Map(), released: [] }
    history.forEach((command, at) => {
      command(engines, model)
      if (at % 1000 === 999) for (const [handle] of [...model.live].slice(0, model.live.size - 40)) {
        for (const engine of engines) engine.release(handle)
        model.live.delete(handle)
      }
    })
    compare(engines, model)
    expect(debug.inside.checkConsistency()).toBe(0)
  })

  test('gives back the room of released texts', () => {
    const { engine, inside } = openDebug(encodeTables([])), kept: RowHandle[] = []
    for (let round = 0; round < 60; round++) {
      const handles = Array.from({ length: 10 }, (_, each) => engine.admit(`${round}.${each} `.repeat(2000), observed).handle)
      kept.push(handles.shift()!)
      for (const handle of handles) engine.release(handle)
    }
    expect(inside.checkConsistency()).toBe(0)
    expect(inside.memory.buffer.byteLength).toBeLessThan(4 * engine.usage().bytes + 2 ** 21)
    kept.forEach((handle, round) => expect(Buffer.from(engine.bytes(handle)).toString()).toBe(`${round}.0 `.repeat(2000)))
  })

  test('keeps rows of one hash apart when they are released in any order', () => {
    fc.assert(fc.property(fc.shuffledSubarray(Array.from({ length: 24 }, (_, each) => each), { minLength: 24 }), (order) => {
      const debug = openDebug(), engines = [makers[0]![1](), debug.engine, makers[2]![1]()], model: Model = { live: new Map(), released: [] }
      const handles = order.map((_, each) => {
        const text = `text ${each % 3}`, all = engines.map((engine) => engine.admit(text, observed).handle)
        model.live.set(all[0]!, { text, row: observed })
        return all[0]!
      })
      for (const place of order) {
        for (const engine of engines) engine.release(handles[place]!)
        model.live.delete(handles[place]!)
        compare(engines, model)
        debug.inside.checkConsistency()
      }
    }), { numRuns: countRuns(10, 300) })
  })

  test('refuses handles that were never issued', () => {
    for (const [, make] of makers) {
      const engine = make(), { handle } = engine.admit('x', observed)
      for (const wrong of [0, -1, handle + 1, handle + slotLimit, handle - slotLimit, 0.5, NaN, Infinity, 2 ** 53, 2 ** 53 - 1, -handle]) {
        expect(() => engine.bytes(wrong)).toThrow(stale)
        expect(() => engine.release(wrong)).toThrow(stale)
      }
      expect(engine.usage().rows).toBe(1)
    }
  })

  test('retires a slot whose generations are used up, and never gives its handle again', () => {
    const { engine: kernel, inside } = openDebug(), { handle: young } = kernel.admit('old slot', observed)
    expect(inside.setSlotGeneration(readHandle(young).slot, lastSlotGeneration - 1)).toBe(0)
    const reference = createReferenceEngine({ slotGeneration: lastSlotGeneration - 1 })
    reference.admit('old slot', observed)
    for (const [name, engine] of [['kernel', kernel], ['reference', reference]] as const) {
      const first = makeHandle(0, lastSlotGeneration - 1)
      expect(Buffer.from(engine.bytes(first)).toString()).toBe('old slot')
      engine.release(first)
      const last = engine.admit('last use', observed).handle
      expect(last).toBe(makeHandle(0, lastSlotGeneration))
      engine.release(last)
      const next = engine.admit('another slot', observed).handle
      expect(readHandle(next).slot, name).toBe(1)
      for (const old of [young, first, last, makeHandle(0, 0)]) expect(() => engine.bytes(old)).toThrow(stale)
    }
    expect(inside.checkConsistency()).toBe(0)
  })

  test('holds a hundred thousand rows', () => {
    const debug = openDebug()
    for (const engine of [makers[0]![1](), makers[2]![1]()]) {
      const handles = Array.from({ length: 100_000 }, (_, each) => engine.admit(`row ${each % 99_000}`, observed).handle)
      expect(engine.usage().rows).toBe(100_000)
      for (const each of [0, 1, 500, 98_999, 99_000, 99_999]) {
        expect(Buffer.from(engine.bytes(handles[each]!)).toString()).toBe(`row ${each % 99_000}`)
        expect(engine.findDuplicate(handles[each]!)).toBe(each < 1000 ? handles[each + 99_000] : each >= 99_000 ? handles[each - 99_000] : undefined)
      }
      for (const handle of handles) engine.release(handle)
      expect(engine.usage()).toEqual({ rows: 0, bytes: 0 })
    }
    // and many rows of one text, which are one chain
    const many = Array.from({ length: 20_000 }, () => debug.engine.admit('ok', observed).handle)
    expect(debug.engine.findDuplicate(many[0]!)).toBe(many[1])
    for (const handle of many) debug.engine.release(handle)
    expect(debug.inside.checkConsistency()).toBe(0)
  })

  if (process.env['SPANGUARD_SLOW']) test('refuses a row when every slot is live or retired', () => {
    const { engine, inside } = openDebug(encodeTables([]))
    for (let slot = 0; slot < slotLimit; slot++) {
      engine.admit('', observed)
      inside.setSlotGeneration(slot, lastSlotGeneration)
      engine.release(makeHandle(slot, lastSlotGeneration))
    }
    const reference = createReferenceEngine({ slotGeneration: lastSlotGeneration, tables: encodeTables([]) })
    for (let slot = 0; slot < slotLimit; slot++) reference.release(reference.admit('', observed).handle)
    for (const full of [engine, reference]) {
      expect(() => full.admit('', observed)).toThrow(expect.objectContaining({ name: 'LimitError', limit: slotLimit, value: slotLimit + 1 }))
      expect(full.usage()).toEqual({ rows: 0, bytes: 0 })
    }
  })
})
