import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { countUtf8, readProposal } from '../../src/proposal.ts'
import { countRuns } from '../support/engines.ts'
import { passes } from '../support/generators.ts'
import { History } from '../support/history.ts'
import { snapshot } from '../support/invariants.ts'
import { stories } from '../support/texts.ts'
import { Trial } from '../support/trial.ts'

const id = 'x'.repeat(limits.idUnits)
const good = { edits: [{ op: 'prune', spans: ['a1'] }] }
const withEdit = (edit: unknown): unknown => ({ edits: [edit] })
const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `s${at}`)

/** Judges a value on a small window: `malformed`, legibly, and nothing changed. */
function expectMalformed(value: unknown): void {
  const trial = new Trial()
  trial.observe({ id: 'a1', role: 'assistant', text: stories[0] })
  const before = snapshot(trial.window)
  const { verdict } = trial.judge(value)
  expect(verdict.findings.length).toBeGreaterThan(0)
  for (const finding of verdict.findings) {
    expect(finding.rule).toBe('malformed')
    expect(finding.message.length).toBeGreaterThan(10)
    expect(finding.message.length).toBeLessThan(600)
    expect(finding.remedies.length).toBeGreaterThan(0)
  }
  expect(snapshot(trial.window)).toEqual(before)
  expect(trial.rulesOf(good)).toEqual([])
}

class Edit { op = 'prune'; spans = ['a1'] }
const cyclic: Record<string, unknown> = { op: 'prune', spans: ['a1'] }
cyclic.claim = cyclic
const throwing = (field: string): object => Object.defineProperty({ op: 'prune', spans: ['a1'] }, field, { enumerable: true, get() { throw new Error('the words of the getter') } })
const trapped = (trap: keyof ProxyHandler<object>): object => new Proxy({ op: 'prune', spans: ['a1'] }, { [trap]: () => { throw new Error('the words of the trap') } })
const revoked = (): unknown => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy }
const endless = (): unknown[] => Object.assign(['a1', 'a1'], { [Symbol.iterator]: function* () { for (;;) yield 'a1' } })

describe('what is no proposal', () => {
  test.each<[string, unknown]>([
    ['undefined', undefined], ['null', null], ['a number', 1], ['NaN', NaN], ['a bigint', 1n], ['a symbol', Symbol('x')], ['a function', () => good], ['a string', JSON.stringify(good)], ['an array', [good]],
    ['a date', new Date(0)], ['a map', new Map([['edits', []]])], ['a class', new (class { edits = good.edits })()], ['a promise', Promise.resolve(good)], ['a revoked proxy', revoked()],
    ['edits of a class', withEdit(new Edit())], ['a symbol as a field', { ...good, [Symbol('x')]: 1 }], ['an edit with a symbol', withEdit({ ...good.edits[0], [Symbol('x')]: 1 })],
    ['an inherited op', withEdit(Object.create({ op: 'prune', spans: ['a1'] }))],
    ['__proto__ in the proposal', JSON.parse('{"edits":[{"op":"prune","spans":["a1"]}],"__proto__":{"epoch":0}}')],
    ['__proto__ in an edit', JSON.parse('{"edits":[{"op":"prune","spans":["a1"],"__proto__":{"claim":{"kind":"irrelevant"}}}]}')],
    ['constructor in an edit', withEdit({ op: 'prune', spans: ['a1'], constructor: 1 })],
    ['an op named __proto__', withEdit({ op: '__proto__', spans: ['a1'] })], ['an op named toString', withEdit({ op: 'toString', spans: ['a1'] })], ['a claim named constructor', withEdit({ op: 'prune', spans: ['a1'], claim: { kind: 'constructor' } })],
    ['a cyclic edit', withEdit(cyclic)], ['edits that hold themselves', (() => { const edits: unknown[] = []; edits.push(edits); return { edits } })()],
    ['a getter that throws', withEdit(throwing('claim'))], ['an op that throws', withEdit(throwing('op'))], ['edits that throw', Object.defineProperty({}, 'edits', { enumerable: true, get() { throw new Error('no') } })],
    ['a proxy without keys', withEdit(trapped('ownKeys'))], ['a proxy without fields', withEdit(trapped('get'))], ['a proxy without prototype', withEdit(trapped('getPrototypeOf'))],
    ['a list with a hole', withEdit({ op: 'prune', spans: [, 'a1'] })], ['a list with an endless iterator', withEdit({ op: 'prune', spans: endless() })], ['a typed array', withEdit({ op: 'prune', spans: new Uint8Array(2) })], ['an array-like', withEdit({ op: 'prune', spans: { 0: 'a1', length: 1 } })],
    ['a boxed string', withEdit({ op: 'prune', spans: [new String('a1')] })], ['a nested list', withEdit({ op: 'prune', spans: [['a1']] })],
    ['the same target twice', withEdit({ op: 'prune', spans: ['a1', 'a1'] })], ['the same target in two edits', { edits: [good.edits[0], { op: 'restore', span: 'a1' }] }],
    ['the same into twice', { edits: [{ op: 'rewrite', spans: ['a1'], into: 'n', text: 'x' }, { op: 'rewrite', spans: ['a2'], into: 'n', text: 'x' }] }],
    ['a lone surrogate in an id', withEdit({ op: 'prune', spans: ['a\ud800'] })], ['a lone surrogate in a text', withEdit({ op: 'rewrite', spans: ['a1'], into: 'n1', text: 'so \udfff far' })], ['a lone surrogate in into', withEdit({ op: 'rewrite', spans: ['a1'], into: '\ud83d', text: 'x' })],
    ['a lone surrogate in an order', withEdit({ op: 'rerank', order: ['\udc00'] })], ['a lone surrogate in the grounds', { ...good, grounds: ['\udc00'] }], ['a lone surrogate in a handle', withEdit({ op: 'prune', spans: ['a1'], handle: { kind: 'url', ref: 'https://\ud800' } })],
    ['an epoch of NaN', { ...good, epoch: NaN }], ['an epoch of Infinity', { ...good, epoch: Infinity }], ['an epoch past the safe integers', { ...good, epoch: 2 ** 53 }], ['an epoch of null', { ...good, epoch: null }], ['grounds of null', { ...good, grounds: null }],
    ['a handle of null', withEdit({ op: 'prune', spans: ['a1'], handle: null })], ['a claim of null', withEdit({ op: 'prune', spans: ['a1'], claim: null })], ['complete of null', withEdit({ op: 'rewrite', spans: ['a1'], into: 'n1', text: 'x', complete: null })],
    ['an id one past its limit', withEdit({ op: 'prune', spans: [`${id}x`] })], ['an into one past its limit', withEdit({ op: 'rewrite', spans: ['a1'], into: `${id}x`, text: 'x' })],
    ['edits one past their limit', { edits: ids(limits.edits + 1).map((span) => ({ op: 'restore', span })) }],
    ['targets one past their limit', withEdit({ op: 'prune', spans: ids(limits.targets + 1) })],
    ['targets one past their limit, over two edits', { edits: [{ op: 'prune', spans: ids(limits.targets) }, { op: 'restore', span: 'a1' }] }],
    ['a million targets', withEdit({ op: 'prune', spans: ids(1_000_000) })], ['grounds past their limit', { ...good, grounds: ids(limits.targets + 1) }], ['an order past its limit', withEdit({ op: 'rerank', order: new Array<string>(limits.spans + 1).fill('a1') })],
  ])('%s', (_, value) => { expectMalformed(value) })

  test('an error that a value throws is not repeated', () => {
    for (const value of [withEdit(throwing('claim')), withEdit(trapped('ownKeys'))]) {
      for (const { message } of readProposal(value).problems) expect(message).not.toContain('words')
    }
  })

  test('each edit that is wrong is named by its index', () => {
    expect(readProposal({ edits: [good.edits[0], { op: 'x' }, { op: 'restore', span: 'a2' }, null] }).problems.map(({ edit }) => edit)).toEqual([1, 3])
  })

  test('anything at all: a proposal or problems, never an error', () => {
    fc.assert(fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withObjectString: true, withSet: true, withSparseArray: true, withTypedArray: true }), (value) => {
      const reading = readProposal(value)
      expect(reading.proposal === undefined).toBe(reading.problems.length > 0)
    }), { numRuns: countRuns(2_000, 50_000) })
  })

  test('a sound proposal with one value replaced by anything', () => {
    const junk = fc.oneof(fc.anything(), fc.constantFrom<unknown>(undefined, null, '', 0, -1, NaN, Infinity, [], {}, '__proto__', 'constructor', '\ud800'))
    fc.assert(fc.property(passes, junk, fc.nat(), (wish, value, at) => {
      const history = new History()
      history.play({ do: 'observe', role: 'user', sentences: [7], traits: [], pinned: false, stored: true, call: 9, twin: false, supersedes: 40, input: 40 })
      const proposal = structuredClone(history.phrase(wish).proposal) as unknown
      const places: [Record<string, unknown>, string][] = []
      const walk = (node: unknown): void => {
        if (typeof node !== 'object' || node === null) return
        for (const [key, child] of Object.entries(node)) { places.push([node as Record<string, unknown>, key]); walk(child) }
      }
      walk(proposal)
      const place = places[at % Math.max(1, places.length)]
      if (place === undefined) return
      place[0][place[1]] = value
      const before = snapshot(history.trial.window)
      history.trial.judge(proposal)
      expect(snapshot(history.trial.window)).toEqual(before)
    }), { numRuns: countRuns(2_000, 50_000) })
  })
})

describe('limits, at and one past', () => {
  test('an id', () => { expect(readProposal(withEdit({ op: 'prune', spans: [id] })).problems).toEqual([]) })
  test('the ref of a handle', () => {
    const cite = (units: number): unknown => withEdit({ op: 'prune', spans: ['a1'], handle: { kind: 'url', ref: 'u'.repeat(units) } })
    expect(readProposal(cite(4096)).problems).toEqual([])
    expect(readProposal(cite(4097)).problems).toHaveLength(1)
  })
  test('edits', () => { expect(readProposal({ edits: ids(limits.edits).map((span) => ({ op: 'restore', span })) }).problems).toEqual([]) })
  test('targets', () => { expect(readProposal(withEdit({ op: 'prune', spans: ids(limits.targets) })).problems).toEqual([]) })
  test('the text of a replacement', () => {
    const text = 'a'.repeat(limits.textBytes)
    expect(readProposal(withEdit({ op: 'rewrite', spans: ['a1'], into: 'n1', text })).problems).toEqual([])
    expect(readProposal(withEdit({ op: 'rewrite', spans: ['a1'], into: 'n1', text: `${text}a` })).problems.map(({ message }) => message)).toEqual([expect.stringContaining(String(limits.textBytes))])
  })
})

test('a proposal is read once: what is judged is a copy', () => {
  const spans = ['a1'], value = { edits: [{ op: 'prune', spans }], grounds: ['a2'] }
  const { proposal } = readProposal(value)
  spans.push('a9')
  value.grounds.length = 0
  expect(proposal).toEqual({ edits: [{ op: 'prune', spans: ['a1'] }], grounds: ['a2'] })
  let reads = 0
  const shifty = { op: 'prune', get spans() { reads++; return reads === 1 ? ['a1'] : ['a2'] } }
  expect(readProposal({ edits: [shifty] }).proposal?.edits).toEqual([{ op: 'prune', spans: [reads === 1 ? 'a1' : 'a2'] }])
  expect(reads).toBe(1)
})

test('objects without a prototype are plain', () => {
  const edit: unknown = Object.assign(Object.create(null) as object, { op: 'prune', spans: ['a1'] })
  expect(readProposal({ edits: [edit] }).problems).toEqual([])
})

test('bytes are counted as UTF-8, and only as far as the limit', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.nat(60), (text, most) => {
    const bytes = Buffer.byteLength(text, 'utf8')
    expect(countUtf8(text, most) > most).toBe(bytes > most)
  }))
})
