/**
 * The ledger's text: one record a line of canonical JSON (keys in code-unit order, no fractions in decimal), chained by SHA-256 over
 * length-prefixed bytes. Hashing is done by the writer; this file says only which bytes.
 */
import type { Sha256 } from './model.ts'

/** What a record tells: one kind for every host event, and one for each verdict. */
export type RecordKind =
  | 'create' | 'observe' | 'adopt' | 'pin' | 'unpin' | 'retire' | 'open' | 'close' | 'tools' | 'durable' | 'refusal' | 'receipt'

export interface LedgerRecord { readonly seq: number; readonly prev: Sha256; readonly kind: RecordKind; readonly body: unknown }

/** The `prev` of the first record of a session. */
export const genesis: Sha256 = '0'.repeat(64)
const domain = 'spanguard/ledger/1'

/** The bytes of a record. @throws TypeError for a value that JSON cannot carry. */
export function encodeRecord(record: LedgerRecord): Uint8Array { return new TextEncoder().encode(canonical(record)) }

/** The bytes whose SHA-256 is a record's id: domain, previous id and record, each behind its length (u32, little-endian). */
export function chainBytes(prev: Sha256, record: Uint8Array): Uint8Array {
  const parts = [new TextEncoder().encode(domain), new TextEncoder().encode(prev), record]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const part of parts) {
    view.setUint32(at, part.length, true)
    bytes.set(part, at + 4)
    at += 4 + part.length
  }
  return bytes
}

/** JSON with sorted keys; a number that is no safe integer becomes `{"f64":"<16 hex digits>"}`, its IEEE 754 bits. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : `{"f64":"${bits(value)}"}`
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one === undefined ? null : one)).join(',')}]`
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} has no place in a ledger record`)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}

function bits(value: number): string {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  return view.getBigUint64(0).toString(16).padStart(16, '0')
}
