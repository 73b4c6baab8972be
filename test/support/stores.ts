/** Stores for tests: one that claims to outlive the process, one that fails where it is told to, one whose saves wait for the test. */
import { MemoryStore } from '../../bindings/memory.ts'
import type { Durability, Key } from '../../src/model.ts'
import type { StoredBlob, StoredRecord } from '../../src/store.ts'

export class ProcessStore extends MemoryStore {
  override durability(): Durability { return 'process' }
}

export type StoreCall = 'put' | 'get' | 'append' | 'sync' | 'read'

/** Fails the n-th call of a kind (counted from 1), once, with the error given. */
export class FailingStore extends ProcessStore {
  readonly calls: Record<StoreCall, number> = { put: 0, get: 0, append: 0, sync: 0, read: 0 }
  fault: { readonly call: StoreCall; readonly at: number; readonly error: unknown } | undefined
  /** Bytes that `get` gives instead of what was put. */
  forged = new Map<Key, Uint8Array | undefined>()

  #count(call: StoreCall): void {
    this.calls[call]++
    if (this.fault?.call === call && this.fault.at === this.calls[call]) throw this.fault.error
  }

  override async put(key: Key, bytes: Uint8Array): Promise<void> { this.#count('put'); return super.put(key, bytes) }
  override async get(key: Key): Promise<Uint8Array | undefined> { this.#count('get'); return this.forged.has(key) ? this.forged.get(key) : super.get(key) }
  override async append(records: readonly StoredRecord[], blobs?: readonly StoredBlob[]): Promise<void> { this.#count('append'); return super.append(records, blobs) }
  override async sync(): Promise<void> { this.#count('sync'); return super.sync() }
  override async read(session: string, from: number): Promise<readonly StoredRecord[]> { this.#count('read'); return super.read(session, from) }
}

/** Appends that hold a receipt wait until the test lets them go. */
export class WaitingStore extends ProcessStore {
  #arrived: (() => void) | undefined
  #release: (() => void) | undefined
  readonly saving = new Promise<void>((resolve) => { this.#arrived = resolve })
  readonly #gate = new Promise<void>((resolve) => { this.#release = resolve })
  error: unknown

  override async append(records: readonly StoredRecord[], blobs?: readonly StoredBlob[]): Promise<void> {
    if (records.some(({ bytes }) => new TextDecoder().decode(bytes).includes('"kind":"receipt"'))) {
      this.#arrived?.()
      await this.#gate
      if (this.error !== undefined) throw this.error
    }
    return super.append(records, blobs)
  }

  letGo(): void { this.#release?.() }
}
