/** Alignment against the labelled rewrites, and over texts of many clauses. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { alignConstraints } from '../../src/alignment.ts'
import type { Change } from '../../src/model.ts'
import { measureOf } from '../support/engines.ts'

function changes(source: string, replacement: string): Change[] {
  const from = measureOf(source), to = measureOf(replacement)
  return alignConstraints([{ text: source, clauses: from.clauses, binding: true }], { text: replacement, clauses: to.clauses, scan: to.scan }).map(({ change }) => change)
}

describe('orders that nobody gave', () => {
  it.each([
    ['The hall was swept. Keep the side door shut.', 'Keep the side door shut. Repaint the fence.'], ['Letters are typed.', 'Letters are typed. They are sent by courier.'], ['Keep the side door shut.', 'Keep the side door shut. Guests are announced by name.'],
  ])('%j, %j', (source, replacement) => { expect(changes(source, replacement)).toEqual(['invented']) })

  it.each([
    ['Please sweep the hall before lunch, if you can.', 'The user asked for the hall to be swept.'], ['Could you repaint the fence? It looks old.', 'Repaint the fence; it looks old.'], ['The boats came in late and the nets were torn.', 'Boats late, nets torn.'],
  ])('%j, %j is work retold', (source, replacement) => { expect(changes(source, replacement)).not.toContain('invented') })
})

it('takes many clauses, kept, repeated and lost', () => {
  const rules = Array.from({ length: 400 }, (_, at) => `Never open locker ${at} before noon.`)
  const source = [...rules, ...rules].join('\n')
  expect(changes(source, rules.join('\n'))).toEqual([])
  expect(changes(source, rules.slice(0, 399).join('\n'))).toHaveLength(2)
})

describe('labelled rewrites', () => {
  const file = new URL('../../../shared/cases/mutations-open.jsonl', import.meta.url)
  it('reach their floors', () => {
    if (!existsSync(file)) return void console.log('skipped: shared/ absent')
    const rows = readFileSync(file, 'utf8').split('\n').filter((row) => row !== '').map((row) => JSON.parse(row) as { readonly source: string; readonly replacement: string; readonly change: string })
    const judged = rows.map((row) => ({ ...row, found: changes(row.source, row.replacement) }))
    const share = (kind: string): number => { const some = judged.filter(({ change }) => change === kind); return some.filter(({ found }) => found.length > 0).length / some.length }
    for (const kind of ['dropped', 'weakened', 'mutated', 'contradicted', 'paraphrased']) expect(share(kind), kind).toBeGreaterThan(0.95)
    expect(share('invented'), 'invented').toBeGreaterThan(0.9)
    expect(share('preserved'), 'preserved').toBeLessThan(0.05)
    const refused = judged.filter(({ change, found }) => change !== 'preserved' && found.length > 0)
    const named = refused.filter(({ change, found }) => found.includes((change === 'paraphrased' ? 'weakened' : change) as Change))
    expect(named.length / refused.length).toBeGreaterThan(0.77)
  })
})
