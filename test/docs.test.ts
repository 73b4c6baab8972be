import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { limits } from '../src/limits.ts'
import { resolvePolicy, ruleIds, type Profile } from '../src/policy.ts'
import { version } from '../bindings/version.ts'

const read = (path: string): string => readFileSync(path, 'utf8')
const adrs = readdirSync('docs/adr').map((name) => `docs/adr/${name}`)
const pages = ['README.md', 'ARCHITECTURE.md', 'SPEC.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...adrs]
const cellsOf = (line: string): string[] => line.split('|').slice(1, -1).map((cell) => cell.trim())
const profiles: readonly (readonly [string, Profile])[] = [['strict', 'strict'], ['R', 'recoverability'], ['D', 'drift'], ['O', 'obligations'], ['T', 'retention']]

describe('SPEC.md', () => {
  const rows = read('SPEC.md').split('\n').filter((line) => /^\| R\d+ \|/u.test(line)).map(cellsOf)
  test('has every rule, numbered in the order of findings', () => {
    expect(rows.map(([number, rule]) => `${number} ${rule}`)).toEqual(ruleIds.map((rule, at) => `R${at + 1} \`${rule}\``))
  })
  test('names the profiles of every rule, a condition and a remedy', () => {
    for (const [, rule, letters, condition, remedies] of rows) {
      const id = ruleIds.find((one) => rule === `\`${one}\``)!
      expect(`${id}: ${letters}`).toBe(`${id}: ${profiles.filter(([, profile]) => resolvePolicy(profile).rules.has(id)).map(([letter]) => letter).join(' ')}`)
      expect(condition).not.toBe('')
      expect(remedies).toMatch(/exclude|defer/u)
    }
  })
  test('names the limits and the thresholds', () => {
    const text = read('SPEC.md')
    for (const value of [limits.spans, limits.edits, limits.targets, limits.idUnits]) expect(text).toMatch(value.toLocaleString('en'))
    expect(text).toMatch(`${limits.textBytes / 1024 ** 2} MiB`)
    expect(text).toMatch(`(0.${resolvePolicy().threshold * 100})`)
    expect(text).toMatch(`(${resolvePolicy().rewriteShare.toFixed(2)})`)
  })
})

describe('README.md', () => {
  test('its table is what the profiles are', () => {
    const rows = read('README.md').split('\n').filter((line) => /^\| `[a-z-]+` \| .* \|(?: ?x? \|){5}$/u.test(line)).map(cellsOf)
    expect(rows.map(([rule]) => rule)).toEqual(ruleIds.map((rule) => `\`${rule}\``))
    for (const [at, cells] of rows.entries()) expect(cells.slice(2)).toEqual(profiles.map(([, profile]) => (resolvePolicy(profile).rules.has(ruleIds[at]!) ? 'x' : '')))
  })
})

describe('ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md')
  const named = new Set([...text.matchAll(/`((?:assembly|bindings|src|test)\/[\w/.-]*)`/gu)].map(([, path]) => path!))
  test('names no file that is not there', () => { expect([...named].filter((path) => !existsSync(path))).toEqual([]) })
  test('names every source, or the folder of a table', () => {
    const sources = ['assembly', 'bindings', 'src'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.generated.ts'))
    expect(sources.filter((path) => !named.has(path) && !(path.startsWith('src/markers/') && named.has('src/markers/')))).toEqual([])
  })
})

describe('every page', () => {
  test.each(pages)('%s: its links lead somewhere, and it names no machine', (page) => {
    const text = read(page)
    for (const [, to] of text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/gu)) if (!/^https?:/u.test(to!)) expect(existsSync(join(dirname(page), to!))).toBe(true)
    expect(text).not.toMatch(/\/(?:work|tmp|root|home)\/(?!me\b)/u)
    expect(text).not.toMatch(/\.\.\/shared/u)
  })
  test.each(pages.filter((page) => page.endsWith('.md')))('%s: files in back-quotes are there', (page) => {
    const paths = [...read(page).matchAll(/`((?:src|bindings|assembly|test|docs|demo)\/[\w/.-]+\.\w+)`/gu)].map(([, path]) => path!)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })
  test('decisions are numbered without a gap, each with status, context, decision and consequences', () => {
    adrs.sort().forEach((page, at) => {
      expect(page).toMatch(new RegExp(`/${String(at + 1).padStart(4, '0')}-`, 'u'))
      for (const part of ['Status', 'Context', 'Decision', 'Consequences']) expect(read(page)).toMatch(`**${part}`)
    })
  })
  test('the changelog knows the version', () => { expect(read('CHANGELOG.md')).toMatch(`## ${version}`) })
  test('the licence is there', () => { expect(read('LICENSE')).toMatch(/Apache License\s+Version 2\.0/u) })
})
