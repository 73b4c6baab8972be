/** `spanguard`: everything a host needs to put a guard round an agent loop. Runs anywhere. */
import { ProtocolError, StoreError } from '../src/errors.ts'
import type { Mode } from '../src/model.ts'
import { describePolicy, resolvePolicy, type PolicyOptions, type Profile } from '../src/policy.ts'
import type { ColdStore } from '../src/store.ts'
import { callStore } from './chain.ts'
import { digest, digestText } from './digest.ts'
import { openEngine } from './engine.ts'
import { Guard } from './guard.ts'
import { MemoryStore } from './memory.ts'
import { tablesBytes } from './tables.ts'
import { version } from './version.ts'

export interface GuardOptions {
  /** Where originals and the ledger go; a store in memory if none is given. */
  readonly store?: ColdStore
  /** Names the ledger of this window in the store. */
  readonly session?: string
  readonly policy?: Profile | PolicyOptions
  readonly mode?: Mode
  readonly kernel?: 'auto' | 'wasm' | 'reference'
  /** Whether the guard's tickets are pinned; without it nothing may rest on them. */
  readonly pointerPinned?: boolean
}

const modes: readonly Mode[] = ['enforce', 'observe', 'repair']
const storeCalls = ['put', 'get', 'has', 'append', 'read', 'sync', 'close', 'durability'] as const
const fields = ['store', 'session', 'policy', 'mode', 'kernel', 'pointerPinned']

/** Makes a guard with an empty window. @throws ProtocolError for a wrong option; StoreError, `in-use` where the session has a ledger already; KernelError where a kernel was asked for and is not to be had. */
export async function createGuard(options: GuardOptions = {}): Promise<Guard> {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) throw new ProtocolError('options', 'createGuard takes an object of options')
  for (const field of Object.keys(options)) if (!fields.includes(field)) throw new ProtocolError('options', `createGuard has the unknown option ${JSON.stringify(field)}; allowed: ${fields.join(', ')}`)
  const mode = options.mode ?? 'enforce'
  if (!modes.includes(mode)) throw new ProtocolError('options', `mode is ${JSON.stringify(mode)}; allowed: ${modes.join(', ')}`)
  const session = options.session ?? 'main'
  if (typeof session !== 'string' || session === '') throw new ProtocolError('options', 'session is empty or no string; a name is expected')
  const policy = resolvePolicy(options.policy), store = options.store ?? new MemoryStore()
  for (const call of storeCalls) if (typeof store[call] !== 'function') throw new ProtocolError('options', `store has no ${call}(); a store has ${storeCalls.join(', ')}`)
  if ((await callStore('read-failed', () => store.read(session, 0))).length > 0) throw new StoreError('in-use', `the store has a ledger of session ${JSON.stringify(session)} already; name another session`)
  const guard = new Guard({
    engine: openEngine(options.kernel ?? 'auto'), store, session, policy, mode, version,
    tables: await digest(tablesBytes()), policyDigest: await digestText(describePolicy(policy)), pointerPinned: options.pointerPinned ?? true,
  })
  // The first record is what lays claim to the session: of two that open it at once, one is told here.
  await guard.flush()
  return guard
}

export { Guard, MemoryStore }
export { isTicket } from '../src/ticket.ts'
export {
  DestructiveContextRewriteError, EditRefusedError, isSpanguardError, KernelError, LimitError, ProtocolError, RetentionInvariantError,
  RewritePolicyError, StoreError, UnsafeContextMutationError,
} from '../src/errors.ts'
export { limits } from '../src/limits.ts'
export type { Health, HealthPoint } from '../src/health.ts'
export type * from '../src/model.ts'
export type { PolicyOptions, Profile } from '../src/policy.ts'
export type { ColdStore, StoredBlob, StoredRecord } from '../src/store.ts'
export type { RecalledSpan, RecallTool } from './recall.ts'
export type { GuardEvents } from './guard.ts'
