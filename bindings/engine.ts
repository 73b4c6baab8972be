/** Chooses an engine. */
import type { Engine } from '../src/engine.ts'
import { isSpanguardError, ProtocolError } from '../src/errors.ts'
import { createKernelEngine } from './kernel.ts'
import { createReferenceEngine } from './reference.ts'

/**
 * Opens an engine: the kernel, the reference engine, or (`auto`) the kernel where WebAssembly may be compiled and else the
 * reference.
 * @throws KernelError as `createKernelEngine` does, but with `auto` never `unavailable`.
 */
export function openEngine(choice: 'auto' | 'wasm' | 'reference'): Engine {
  if (choice === 'reference') return createReferenceEngine()
  if (choice !== 'auto' && choice !== 'wasm') {
    throw new ProtocolError('options', `kernel is ${JSON.stringify(choice)}; allowed: auto, wasm, reference`)
  }
  try {
    return createKernelEngine()
  } catch (error) {
    if (choice === 'auto' && isSpanguardError(error) && error.code === 'unavailable') return createReferenceEngine()
    throw error
  }
}
