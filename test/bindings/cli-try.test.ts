import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { TranscriptStore } from '../../bindings/cli/transcript-store.ts'
import { linesOf, runCommand } from '../support/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'spanguard-try-'))
afterAll(() => { rmSync(folder, { recursive: true, force: true }) })
const write = (name: string, content: string): string => { const path = join(folder, name); writeFileSync(path, content); return path }
const columns = (line: string): number => [...line].length

describe('try', () => {
  test('without a transcript, it shows what the one that comes with the package lost', async () => {
    const { status, out, error } = await runCommand(['try'])
    expect([status, error]).toEqual([0, ''])
    expect(out).toMatch(/1 compaction, 1 clearing/u)
    for (const lost of ['Never push to main yourself', 'Ask me before you run it against prod-eu', 'No files found', '400 ms']) expect(out).toMatch(`"${lost}`)
    for (const rule of ['constraint-changed', 'negative-result', 'correction-unechoed', 'literal-invented', 'over-budget']) expect(out).toMatch(new RegExp(`^  ${rule}\\s+\\d+  `, 'mu'))
    // What the summary kept word for word is not called lost.
    expect(out).not.toMatch('"Do not touch anything under legacy/')
    expect(out).toMatch(/Mode repair summarises \d+ spans of \d+/u)
    expect(linesOf(out).filter((line) => columns(line) > 80)).toEqual([])
  })
  test('says the same on both engines, twice, and in colour', async () => {
    const [first, again, reference, coloured] = await Promise.all([runCommand(['try']), runCommand(['try', '--kernel', 'wasm']), runCommand(['try', '--kernel', 'reference']), runCommand(['try'], { env: { FORCE_COLOR: '1' } })])
    expect(again.out).toBe(first.out)
    expect(reference.out).toBe(first.out)
    expect(coloured.out).toMatch('\u001b[1m')
    expect(coloured.out.replace(/\u001b\[\d+m/gu, '')).toBe(first.out)
  })
  test('a transcript that was never compacted gets a trial compaction', async () => {
    const whole = linesOf(readFileSync('demo/transcripts/release.jsonl', 'utf8'))
    const cut = whole.findIndex((line) => line.includes('microcompact_boundary'))
    const { out, status } = await runCommand(['try', write('short.jsonl', whole.slice(0, cut).join('\n'))])
    expect(status).toBe(0)
    expect(out).toMatch(/A trial compaction at the end: \d+ spans/u)
    expect(out).toMatch('Never push to main yourself')
  })
  test('a transcript that begins with a summary takes it in as one', async () => {
    const whole = linesOf(readFileSync('demo/transcripts/release.jsonl', 'utf8'))
    const { out, status, error } = await runCommand(['try', write('tail.jsonl', whole.slice(whole.findIndex((line) => line.includes('"compact_boundary"'))).join('\n'))])
    expect([status, error]).toEqual([0, ''])
    expect(out).toMatch(/A trial compaction at the end/u)
  })
  test('lines that cannot be read are told and skipped', async () => {
    const path = write('torn.jsonl', readFileSync('demo/transcripts/release.jsonl', 'utf8').replace('\n', '\n{"type":"user","mess\n'))
    const { status, error, out } = await runCommand(['try', path])
    expect([status, error]).toEqual([0, `${path}:2: not valid JSON; the line was skipped\n`])
    expect(out).toMatch('Never push to main yourself')
  })
  test('CRLF and a byte order mark are no matter', async () => {
    const plain = readFileSync('demo/transcripts/release.jsonl', 'utf8')
    const path = write('windows.jsonl', `\ufeff${plain.replaceAll('\n', '\r\n')}`)
    const [windows, unix] = [await runCommand(['try', path]), await runCommand(['try', write('unix.jsonl', plain)])]
    expect(windows.error).toBe('')
    expect(windows.out.replace('windows', 'unix')).toBe(unix.out)
  })
  test.each([
    ['empty.jsonl', '', 'the file is empty'],
    ['prose.jsonl', 'Dear diary\n', 'no line of it is JSON; a transcript as JSON Lines is expected'],
    ['other.jsonl', '{"a":1}\n', 'its lines are JSON, and no transcript of a kind that is known; Claude Code\'s are'],
    ['cases.jsonl', '{"id":"a","window":[],"steps":[]}\n', 'these are scenarios; spanguard judge reads them'],
  ])('%s is no transcript', async (name, content, reason) => {
    const path = write(name, content)
    expect(await runCommand(['try', path])).toEqual({ status: 2, out: '', error: `spanguard: ${path}: ${reason}\n` })
  })
  test.each(['entire-cli_76-62d755ef9f-2.jsonl', 'teslamint_KV1JQ939-0.jsonl', 'entire-cli_bd-7375936c5c-0.jsonl'])('a real one: %s', async (name) => {
    const path = `../shared/data/transcripts/claude-code/${name}`
    if (!existsSync(path)) { console.log('skipped: shared/ absent'); return }
    const { status, out } = await runCommand(['try', path])
    expect(status).toBe(0)
    expect(out).toMatch(/The guard (?:permits|refuses) it/u)
    expect(linesOf(out).slice(1).filter((line) => columns(line) > 80)).toEqual([])
  })
})

describe('the store of a transcript', () => {
  const originals = { holds: (key: string) => key === 'known', read: (key: string) => Promise.resolve(key === 'known' ? 'text' : undefined) }
  test('confirms what the file holds, refuses what it does not, and says that it survives the process', async () => {
    const store = new TranscriptStore(originals)
    await store.put('known', new Uint8Array())
    expect(new TextDecoder().decode(await store.get('known'))).toBe('text')
    await expect(store.put('other', new Uint8Array())).rejects.toMatchObject({ code: 'write-failed' })
    expect(await store.get('other')).toBeUndefined()
    expect([await store.has('known'), await store.has('other')]).toEqual([true, false])
    expect(store.durability()).toBe('process')
  })
  test('a file that has changed since gives nothing', async () => {
    const store = new TranscriptStore({ ...originals, read: () => Promise.resolve(undefined) })
    expect(await store.get('known')).toBeUndefined()
  })
})
