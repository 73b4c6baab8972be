import { describe, expect, test } from 'vitest'
import { isSpanguardError } from '../../src/errors.ts'
import { describePolicy, resolvePolicy, ruleIds, survives, type Profile } from '../../src/policy.ts'

const profiles: readonly Profile[] = ['strict', 'recoverability', 'drift', 'obligations', 'retention']

test('there are 31 rules, each once, and strict is all of them', () => {
  expect(new Set(ruleIds).size).toBe(31)
  expect([...resolvePolicy().rules]).toEqual(ruleIds)
})

test('a profile by name and by options is the same', () => {
  for (const base of profiles) expect(resolvePolicy({ base })).toEqual(resolvePolicy(base))
})

test('the figures of the notes are the defaults', () => {
  expect(resolvePolicy('retention')).toMatchObject({ threshold: 0.35, rewriteShare: 0.4, minimumDurability: 'memory' })
})

test('figures may be set from nought to one', () => {
  for (const value of [0, 0.2, 1]) expect(resolvePolicy({ rewriteShare: value, threshold: value })).toMatchObject({ rewriteShare: value, threshold: value })
})

const cyclic: Record<string, unknown> = {}
cyclic.base = cyclic

describe('a wrong policy is refused with a typed error', () => {
  test.each<[string, unknown]>([
    ['an unknown name', 'lenient'], ['__proto__', '__proto__'], ['constructor', 'constructor'], ['null', null], ['a number', 4], ['a list', ['strict']], ['a list as base', { base: ['strict'] }], ['an unknown field', { base: 'strict', rules: [] }],
    ['a base of null', { base: null }], ['a cyclic base', cyclic], ['a bigint', { threshold: 1n }], ['a share below nought', { rewriteShare: -0.1 }], ['a share past one', { rewriteShare: 1.0001 }], ['a share of NaN', { rewriteShare: NaN }], ['a share as a string', { rewriteShare: '0.4' }],
    ['a threshold of Infinity', { threshold: Infinity }], ['an unknown durability', { minimumDurability: 'disk' }], ['a durability of a list', { minimumDurability: ['power'] }], ['an object without prototype', { threshold: Object.create(null) as unknown }],
  ])('%s', (_, value) => {
    try { resolvePolicy(value as Profile) } catch (error) {
      expect(isSpanguardError(error) && error.code).toBe('policy')
      expect((error as Error).message).toMatch(/allowed|expected/u)
      return
    }
    throw new Error('nothing was thrown')
  })
})

test('durability has an order', () => {
  const levels = ['memory', 'process', 'power'] as const
  for (const [has, left] of levels.entries()) for (const [needs, right] of levels.entries()) expect(survives(left, right)).toBe(has >= needs)
})

test('a description tells two policies apart, and equal ones not', () => {
  const all = [...profiles.map((base) => resolvePolicy(base)), resolvePolicy({ threshold: 0.3 }), resolvePolicy({ rewriteShare: 0.3 }), resolvePolicy({ minimumDurability: 'power' })]
  expect(new Set(all.map(describePolicy)).size).toBe(all.length)
  expect(describePolicy(resolvePolicy({ threshold: 0.35 }))).toBe(describePolicy(resolvePolicy('strict')))
})
