import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { runCommand } from './support/command.ts'

const readme = readFileSync('README.md', 'utf8')
// Inside the package, so that `spanguard` is found by its own name.
const folder = 'dist/readme'
afterAll(() => { rmSync(folder, { recursive: true, force: true }) })

describe('README.md', () => {
  const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```\n\nprints\n\n```text\n([\s\S]*?)```/gu)]
  test('has an example with its output', () => { expect(examples.length).toBeGreaterThan(0) })
  test.each(examples.map(([, code, output], at) => [at + 1, code!, output!] as const))('example %i runs and prints what it says', (number, code, output) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${number}.ts`, code)
    const { stdout, stderr, status } = spawnSync(process.execPath, [`${folder}/${number}.ts`], { encoding: 'utf8' })
    expect([stderr, status]).toEqual(['', 0])
    expect(stdout).toBe(output)
  })
  test('every example that has code has its output', () => { expect([...readme.matchAll(/```ts\n/gu)]).toHaveLength(examples.length) })
  test('it reaches a verdict in twenty lines', () => {
    const lines = examples[0]![1]!.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//'))
    expect(lines.length).toBeLessThanOrEqual(20)
  })
  test('every command that it names has a page', async () => {
    const names = [...new Set([...readme.matchAll(/^npx spanguard (\w+)/gmu)].map(([, name]) => name!))]
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) expect((await runCommand(['help', name])).status).toBe(0)
  })
})
