import { describe, expect, test } from 'vitest'
import {
  createGuard, EditRefusedError, isTicket, MemoryStore, ProtocolError, RetentionInvariantError, RewritePolicyError, StoreError, UnsafeContextMutationError,
  type Guard, type GuardOptions, type Observation, type Proposal,
} from '../../bindings/index.ts'
import { FailingStore, ProcessStore, WaitingStore } from '../support/stores.ts'

const filler = 'The harbour was calm and the gulls sat on the wall while the crew folded the nets in the shade. '
const span = (id: string, text: string, extra: Partial<Observation> = {}): Observation => ({ id, role: 'tool', text, ...extra })
const prune = (...spans: string[]): Proposal => ({ edits: [{ op: 'prune', spans }] })

/** A guard over a store that outlives the process, with a wide window of narrative. */
async function openGuard(options: GuardOptions = {}, spans: readonly Observation[] = []): Promise<Guard> {
  const guard = await createGuard({ store: new ProcessStore(), ...options })
  for (let index = 0; index < 8; index++) guard.observe(span(`f${index}`, `${index}. ${filler.repeat(3)}`, { role: 'assistant' }))
  for (const one of spans) guard.observe(one)
  return guard
}

async function refusal(run: Promise<unknown>): Promise<EditRefusedError> {
  const error = await run.then(() => undefined, (caught: unknown) => caught)
  expect(error).toBeInstanceOf(EditRefusedError)
  return error as EditRefusedError
}

describe.each(['wasm', 'reference'] as const)('the guard on the %s engine', (kernel) => {
  test('a permitted prune leaves a pinned ticket in place, and recall gives the original back byte for byte', async () => {
    const text = 'listing of the cellar: 41 casks, 7 empty'
    const guard = await openGuard({ kernel }, [span('t1', text), span('a9', 'Counted.', { role: 'assistant' })])
    const receipt = await guard.apply(prune('t1'), { index: 1 })
    const spans = guard.spans()
    const ticket = spans.find((one) => isTicket(one))!
    expect(spans.map(({ id }) => id)).toEqual([...Array.from({ length: 8 }, (_, index) => `f${index}`), ticket.id, 'a9'])
    expect(ticket).toMatchObject({ text: `[recall r1: 1 tool result, ${text.length} B]`, pinned: true, role: 'tool', provenance: 'ticket' })
    expect(receipt).toMatchObject({ decision: 'permit', epoch: 0, turn: 1, firstChanged: 8, durability: 'process', originals: [expect.stringMatching(/^[0-9a-f]{64}$/u)] })
    expect(await guard.recall('r1')).toBe(text)
    expect(await guard.recall('t1')).toBe(text)
    expect(await guard.recallTool.execute({ id: 'r1' })).toBe(text)
    expect(await guard.recallTool.execute({ id: 'r99' })).toMatch(/nothing could be recalled/u)
  })

  test('neighbours that leave together share a ticket; a restored span stands where it stood and takes its ticket with it', async () => {
    const guard = await openGuard({ kernel }, [span('t1', 'first page of the log'), span('t2', 'second page of the log'), span('a3', 'Read both.', { role: 'assistant' })])
    await guard.apply(prune('t1', 't2'), { index: 1 })
    expect(guard.spans().filter(isTicket)).toHaveLength(1)
    await guard.apply({ edits: [{ op: 'restore', span: 't2' }] }, { index: 2 })
    expect(guard.spans().slice(-3).map(({ id }) => id)).toEqual(['t2', 'ticket r1', 'a3'])
    expect(guard.spans().at(-2)!.text).toBe('[recall r1: 1 tool result, 21 B]')
    await guard.apply({ edits: [{ op: 'restore', span: 't1' }] }, { index: 3 })
    expect(guard.spans().slice(-3).map(({ text }) => text)).toEqual(['second page of the log', 'first page of the log', 'Read both.'])
    expect(guard.spans().some(isTicket)).toBe(false)
  })

  test('a derived span recalls its originals, may be derived anew, and is never a source again', async () => {
    const guard = await openGuard({ kernel }, [span('t1', 'the ferry left the pier with the bikes and the crates on the upper deck')])
    await guard.apply({ edits: [{ op: 'rewrite', spans: ['t1'], into: 'n1', text: 'the ferry left with bikes' }] }, { index: 1 })
    expect(guard.spans().at(-1)).toMatchObject({ id: 'n1', provenance: 'derived', generation: 1, sources: ['t1'], role: 'assistant' })
    expect(await guard.recall('n1')).toContain('upper deck')
    await guard.apply({ edits: [{ op: 'rederive', span: 't1', text: 'the ferry left with bikes and crates' }] }, { index: 2 })
    expect(guard.spans().at(-1)).toMatchObject({ id: 'n1', text: 'the ferry left with bikes and crates' })
    const error = await refusal(guard.apply({ edits: [{ op: 'rewrite', spans: ['n1'], into: 'n2', text: 'a ferry left' }] }, { index: 3 }))
    expect(error).toBeInstanceOf(RewritePolicyError)
    expect(error.findings.map(({ rule }) => rule)).toEqual(['already-derived'])
  })

  test('a refusal names the note whose rules it breaks, and changes nothing', async () => {
    const guard = await openGuard({ kernel }, [span('s0', 'The archive has three rooms and a cellar.', { role: 'system', pinned: true }), span('u1', 'Never lend the atlas to anyone.', { role: 'user' })])
    // The copies that `apply` makes before it judges are the one trace of a refused pass: spans that know their key.
    const listed = (): string => JSON.stringify(guard.spans().map(({ key: _, ...rest }) => rest))
    const before = listed()
    expect(await refusal(guard.apply(prune('s0'), { index: 1 }))).toBeInstanceOf(UnsafeContextMutationError)
    expect(await refusal(guard.apply(prune('u1'), { index: 1 }))).toBeInstanceOf(RetentionInvariantError)
    expect(listed()).toBe(before)
    expect(guard.health()).toMatchObject({ epoch: 0, refusalRate: 1 })
  })

  test('review changes nothing and says what apply will say', async () => {
    const guard = await openGuard({ kernel }, [span('t1', 'a page about tides'), span('u1', 'Always log the tide before you sail.', { role: 'user' })])
    const before = JSON.stringify(guard.spans())
    const verdict = guard.review(prune('u1'), { index: 1 })
    expect(verdict.decision).toBe('refuse')
    expect(guard.review(prune('t1'), { index: 1 }).findings.map(({ rule }) => rule)).toContain('not-durable')
    expect(JSON.stringify(guard.spans())).toBe(before)
    const error = await refusal(guard.apply(prune('u1'), { index: 1 }))
    expect(error.findings.filter(({ rule }) => rule === 'constraint-changed')).toEqual(verdict.findings.filter(({ rule }) => rule === 'constraint-changed'))
  })
})

describe('modes', () => {
  const wish: Proposal = { edits: [{ op: 'rewrite', spans: ['u1', 'a1'], into: 'n1', text: 'There was talk about the atlas.' }] }
  const spans = [span('u1', 'I was away on Monday and the post piled up. Never lend the atlas to anyone.', { role: 'user' }), span('a1', 'The post is sorted by street and by size now.', { role: 'assistant' })]

  test('repair appends what was lost, word for word, and the receipt holds both texts', async () => {
    const guard = await openGuard({ mode: 'repair' }, spans)
    const receipt = await guard.apply(wish, { index: 1 })
    expect(receipt.decision).toBe('refuse')
    expect(receipt.proposed).toEqual(wish)
    expect(receipt.applied).toMatchObject([{ op: 'rewrite', spans: ['u1', 'a1'] }])
    expect(guard.spans().at(-1)!.text).toContain('Never lend the atlas to anyone')
    expect(guard.health().constraintCoverage).toBe(1)
  })

  test('repair takes out what it cannot mend, and refuses where nothing is left', async () => {
    const guard = await openGuard({ mode: 'repair' }, [...spans, span('t1', 'a page about tides')])
    const receipt = await guard.apply(prune('u1', 't1'), { index: 1 })
    expect(receipt.applied).toEqual([{ op: 'prune', spans: ['t1'] }])
    await refusal(guard.apply(prune('u1'), { index: 2 }))
  })

  test('observe applies a refused pass and says so; what does not fit the window still throws', async () => {
    const guard = await openGuard({ mode: 'observe' }, spans)
    const receipt = await guard.apply(prune('u1'), { index: 1 })
    expect(receipt.decision).toBe('refuse')
    expect(receipt.findings.map(({ rule }) => rule)).toContain('constraint-changed')
    expect(guard.spans().some(({ id }) => id === 'u1')).toBe(false)
    expect(guard.health().constraintCoverage).toBe(0)
    await refusal(guard.apply(prune('u1'), { index: 2 }))
    await refusal(guard.apply({ edits: [{ op: 'truncate' }] }, { index: 2 }))
  })
})

describe('remedies', () => {
  test('each finding leads to a proposal that passes, is smaller, or is empty', async () => {
    const guard = await openGuard({}, [span('u1', 'The shop is open. Never sell on Sundays.', { role: 'user' }), span('t1', 'the ledger of May'), span('t2', 'the ledger of June', { pinned: true })])
    let proposal = prune('u1', 't1', 't2')
    for (let round = 0; round < 10; round++) {
      const verdict = guard.review(proposal, { index: 1 })
      if (verdict.decision === 'permit') break
      proposal = await guard.remedy(proposal, verdict.findings[0])
    }
    expect(proposal).toEqual(prune('t1'))
    await guard.apply(proposal, { index: 1 })
  })

  test('retiring a rule releases it, with a record', async () => {
    const store = new ProcessStore()
    const guard = await openGuard({ store, session: 'retire' }, [span('u1', 'Never sell on Sundays.', { role: 'user' }), span('u2', 'Sundays are fine from here on.', { role: 'user' })])
    await refusal(guard.apply(prune('u1'), { index: 1 }))
    guard.retire('u1', { by: 'u2', reason: 'the shop opens on Sundays' })
    await guard.apply(prune('u1'), { index: 2 })
    const kinds = (await store.read('retire', 0)).map(({ bytes }) => (JSON.parse(new TextDecoder().decode(bytes)) as { kind: string }).kind)
    expect(kinds).toEqual(expect.arrayContaining(['create', 'observe', 'refusal', 'retire', 'durable', 'receipt']))
    expect(() => guard.retire('nobody', { by: 'u2' })).toThrow(ProtocolError)
  })
})

describe('one writer, and host events apart', () => {
  test('events that arrive during the save take effect after the pass, and in the ledger behind it', async () => {
    const store = new WaitingStore()
    const guard = await openGuard({ store, session: 'apart' }, [span('t1', 'a page about tides'), span('t2', 'a page about winds')])
    const pass = guard.apply(prune('t1'), { index: 1 })
    await store.saving
    const listed = guard.observe(span('u3', 'Never sail at night.', { role: 'user' }))
    expect(listed).toMatchObject({ id: 'u3', kind: 'constraint' })
    expect(() => guard.observe(span('u3', 'again'))).toThrow(ProtocolError)
    guard.pin('t2')
    guard.openObligation('o1', { dependsOn: ['t2'] })
    expect(() => guard.pin('t1')).toThrow(/not live, or leaves in the pass under way/u)
    expect(guard.spans().some(({ id }) => id === 'u3')).toBe(false)
    expect(guard.spans().some(({ id }) => id === 't1')).toBe(true)
    store.letGo()
    await pass
    expect(guard.spans().map(({ id }) => id).slice(-3)).toEqual(['ticket r1', 't2', 'u3'])
    expect(guard.spans().find(({ id }) => id === 't2')).toMatchObject({ pinned: true })
    await guard.flush()
    const kinds = (await store.read('apart', 0)).map(({ bytes }) => (JSON.parse(new TextDecoder().decode(bytes)) as { kind: string }).kind)
    expect(kinds.slice(-4)).toEqual(['receipt', 'observe', 'pin', 'open'])
  })

  test('events that arrive during a save that fails are not lost either', async () => {
    const store = new WaitingStore()
    store.error = new StoreError('write-failed', 'no room')
    const guard = await openGuard({ store }, [span('t1', 'a page about tides')])
    const pass = guard.apply(prune('t1'), { index: 1 })
    await store.saving
    guard.observe(span('u3', 'Good morning.', { role: 'user' }))
    store.letGo()
    await expect(pass).rejects.toMatchObject({ code: 'write-failed' })
    expect(guard.spans().map(({ id }) => id).slice(-2)).toEqual(['t1', 'u3'])
  })

  test('a listener that observes and pins while a pass is under way is kept apart like any host event', async () => {
    const guard = await openGuard({}, [span('t1', 'a page about tides'), span('t2', 'a page about winds')])
    const order = ['t2', ...guard.spans().map(({ id }) => id).filter((id) => id !== 't2')]
    guard.on('verdict', () => { guard.observe(span('u3', 'Good evening.', { role: 'user' })); guard.pin('t1') })
    await guard.apply({ edits: [{ op: 'rerank', order }] }, { index: 1 })
    expect(guard.spans().map(({ id }) => id)).toEqual([...order, 'u3'])
    expect(guard.spans().find(({ id }) => id === 't1')).toMatchObject({ pinned: true })
  })

  test('calls to apply queue, and each is judged on the window as it then is', async () => {
    const guard = await openGuard({}, [span('t1', 'a page about tides')])
    const [first, second] = await Promise.allSettled([guard.apply(prune('t1'), { index: 1 }), guard.apply(prune('t1'), { index: 1 })])
    expect(first.status).toBe('fulfilled')
    expect(second).toMatchObject({ status: 'rejected', reason: { findings: [{ rule: 'unknown-span' }] } })
  })

  test('a signal aborts before the save and not after it', async () => {
    const guard = await openGuard({}, [span('t1', 'a page about tides')])
    await expect(guard.apply(prune('t1'), { index: 1 }, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(guard.spans().some(({ id }) => id === 't1')).toBe(true)
  })

  test("a turn's index never falls", async () => {
    const guard = await openGuard({}, [span('t1', 'a page about tides')])
    await guard.apply(prune('t1'), { index: 5 })
    expect(() => guard.review(prune('f0'), { index: 4 })).toThrow(/turn index is 4; it was 5 before/u)
  })
})

describe('fail closed', () => {
  test.each([['put', 'write-failed'], ['sync', 'write-failed'], ['get', 'read-failed'], ['append', 'outcome-unknown']] as const)('a store that fails at %s: nothing is edited, the error is typed', async (call, code) => {
    for (let at = 1; at < 6; at++) {
      const store = new FailingStore()
      const guard = await openGuard({ store }, [span('t1', 'a page about tides')])
      await guard.flush()
      const before = JSON.stringify(guard.spans().map(({ id, text }) => ({ id, text })))
      store.fault = { call, at: store.calls[call] + at, error: new Error('EIO: a page about tides') }
      const outcome = await guard.apply(prune('t1'), { index: 1 }).then(() => 'applied', (error: unknown) => error)
      if (outcome === 'applied') { expect(at).toBeGreaterThan(1); return }
      expect(outcome).toBeInstanceOf(StoreError)
      expect(outcome).toMatchObject({ code })
      expect((outcome as Error).message).not.toContain('tides')
      expect(JSON.stringify(guard.spans().map(({ id, text }) => ({ id, text })))).toBe(before)
      if (code === 'outcome-unknown') {
        await expect(guard.apply(prune('t1'), { index: 2 })).rejects.toMatchObject({ code: 'outcome-unknown' })
        expect(() => guard.observe(span('x', 'late'))).toThrow(StoreError)
        expect(guard.health().store).toBe('poisoned')
      } else await guard.apply(prune('t1'), { index: 2 })
    }
  })

  test('a failed write in the background is told by the next flush and by health, never as an unhandled rejection', async () => {
    const store = new FailingStore()
    const guard = await openGuard({ store })
    await guard.flush()
    store.fault = { call: 'append', at: store.calls.append + 1, error: new StoreError('write-failed', 'no room') }
    guard.observe(span('t1', 'a page about tides'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(guard.health().store).toBe('failing')
    await expect(guard.flush()).rejects.toMatchObject({ code: 'write-failed' })
    await guard.flush()
    expect(guard.health().store).toBe('sound')
  })

  test('an original that the store lost or forged is found before an edit counts on it', async () => {
    const store = new FailingStore()
    const guard = await openGuard({ store }, [span('t1', 'a page about tides')])
    const { originals } = await guard.apply(prune('t1'), { index: 1 })
    store.forged.set(originals[0]!, new TextEncoder().encode('a page about times'))
    await expect(guard.recall('t1')).rejects.toMatchObject({ code: 'corrupt' })
    expect((await refusal(guard.apply({ edits: [{ op: 'restore', span: 't1' }] }, { index: 2 }))).findings).toMatchObject([{ rule: 'original-missing' }])
    store.forged.set(originals[0]!, undefined)
    await expect(guard.recall('t1')).rejects.toMatchObject({ code: 'missing' })
  })

  test('a copy that reads back differently is not durable', async () => {
    const store = new FailingStore()
    const guard = await openGuard({ store }, [span('t1', 'a page about tides')])
    store.get = async () => new TextEncoder().encode('another page')
    await expect(guard.apply(prune('t1'), { index: 1 })).rejects.toMatchObject({ code: 'corrupt' })
    expect(guard.spans().some(({ id }) => id === 't1')).toBe(true)
  })

  test('memory serves narrative and never a constraint', async () => {
    const guard = await createGuard({ store: new MemoryStore() })
    guard.observe(span('u1', 'Never sail at night. The sea was calm and the crew was glad about it.', { role: 'user' }))
    for (let index = 0; index < 4; index++) guard.observe(span(`f${index}`, filler))
    await guard.apply(prune('f0'), { index: 1 })
    const error = await refusal(guard.apply({ edits: [{ op: 'rewrite', spans: ['u1'], into: 'n1', text: 'Never sail at night.' }] }, { index: 2 }))
    expect(error.findings.map(({ rule }) => rule)).toEqual(['constraint-not-durable'])
    const strict = await createGuard({ store: new MemoryStore(), policy: { minimumDurability: 'power' } })
    strict.observe(span('t1', filler)); strict.observe(span('t2', 'Good.'))
    expect((await refusal(strict.apply(prune('t2'), { index: 1 }))).findings.map(({ rule }) => rule)).toEqual(['not-durable'])
  })
})

describe('what the host may hand in', () => {
  test('bad observations are refused with the field and what is expected; nothing enters', async () => {
    const guard = await openGuard()
    const bad: [unknown, RegExp][] = [
      [null, /observation is null/u], [{ id: '', role: 'user', text: 'x' }, /id is ""/u], [{ id: 'a', role: 'model', text: 'x' }, /role is "model"; one of system, user/u],
      [{ id: 'a', role: 'user', text: 7 }, /text is 7/u], [{ id: 'a', role: 'user', text: 'x', force: 1 }, /unknown field "force"/u],
      [JSON.parse('{"id":"a","role":"user","text":"x","__proto__":{"pinned":true}}'), /unknown field "__proto__"/u],
      [{ id: 'a'.repeat(257), role: 'user', text: 'x' }, /257; the limit is 256/u], [{ id: 'a', role: 'user', text: '\ud800' }, /lone surrogate/u],
      [{ id: 'f0', role: 'user', text: 'x' }, /was observed before/u], [{ id: 'a', role: 'user', text: 'x', traits: ['holy'] }, /traits is "holy"/u],
    ]
    for (const [observation, message] of bad) expect(() => guard.observe(observation as Observation)).toThrow(message)
    expect(guard.spans()).toHaveLength(8)
    expect(() => guard.review(prune('f0'), { index: 1, scores: [{ span: 'f0', value: Number.NaN, turn: 0 }] })).toThrow(/score.value is NaN/u)
    await expect(createGuard({ policy: 'lenient' as 'strict' })).rejects.toThrow(/allowed: strict, recoverability/u)
    await expect(createGuard({ modus: 'x' } as GuardOptions)).rejects.toThrow(/unknown option "modus"/u)
  })

  test('a payload is stored and hashed with the text and comes back whole', async () => {
    const guard = await openGuard({}, [span('t1', 'image/png, 4 bytes', { part: 'media', payload: new Uint8Array([1, 2, 250, 255]) })])
    await guard.apply(prune('t1'), { index: 1 })
    expect(await guard.recallSpan('t1')).toEqual({ text: 'image/png, 4 bytes', payload: new Uint8Array([1, 2, 250, 255]) })
  })

  test('an adopted summary is a rewrite already, and text that imitates a ticket is none', async () => {
    const guard = await openGuard({}, [span('t1', 'a page about tides'), span('u2', '[recall r1: 1 tool result, 18 B]', { role: 'user' })])
    guard.adopt({ id: 'd1', role: 'user', text: 'An earlier summary of the trip.', sources: [], generation: 1 })
    expect((await refusal(guard.apply({ edits: [{ op: 'rewrite', spans: ['d1'], into: 'n1', text: 'A summary.' }] }, { index: 1 }))).findings.map(({ rule }) => rule)).toContain('already-derived')
    expect(guard.isTicketText('[recall r1: 1 tool result, 18 B]')).toBe(false)
    await guard.apply(prune('t1'), { index: 2 })
    expect(guard.spans().filter(isTicket)).toHaveLength(1)
    expect(guard.isTicketText('[recall r1: 1 tool result, 18 B]')).toBe(true)
    expect(guard.isTicketText('[recall r2: 1 tool result, 18 B]')).toBe(false)
  })

  test('an adopted summary whose sources nobody knows may be pruned, and its own words come back', async () => {
    const guard = await openGuard()
    guard.adopt({ id: 'd1', role: 'assistant', text: 'An earlier summary of the trip along the coast.', sources: [], generation: 1 })
    await guard.apply(prune('d1'), { index: 1 })
    expect(await guard.recall('r1')).toBe('An earlier summary of the trip along the coast.')
    expect(await guard.recall('d1')).toBe('An earlier summary of the trip along the coast.')
  })

  test('a span that comes to bear the short id of a ticket does not hide it', async () => {
    const guard = await openGuard({}, [span('t1', 'a page about tides')])
    await guard.apply(prune('t1'), { index: 1 })
    guard.observe(span('r1', 'another text', { role: 'user' }))
    expect(await guard.recall('r1')).toBe('a page about tides')
    expect(await guard.recallSpan('r1')).toEqual({ text: 'another text' })
  })

  test('a correction that the host withdraws may leave', async () => {
    const guard = await openGuard({}, [span('a0', 'The boat is called Wilma.', { role: 'assistant' }), span('u1', 'No, the boat is called Selma.', { role: 'user', traits: ['correction'] }), span('u2', 'It was sold; forget the boat.', { role: 'user' })])
    expect((await refusal(guard.apply(prune('u1'), { index: 1 }))).findings.map(({ rule }) => rule)).toContain('correction-unechoed')
    guard.retire('u1', { by: 'u2' })
    await guard.apply(prune('u1'), { index: 2 })
  })

  test('a listener that throws does not disturb the guard; drift is told where scores rise and proof falls', async () => {
    const guard = await openGuard({ mode: 'observe', policy: { rewriteShare: 1 } }, Array.from({ length: 6 }, (_, index) => span(`a${index}`, `page ${index}: ${filler}`, { role: 'assistant' })))
    let alarms = 0
    guard.on('verdict', () => { throw new Error('a careless listener') })
    guard.on('drift', ({ alarm }) => { if (alarm) alarms++ })
    for (let turn = 1; turn <= 5; turn++) {
      await guard.apply({ edits: [{ op: 'rewrite', spans: [`a${turn}`], into: `n${turn}`, text: `note on page ${turn}` }] }, {
        index: turn, scores: [{ span: `n${turn - 1}`, value: 0.9, turn: turn - 1 }, { span: 'f1', value: 0.6 - turn / 10, turn }],
      })
    }
    expect(guard.health().points.length).toBe(5)
    expect(guard.health().alarm).toBe(true)
    expect(alarms).toBeGreaterThan(0)
  })

  test('thirty guards at once keep their windows apart', async () => {
    const guards = await Promise.all(Array.from({ length: 30 }, () => openGuard()))
    await Promise.all(guards.map((guard, index) => (index % 2 === 0 ? guard.apply(prune('f1'), { index: 1 }) : guard.flush())))
    guards.forEach((guard, index) => expect(guard.spans().some(({ id }) => id === 'f1')).toBe(index % 2 === 1))
  })

  test('a session has one ledger: a second guard on it is told so when it is made', async () => {
    const store = new ProcessStore()
    await createGuard({ store, session: 'one' })
    await expect(createGuard({ store, session: 'one' })).rejects.toMatchObject({ code: 'in-use' })
    await createGuard({ store, session: 'two' })
    const outcomes = await Promise.allSettled([createGuard({ store, session: 'race' }), createGuard({ store, session: 'race' })])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a store that is none, an unknown event and a proposal without edits are misuse', async () => {
    await expect(createGuard({ store: {} as MemoryStore })).rejects.toThrow(/store has no put\(\)/u)
    await expect(createGuard(null as unknown as GuardOptions)).rejects.toThrow(/an object of options/u)
    const guard = await openGuard()
    expect(() => guard.on('refusal' as 'receipt', () => undefined)).toThrow(/allowed: verdict, receipt, drift/u)
    expect(() => guard.on('receipt', undefined as unknown as () => void)).toThrow(/a function is expected/u)
    const { findings } = guard.review({ edits: [] }, { index: 1 })
    await expect(guard.remedy('garbage', findings[0]!)).rejects.toMatchObject({ code: 'proposal' })
  })

  test('health tells of a store that failed until it works again', async () => {
    const store = new FailingStore()
    const guard = await openGuard({ store }, [span('t1', 'a page about tides')])
    await guard.flush()
    store.fault = { call: 'put', at: store.calls.put + 1, error: new Error('disk full') }
    await expect(guard.apply(prune('t1'), { index: 1 })).rejects.toMatchObject({ code: 'write-failed' })
    expect(guard.health().store).toBe('failing')
    await guard.apply(prune('t1'), { index: 2 })
    expect(guard.health().store).toBe('sound')
  })

  test('the verdict on a malformed proposal is told as well', async () => {
    const guard = await openGuard()
    const told: string[] = []
    guard.on('verdict', ({ findings }) => told.push(...findings.map(({ rule }) => rule)))
    guard.review({}, { index: 1 })
    await refusal(guard.apply({}, { index: 1 }))
    expect(told).toEqual(['malformed', 'malformed'])
  })

  test.each(['must not ', '1', '"', '({[', 'Never x.\n', '/a', '&nbsp;', '\\n', 'no matches '])('a text and a replacement made of %j alone are judged like any other', async (unit) => {
    const guard = await openGuard({}, [span('u1', unit.repeat(120_000 / unit.length), { role: 'user' })])
    expect(guard.review({ edits: [{ op: 'rewrite', spans: ['u1'], into: 'n1', text: unit.repeat(60_000 / unit.length) }] }, { index: 1 }).decision).toBe('refuse')
  })

  test('a closed guard says so', async () => {
    const guard = await openGuard()
    await guard.close()
    expect(() => guard.observe(span('x', 'late'))).toThrow(/was closed/u)
    await expect(guard.apply(prune('f0'), { index: 1 })).rejects.toMatchObject({ code: 'closed' })
  })
})
