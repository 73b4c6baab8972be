/** The contract of a cold store: originals by content, and the ledger, outside the model's reach. */
import type { Durability, Key } from './model.ts'

/** One line of a ledger as it is written: the bytes are the bytes that were hashed. */
export interface StoredRecord { readonly session: string; readonly seq: number; readonly bytes: Uint8Array }
/** An original, or a derived text, under the SHA-256 of its bytes. */
export interface StoredBlob { readonly key: Key; readonly bytes: Uint8Array }

/**
 * Every method may reject with `StoreError`. After one with code `outcome-unknown` the guard is poisoned until it is reopened.
 * Bytes handed in are copied or written before a call resolves; bytes handed out are the caller's own.
 */
export interface ColdStore {
  put(key: Key, bytes: Uint8Array): Promise<void>
  /** The bytes under a key, or undefined. */
  get(key: Key): Promise<Uint8Array | undefined>
  has(key: Key): Promise<boolean>
  /** Writes records, and blobs with them, in one synced transaction that was read back: all of it or nothing. */
  append(records: readonly StoredRecord[], blobs?: readonly StoredBlob[]): Promise<void>
  /** The records of a session from a sequence number on, in order. */
  read(session: string, from: number): Promise<readonly StoredRecord[]>
  /** Resolves when everything put before is as durable as `durability()` says. */
  sync(): Promise<void>
  close(): Promise<void>
  /** What the store survives, as evidence: settings read back, not believed. */
  durability(): Durability
}
