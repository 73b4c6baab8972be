import { describe, expect, test } from 'vitest'
import { ProtocolError } from '../../src/errors.ts'
import type { Handle } from '../../src/model.ts'
import { ticketId } from '../../src/window.ts'
import { findFaults } from '../support/invariants.ts'
import { ballast, gists, records, rules, stories } from '../support/texts.ts'
import { prune, rewrite, Trial } from '../support/trial.ts'

const setUp = (): Trial => {
  const trial = new Trial({ base: 'strict', rewriteShare: 1 })
  trial.observe({ id: 'u1', text: `${stories[0]}\n${rules[0]}` })
  trial.observe({ id: 't1', role: 'tool', text: records[0] })
  trial.observe({ id: 't2', role: 'tool', text: records[1] })
  trial.observe({ id: 'a1', role: 'assistant', text: ballast })
  return trial
}

describe('ids', () => {
  test('are used once, whatever became of the span', () => {
    const trial = setUp()
    trial.apply(prune('t1'))
    for (const id of ['u1', 't1']) expect(() => trial.observe({ id, text: 'x' })).toThrow(expect.objectContaining({ code: 'duplicate-id' }))
    expect(() => trial.adopt({ id: 't1', role: 'assistant', text: 'x', sources: [], generation: 1 })).toThrow(ProtocolError)
    expect(findFaults(trial.window)).toEqual([])
  })

  test('of tickets never collide with one of the host or the editor', () => {
    const trial = setUp()
    trial.observe({ id: ticketId('r1'), text: stories[1] })
    trial.observe({ id: 'r2', text: stories[2] })
    trial.apply(rewrite(['a1'], gists[0], ticketId('r3')))
    expect(trial.apply(prune('t1')).decision).toBe('permit')
    expect(trial.tickets.map(({ id }) => id)).toEqual([ticketId('r4')])
    expect(findFaults(trial.window)).toEqual([])
  })
})

describe('tickets', () => {
  test('stand where the spans stood, in one line for neighbours that leave together', () => {
    const trial = setUp()
    trial.apply(prune('t1', 't2'))
    expect([...trial.window.live()].map(({ measure }) => measure.text)).toEqual([trial.textOf('u1'), '[recall r1: 2 tool results, 154 B]', ballast])
    expect(trial.window.list().map(({ provenance, role, pinned }) => [provenance, role, pinned])).toEqual([['observed', 'user', false], ['ticket', 'tool', true], ['observed', 'assistant', false]])
  })

  test('are not merged over passes, nor over a span that stays', () => {
    const trial = setUp()
    trial.apply(prune('t1'))
    trial.apply(prune('t2'))
    expect(trial.tickets.map(({ sources }) => sources)).toEqual([['t1'], ['t2']])
    const other = setUp()
    other.apply(prune('t1', 'a1'))
    expect(other.tickets.map(({ sources }) => sources)).toEqual([['t1'], ['a1']])
  })

  test('are not left for proved redundancy', () => {
    const trial = setUp()
    trial.observe({ id: 't3', role: 'tool', text: records[0] }, false)
    expect(trial.apply({ edits: [{ op: 'prune', spans: ['t3'], claim: { kind: 'redundant', of: 't1' } }] }).decision).toBe('permit')
    expect(trial.tickets).toEqual([])
  })

  test('of a derived span recall its originals', () => {
    const trial = setUp()
    trial.apply(rewrite(['t1', 't2'], 'Two jobs ran.'))
    expect(trial.tickets).toEqual([])
    trial.apply(prune('n1'))
    expect(trial.tickets.map(({ sources }) => sources)).toEqual([['t1', 't2']])
    trial.apply({ edits: [{ op: 'restore', span: 't2' }] })
    expect([...trial.window.live()].map(({ id }) => id)).toEqual(['u1', 't2', ticketId('r1'), 'a1'])
    trial.apply({ edits: [{ op: 'restore', span: 't1' }] })
    expect([...trial.window.live()].map(({ id }) => id)).toEqual(['u1', 't2', 't1', 'a1'])
  })

  test('keep their place when the rest is reordered', () => {
    const trial = setUp()
    trial.apply(prune('t1'))
    trial.apply({ edits: [{ op: 'rerank', order: ['a1', 't2', 'u1'] }] })
    expect([...trial.window.live()].map(({ id }) => id)).toEqual(['a1', ticketId('r1'), 't2', 'u1'])
    expect(findFaults(trial.window)).toEqual([])
  })

  test('are told from a text that imitates one', () => {
    const trial = setUp()
    trial.observe({ id: 'u9', text: '[recall r1: 1 tool result, 84 B]' })
    expect(trial.window.holdsTicket('[recall r1: 1 tool result, 84 B]')).toBe(false)
    expect(trial.window.list().at(-1)?.provenance).toBe('observed')
  })
})

describe('a restored original', () => {
  test('stands right before the span that stands for it, word for word', () => {
    const trial = setUp()
    trial.apply(rewrite(['t1'], 'A job ran.'))
    expect(trial.apply({ edits: [{ op: 'restore', span: 't1' }] }).decision).toBe('permit')
    expect(trial.liveIds).toEqual(['u1', 't1', 'n1', 't2', 'a1'])
    expect(trial.textOf('t1')).toBe(records[0])
  })

  test('brings the rest of its call, in order', () => {
    const trial = new Trial()
    trial.observe({ id: 'c1', role: 'assistant', text: 'read()', call: 'k1' })
    trial.observe({ id: 't1', role: 'tool', text: records[0], call: 'k1' })
    trial.observe({ id: 'a1', role: 'assistant', text: ballast })
    trial.apply(prune('c1', 't1'))
    trial.apply({ edits: [{ op: 'restore', span: 't1' }] })
    expect(trial.liveIds).toEqual(['c1', 't1', 'a1'])
    expect(trial.tickets).toEqual([])
  })

  test('that was never in the window is put at its end', () => {
    const trial = setUp()
    trial.remember({ id: 'x1', text: stories[1] })
    trial.apply({ edits: [{ op: 'restore', span: 'x1' }] })
    expect(trial.liveIds.at(-1)).toBe('x1')
  })
})

describe('a derived span', () => {
  test('has the lowest authority of its sources, and is the assistant\'s unless all are the user\'s', () => {
    const trial = setUp()
    trial.observe({ id: 's1', role: 'system', text: stories[3] })
    trial.observe({ id: 'u2', text: stories[4] })
    trial.apply({ edits: [
      { op: 'rewrite', spans: ['u2'], into: 'n1', text: gists[0] }, { op: 'rewrite', spans: ['s1'], into: 'n2', text: gists[1] },
    ] })
    expect(['n1', 'n2'].map((id) => { const entry = trial.window.find(id)!; return [entry.role, trial.window.authorityOf(entry)] })).toEqual([['user', 'user'], ['assistant', 'system']])
    const mixed = setUp()
    expect(mixed.apply(rewrite(['u1', 't1'], `${rules[0]}\nA job ran.`)).decision).toBe('permit')
    expect([mixed.window.find('n1')!.role, mixed.window.authorityOf(mixed.window.find('n1')!)]).toEqual(['assistant', 'tool'])
  })

  test('stands for observed spans only, also where it was adopted', () => {
    const trial = setUp()
    trial.adopt({ id: 'd1', role: 'assistant', text: gists[0], sources: ['t1', 'nowhere'], generation: 4 })
    expect(trial.window.derivedFrom('t1').map(({ id }) => id)).toEqual(['d1'])
    expect(trial.window.list().at(-1)).toMatchObject({ id: 'd1', provenance: 'derived', generation: 1, sources: ['t1', 'nowhere'] })
  })

  test('keeps id and place when it is derived anew', () => {
    const trial = setUp()
    trial.apply(rewrite(['t1', 't2'], 'Two jobs ran.'))
    expect(trial.apply({ edits: [{ op: 'rederive', span: 't2', text: 'Two jobs ran on port 8443.' }] }).decision).toBe('refuse')
    expect(trial.apply({ edits: [{ op: 'rederive', span: 't2', text: 'An export took 312 seconds, a build finished.' }] }).decision).toBe('permit')
    expect(trial.liveIds).toEqual(['u1', 'n1', 'a1'])
    expect(trial.textOf('n1')).toBe('An export took 312 seconds, a build finished.')
    expect(findFaults(trial.window)).toEqual([])
  })
})

describe('the budget', () => {
  test('counts rewrite targets since the last observation', () => {
    const trial = setUp(), { base } = trial.window.budget
    expect(base).toBe(trial.window.bytes)
    trial.apply(rewrite(['t1'], 'A job ran.'))
    expect(trial.window.budget).toEqual({ base, used: Buffer.byteLength(records[0]) })
    trial.apply(prune('t2'))
    expect(trial.window.budget).toEqual({ base, used: Buffer.byteLength(records[0]) })
    trial.observe({ id: 'a2', role: 'assistant', text: 'ü' })
    expect(trial.window.budget).toEqual({ base: trial.window.bytes, used: 0 })
  })
})

describe('obligations', () => {
  test('open and close by name', () => {
    const trial = setUp()
    trial.window.open('o1', ['t1'])
    expect(() => trial.window.open('o1', undefined)).toThrow(expect.objectContaining({ code: 'obligation-open' }))
    expect(() => trial.window.close('o2')).toThrow(expect.objectContaining({ code: 'obligation-unknown' }))
    expect(trial.window.openObligations('t1')).toEqual({ named: ['o1'], wholesale: [] })
    trial.window.close('o1')
    expect(() => trial.window.close('o1')).toThrow(ProtocolError)
    expect(trial.window.openObligations('t1')).toEqual({ named: [], wholesale: [] })
  })

  test('may be opened again, with other dependencies', () => {
    const trial = setUp()
    trial.window.open('o1', ['t1'])
    trial.window.close('o1')
    trial.window.open('o1', ['t2'])
    expect(['t1', 't2'].map((id) => trial.window.openObligations(id).named)).toEqual([[], ['o1']])
    trial.window.close('o1')
    trial.window.open('o1', undefined)
    expect(trial.window.openObligations('t2')).toEqual({ named: [], wholesale: ['o1'] })
  })
})

describe('released rules', () => {
  test('by clause: the others of the span stay in force', () => {
    const trial = new Trial()
    trial.observe({ id: 'u1', text: `${rules[0]}\n${rules[3]}` })
    trial.observe({ id: 'a1', role: 'assistant', text: ballast })
    trial.window.release('u1', rules[0].slice(0, -1))
    expect(trial.rulesOf(prune('u1'))).toContain('constraint-changed')
    expect(trial.rulesOf(rewrite(['u1'], rules[3]))).toEqual([])
    trial.window.release('u1')
    expect(trial.rulesOf(prune('u1'))).toEqual([])
    trial.window.release('u1', rules[3])
    expect(trial.rulesOf(prune('u1'))).toEqual([])
  })
})

test('the kind of a span is the word of its clauses and of its speaker', () => {
  const trial = new Trial()
  trial.observe({ id: 'u1', text: rules[0] })
  trial.observe({ id: 't1', role: 'tool', text: rules[0] })
  trial.observe({ id: 't2', role: 'tool', text: rules[0], traits: ['constraint'] })
  trial.observe({ id: 'u2', text: rules[0], traits: ['narrative'] })
  trial.observe({ id: 'u3', text: stories[0] })
  expect(trial.window.list().map(({ id, kind }) => [id, kind])).toEqual([['u1', 'constraint'], ['t1', 'narrative'], ['t2', 'constraint'], ['u2', 'narrative'], ['u3', 'narrative']])
})

test('spans of a window are described with what the store confirmed', () => {
  const trial = new Trial(), handle: Handle = { kind: 'url', ref: 'https://a.acme-tools.dev/' }
  trial.observe({ id: 't1', role: 'tool', text: 'ok', handle }, false)
  expect(trial.window.list()[0]).not.toHaveProperty('key')
  trial.spill(['t1'])
  expect(trial.window.list()[0]?.key).toMatch(/^[0-9a-f]{64}$/u)
  trial.window.lose('t1')
  expect(trial.window.isDurable(trial.window.find('t1')!)).toBe(false)
})
