import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSpanguardError, LimitError, ProtocolError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { readAdoption, readObservation, readTools, readTurn } from '../../src/observation.ts'
import { countRuns } from '../support/engines.ts'

const span = { id: 't1', role: 'tool', text: 'ok' }
const adoption = { id: 'd1', role: 'assistant', text: 'so far', sources: ['t1'], generation: 1 }

function refusal(read: () => unknown): Error & { code: string } {
  try { read() } catch (error) { if (isSpanguardError(error)) return error; throw error }
  throw new Error('nothing was thrown')
}

test('an observation with every field is read as it is', () => {
  const whole = {
    ...span, call: 'k1', message: 'm1', part: 'result', handle: { kind: 'tool_call', ref: 'read#k1' }, traits: ['negative', 'one-shot'], pinned: true, inputs: ['a'], supersedes: ['b'],
    facts: ['f'], payload: new Uint8Array([1, 2]),
  }
  expect(readObservation(whole)).toEqual(whole)
})

test('a payload and lists are copies', () => {
  const payload = new Uint8Array([1]), inputs = ['a']
  const read = readObservation({ ...span, payload, inputs })
  payload[0] = 9
  inputs.push('b')
  expect([read.payload, read.inputs]).toEqual([new Uint8Array([1]), ['a']])
})

const throwing = Object.defineProperty({ ...span }, 'call', { enumerable: true, get() { throw new Error('the words of the getter') } })
const trapped = new Proxy({ ...span }, { ownKeys: () => { throw new Error('the words of the trap') } })

describe('a wrong observation is refused with a typed error that names the field', () => {
  test.each<[string, unknown, string]>([
    ['undefined', undefined, 'observation'], ['null', null, 'observation'], ['a string', 'x', 'observation'], ['an array', [span], 'observation'], ['a function', () => span, 'observation'], ['a map', new Map(), 'id'],
    ['no id', { role: 'tool', text: 'ok' }, 'id'], ['an empty id', { ...span, id: '' }, 'id'], ['a number as id', { ...span, id: 7 }, 'id'], ['a boxed id', { ...span, id: new String('t1') }, 'id'], ['a lone surrogate in the id', { ...span, id: '\ud800' }, 'id'],
    ['no role', { id: 't1', text: 'ok' }, 'role'], ['an unknown role', { ...span, role: 'developer' }, 'role'], ['a role of another case', { ...span, role: 'User' }, 'role'], ['a role named __proto__', { ...span, role: '__proto__' }, 'role'],
    ['no text', { id: 't1', role: 'tool' }, 'text'], ['a text of null', { ...span, text: null }, 'text'], ['a text of bytes', { ...span, text: new Uint8Array(1) }, 'text'], ['a lone surrogate in the text', { ...span, text: 'a\udc00' }, 'text'],
    ['an unknown field', { ...span, weight: 1 }, 'weight'], ['__proto__ as a field', JSON.parse('{"id":"t1","role":"tool","text":"ok","__proto__":{"pinned":true}}'), '__proto__'], ['constructor as a field', { ...span, constructor: 1 }, 'constructor'],
    ['a call of a number', { ...span, call: 1 }, 'call'], ['an unknown part', { ...span, part: 'image' }, 'part'], ['an unknown trait', { ...span, traits: ['dull'] }, 'traits'], ['traits as a string', { ...span, traits: 'negative' }, 'traits'], ['traits with a hole', { ...span, traits: [,] }, 'traits'],
    ['a pin of 1', { ...span, pinned: 1 }, 'pinned'], ['inputs of objects', { ...span, inputs: [{}] }, 'inputs'], ['inputs with a hole', { ...span, inputs: [, 'a'] }, 'inputs'], ['supersedes as a string', { ...span, supersedes: 'a' }, 'supersedes'], ['facts of numbers', { ...span, facts: [1] }, 'facts'], ['a lone surrogate in a fact', { ...span, facts: ['\ud800'] }, 'facts'],
    ['a handle as a string', { ...span, handle: 'k' }, 'handle'], ['a handle of an unknown kind', { ...span, handle: { kind: 'file', ref: 'x' } }, 'handle.kind'], ['a handle without ref', { ...span, handle: { kind: 'url' } }, 'handle.ref'], ['a handle with more', { ...span, handle: { kind: 'url', ref: 'x', by: 'me' } }, 'by'], ['a handle past its limit', { ...span, handle: { kind: 'url', ref: 'u'.repeat(4097) } }, 'handle.ref'],
    ['a payload of numbers', { ...span, payload: [1] }, 'payload'], ['a payload of a buffer', { ...span, payload: new ArrayBuffer(2) }, 'payload'], ['a getter that throws', throwing, 'observation'], ['a proxy that throws', trapped, 'observation'],
  ])('%s', (_, value, names) => {
    const error = refusal(() => readObservation(value))
    expect(error).toBeInstanceOf(ProtocolError)
    expect(['observation', 'text-not-well-formed']).toContain(error.code)
    expect(error.message).toContain(names)
    expect(error.message).not.toContain('words')
    expect(error.message.length).toBeLessThan(400)
  })

  test('a message never holds the text of a span', () => {
    expect(refusal(() => readObservation({ ...span, text: 'secret \ud800' })).message).not.toContain('secret')
    expect(refusal(() => readObservation({ ...span, facts: ['secret \ud800'] })).message).not.toContain('secret')
  })

  test('anything at all: an observation or a typed error', () => {
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.record({ id: fc.anything(), role: fc.constant('user'), text: fc.anything(), traits: fc.anything(), handle: fc.anything() }, { requiredKeys: [] })), (value) => {
      try { readObservation(value) } catch (error) { expect(isSpanguardError(error)).toBe(true) }
    }), { numRuns: countRuns(2_000, 50_000) })
  })
})

describe('limits, at and one past', () => {
  test('ids', () => {
    expect(readObservation({ ...span, id: 'x'.repeat(256) }).id).toHaveLength(256)
    const error = refusal(() => readObservation({ ...span, id: 'x'.repeat(257) }))
    expect(error).toBeInstanceOf(LimitError)
    expect(error).toMatchObject({ code: 'limit', limit: 256, value: 257 })
  })
  test('an id is measured in UTF-16 units', () => {
    expect(readObservation({ ...span, id: '😀'.repeat(128) }).id).toHaveLength(256)
    expect(refusal(() => readObservation({ ...span, id: `${'😀'.repeat(128)}x` }))).toBeInstanceOf(LimitError)
  })
  test('texts, in UTF-8 bytes', () => {
    const text = 'é'.repeat(limits.textBytes / 2)
    expect(readObservation({ ...span, text }).text).toHaveLength(limits.textBytes / 2)
    expect(refusal(() => readObservation({ ...span, text: `${text}a` }))).toBeInstanceOf(LimitError)
  })
  test('lists', () => {
    const list = (length: number): string[] => Array.from({ length }, (_, at) => `s${at}`)
    expect(readObservation({ ...span, inputs: list(limits.targets) }).inputs).toHaveLength(limits.targets)
    expect(refusal(() => readObservation({ ...span, inputs: list(limits.targets + 1) }))).toBeInstanceOf(LimitError)
  })
  test('payloads', () => {
    expect(refusal(() => readObservation({ ...span, payload: new Uint8Array(limits.textBytes + 1) }))).toBeInstanceOf(LimitError)
  })
})

describe('adoptions', () => {
  test('are read as they are', () => { expect(readAdoption({ ...adoption, generation: 0 })).toEqual({ ...adoption, generation: 0 }) })
  test.each<[string, unknown]>([
    ['no sources', { ...adoption, sources: undefined }], ['a source of a number', { ...adoption, sources: [1] }], ['no generation', { ...adoption, generation: undefined }], ['a generation below nought', { ...adoption, generation: -1 }],
    ['a generation of a fraction', { ...adoption, generation: 1.5 }], ['a generation of NaN', { ...adoption, generation: NaN }], ['a field of an observation', { ...adoption, pinned: true }],
  ])('%s', (_, value) => { expect(refusal(() => readAdoption(value)).code).toBe('observation') })
})

describe('turns', () => {
  const score = { span: 'a1', value: 0.5, turn: 3 }
  test('an index may stay and may rise', () => {
    expect(readTurn({ index: 4 }, 4)).toEqual({ index: 4 })
    expect(readTurn({ index: 9, scores: [score] }, 4)).toEqual({ index: 9, scores: [score] })
  })
  test('an index never falls', () => { expect(refusal(() => readTurn({ index: 3 }, 4))).toMatchObject({ code: 'turn' }) })
  test.each<[string, unknown]>([
    ['null', null], ['a number', 3], ['no index', {}], ['an index of NaN', { index: NaN }], ['an index of Infinity', { index: Infinity }], ['an index of a string', { index: '5' }], ['a negative index', { index: -1 }], ['a fraction', { index: 5.5 }], ['an index past the safe integers', { index: 2 ** 53 }],
    ['an unknown field', { index: 5, now: 1 }], ['scores of an object', { index: 5, scores: {} }], ['a score of null', { index: 5, scores: [null] }], ['a score with a hole', { index: 5, scores: [,] }],
    ...[NaN, Infinity, -Infinity, -0.01, 1.01, '0.5', null].map((value): [string, unknown] => [`a score of ${String(value)}`, { index: 5, scores: [{ ...score, value }] }]),
    ['a score without span', { index: 5, scores: [{ value: 0.5, turn: 3 }] }], ['a score of no turn', { index: 5, scores: [{ span: 'a1', value: 0.5 }] }], ['a score of turn NaN', { index: 5, scores: [{ ...score, turn: NaN }] }], ['a score with more', { index: 5, scores: [{ ...score, by: 'me' }] }],
  ])('%s is refused', (_, value) => { expect(['observation', 'turn']).toContain(refusal(() => readTurn(value, 4)).code) })
  test('scores of nought and one are scores', () => {
    expect(readTurn({ index: 5, scores: [{ ...score, value: 0 }, { ...score, value: 1 }, { ...score, value: -0 }] }, 0).scores).toHaveLength(3)
  })
})

describe('tools', () => {
  test('by name and kind', () => { expect(readTools({ read_file: 'read', now: 'timed', post: 'mutating', ask: 'person' })).toHaveLength(4) })
  test.each<[string, unknown]>([['null', null], ['a list', ['read']], ['an unknown kind', { x: 'write' }], ['a kind named __proto__', { x: '__proto__' }], ['an empty name', { '': 'read' }]])('%s is refused', (_, value) => {
    expect(refusal(() => readTools(value)).code).toBe('observation')
  })
})
