/** The hash of both engines is XXH64, seed 0, as another implementation computes it. */
import { describe, expect, test } from 'vitest'
import createXxhash from 'xxhash-wasm'
import { makers } from '../support/kernels.ts'

const { h64Raw } = await createXxhash()
const engines = makers.map(([, make]) => make())

function hashOf(engine: (typeof engines)[number], text: string): bigint {
  const { hashLow, hashHigh } = engine.measure(text)
  return (BigInt(hashHigh) << 32n) | BigInt(hashLow)
}

describe('XXH64', () => {
  test('of nothing is the value of its specification', () => {
    for (const engine of engines) expect(hashOf(engine, '')).toBe(0xef46db3751d8e999n)
  })

  test('is right at every length up to 300, and for every rest of a large text', () => {
    const letters = Array.from({ length: 5000 }, (_, at) => String.fromCharCode(32 + ((at * 7919 + (at >> 3)) % 95))).join('')
    for (let length = 0; length <= 300; length++) {
      const text = letters.slice(length % 7, length % 7 + length), expected = h64Raw(Buffer.from(text))
      for (const engine of engines) expect(hashOf(engine, text), `length ${length}`).toBe(expected)
    }
    for (let rest = 0; rest < 32; rest++) {
      const text = letters.repeat(20).slice(rest), expected = h64Raw(Buffer.from(text))
      for (const engine of engines) expect(hashOf(engine, text), `rest ${rest}`).toBe(expected)
    }
  })

  test('is that of the UTF-8 bytes', () => {
    for (const text of ['é', '別', '\u{1f600}', '\0', '\u{10ffff}\ufffd', 'naïve 別 \u{1f600} '.repeat(1000)]) {
      for (const engine of engines) expect(hashOf(engine, text)).toBe(h64Raw(Buffer.from(text)))
    }
  })
})
