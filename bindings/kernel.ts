/**
 * The kernel as an engine. The only file that touches WebAssembly and the memory of an instance; the memory map is in
 * `assembly/layout.ts`, what each export does in `assembly/index.ts`.
 */
import {
  LAYOUT_VERSION, MARKER_RECORDS_AT, RESULT_HASH_HIGH, RESULT_HASH_LOW, RESULT_LENGTH, RESULT_MARKERS, RESULT_SLOT,
  RESULT_SLOT_GENERATION, RESULT_SOURCES, RESULT_TEXT, RESULT_TOKENS, RESULTS_AT, STATUS_MEMORY, STATUS_MORE, STATUS_NONE,
  STATUS_OK, STATUS_SLOT_LIMIT, STATUS_SOURCE, STATUS_SOURCE_LIMIT, STATUS_SPAN_LIMIT, STATUS_STALE, STATUS_TABLES,
  STATUS_TEXT_LIMIT, TOKEN_RECORDS_AT,
} from '../assembly/layout.ts'
import { decodeBase64 } from '../src/base64.ts'
import type { Engine, Row, RowHandle, Scan } from '../src/engine.ts'
import { isSpanguardError, KernelError, LimitError } from '../src/errors.ts'
import { limits } from '../src/limits.ts'
import { checkRow, makeHandle, measureRoom, readHandle, slotLimit, staleHandle, wrongSource } from './admission.ts'
import { kernelBase64, kernelSize } from './kernel.generated.ts'
import { tablesBytes } from './tables.ts'

export interface KernelOptions {
  /** A module that was compiled elsewhere, for runtimes that compile nothing while they run. */
  readonly module?: WebAssembly.Module
  /** The bytes of another kernel than the embedded one. */
  readonly bytes?: Uint8Array<ArrayBuffer>
  /** Other tables than those of `src/markers.ts`. */
  readonly tables?: Uint8Array
}

/** What `assembly/index.ts` exports. */
export interface KernelExports {
  readonly memory: WebAssembly.Memory
  layoutVersion(): number
  open(bytes: number): number
  acceptTables(): number
  prepare(length: number, sources: number): number
  measure(length: number): number
  scan(): number
  admit(generation: number): number
  release(slot: number, slotGeneration: number): number
  find(slot: number, slotGeneration: number): number
  findDuplicate(slot: number, slotGeneration: number): number
  rowsInUse(): number
  bytesInUse(): number
}
const functions = ['layoutVersion', 'open', 'acceptTables', 'prepare', 'measure', 'scan', 'admit', 'release', 'find',
  'findDuplicate', 'rowsInUse', 'bytesInUse'] as const

/**
 * Opens a kernel of its own, synchronously; the embedded module is compiled once a process.
 * @throws KernelError `unavailable` where WebAssembly may not be compiled, `layout` for bytes, a module or tables of another
 * layout or cut short, `memory` where the instance gets no memory.
 */
export function createKernelEngine(options: KernelOptions = {}): Engine {
  const module = options.module ?? (options.bytes === undefined ? embeddedModule() : compile(options.bytes))
  return openKernel(instantiate(module), options.tables)
}

/** Makes an engine of the exports of an instance that was made elsewhere. @throws KernelError `layout`, `memory`. */
export function openKernel(exports: WebAssembly.Exports, tables: Uint8Array = tablesBytes()): Engine {
  return new KernelEngine(readExports(exports), tables)
}

let embedded: WebAssembly.Module | undefined
function embeddedModule(): WebAssembly.Module {
  if (embedded !== undefined) return embedded
  const bytes = decodeBase64(kernelBase64)
  if (bytes.length !== kernelSize) {
    throw new KernelError('layout', `the embedded kernel has ${bytes.length} bytes; ${kernelSize} are expected`)
  }
  return (embedded = compile(bytes))
}

function compile(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  // the memory of a kernel is little-endian, and the views here are the host's
  if (typeof WebAssembly !== 'object' || new Uint8Array(Uint16Array.of(1).buffer)[0] !== 1) {
    throw new KernelError('unavailable', 'this runtime has no WebAssembly that the kernel can use')
  }
  try {
    return new WebAssembly.Module(bytes)
  } catch (cause) {
    if (!isWhole(bytes)) throw new KernelError('layout', `${bytes.length} bytes are not a whole WebAssembly module`, { cause })
    throw new KernelError('unavailable', 'this runtime does not let WebAssembly be compiled', { cause })
  }
}

/** Whether bytes are a whole module; a runtime that lets nothing be compiled may not let it be asked either. */
function isWhole(bytes: Uint8Array<ArrayBuffer>): boolean {
  try {
    return WebAssembly.validate(bytes)
  } catch {
    return true
  }
}

function instantiate(module: WebAssembly.Module): WebAssembly.Exports {
  try {
    return new WebAssembly.Instance(module, {}).exports
  } catch (cause) {
    if (cause instanceof RangeError) throw new KernelError('memory', 'the kernel got no memory', { cause })
    throw new KernelError('layout', 'the module is no kernel: it cannot be instantiated without imports', { cause })
  }
}

function readExports(exports: WebAssembly.Exports): KernelExports {
  const missing = functions.find((name) => typeof exports[name] !== 'function')
  if (missing !== undefined || !(exports['memory'] instanceof WebAssembly.Memory)) {
    throw new KernelError('layout', `the module is no kernel: it does not export ${missing ?? 'memory'}`)
  }
  const kernel = exports as unknown as KernelExports, version = kernel.layoutVersion()
  if (version !== LAYOUT_VERSION) throw new KernelError('layout', `the kernel has layout ${version}, not ${LAYOUT_VERSION}`)
  return kernel
}

const encoder = new TextEncoder()

class KernelEngine implements Engine {
  readonly name = 'wasm'
  readonly #kernel: KernelExports
  #memory = new Uint8Array(0)
  #words = new Int32Array(0)
  #broken = false

  constructor(kernel: KernelExports, tables: Uint8Array) {
    this.#kernel = kernel
    this.#run(() => {
      this.#expect(kernel.open(tables.length))
      this.#memory.set(tables, this.#result(RESULT_TEXT))
      this.#expect(kernel.acceptTables())
    })
  }

  measure(text: string): Scan {
    return this.#run(() => this.#scan(text, []))
  }

  admit(text: string, row: Row): { readonly handle: RowHandle; readonly scan: Scan } {
    return this.#run(() => {
      const scan = this.#scan(text, row.sources, row)
      this.#expect(this.#kernel.admit(row.generation))
      return { handle: this.#resultHandle(), scan }
    })
  }

  release(handle: RowHandle): void {
    this.#run(() => {
      const { slot, generation } = readHandle(handle)
      this.#expect(this.#kernel.release(slot, generation))
    })
  }

  bytes(handle: RowHandle): Uint8Array {
    return this.#run(() => {
      const { slot, generation } = readHandle(handle)
      this.#expect(this.#kernel.find(slot, generation))
      const start = this.#result(RESULT_TEXT)
      return this.#memory.slice(start, start + this.#result(RESULT_LENGTH))
    })
  }

  findDuplicate(handle: RowHandle): RowHandle | undefined {
    return this.#run(() => {
      const { slot, generation } = readHandle(handle)
      return this.#expect(this.#kernel.findDuplicate(slot, generation)) === STATUS_NONE ? undefined : this.#resultHandle()
    })
  }

  usage(): { readonly rows: number; readonly bytes: number } {
    return this.#run(() => ({ rows: this.#kernel.rowsInUse() >>> 0, bytes: this.#kernel.bytesInUse() >>> 0 }))
  }

  /** Writes a text behind the last block of the arena and measures it there. */
  #scan(text: string, sources: readonly RowHandle[], row?: Row): Scan {
    const room = measureRoom(text)
    if (row !== undefined) checkRow(row)
    this.#expect(this.#kernel.prepare(room, sources.length))
    this.#writeSources(sources)
    const start = this.#result(RESULT_TEXT)
    const { read, written } = encoder.encodeInto(text, this.#memory.subarray(start, start + room))
    if (read !== text.length) throw new Error(`${read} of ${text.length} units fitted into ${room} bytes`)
    this.#expect(this.#kernel.measure(written))
    const hashLow = this.#result(RESULT_HASH_LOW), hashHigh = this.#result(RESULT_HASH_HIGH)
    return { bytes: written, hashLow, hashHigh, ...this.#drainRecords() }
  }

  #writeSources(sources: readonly RowHandle[]): void {
    const start = this.#result(RESULT_SOURCES) / 4
    sources.forEach((source, at) => {
      const { slot, generation } = readHandle(source)
      this.#words[start + at * 2] = slot
      this.#words[start + at * 2 + 1] = generation
    })
  }

  #drainRecords(): { readonly markers: Int32Array; readonly tokens: Int32Array } {
    const markers: Int32Array[] = [], tokens: Int32Array[] = []
    let status: number
    do {
      status = this.#expect(this.#kernel.scan())
      markers.push(this.#readRecords(MARKER_RECORDS_AT, RESULT_MARKERS))
      tokens.push(this.#readRecords(TOKEN_RECORDS_AT, RESULT_TOKENS))
    } while (status === STATUS_MORE)
    return { markers: join(markers), tokens: join(tokens) }
  }

  #readRecords(at: number, count: number): Int32Array { return this.#words.slice(at / 4, at / 4 + this.#result(count) * 3) }
  #result(place: number): number { return this.#words[RESULTS_AT / 4 + place]! >>> 0 }
  #resultHandle(): RowHandle { return makeHandle(this.#result(RESULT_SLOT), this.#result(RESULT_SLOT_GENERATION)) }

  /**
   * Runs calls of the kernel. Whatever is thrown that is no error of this package, a trap above all, breaks the kernel for good.
   */
  #run<Answer>(call: () => Answer): Answer {
    if (this.#broken) throw new KernelError('broken', 'the kernel broke earlier and answers no more calls')
    try {
      return call()
    } catch (cause) {
      if (isSpanguardError(cause)) throw cause
      this.#broken = true
      throw new KernelError('broken', `the kernel failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  }

  /** Makes the views anew where a call has grown the memory, and an error of every status that is one. */
  #expect(status: number): number {
    const { buffer } = this.#kernel.memory
    if (this.#memory.buffer !== buffer) {
      this.#memory = new Uint8Array(buffer as ArrayBuffer)
      this.#words = new Int32Array(buffer as ArrayBuffer)
    }
    switch (status) {
      case STATUS_OK: case STATUS_MORE: case STATUS_NONE: return status
      case STATUS_STALE: throw staleHandle()
      case STATUS_SOURCE: throw wrongSource()
      case STATUS_TEXT_LIMIT: throw new LimitError('text bytes', limits.textBytes + 1, limits.textBytes)
      case STATUS_SPAN_LIMIT: throw new LimitError('spans', limits.spans + 1, limits.spans)
      case STATUS_SLOT_LIMIT: throw new LimitError('slots', slotLimit + 1, slotLimit)
      case STATUS_SOURCE_LIMIT: throw new LimitError('sources of a row', limits.targets + 1, limits.targets)
      case STATUS_MEMORY: throw new KernelError('memory', 'the memory of the kernel cannot grow; nothing was changed')
      case STATUS_TABLES: throw new KernelError('layout', `the tables are damaged, or not of layout ${LAYOUT_VERSION}`)
      default:
        this.#broken = true
        throw new KernelError('broken', `the kernel reports status ${status}: what it keeps contradicts itself`)
    }
  }
}

function join(chunks: readonly Int32Array[]): Int32Array {
  if (chunks.length === 1) return chunks[0]!
  const joined = new Int32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.length
  }
  return joined
}
