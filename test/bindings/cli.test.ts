import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { version } from '../../bindings/version.ts'
import { linesOf, runCommand } from '../support/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'spanguard-cli-'))
afterAll(() => { rmSync(folder, { recursive: true, force: true }) })
const write = (name: string, content: string | Uint8Array): string => { const path = join(folder, name); writeFileSync(path, content); return path }

const scenario = (id: string, expect?: { readonly decision: string }): string => JSON.stringify({
  id, window: [{ id: 'u1', role: 'user', text: 'Never push to trunk.' }, { id: 'a1', role: 'assistant', text: 'The garden is large and green, and nothing in it is in a hurry.'.repeat(4) }],
  steps: [{ turn: { index: 1 }, proposal: { edits: [{ op: 'prune', spans: ['u1'] }] }, ...(expect === undefined ? {} : { expect }) }],
})

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j prints what the program is for', async (words) => {
    const { status, out, error } = await runCommand(words)
    expect(status).toBe(0)
    expect(error).toBe('')
    for (const name of ['try', 'scan', 'judge']) expect(out).toMatch(new RegExp(`^  ${name}\\s`, 'mu'))
  })
  test.each(['try', 'scan', 'judge'])('%s has a page of its own, 80 columns wide at most', async (name) => {
    const [flag, word] = [await runCommand([name, '--help']), await runCommand(['help', name])]
    expect(flag).toEqual(word)
    expect(flag.status).toBe(0)
    expect(flag.out).toMatch(/Usage\n  spanguard/u)
    expect(flag.out).toMatch(/Example/u)
    expect(linesOf(flag.out).filter((line) => line.length > 80)).toEqual([])
  })
  test('--version prints the version', async () => { expect(await runCommand(['--version'])).toEqual({ status: 0, out: `${version}\n`, error: '' }) })
})

describe('words that it does not know', () => {
  test.each([
    [['jugde'], 'spanguard: there is no command "jugde"; did you mean judge?'],
    [['frobnicate'], 'spanguard: there is no command "frobnicate"; it has try, audit, scan, judge, help'],
    [['--versoin'], 'spanguard: there is no flag "--versoin"; did you mean --version?'],
    [['scan', '--jsnl'], 'spanguard: spanguard scan has no flag --jsnl; did you mean --jsonl?'],
    [['judge', '--kernel', 'rust', '-'], 'spanguard: --kernel is "rust"; allowed: auto, wasm, reference'],
    [['judge', '-', '--kernel'], 'spanguard: --kernel wants one of auto, wasm, reference'],
    [['scan', '--jsonl=yes', '-'], 'spanguard: --jsonl takes no value'],
    [['judge'], 'spanguard: judge wants a FILE of scenarios, or - for standard input'],
    [['scan', 'a', 'b'], 'spanguard: scan takes one FILE; 2 are given'],
    [['try', '-'], 'spanguard: try wants a file: the originals are read back from it, and standard input cannot be read twice'],
  ])('%j: one line, status 2', async (words, line) => { expect(await runCommand(words)).toEqual({ status: 2, out: '', error: `${line}\n` }) })
})

describe('files that cannot be read', () => {
  test.each([['judge', 'nowhere.jsonl', 'no such file'], ['scan', 'nowhere.txt', 'no such file'], ['try', 'nowhere.jsonl', 'no such file'], ['scan', 'src', 'it is a folder; a file is expected']])('%s %s', async (name, path, reason) => {
    expect(await runCommand([name, path])).toEqual({ status: 2, out: '', error: `spanguard: ${path}: ${reason}\n` })
  })
  test('a text that is no UTF-8 is refused', async () => {
    expect(await runCommand(['scan', write('latin.txt', Uint8Array.of(0x61, 0xe9, 0x62))])).toMatchObject({ status: 2, error: `spanguard: ${folder}/latin.txt: the bytes are no UTF-8 text\n` })
    expect((await runCommand(['scan', write('wide.txt', Uint8Array.of(0xff, 0xfe, 0x61, 0))])).error).toMatch('the text is UTF-16; UTF-8 is expected')
  })
})

describe('judge', () => {
  test('one verdict a proposal, and the status tells whether expectations held', async () => {
    const held = await runCommand(['judge', '-'], { input: `${scenario('one', { decision: 'refuse' })}\n${scenario('two')}\n` })
    expect(held.status).toBe(0)
    expect(linesOf(held.out).map((line) => JSON.parse(line))).toMatchObject([{ id: 'one', step: 0, decision: 'refuse', ok: true }, { id: 'two', step: 0, ok: null }])
    expect(Object.keys(JSON.parse(linesOf(held.out)[0]!) as object)).toEqual(['id', 'step', 'decision', 'findings', 'ok'])
    expect((await runCommand(['judge', '-'], { input: scenario('one', { decision: 'permit' }) })).status).toBe(1)
  })
  test('a line that cannot be read is told with file, line and reason, and the rest is judged', async () => {
    const path = write('bad.jsonl', `${scenario('one', { decision: 'permit' })}\n{"id": "x", secret words\n\n[]\n{"id":"y","window":[],"steps":[{"turn":{"index":0}}]}\n{"id":"z\n${scenario('last')}\n`)
    const { status, out, error } = await runCommand(['judge', path])
    expect(status).toBe(2)
    expect(linesOf(out).map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['one', 'last'])
    expect(linesOf(error).map((line) => line.slice(path.length))).toEqual([
      ':2: not valid JSON, from column 13 on', ':4: scenario is an array; an object is expected',
      expect.stringMatching(/^:5: a step has none of proposal/u), ':6: not valid JSON: the line ends before its JSON does',
    ])
    expect(error).not.toMatch('secret')
  })
  test('a byte order mark, CRLF, blank lines and a missing last line end are no matter', async () => {
    const plain = await runCommand(['judge', '-'], { input: `${scenario('one')}\n${scenario('two')}\n` })
    expect(await runCommand(['judge', '-'], { input: `\ufeff${scenario('one')}\r\n  \r\n${scenario('two')}` })).toEqual(plain)
  })
  test('several files are judged in order', async () => {
    const { out } = await runCommand(['judge', write('b.jsonl', scenario('b')), write('a.jsonl', scenario('a'))])
    expect(linesOf(out).map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['b', 'a'])
  })
  test('both engines give the same bytes', async () => {
    const input = `${scenario('one')}\n${readFileSync('test/vectors/rules.jsonl', 'utf8')}`
    const [wasm, reference] = [await runCommand(['judge', '-', '--kernel', 'wasm'], { input }), await runCommand(['judge', '--kernel=reference', '-'], { input })]
    expect(wasm.out.length).toBeGreaterThan(1000)
    expect(wasm).toEqual(reference)
  })
  test('an expectation on a rule that does not exist is told', async () => {
    const { error, status } = await runCommand(['judge', '-'], { input: scenario('one', { decision: 'permit' }).replace('"decision":"permit"', '"decision":"permit","rules":["no-such-rule"]') })
    expect([status, error]).toEqual([2, 'standard input:1: expect.rules names the unknown rule "no-such-rule"\n'])
  })
  test('a reader who hangs up is no error worth a word', async () => {
    const { error, status } = await runCommand(['judge', '-'], { input: `${scenario('one')}\n`.repeat(20_000), closeAfter: 100 })
    expect([error, status]).toEqual(['', 141])
  })
})

describe('scan --jsonl', () => {
  const scan = async (...lines: readonly unknown[]): Promise<Record<string, unknown>[]> => {
    const { out, error, status } = await runCommand(['scan', '--jsonl', '-'], { input: lines.map((line) => JSON.stringify(line)).join('\n') })
    expect([error, status]).toEqual(['', 0])
    return linesOf(out).map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  test('has the fields of the format, in order', async () => {
    const text = 'Never push to trunk; use /srv/app/config.yml.'
    const [one] = await scan({ id: 'u', role: 'user', text })
    expect(Object.keys(one!)).toEqual(['id', 'constraint', 'force', 'clauses', 'literals', 'negative', 'correction'])
    expect(one).toMatchObject({ id: 'u', constraint: true, force: 'prohibit', negative: false, correction: false })
    for (const literal of one!.literals as { start: number; end: number; kind: string; text: string }[]) expect(literal.text).toBe(text.slice(literal.start, literal.end))
    expect((one!.literals as { text: string }[]).map((literal) => literal.text)).toContain('/srv/app/config.yml')
  })
  test('roles decide what is a constraint; a tool\'s clauses are listed as data', async () => {
    const [tool, assistant, system, bare] = await scan(...['tool', 'assistant', 'system', undefined].map((role, at) => ({ id: `x${at}`, role, text: 'Never push to trunk.' })))
    expect([tool, assistant, system, bare].map((one) => [one!.constraint, one!.force, (one!.clauses as unknown[]).length])).toEqual([[false, null, 1], [false, null, 1], [true, 'prohibit', 1], [true, 'prohibit', 1]])
  })
  test('a correction is told where the turn before is given', async () => {
    const text = 'No, not the nightly bucket. Use the staging one.'
    const [without, with_] = await scan({ id: 'a', role: 'user', text }, { id: 'b', role: 'user', text, previous: 'I have uploaded it to the nightly bucket.' })
    expect([without!.correction, with_!.correction]).toEqual([false, true])
  })
  test('an absence is told', async () => {
    const [negative, other] = await scan({ id: 'a', role: 'tool', text: 'No files found' }, { id: 'b', role: 'tool', text: '3 files found' })
    expect([negative!.negative, other!.negative]).toEqual([true, false])
  })
  test('without a FILE, standard input is read; fields beside its own are left alone', async () => {
    expect((await runCommand(['scan', '--jsonl'], { input: '{"id":"a","text":"x","label":"narrative"}' })).out).toBe('{"id":"a","constraint":false,"force":null,"clauses":[],"literals":[],"negative":false,"correction":false}\n')
  })
  test('a line that cannot be read is told', async () => {
    const { status, out, error } = await runCommand(['scan', '--jsonl', '-'], { input: '{"id":"a","role":"robot","text":"x"}\n{"id":"b"}\n7\n{"id":"c","text":"\\ud800"}\n{"id":"d","text":"x"}' })
    expect(status).toBe(2)
    expect(linesOf(out)).toHaveLength(1)
    expect(linesOf(error)).toEqual([
      'standard input:1: role is none of system, user, assistant, tool', 'standard input:2: text is missing or no string',
      'standard input:3: the line is no JSON object; {"id","role","text"} is expected', 'standard input:4: the text has a lone surrogate; well-formed UTF-16 is expected',
    ])
  })
  test('a line of many megabytes is one line', async () => {
    const [one] = await scan({ id: 'big', role: 'tool', text: 'x'.repeat(12_000_000) })
    expect(one).toMatchObject({ id: 'big', constraint: false })
  })
})

describe('scan for a reader', () => {
  const text = 'Never push to trunk; at most 3 retries.\nSee /srv/app/config.yml.\n'
  test('without colour, signs stand under what they mean, and a legend says how to read them', async () => {
    const { out, status } = await runCommand(['scan', '-'], { input: text })
    expect(status).toBe(0)
    expect(linesOf(out).slice(0, 4)).toEqual([
      ' 1  Never push to trunk; at most 3 retries.', '    P------------------  B-------=--------',
      ' 2  See /srv/app/config.yml.', '        ===================',
    ])
    expect(out).toMatch(/P--- prohibits.*\n==== literal/u)
    expect(out).toMatch(/2 rules: 1 prohibit, 1 bound\n2 literals: .*\n0 absences\n$/u)
    expect(out).not.toMatch('\u001b')
  })
  test('colour on request, never against NO_COLOR', async () => {
    expect((await runCommand(['scan', '-'], { input: text, env: { FORCE_COLOR: '1' } })).out).toMatch('\u001b[31m')
    expect((await runCommand(['scan', '-'], { input: text, env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toMatch('\u001b')
  })
  test('lines are broken at the width, wide characters counted twice', async () => {
    const { out } = await runCommand(['scan', '-'], { input: `${'word '.repeat(40)}\n${'字'.repeat(90)}\n`, env: { COLUMNS: '80' } })
    const columns = (line: string): number => [...line].reduce((sum, char) => sum + (char === '字' ? 2 : 1), 0)
    expect(linesOf(out).filter((line) => columns(line) > 80)).toEqual([])
    expect(linesOf(out).filter((line) => line.includes('字'))).toHaveLength(3)
  })
  test('what would move the cursor or hide is shown as a sign', async () => {
    const { out } = await runCommand(['scan', '-'], { input: 'red \u001b[31malarm\u202egnp\u200b\u0007' })
    expect(out).toMatch(/red ␛\[31malarm<U\+202E>gnp<U\+200B>␇/u)
  })
  test('an empty text has nothing in it', async () => { expect((await runCommand(['scan', '-'], { input: '' })).out).toMatch(/0 rules\n0 literals\n0 absences/u) })
})
