/** The cold store in memory: it says `memory`, so nothing in it outlives the process, and no constraint may rest on it. */
import { StoreError } from '../src/errors.ts'
import type { Durability, Key } from '../src/model.ts'
import type { ColdStore, StoredBlob, StoredRecord } from '../src/store.ts'

export class MemoryStore implements ColdStore {
  readonly #blobs = new Map<Key, Uint8Array>()
  readonly #sessions = new Map<string, StoredRecord[]>()
  #open = true

  async put(key: Key, bytes: Uint8Array): Promise<void> {
    this.#check()
    this.#blobs.set(key, bytes.slice())
  }

  async get(key: Key): Promise<Uint8Array | undefined> {
    this.#check()
    return this.#blobs.get(key)?.slice()
  }

  async has(key: Key): Promise<boolean> {
    this.#check()
    return this.#blobs.has(key)
  }

  async append(records: readonly StoredRecord[], blobs: readonly StoredBlob[] = []): Promise<void> {
    this.#check()
    const next = new Map<string, number>()
    for (const { session, seq } of records) {
      const expected = next.get(session) ?? this.#sessions.get(session)?.length ?? 0
      if (seq !== expected) throw new StoreError('write-failed', `record ${seq} of session ${JSON.stringify(session)} does not follow; ${expected} is next`)
      next.set(session, seq + 1)
    }
    for (const { session, seq, bytes } of records) {
      const kept = this.#sessions.get(session) ?? []
      kept.push({ session, seq, bytes: bytes.slice() })
      this.#sessions.set(session, kept)
    }
    for (const { key, bytes } of blobs) this.#blobs.set(key, bytes.slice())
  }

  async read(session: string, from: number): Promise<readonly StoredRecord[]> {
    this.#check()
    return (this.#sessions.get(session) ?? []).slice(from).map((record) => ({ ...record, bytes: record.bytes.slice() }))
  }

  async sync(): Promise<void> { this.#check() }
  async close(): Promise<void> { this.#open = false }
  durability(): Durability { return 'memory' }

  #check(): void { if (!this.#open) throw new StoreError('closed', 'the store was closed') }
}
