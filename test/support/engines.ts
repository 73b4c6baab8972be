/** The engines under test, and a measure that remembers what it measured. */
import { createReferenceEngine } from '../../bindings/reference.ts'
import type { Engine } from '../../src/engine.ts'
import { Measure } from '../../src/measure.ts'

const reference: Engine = createReferenceEngine()
const remembered = new Map<string, Measure>()

/** Measures with the reference engine. A measure holds nothing of a window, so one serves many. */
export function measureOf(text: string): Measure {
  const known = remembered.get(text)
  if (known !== undefined) return known
  if (remembered.size > 20_000) remembered.clear()
  const measure = new Measure(text, reference.measure(text), (other) => reference.measure(other))
  remembered.set(text, measure)
  return measure
}

/** Random cases of a property: few in the fast tier, many where `SPANGUARD_SLOW` is set. */
export function countRuns(fast: number, slow: number): number {
  return process.env.SPANGUARD_SLOW === undefined || process.env.SPANGUARD_SLOW === '' ? fast : slow
}
