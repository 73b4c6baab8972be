import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { style } from '../../bindings/cli/audit-page-style.ts'
import { linesOf, runCommand } from '../support/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'spanguard-audit-'))
afterAll(() => { rmSync(folder, { recursive: true, force: true }) })
const write = (name: string, content: string): string => { const path = join(folder, name); writeFileSync(path, content); return path }
const shipped = 'demo/transcripts/release.jsonl'
const columns = (line: string): number => [...line].length

describe('the summary', () => {
  test('is one screen of 80 columns that tells what was lost and what came of it', async () => {
    const { status, out, error } = await runCommand(['audit', shipped])
    expect([status, error]).toEqual([0, ''])
    const lines = out.split('\n')
    expect(lines.length).toBeLessThanOrEqual(34)
    expect(lines.filter((line) => columns(line) > 80)).toEqual([])
    for (const told of ['1 compaction, 1 prune', 'gen 1', '"Never push to main yourself"', '400 ms | 38 s', 'a call names what a lost rule forbids', 'the user had to say it again']) expect(out).toMatch(told)
  })
  test('says the same on both engines, and in colour', async () => {
    const [wasm, reference, coloured] = await Promise.all([runCommand(['audit', shipped, '--guard', '--full']), runCommand(['audit', shipped, '--guard', '--full', '--kernel', 'reference']), runCommand(['audit', shipped, '--guard', '--full'], { env: { FORCE_COLOR: '1' } })])
    expect(reference.out).toBe(wasm.out)
    expect(coloured.out).toMatch('\u001b[1m')
    expect(coloured.out.replace(/\u001b\[\d+m/gu, '')).toBe(wasm.out)
    expect(linesOf(wasm.out).filter((line) => columns(line) > 80)).toEqual([])
  })
  test('--full adds every loss', async () => {
    const { out } = await runCommand(['audit', shipped, '--full'])
    for (const lost of ['No files found', 'On staging you may run it any time', 'path lost', 'correct.']) expect(out).toMatch(lost)
  })
  test('--guard prints what was and what would have been beside each other', async () => {
    const { out } = await runCommand(['audit', shipped, '--guard'])
    expect(out).toMatch(/edits +2 {2}2 refused as made/u)
    expect(out).toMatch(/rules word for word after the last edit +25 % {2}100 %/u)
    expect(out).toMatch(/added word for word +- {2}\d+ B, \d+ tokens/u)
    expect((await runCommand(['audit', shipped, '--mode', 'enforce'])).out).toMatch(/mode enforce/u)
    expect((await runCommand(['audit', shipped, '--policy', 'drift'])).out).toMatch(/edits +2 {2}0 refused as made/u)
    expect((await runCommand(['audit', shipped, '--share', '0.4'])).out).not.toMatch('was raised')
  })
  test('a transcript without an edit has lost nothing', async () => {
    const path = write('short.jsonl', linesOf(readFileSync(shipped, 'utf8')).slice(0, 20).join('\n'))
    const { status, out } = await runCommand(['audit', path])
    expect(status).toBe(0)
    expect(out).toMatch('nothing is lost')
  })
})

describe('files', () => {
  mkdirSync(join(folder, 'many/deep'), { recursive: true })
  write('many/a.jsonl', readFileSync(shipped, 'utf8'))
  write('many/deep/b.txt', readFileSync(shipped, 'utf8'))
  write('many/notes.md', 'Dear diary\n')
  test('a folder is searched by content; totals are over all', async () => {
    const { status, out, error } = await runCommand(['audit', join(folder, 'many'), '--guard'])
    expect([status, error]).toEqual([0, ''])
    expect(out).toMatch('2 transcripts, 2 compacted ones, 12 lost rules\n1 other file passed over')
    expect(out).toMatch(/gen 1 +2 +4\/16 25 % +4\/16 25 %/u)
    expect(linesOf(out).filter((line) => columns(line) > 80)).toEqual([])
  })
  test.each([['many/**/*.txt', 1], ['many/*', 1], ['many/{a,c}.jsonl', 1], ['many/**', 2], ['many/[ab].json?', 1]])('the pattern %s', async (pattern, number) => {
    const { out } = await runCommand(['audit', join(folder, pattern), '--json'])
    expect(linesOf(out)).toHaveLength(number)
  })
  test.each([
    [['audit'], 'audit wants a FILE, a FOLDER or a PATTERN'],
    [['audit', 'none.jsonl'], 'none.jsonl: no such file'],
    [['audit', 'none*.jsonl'], 'none*.jsonl: no file has such a name'],
    [['audit', 'README.md'], 'README.md: no line of it is JSON'],
    [['audit', 'docs/adr'], 'docs/adr: none of'],
    [['audit', shipped, '--html'], '--html wants a FILE'],
    [['audit', shipped, '--html', 'none/page.html'], 'none/page.html: no such folder'],
    [['audit', shipped, '--share', '2'], '--share is "2"; a number from 0 to 1 is expected'],
  ])('%j', async (words, reason) => {
    const { status, error } = await runCommand(words)
    expect(status).toBe(2)
    expect(error).toMatch(`spanguard: ${reason}`)
    expect(linesOf(error)).toHaveLength(1)
  })
  test('one that cannot be read is told, the others are audited all the same', async () => {
    const { status, out, error } = await runCommand(['audit', 'none.jsonl', shipped])
    expect(status).toBe(2)
    expect(error).toMatch('none.jsonl: no such file')
    expect(out).toMatch('Never push to main yourself')
  })
  test('lines that cannot be read are told and skipped', async () => {
    const path = write('torn.jsonl', readFileSync(shipped, 'utf8').replace('\n', '\n{"type":"user","mess\n'))
    const { status, error, out } = await runCommand(['audit', path])
    expect([status, error]).toEqual([0, `${path}:2: not valid JSON; the line was skipped\n`])
    expect(out).toMatch('Never push to main yourself')
  })
})

describe('--json', () => {
  test('is one object a file, and nothing else', async () => {
    const { out } = await runCommand(['audit', shipped, shipped.replace('demo', './demo'), '--json', '--guard'])
    const objects = linesOf(out).map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(objects.map(({ file, format }) => [file, format])).toEqual([[shipped, 'claude-code'], [shipped.replace('demo', './demo'), 'claude-code']])
    expect(objects[0]!.verdicts).toHaveLength(2)
    expect(objects[0]!.guard).toMatchObject({ policy: 'strict', mode: 'repair', coverage: { with: 1 } })
  })
})

describe('--html', () => {
  const page = join(folder, 'page.html')
  test('is one page that needs no network and lets nothing in', async () => {
    const hostile = readFileSync(shipped, 'utf8').replaceAll('Never push to main yourself', 'Never push <script>alert(1)</script><img src=x onerror=alert(2)> to main\\u202e')
    const path = write('hostile.jsonl', hostile)
    const { status, out } = await runCommand(['audit', path, '--guard', '--html', page])
    expect(status).toBe(0)
    expect(out.trimEnd().endsWith(`The page: ${page}`)).toBe(true)
    const html = readFileSync(page, 'utf8')
    expect(html).not.toMatch(/<script>alert|<img|(?:src|href)="(?!#)|@import|url\(/u)
    expect(html).not.toMatch('\u202e')
    expect(html.match(/<script/gu)).toHaveLength(1)
    expect(html).toMatch(/Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-[\w+/]{43}='/u)
    expect(html).toMatch('&#60;script&#62;alert(1)')
  })
  test('has the time line, the cuts as links that lead somewhere, the curves, and losses side by side', async () => {
    await runCommand(['audit', shipped, '--guard', '--html', page])
    const html = readFileSync(page, 'utf8')
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id!))
    const links = [...html.matchAll(/href="#([^"]+)"/gu)].map(([, id]) => id!)
    expect(links.length).toBeGreaterThan(2)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
    for (const part of ['class="layer-4"', 'class="curve rules"', 'class="curve guarded"', 'class="cut row-', 'type="search"', 'prefers-color-scheme:dark', 'Rules lost (6)', '<mark>Never push to main yourself</mark>', '<mark class="became">']) expect(html).toContain(part)
    expect(html).not.toMatch(/NaN|undefined|Infinity/u)
  })
  test('text has a contrast of 4.5 on every ground, light and dark', () => {
    const [light, dark] = [/:root\{color-scheme[^}]*\}/u, /@media\(prefers-color-scheme:dark\)\{:root\{[^}]*\}/u].map((block) => new Map([...block.exec(style)![0].matchAll(/--(\w+):(#[\da-f]{3,6})/gu)].map(([, name, value]) => [name!, value!])))
    for (const colours of [light!, dark!]) {
      for (const ground of ['ground', 'panel']) for (const text of ['text', 'soft', 'link', 'bad', 'good']) expect([ground, text, contrast(colours.get(text)!, colours.get(ground)!) >= 4.5]).toEqual([ground, text, true])
      for (const ground of ['lost', 'became']) expect(contrast(colours.get('mark')!, colours.get(ground)!)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [r, g, b] = (colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../gu)!).map((pair) => { const value = Number.parseInt(pair, 16) / 255; return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4 })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const [high, low] = [luminance(one), luminance(other)].sort((left, right) => right - left)
  return (high! + 0.05) / (low! + 0.05)
}

const real = '../shared/data/transcripts/claude-code'
describe.skipIf(!existsSync(real))('real transcripts', () => {
  test('all of a folder', async () => {
    const { status, out } = await runCommand(['audit', real, '--guard', '--full'])
    expect(status).toBe(0)
    expect(out).toMatch('17 transcripts, 10 compacted ones')
    expect(out).toMatch(/summaries of a summary +6 {2}6 refused/u)
    expect(linesOf(out).filter((line) => columns(line) > 80).slice(0, 3)).toEqual([])
  })
})
if (!existsSync(real)) console.log('skipped: shared/ absent')
