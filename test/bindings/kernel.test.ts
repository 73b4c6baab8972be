/** The kernel as an instance: how it is opened, what it refuses, how its memory grows, how it breaks. */
import { describe, expect, test } from 'vitest'
import { LAYOUT_VERSION } from '../../assembly/layout.ts'
import { createKernelEngine, openKernel } from '../../bindings/kernel.ts'
import { encodeTables, tablesBytes } from '../../bindings/tables.ts'
import type { Row } from '../../src/engine.ts'
import { limits } from '../../src/limits.ts'
import { limitMemory, makers, openDebug, releaseBytes } from '../support/kernels.ts'

const observed: Row = { derived: false, generation: 0, sources: [] }
const kernelError = (code: string) => expect.objectContaining({ name: 'KernelError', code })
const text = 'Never touch “/etc/hosts”, 別の日に 2031-01-02.'

function makeInstance(): WebAssembly.Exports & { readonly memory: WebAssembly.Memory } {
  return new WebAssembly.Instance(new WebAssembly.Module(releaseBytes), {}).exports as WebAssembly.Exports & { readonly memory: WebAssembly.Memory }
}

describe('opening', () => {
  test('takes a module compiled elsewhere, or bytes, or nothing', () => {
    const expected = createKernelEngine().measure(text)
    expect(createKernelEngine({ module: new WebAssembly.Module(releaseBytes) }).measure(text)).toEqual(expected)
    expect(createKernelEngine({ bytes: releaseBytes }).measure(text)).toEqual(expected)
  })

  test('refuses bytes that are cut short, other modules and other layouts', () => {
    for (const length of [0, 4, 8, 100, releaseBytes.length - 1]) {
      expect(() => createKernelEngine({ bytes: releaseBytes.slice(0, length) }), `${length} bytes`).toThrow(kernelError('layout'))
    }
    expect(() => createKernelEngine({ bytes: Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0) })).toThrow(kernelError('layout'))
    expect(() => openKernel({ ...makeInstance(), layoutVersion: () => LAYOUT_VERSION + 1 })).toThrow(kernelError('layout'))
    expect(() => openKernel({ ...makeInstance(), scan: 1 as never })).toThrow(kernelError('layout'))
  })

  test('says that it is unavailable where nothing may be compiled', () => {
    const { Module } = WebAssembly
    try {
      WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError('code generation disallowed by embedder') } } as never
      expect(() => createKernelEngine({ bytes: releaseBytes })).toThrow(kernelError('unavailable'))
    } finally {
      WebAssembly.Module = Module
    }
  })

  test('refuses tables that are damaged, and never reads outside them', () => {
    const tables = tablesBytes()
    expect(() => createKernelEngine({ tables: tables.slice(0, tables.length - 4) })).toThrow(kernelError('layout'))
    expect(() => createKernelEngine({ tables: tables.slice(0, tables.length - 1) })).toThrow(kernelError('layout'))
    expect(() => createKernelEngine({ tables: new Uint8Array(0) })).toThrow(kernelError('layout'))
    const small = encodeTables([{ folded: 'do not', openLeft: false, openRight: false }, { folded: 'ver', openLeft: true, openRight: true }])
    let refused = 0
    for (let at = 0; at < 2000; at++) {
      // every word of the header and of what follows the fold, a few of the fold
      const word = at < 16 ? at : at < 200 ? (at * 7919) % (small.length / 4) : small.length / 4 - 1 - (at % 150)
      const damaged = small.slice()
      new DataView(damaged.buffer).setUint32(word * 4, [0xffffffff, 0, 0x7fffffff, small.length / 4][at % 4]!, true)
      try {
        createKernelEngine({ tables: damaged }).measure('do not ver over 不 \u{1f600} do  not')
      } catch (error) {
        expect(error).toEqual(kernelError('layout'))
        refused++
      }
    }
    expect(refused).toBeGreaterThan(200)
  })

  test('thirty kernels are strangers to one another', () => {
    const engines = Array.from({ length: 30 }, () => createKernelEngine())
    const handles = engines.map((engine, each) => engine.admit(`kernel ${each}`.repeat(each + 1), observed).handle)
    engines.forEach((engine, each) => {
      expect(Buffer.from(engine.bytes(handles[each]!)).toString()).toBe(`kernel ${each}`.repeat(each + 1))
      expect(engine.usage().rows).toBe(1)
    })
  })
})

describe('memory', () => {
  test('grows under texts and rows, and the views follow it', () => {
    const exports = makeInstance(), engine = openKernel(exports), first = exports.memory.buffer
    const small = engine.admit(text, observed).handle
    const before = engine.bytes(small)
    const large = '大きな文 do not 12 '.repeat(300_000), { handle, scan } = engine.admit(large, observed)
    expect(first.byteLength).toBe(0)
    expect(scan.markers.length).toBe(1_800_000)
    expect(Buffer.from(engine.bytes(handle)).toString() === large).toBe(true)
    for (let each = 0; each < 3000; each++) engine.admit(`row ${each}`, observed)
    expect(engine.bytes(small)).toEqual(before)
    expect(Buffer.from(engine.bytes(handle)).toString() === large).toBe(true)
  })

  test('what bytes() gives is a copy', () => {
    const engine = createKernelEngine(), { handle } = engine.admit('abc', observed)
    engine.bytes(handle).fill(0)
    expect(Buffer.from(engine.bytes(handle)).toString()).toBe('abc')
  })

  test('that cannot grow is a typed error, after which all rows are still there', () => {
    // without markers, so that the tables are small and their growth is no concern here
    const tables = encodeTables([])
    const engine = createKernelEngine({ bytes: limitMemory(30), tables }), block = 'x'.repeat(100_000), handles: number[] = []
    expect(() => { for (;;) handles.push(engine.admit(`${handles.length} ${block}`, observed).handle) }).toThrow(kernelError('memory'))
    expect(handles.length).toBeGreaterThan(5)
    handles.forEach((handle, each) => expect(Buffer.from(engine.bytes(handle)).toString()).toBe(`${each} ${block}`))
    expect(engine.usage().rows).toBe(handles.length)
    // room that was given back is found again, by moving what lies above it
    engine.release(handles[0]!)
    engine.release(handles[2]!)
    expect(Buffer.from(engine.bytes(engine.admit(`again ${block}`, observed).handle)).toString()).toBe(`again ${block}`)
    handles.forEach((handle, each) => { if (each !== 0 && each !== 2) expect(Buffer.from(engine.bytes(handle)).toString()).toBe(`${each} ${block}`) })
    // a table that cannot grow: many small rows
    const crowded = createKernelEngine({ bytes: limitMemory(16), tables })
    const rows: number[] = []
    expect(() => { while (rows.length < 100_000) rows.push(crowded.admit('', observed).handle) }).toThrow(kernelError('memory'))
    expect(crowded.usage()).toEqual({ rows: rows.length, bytes: 0 })
    for (const row of rows.splice(100)) crowded.release(row)
    expect(crowded.measure(text).bytes).toBe(Buffer.byteLength(text))
    rows.forEach((row) => expect(crowded.bytes(row).length).toBe(0))
  })
})

describe('limits', () => {
  test('a text of exactly the limit is measured; one byte more is refused before anything is allocated', () => {
    const exact = '€'.repeat(1000) + 'a'.repeat(limits.textBytes - 3000), exports = makeInstance(), kernel = openKernel(exports)
    const tooLong = expect.objectContaining({ name: 'LimitError', code: 'limit', limit: limits.textBytes, value: limits.textBytes + 1 })
    const size = exports.memory.buffer.byteLength
    expect(() => kernel.measure(`${exact}a`)).toThrow(tooLong)
    expect(() => makers[2]![1]().measure(`${exact}a`)).toThrow(tooLong)
    expect(exports.memory.buffer.byteLength).toBe(size)
    const { handle, scan } = kernel.admit(exact, observed)
    expect(scan.bytes).toBe(limits.textBytes)
    // the room was counted, not guessed at three bytes a unit
    expect(exports.memory.buffer.byteLength).toBeLessThan(limits.textBytes + 2 ** 22)
    expect(kernel.usage()).toEqual({ rows: 1, bytes: limits.textBytes })
    // Vitest makes the loops of the reference engine several times slower
    if (process.env['SPANGUARD_SLOW']) expect(makers[2]![1]().measure(exact)).toEqual(scan)
    kernel.release(handle)
  })

  test('rows past the limit are refused', () => {
    const engine = createKernelEngine()
    for (let each = 0; each < limits.spans; each++) engine.admit('', observed)
    expect(() => engine.admit('', observed)).toThrow(expect.objectContaining({ name: 'LimitError', limit: limits.spans, value: limits.spans + 1 }))
    expect(engine.usage().rows).toBe(limits.spans)
  })
})

describe('a broken kernel', () => {
  test('that reports an inconsistency refuses all later calls', () => {
    const exports = makeInstance()
    let broken = false
    const engine = openKernel({ ...exports, find: (slot: number, generation: number) => (broken ? 12 : (exports['find'] as (slot: number, generation: number) => number)(slot, generation)) })
    const { handle } = engine.admit(text, observed)
    expect(engine.bytes(handle).length).toBe(Buffer.byteLength(text))
    broken = true
    expect(() => engine.bytes(handle)).toThrow(kernelError('broken'))
    broken = false
    expect(() => engine.bytes(handle)).toThrow(kernelError('broken'))
    expect(() => engine.measure(text)).toThrow(kernelError('broken'))
    expect(() => engine.usage()).toThrow(kernelError('broken'))
  })

  test('that traps refuses all later calls', () => {
    const exports = makeInstance()
    const engine = openKernel({ ...exports, scan: () => { throw new WebAssembly.RuntimeError('unreachable') } })
    expect(() => engine.measure(text)).toThrow(kernelError('broken'))
    expect(() => engine.usage()).toThrow(kernelError('broken'))
  })

  test('reports damaged rows itself, and says what is wrong in its debug form', () => {
    for (const damage of [0, 0x7fffffff, 0xfffffff0]) {
      const { engine, inside } = openDebug(), { handle } = engine.admit(text, observed)
      engine.admit('other', observed)
      damageRows(inside.memory, text, damage)
      expect(() => engine.bytes(handle)).toThrow(/the kernel failed: .*(the block of a row|outside the arena|names another slot)/)
      const release = makeInstance(), plain = openKernel(release), row = plain.admit(text, observed).handle
      plain.admit('other', observed)
      damageRows(release.memory, text, damage)
      expect(() => plain.bytes(row)).toThrow(kernelError('broken'))
      expect(() => plain.measure(text)).toThrow(kernelError('broken'))
    }
  })
})

/** Overwrites the length of the row of a text: the only word pair that is its length and the low half of its hash. */
function damageRows(memory: WebAssembly.Memory, of: string, value: number): void {
  const words = new Uint32Array(memory.buffer), { hashLow, bytes } = createKernelEngine().measure(of)
  for (let at = 1; at < words.length; at++) if (words[at] === hashLow && words[at - 1] === bytes) { words[at - 1] = value; return }
  throw new Error('no row of the text')
}
