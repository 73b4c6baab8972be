import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGuard, EditRefusedError, isTicket, type Edit, type Guard, type Proposal, type Receipt, type Role } from '../../bindings/index.ts'
import { digest, digestText, sameBytes } from '../../bindings/digest.ts'
import { chainBytes, genesis } from '../../src/ledger.ts'
import type { Key } from '../../src/model.ts'
import { ProcessStore } from '../support/stores.ts'

const slow = process.env.SPANGUARD_SLOW !== undefined
const runs = slow ? 2_000 : 120

const sentences = [
  'The tide was low and the boats lay on the sand.', 'Never sail at night.', 'grep: no matches for "reef" in charts/', 'depth 14.2 m at buoy 7',
  'The crew sang on deck.', 'At most 4 passengers per boat.', 'log written to /var/log/bay/7.txt', 'Ask me before you lift the anchor.', 'exit code 3',
]
type Command =
  | { readonly kind: 'observe'; readonly role: Role; readonly picks: readonly number[] }
  | { readonly kind: 'apply'; readonly shape: 'prune' | 'rewrite' | 'rederive' | 'restore' | 'rerank'; readonly picks: readonly number[]; readonly text: number; readonly meanwhile: boolean }
  | { readonly kind: 'pin' | 'unpin'; readonly pick: number }
  | { readonly kind: 'open' | 'close'; readonly pick: number }
  | { readonly kind: 'retire'; readonly pick: number }

const picks = fc.array(fc.nat(30), { minLength: 1, maxLength: 3 })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('observe' as const), role: fc.constantFrom<Role>('system', 'user', 'assistant', 'tool'), picks: fc.array(fc.nat(sentences.length - 1), { minLength: 1, maxLength: 4 }) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('apply' as const), shape: fc.constantFrom('prune' as const, 'rewrite' as const, 'rederive' as const, 'restore' as const, 'rerank' as const), picks, text: fc.nat(sentences.length - 1), meanwhile: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('pin' as const, 'unpin' as const), pick: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('open' as const, 'close' as const), pick: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retire' as const), pick: fc.nat(30) }) },
)

/** Gives back what was put until the guard has confirmed it, and then loses it: what a guard that never looked would not notice. */
class ForgetfulStore extends ProcessStore {
  readonly #read = new Map<Key, number>()
  override async get(key: Key): Promise<Uint8Array | undefined> {
    const times = (this.#read.get(key) ?? 0) + 1
    this.#read.set(key, times)
    return times > 1 ? undefined : super.get(key)
  }
}

interface Observed { readonly id: string; readonly text: string }

async function runHistory(commands: readonly Command[], store: ProcessStore): Promise<void> {
  const guard = await createGuard({ store, session: 'history' })
  const observed: Observed[] = [], pinned = new Set<string>(), receipts: Receipt[] = []
  const open = new Set<string>()
  let turn = 0, made = 0
  for (let index = 0; index < 6; index++) { const one = { id: `f${index}`, text: `${index} ${'the harbour was calm '.repeat(6)}` }; guard.observe({ ...one, role: 'assistant' }); observed.push(one) }
  for (const one of commands) {
    const live = guard.spans().filter((span) => !isTicket(span))
    const pick = (at: number): string => live[at % live.length]!.id
    switch (one.kind) {
      case 'observe': {
        const span = { id: `s${made++}`, text: one.picks.map((at) => sentences[at]).join(' ') }
        guard.observe({ ...span, role: one.role })
        observed.push(span)
        break
      }
      case 'pin': guard.pin(pick(one.pick)); pinned.add(pick(one.pick)); break
      case 'unpin': guard.unpin(pick(one.pick), 'test'); pinned.delete(pick(one.pick)); break
      case 'open': if (!open.has(`o${one.pick}`)) { guard.openObligation(`o${one.pick}`); open.add(`o${one.pick}`) } break
      case 'close': if (open.has(`o${one.pick}`)) { guard.closeObligation(`o${one.pick}`); open.delete(`o${one.pick}`) } break
      case 'retire': guard.retire(pick(one.pick), { by: live[0]!.id }); break
      case 'apply': {
        turn++
        const before = JSON.stringify(guard.spans().map(({ key: _, ...rest }) => rest)), epoch = guard.health().epoch
        const proposal = propose(one, live.map(({ id }) => id), observed, `n${made++}`)
        const verdict = guard.review(proposal, { index: turn })
        expect(JSON.stringify(guard.spans().map(({ key: _, ...rest }) => rest))).toBe(before)
        const applying = guard.apply(proposal, { index: turn })
        const late = one.meanwhile ? { id: `s${made++}`, text: 'late words from the quay' } : undefined
        if (late !== undefined) { await Promise.resolve(); guard.observe({ ...late, role: 'user' }); observed.push(late) }
        const outcome = await applying.then((receipt) => receipt, (error: unknown) => error)
        if (outcome instanceof EditRefusedError) {
          // Copies are made before a pass is judged, so `apply` may find fewer reasons than `review`, never more.
          // A span that came before it was judged may make it not fit.
          if (late === undefined) expect(verdict.decision).toBe('refuse')
          expect(guard.health().epoch).toBe(epoch)
          if (late === undefined) expect(JSON.stringify(guard.spans().map(({ key: _, ...rest }) => rest))).toBe(before)
        } else if (outcome instanceof Error) throw outcome
        else { receipts.push(outcome as Receipt); expect(guard.health().epoch).toBe(epoch + 1) }
        if (late !== undefined) expect(guard.spans().at(-1)?.id).toBe(late.id)
        break
      }
    }
    await checkInvariants(guard, store, observed, pinned)
  }
  await guard.flush()
  await checkChain(store, receipts)
}

function propose(one: Extract<Command, { kind: 'apply' }>, live: readonly string[], observed: readonly Observed[], into: string): Proposal {
  const chosen = [...new Set(one.picks.map((at) => live[at % live.length]!))]
  const gone = observed.filter(({ id }) => !live.includes(id)).map(({ id }) => id)
  const original = gone[one.text % Math.max(1, gone.length)] ?? chosen[0]!
  const edit: Edit = one.shape === 'prune' ? { op: 'prune', spans: chosen }
    : one.shape === 'rewrite' ? { op: 'rewrite', spans: chosen, into, text: sentences[one.text]! }
    : one.shape === 'rederive' ? { op: 'rederive', span: original, text: sentences[one.text]! }
    : one.shape === 'restore' ? { op: 'restore', span: original }
    : { op: 'rerank', order: [...live.slice(one.text % live.length), ...live.slice(0, one.text % live.length)] }
  return { edits: [edit] }
}

/** No generation 2, no pinned span gone, and every observed span is live verbatim or in the store byte for byte. */
async function checkInvariants(guard: Guard, store: ProcessStore, observed: readonly Observed[], pinned: ReadonlySet<string>): Promise<void> {
  const spans = new Map(guard.spans().map((span) => [span.id, span]))
  for (const span of spans.values()) expect([0, 1]).toContain(span.generation)
  for (const id of pinned) expect(spans.has(id), `pinned span ${id}`).toBe(true)
  for (const { id, text } of observed) {
    const span = spans.get(id)
    if (span !== undefined) { expect(span.text).toBe(text); continue }
    const bytes = new TextEncoder().encode(text)
    const stored = await store.get(await digestText(text))
    expect(stored !== undefined && sameBytes(stored, bytes), `original of ${id}`).toBe(true)
  }
}

async function checkChain(store: ProcessStore, receipts: readonly Receipt[]): Promise<void> {
  let head = genesis
  const ids = new Set<string>()
  for (const { seq, bytes } of await store.read('history', 0)) {
    const record = JSON.parse(new TextDecoder().decode(bytes)) as { seq: number; prev: string }
    expect(record).toMatchObject({ seq, prev: head })
    head = await digest(chainBytes(head, bytes))
    ids.add(head)
  }
  for (const { id } of receipts) expect(ids.has(id)).toBe(true)
}

test('over random histories nothing is lost, nothing is refused or applied by half, and the chain holds', async () => {
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), (commands) => runHistory(commands, new ProcessStore())), { numRuns: runs })
})

test('control: with a store that forgets what it confirmed, the same harness finds a loss', async () => {
  const outcome = await fc.check(fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), (commands) => runHistory(commands, new ForgetfulStore())), { numRuns: runs })
  expect(outcome.failed).toBe(true)
})
