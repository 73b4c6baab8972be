/** SHA-256 through the platform's crypto (FIPS 180-4): store keys, record ids, and everything that a third party checks. */
import { KernelError } from '../src/errors.ts'
import type { Sha256 } from '../src/model.ts'

/** @throws KernelError `unavailable` where the platform has no crypto (a page that is not a secure context). */
export async function digest(bytes: Uint8Array): Promise<Sha256> {
  const subtle = globalThis.crypto?.subtle
  if (subtle === undefined) throw new KernelError('unavailable', 'the platform has no crypto.subtle; a secure context is needed')
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))
  let hex = ''
  for (const byte of hash) hex += byte.toString(16).padStart(2, '0')
  return hex
}

export function digestText(text: string): Promise<Sha256> { return digest(new TextEncoder().encode(text)) }

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index])
}
