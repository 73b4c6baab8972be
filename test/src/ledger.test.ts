import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, chainBytes, encodeRecord, genesis } from '../../src/ledger.ts'
import { digest } from '../../bindings/digest.ts'

describe('the text of a ledger record', () => {
  test('is the same whatever the order of the keys', () => {
    expect(canonical({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}')
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      expect(canonical(Object.fromEntries(Object.entries(value).reverse()))).toBe(canonical(value))
    }))
  })

  test('holds no fraction in decimal: a number that is no safe integer is its 64 bits', () => {
    expect(canonical(0.1)).toBe('{"f64":"3fb999999999999a"}')
    expect(canonical(-0)).toBe('{"f64":"8000000000000000"}')
    expect(canonical(Number.MAX_SAFE_INTEGER)).toBe('9007199254740991')
    fc.assert(fc.property(fc.double({ noInteger: true, noNaN: true }), (value) => { expect(JSON.parse(canonical(value))).toMatchObject({ f64: expect.stringMatching(/^[0-9a-f]{16}$/u) }) }))
  })

  test('keeps line separators, quotes and key names such as __proto__ as data', () => {
    const value: unknown = JSON.parse('{"__proto__":{"x":1},"s":"a\\u2028b\\"\\n"}')
    expect(JSON.parse(canonical(value))).toEqual(value)
  })

  test('refuses what JSON cannot carry', () => { expect(() => canonical({ f: () => 1 })).toThrow(TypeError) })
})

describe('the chain', () => {
  test('a worked example, as SPEC.md could print it', async () => {
    const bytes = encodeRecord({ seq: 0, prev: genesis, kind: 'pin', body: { span: 'u1' } })
    expect(new TextDecoder().decode(bytes)).toBe(`{"body":{"span":"u1"},"kind":"pin","prev":"${genesis}","seq":0}`)
    expect(await digest(chainBytes(genesis, bytes))).toMatch(/^[0-9a-f]{64}$/u)
  })

  test('lengths stand before the parts, so that no two splits give the same bytes', async () => {
    const parts = fc.tuple(fc.uint8Array({ maxLength: 40 }), fc.uint8Array({ maxLength: 40 }))
    await fc.assert(fc.asyncProperty(parts, parts, async ([one, two], [three, four]) => {
      const left = chainBytes(String.fromCharCode(...one), two), right = chainBytes(String.fromCharCode(...three), four)
      const same = String(one) === String(three) && String(two) === String(four)
      expect(await digest(left) === await digest(right)).toBe(same)
    }))
  })
})
