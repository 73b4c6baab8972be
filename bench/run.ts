/**
 * What a guarded edit costs, by size of window: ratios to the smallest window of the same run. Each case asserts its answer before
 * it is timed. Absolute times are for reading, never for a test.
 */
import { performance } from 'node:perf_hooks'
import { createGuard, MemoryStore, type Guard, type Proposal } from '../bindings/index.ts'

const sizes = [100, 1_000, 10_000, 100_000]
const text = (index: number): string => `${index}: the boat crossed the bay and came back with crates of fruit, port ${8000 + (index % 100)}, log /var/log/bay/${index}.txt. `.repeat(4)

interface Case { readonly name: string; readonly proposal: (guard: Guard, middle: number) => Proposal; readonly decision: 'permit' | 'refuse' }
const cases: readonly Case[] = [
  { name: 'review a prune', decision: 'refuse', proposal: (_, middle) => ({ edits: [{ op: 'prune', spans: [`s${middle}`] }] }) },
  { name: 'review a rewrite', decision: 'refuse', proposal: (_, middle) => ({ edits: [{ op: 'rewrite', spans: [`s${middle}`], into: 'n', text: `${middle}: the boat crossed the bay and came back` }] }) },
]

function time(work: () => void): number {
  for (let warm = 0; warm < 50; warm++) work()
  const runs: number[] = []
  for (let run = 0; run < 200; run++) {
    const start = performance.now()
    work()
    runs.push(performance.now() - start)
  }
  return runs.sort((one, other) => one - other)[runs.length >> 1]! * 1000
}

const rows: string[] = []
for (const kernel of ['wasm', 'reference'] as const) for (const { name, proposal, decision } of cases) {
  let smallest: number | undefined
  for (const size of sizes) {
    const guard = await createGuard({ store: new MemoryStore(), kernel })
    for (let index = 0; index < size; index++) guard.observe({ id: `s${index}`, role: 'tool', text: text(index) })
    const wish = proposal(guard, size >> 1)
    const verdict = guard.review(wish, { index: 1 })
    if (verdict.decision !== decision || verdict.findings[0]?.rule !== 'not-durable') throw new Error(`${name}: ${verdict.decision} ${verdict.findings[0]?.rule}; ${decision} not-durable is expected`)
    const micros = time(() => { guard.review(wish, { index: 1 }) })
    smallest ??= micros
    rows.push(`${kernel.padEnd(10)} ${name.padEnd(18)} ${String(size).padStart(7)} spans ${micros.toFixed(1).padStart(9)} µs  ${(micros / smallest).toFixed(2).padStart(6)} × the smallest`)
    process.stderr.write('.')
  }
}
process.stderr.write('\n')
console.log(rows.join('\n'))
