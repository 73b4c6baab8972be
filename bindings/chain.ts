/** The writer of a session's ledger: pending records in order, each chained to the one before, written when the guard settles. */
import { StoreError, isSpanguardError } from '../src/errors.ts'
import { chainBytes, encodeRecord, genesis, type RecordKind } from '../src/ledger.ts'
import type { Sha256 } from '../src/model.ts'
import type { ColdStore, StoredBlob, StoredRecord } from '../src/store.ts'
import { digest } from './digest.ts'

export class Chain {
  readonly #store: ColdStore
  readonly #session: string
  #seq: number
  #head: Sha256
  #pending: { readonly kind: RecordKind; readonly body: unknown }[] = []

  constructor(store: ColdStore, session: string, seq = 0, head: Sha256 = genesis) {
    this.#store = store
    this.#session = session
    this.#seq = seq
    this.#head = head
  }

  get pending(): number { return this.#pending.length }

  /** Notes a record; it is written by the next `write`. */
  note(kind: RecordKind, body: unknown): void { this.#pending.push({ kind, body }) }

  /** Writes every pending record. What could not be written stays pending. @throws StoreError. */
  async write(): Promise<void> {
    if (this.#pending.length === 0) return
    const batch = this.#pending
    const records: StoredRecord[] = []
    let seq = this.#seq, head = this.#head
    for (const { kind, body } of batch) {
      const bytes = encodeRecord({ seq, prev: head, kind, body })
      head = await digest(chainBytes(head, bytes))
      records.push({ session: this.#session, seq, bytes })
      seq++
    }
    await callStore('outcome-unknown', () => this.#store.append(records))
    this.#pending = this.#pending.slice(batch.length)
    this.#seq = seq
    this.#head = head
  }

  /**
   * Writes one record, and blobs with it, in one transaction. Every pending record must have been written.
   * `body` is made from the sequence number, the previous id and this record's own id is returned.
   * @throws StoreError; `outcome-unknown` where the store cannot tell whether the record was written.
   */
  async commit<T extends object>(kind: RecordKind, body: T, blobs: readonly StoredBlob[]): Promise<{ readonly seq: number; readonly prev: Sha256; readonly id: Sha256 }> {
    const seq = this.#seq, prev = this.#head
    const bytes = encodeRecord({ seq, prev, kind, body })
    const id = await digest(chainBytes(prev, bytes))
    await callStore('outcome-unknown', () => this.#store.append([{ session: this.#session, seq, bytes }], blobs))
    this.#seq = seq + 1
    this.#head = id
    return { seq, prev, id }
  }
}

/** Calls a store; whatever it throws reaches the caller as a typed error, without the text of a foreign message. */
export async function callStore<T>(code: string, call: () => Promise<T>): Promise<T> {
  try { return await call() } catch (error) {
    if (isSpanguardError(error)) throw error
    throw new StoreError(code, `the store failed (${code})`, { cause: error })
  }
}
