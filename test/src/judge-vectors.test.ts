import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openEngine } from '../../bindings/engine.ts'
import { createReferenceEngine } from '../../bindings/reference.ts'
import { ruleIds } from '../../src/policy.ts'
import { readScenario, runScenario, type StepVerdict } from '../../src/scenario.ts'

const lines = readFileSync(new URL('../vectors/rules.jsonl', import.meta.url), 'utf8').split('\n').filter((line) => line !== '')
const scenarios = lines.map((line) => readScenario(JSON.parse(line)))
const engines = { wasm: openEngine('wasm'), reference: createReferenceEngine() }
const keyOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
const run = (engine: keyof typeof engines, at: number): StepVerdict[] => runScenario(scenarios[at]!, (text) => engines[engine].measure(text), keyOf)

test('each scenario has an id of its own and a reason', () => {
  const ids = scenarios.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const line of lines) expect((JSON.parse(line) as { says: string }).says.length).toBeGreaterThan(5)
})

test('every rule refuses in strict, and has a neighbour that is permitted', () => {
  const refused = new Map<string, number>(), permitted = new Map<string, number>()
  scenarios.forEach(({ id, policy, steps }) => {
    if (policy !== 'strict') return
    for (const step of steps) {
      if (step.kind !== 'proposal' || step.expect === undefined) continue
      if (step.expect.decision === 'refuse') for (const rule of step.expect.rules) refused.set(rule, (refused.get(rule) ?? 0) + 1)
      else for (const rule of ruleIds) if (id.startsWith(`${rule}-`)) permitted.set(rule, (permitted.get(rule) ?? 0) + 1)
    }
  })
  expect(ruleIds.filter((rule) => (refused.get(rule) ?? 0) === 0)).toEqual([])
  // What is merely not durable is refused in strict whatever else holds; its neighbours are told by the rules that are silent.
  expect(ruleIds.filter((rule) => (permitted.get(rule) ?? 0) === 0)).toEqual([])
})

describe.each(['wasm', 'reference'] as const)('on %s', (engine) => {
  test.each(scenarios.map(({ id }, at) => [id, at] as const))('%s', (_, at) => {
    for (const verdict of run(engine, at)) {
      expect(verdict.ok === null ? 'nothing expected' : { step: verdict.step, decision: verdict.decision, rules: verdict.ok ? 'as expected' : verdict.findings.map(({ rule }) => rule) })
        .toEqual({ step: verdict.step, decision: verdict.decision, rules: 'as expected' })
    }
  })
})

test('the engines give the same verdicts', () => {
  scenarios.forEach((_, at) => { expect(run('wasm', at)).toEqual(run('reference', at)) })
})
