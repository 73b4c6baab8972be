/**
 * A cold store whose originals are the transcript file itself: a copy counts as confirmed once its bytes were read back from the file.
 * The file outlives this process, so the store says `process`; nobody has synced it on purpose, so it does not say `power`. The ledger
 * and the derived texts are kept in memory alone: the command reads and reports, it is not the agent's guard.
 */
import { StoreError } from '../../src/errors.ts'
import type { Durability, Key } from '../../src/model.ts'
import type { ColdStore, StoredBlob, StoredRecord } from '../../src/store.ts'
import { MemoryStore } from '../memory.ts'

export interface TranscriptOriginals {
  /** Reads the text under a key again from the file; undefined where the file holds none. */
  readonly read: (key: Key) => Promise<string | undefined>
  readonly holds: (key: Key) => boolean
}

export class TranscriptStore implements ColdStore {
  readonly #originals: TranscriptOriginals
  readonly #rest = new MemoryStore()

  constructor(originals: TranscriptOriginals) { this.#originals = originals }

  /** Nothing is written: the original stands in the file, or it is refused. @throws StoreError `write-failed`. */
  async put(key: Key, _bytes: Uint8Array): Promise<void> {
    if (!this.#originals.holds(key)) throw new StoreError('write-failed', `the transcript holds no text with the key ${key}`)
  }

  async get(key: Key): Promise<Uint8Array | undefined> {
    if (!this.#originals.holds(key)) return this.#rest.get(key)
    const text = await this.#originals.read(key)
    return text === undefined ? undefined : new TextEncoder().encode(text)
  }

  async has(key: Key): Promise<boolean> { return this.#originals.holds(key) || this.#rest.has(key) }
  append(records: readonly StoredRecord[], blobs?: readonly StoredBlob[]): Promise<void> { return this.#rest.append(records, blobs) }
  read(session: string, from: number): Promise<readonly StoredRecord[]> { return this.#rest.read(session, from) }
  async sync(): Promise<void> { /* nothing was written that could be lost */ }
  close(): Promise<void> { return this.#rest.close() }
  durability(): Durability { return 'process' }
}
