/**
 * Typed errors. Each carries a stable `code` and the marker `spanguard: true`, so that two copies of the package, and the far side
 * of a worker, still agree on what was thrown. No message holds span text: ids, counts and digests only.
 */
import type { Finding } from './model.ts'

abstract class SpanguardError extends Error {
  readonly spanguard = true
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.name = new.target.name
  }
}

/** A store failed or answered wrongly. Codes: `outcome-unknown`, `read-failed`, `write-failed`, `missing`, `corrupt`, `closed`, `in-use`. */
export class StoreError extends SpanguardError {}

/** The kernel could not be made or broke. Codes: `unavailable`, `broken`, `layout`, `memory`. */
export class KernelError extends SpanguardError {}

/** The caller broke the contract: wrong type, unknown id, bad text. Codes are named where they are thrown. */
export class ProtocolError extends SpanguardError {}

/** A limit was passed; the message holds the value and the limit. Code: `limit`. */
export class LimitError extends SpanguardError {
  readonly limit: number
  readonly value: number
  constructor(what: string, value: number, limit: number) {
    super('limit', `${what}: ${value}; the limit is ${limit}`)
    this.limit = limit
    this.value = value
  }
}

/** A pass was refused; `findings` says by which rules, for which spans, and what to do instead. */
export class EditRefusedError extends SpanguardError {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[], message?: string) {
    super('edit-refused', message ?? describeRefusal(findings))
    this.findings = findings
  }
}
/** All findings belong to the note on recoverability (2026-11-14). */
export class DestructiveContextRewriteError extends EditRefusedError {}
/** All findings belong to the note on drift (2026-11-11). */
export class RewritePolicyError extends EditRefusedError {}
/** All findings belong to the note on obligations (2026-11-12). */
export class UnsafeContextMutationError extends EditRefusedError {}
/** All findings belong to the note on retention (2026-11-07). */
export class RetentionInvariantError extends EditRefusedError {}

/** True for an error of this package, whichever copy of it or side of a worker made it. */
export function isSpanguardError(error: unknown): error is Error & { readonly spanguard: true; readonly code: string } {
  return error instanceof Error && (error as { spanguard?: unknown }).spanguard === true
}

function describeRefusal(findings: readonly Finding[]): string {
  const first = findings[0]
  if (first === undefined) return 'the pass was refused'
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : ''
  return `the pass was refused: ${first.rule}${first.span === null ? '' : ` on span ${JSON.stringify(first.span)}`}: ${first.message}${more}`
}
