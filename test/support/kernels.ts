/** Every engine that must give the same answers, made anew for each test. */
import { readFileSync } from 'node:fs'
import { instantiateSync } from '@assemblyscript/loader'
import { createKernelEngine, openKernel } from '../../bindings/kernel.ts'
import { createReferenceEngine } from '../../bindings/reference.ts'
import type { Engine } from '../../src/engine.ts'

export const releaseBytes = new Uint8Array(readFileSync(new URL('../../dist/kernel/release.wasm', import.meta.url)))
const debugModule = new WebAssembly.Module(readFileSync(new URL('../../dist/kernel/debug.wasm', import.meta.url)))

/** What only the debug kernel exports. */
export interface DebugExports {
  readonly memory: WebAssembly.Memory
  setSlotGeneration(slot: number, generation: number): number
  checkConsistency(): number
  slotsMade(): number
  deadBytes(): number
}

/** The kernel with its assertions on, behind the loader, which turns a failed assertion into an error with its message. */
export function openDebug(tables?: Uint8Array): { readonly engine: Engine; readonly inside: DebugExports } {
  const exports = instantiateSync(debugModule, {}).exports as unknown as WebAssembly.Exports
  return { engine: tables === undefined ? openKernel(exports) : openKernel(exports, tables), inside: exports as unknown as DebugExports }
}

export const makers: readonly (readonly [string, (tables?: Uint8Array) => Engine])[] = [
  ['release kernel', (tables) => createKernelEngine(tables === undefined ? {} : { tables })],
  ['debug kernel', (tables) => openDebug(tables).engine],
  ['reference engine', (tables) => createReferenceEngine(tables === undefined ? {} : { tables })],
]

/** The release kernel, changed so that its memory cannot grow past `pages` pages (fewer than 2^20). */
export function limitMemory(pages: number): Uint8Array<ArrayBuffer> {
  const bytes = releaseBytes.slice()
  for (let at = 8; at < bytes.length;) {
    const section = bytes[at]!
    let size = 0, shift = 0, next = at + 1
    do { size |= (bytes[next]! & 127) << shift; shift += 7 } while (bytes[next++]! > 127)
    if (section === 5) {
      // one memory, with a maximum; the maximum of 65536 is three bytes long
      let place = next + 2
      while (bytes[place]! > 127) place++
      bytes.set([(pages & 127) | 128, ((pages >> 7) & 127) | 128, pages >> 14], place + 1)
      return bytes
    }
    at = next + size
  }
  throw new Error('the kernel has no memory section')
}

/** Random cases of a property: few in the fast tier, many where `SPANGUARD_SLOW` is set. */
export function countRuns(fast: number, slow: number): number { return process.env['SPANGUARD_SLOW'] ? slow : fast }
