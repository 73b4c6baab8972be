/** Literals: their extent and kind, what is none, whether a text holds one, and inputs that are meant to hurt. */
import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenClass } from '../../src/engine.ts'
import { containsLiteral, findLiterals, holderOf, isTrivialNumber, literalKey, type Literal } from '../../src/literals.ts'
import { countRuns, measureOf } from '../support/engines.ts'

const find = (text: string): readonly Literal[] => measureOf(text).literals
const texts = (text: string): string[] => find(text).map((literal) => literal.text)

describe('what is found', () => {
  const table: readonly (readonly [string, string, readonly string[]])[] = [
    ['a path with its line', 'The crash is in pkg/queue/drain.go:77:9 again.', ['pkg/queue/drain.go:77:9']],
    ['absolute, home and relative paths', 'copied /opt/tools/run ~/notes.md ../build/out.js', ['/opt/tools/run', '~/notes.md', '../build/out.js']],
    ['a folder with a slash at its end', 'everything below assets/ is served', ['assets/']],
    ['names in bold, and patterns that end in stars', '**src/pay.go** and **pay_total**: all of src/** but lib/* and *.*', ['src/pay.go', 'pay_total', 'src/**', 'lib/*']],
    ['a file with brackets in its name', 'opened draft(3).docx today', ['draft(3).docx']],
    ['a file name outside ASCII', 'Anhang: Übergabe_Mai.pdf liegt bei', ['Übergabe_Mai.pdf']],
    ['a path on Windows, over its spaces', 'see C:\\Program Files\\Tool Box\\box.ini there', ['C:\\Program Files\\Tool Box\\box.ini']],
    ['a URL without the stop of the sentence', 'Read https://wiki.acme.test/a_(b)?q=1#top.', ['https://wiki.acme.test/a_(b)?q=1#top']],
    ['a URL against a script without spaces', '詳細はhttps://acme.test/guideを参照。', ['https://acme.test/guide']],
    ['addresses of mail', 'cc mia.lund@acme.test, ops+eu@acme.test', ['mia.lund@acme.test', 'ops+eu@acme.test']],
    ['a UUID and hashes', 'run 3f2b8c1e-9d4a-4b7e-8f10-2c5d6e7f8a9b at 9fc41d7 sha256:00ffee11aa', ['3f2b8c1e-9d4a-4b7e-8f10-2c5d6e7f8a9b', '9fc41d7', 'sha256:00ffee11aa']],
    ['versions', 'went from v2.10.0-rc.3 to 2.10.1 on 7.x', ['v2.10.0-rc.3', '2.10.1', '7.x']],
    ['grouped and signed numbers', 'sums of 12,400 and 9.870,25 and -3.5e-4', ['12,400', '9.870,25', '-3.5e-4']],
    ['a number against a script without spaces', '共3个文件', ['3']],
    ['amounts with their unit', 'waited 90 s, wrote 1.5 GiB at 20 MB/s, 4 heures, 15 минут', ['90 s', '1.5 GiB', '20 MB/s', '4 heures', '15 минут']],
    ['durations in one word', 'took 1h20m and 3m05s', ['1h20m', '3m05s']],
    ['a temperature below zero', 'stored at -18 °C', ['-18 °C']],
    ['per cent', 'grew 3 % then 4.5% and 6 Prozent', ['3 %', '4.5%', '6 Prozent']],
    ['money on either side', 'paid €30, 1 200,50 €, CHF 12.40, R$ 9,90 and 700 yen', ['€30', '1 200,50 €', 'CHF 12.40', 'R$ 9,90', '700 yen']],
    ['ranges', 'pages 12-19, 3–5 kg, 10 to 15 km', ['12-19', '3–5 kg', '10 to 15 km']],
    ['dates', 'on 2031-04-05, 7 June 2031, Mar 9, 2031, 01.02.2031, 4 de abril, 6月7日', ['2031-04-05', '7 June 2031', 'Mar 9, 2031', '01.02.2031', '4 de abril', '6月7日']],
    ['a date with its weekday', 'due Tue, 04 Mar 2031 10:00:00 GMT at noon', ['Tue, 04 Mar 2031 10:00:00 GMT']],
    ['times with their zone', 'from 08:15 to 09:40 CET, 7 pm, 2031-04-05T06:07:08Z', ['08:15', '09:40 CET', '7 pm', '2031-04-05T06:07:08Z']],
    ['machines', '10.1.2.3:8080, 10.1.0.0/16, db.acme.test:5432, [fe80::1]:443', ['10.1.2.3:8080', '10.1.0.0/16', 'db.acme.test:5432', '[fe80::1]:443']],
    ['codes with their word', 'stopped by signal 15, exit code 3, ECONNRESET', ['signal 15', 'exit code 3', 'ECONNRESET']],
    ['environment', 'export API_TOKEN=abc and unset NODE_ENV, read $HOME_DIR', ['API_TOKEN=abc', 'NODE_ENV', '$HOME_DIR']],
    ['flags', 'make -j4 --no-cache --level=3 -C lib/', ['-j4', '--no-cache', '--level=3', '-C', 'lib/']],
    ['identifiers', 'parseRow, UserStore, max_rows, std::sync::Arc, cart.items.first, __repr__', ['parseRow', 'UserStore', 'max_rows', 'std::sync::Arc', 'cart.items.first', '__repr__']],
    ['ids', 'order QX-4471, ticket OPS-12, #908, !44, seat 21F', ['QX-4471', 'OPS-12', '#908', '!44', '21F']],
    ['a hyphenated name, introduced as one', 'the job nightly-sync and the rule no-implicit-any', ['nightly-sync', 'no-implicit-any']],
    ['quotations of many kinds', 'said "late again", „zu spät“, «trop tard», 「遅い」 and \'too late\'', ['late again', 'zu spät', 'trop tard', '遅い', 'too late']],
    ['code in back-quotes, whole', 'run `npm run build -- --watch` first', ['npm run build -- --watch']],
    ['a key of JSON with its value', '{"limit": 20, "mode":"fast", "opts": {"deep": [1, 2]}}', ['"limit": 20', '"mode":"fast"', '"opts": {"deep": [1, 2]}']],
    ['schedules', 'nightly: 5 2 * * 1-5, hourly: 0 */1 * * *', ['5 2 * * 1-5', '0 */1 * * *']],
    ['regular expressions', 'matches ^v\\d+\\.\\d+$ only', ['^v\\d+\\.\\d+$']],
    ['references of git', 'rebased HEAD~2 onto origin/main and release/4.2', ['HEAD~2', 'origin/main', 'release/4.2']],
    ['a train and a norm', 'ICE 581 and RFC 9110', ['ICE 581', 'RFC 9110']],
    ['a word of mixed scripts', 'login as аdmin-ops today', ['аdmin-ops']],
  ]
  it.each(table)('%s', (_, text, wanted) => { expect(texts(text)).toEqual(wanted) })

  it('gives offsets in UTF-16 units, in order and without overlap', () => {
    const text = '😀 /srv/α/β.txt, "𝒳 marks", 5 µs 😀'
    const found = find(text)
    expect(found.map((literal) => text.slice(literal.start, literal.end))).toEqual(found.map((literal) => literal.text))
    expect(found.map((literal) => literal.text)).toEqual(['/srv/α/β.txt', '𝒳 marks', '5 µs'])
  })
  it('keeps two encodings of a name apart', () => {
    const composed = find('open caf\u00e9_1.txt')[0]!, decomposed = find('open cafe\u0301_1.txt')[0]!
    expect(literalKey(composed)).not.toBe(literalKey(decomposed))
  })
  it('has no cap', () => { expect(find(Array.from({ length: 5000 }, (_, index) => `/p/${index}`).join(' '))).toHaveLength(5000) })
})

describe('what is none', () => {
  const none = ['We walked along the river and had tea, which was nice.', "It's half-baked, isn't it? A must-have, state-of-the-art.", 'and/or, he/she, read/write, TCP/IP', '1. First\n2. Second\n3) third',
    'GitHub, OpenSSL, JavaScript and macOS', 'the key is [REDACTED], token ***, pass <redacted> and REDACTED', 'the 3rd try and the 21st century', 'e.g. this, i.e. that, etc.']
  it.each(none)('%s', (text) => { expect(texts(text)).toEqual([]) })
})

describe('numbers that a text counts for itself', () => {
  const trivial = (text: string): boolean[] => find(text).filter((literal) => literal.kind === 'number' || literal.kind === 'count').map(isTrivialNumber)
  it.each([['two of 3 files were read'], ['Read all 4 modules.'], ['Made 2 edits.']])('trivial: %s', (text) => { expect(trivial(text)).toEqual([true]) })
  it.each([['at most 3 files'], ['no more than 2 attempts'], ['port 8080'], ['room 7'], ['only 2 edits'], ['the limit of 5 calls']])('not trivial: %s', (text) => { expect(trivial(text)).toEqual([false]) })
})

describe('whether a text holds a literal', () => {
  const held: readonly (readonly [string, string])[] = [
    ['built at 12,400 rows', '12,400'], ['https://acme.test:8443/health', '8443'], ['src/io/read_all.rs:12', 'src/io/read_all.rs'], ['wrote out/2031/ledger.csv', 'ledger.csv'],
    ['cart.totalPrice is null', 'totalPrice'], ['订单QX-4471已发货', 'QX-4471'], ['open 08:00–17:00', '17:00'], ['logs/2031-04-05/a.gz', '2031-04-05'], ['a\\nb_c', 'b_c'],
    ['took 4 s and 6 s', '4 to 6 s'], ['{"retries":3}', '3'], ['retry 2/3', '2'], ['at lib/a.ts:41:17', '41'], ['', ''],
  ]
  it.each(held)('%s holds %s', (text, literal) => { expect(containsLiteral(text, literal)).toBe(true) })
  const cut: readonly (readonly [string, string])[] = [
    ['91234', '123'], ['v3.1.0-rc.2', 'v3.1.0'], ['/srv/a/b', '/srv/a'], ['/srv/ab', '/srv/a'], ['x/srv/a', '/srv/a'], ['10.1.2.3:8080', '10.1.2.3'], ['10.1.2.0/24', '10.1.2.0'], ['07:25 UTC', '07:25'],
    ['07:25:40', '07:25'], ['-18 °C', '18 °C'], ['30 ms', '30'], ['12 %', '12'], ['$40', '40'], ['1,284.50', '284.50'], ['1,284', '1'], ['OPS-121', 'OPS-12'], ['XOPS-12', 'OPS-12'], ['OPS-12', '12'],
    ['--no-verify', '--verify'], ['report.tar.gz', 'report.tar'], ['9fc41d7e2', '9fc41d7'], ['José', 'Jose'], ['Jose\u0301', 'Jose'], ['db.acme.test:5432', 'db.acme.test'], ['3 km/h', '3 km'],
    ['12-19', '19'], ['loadCartByKey', 'CartByKey'], ['took 4 s', '4 to 6 s'], ['abc', 'ABC'],
  ]
  it.each(cut)('%s does not hold %s', (text, literal) => { expect(containsLiteral(text, literal)).toBe(false) })
  it('answers the same for many literals of a long text', () => {
    const text = `${'The walk went on and on. '.repeat(80)} /srv/a/b took 30 ms on db7.`
    const holds = holderOf(text)
    for (const literal of ['/srv/a/b', '/srv/a', '30 ms', '30', 'db7', 'db8', '30 ms']) expect([literal, holds(literal)]).toEqual([literal, containsLiteral(text, literal)])
  })
})

describe('properties', () => {
  const literal = fc.constantFrom('/srv/a/b.txt', 'v2.3.4', '12,400', '90 s', '€30', '2031-04-05', '08:15 CET', '10.1.2.3:80', 'QX-4471', '"late again"', '`a b`', '--no-cache', 'A_B=1', 'max_rows', 'parseRow', '#908', 'exit code 3', 'https://acme.test/a?b=c', '3 %', 'a@acme.test')
  const word = fc.constantFrom('then', 'the', 'walk', 'went', 'on', 'und', 'это', 'and so', 'later,', 'well.', '(so)')
  it('any text: in order, without overlap, exact', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (raw) => {
      const text = raw.toWellFormed()
      let last = 0
      for (const { start, end, text: found } of find(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(text.slice(start, end)).toBe(found)
        last = end
      }
    }), { numRuns: countRuns(200, 5000) })
  })
  it('a text kept whole holds all its literals, and has no other', () => {
    fc.assert(fc.property(fc.array(fc.oneof(literal, word), { minLength: 1, maxLength: 12 }), fc.constantFrom('In short: ', 'Noted. ', '- ', '('), (parts, lead) => {
      const text = parts.join(' '), kept = `${lead}${text}${lead === '(' ? ')' : '.'}`
      for (const found of find(text)) expect([found.text, containsLiteral(kept, found.text)]).toEqual([found.text, true])
      for (const found of find(kept)) expect([found.text, isTrivialNumber(found) || containsLiteral(text, found.text)]).toEqual([found.text, true])
    }), { numRuns: countRuns(200, 5000) })
  })
})

describe('inputs that are meant to hurt run to completion', () => {
  const mebibyte = 1 << 20
  const oneToken = (text: string): Int32Array => Int32Array.from([0, text.length, tokenClass.candidate])
  it.each(['1', '1,', '1/', '1:', '100,', 'a.', 'a:', 'a/', 'a-', 'a_', 'a@', 'aA', '"', '"a', "('", '`', '\\n', 'a\\', '(', 'a(', '[', '{"a":', 'a::b<', '--a=', 'http://', '漢1', '«', 'x/y,', '/a)'])('one token of %j', (unit) => {
    const text = unit.repeat(Math.floor(mebibyte / unit.length))
    expect(() => findLiterals(text, oneToken(text))).not.toThrow()
  })
  it.each(['1 ', '* ', '1 * ', "'a b ", '“a ', 'Jan 1 ', 'C:\\a '])('many tokens of %j', (unit) => {
    const text = unit.repeat(Math.floor(mebibyte / 4 / unit.length))
    expect(find(text).length).toBeGreaterThanOrEqual(0)
  })
  it('a text at the limit of 64 MiB', () => {
    const text = `${'plain words '.repeat(5_592_404)}/srv/last`
    const at = text.length - 9
    expect(findLiterals(text, Int32Array.from([at, text.length, tokenClass.candidate])).map((found) => found.start)).toEqual([at])
  })
})

describe('the labelled cases', () => {
  const file = new URL('../../../shared/cases/literals-open.jsonl', import.meta.url)
  interface Row { readonly text: string; readonly literals?: readonly { readonly text: string; readonly start: number; readonly plain?: boolean }[]; readonly replacement?: string; readonly lost?: readonly string[]; readonly invented?: readonly string[] }
  const rows: readonly Row[] = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter((row) => row !== '').map((row) => JSON.parse(row) as Row) : []
  it('reach their floors', () => {
    if (rows.length === 0) return void console.log('skipped: shared/ absent')
    let hits = 0, missed = 0, wrong = 0
    for (const { text, literals } of rows) {
      if (literals === undefined) continue
      const labels = literals.map((label) => ({ ...label, end: label.start + label.text.length }))
      const near = (found: { start: number; end: number }, label: { start: number; end: number }): boolean =>
        Math.max(0, Math.min(found.end, label.end) - Math.max(found.start, label.start)) / (Math.max(found.end, label.end) - Math.min(found.start, label.start)) >= 0.8
      const found = find(text)
      for (const label of labels) if (label.plain !== true) found.some((one) => near(one, label)) ? hits++ : missed++
      wrong += found.filter((one) => !labels.some((label) => near(one, label) || (one.start >= label.start && one.end <= label.end))).length
    }
    expect(hits / (hits + missed)).toBeGreaterThan(0.95)
    expect(hits / (hits + wrong)).toBeGreaterThan(0.95)
  })
  it('near misses are told in both directions, and the same text kept whole is silent', () => {
    if (rows.length === 0) return void console.log('skipped: shared/ absent')
    const lost = (from: string, to: string): boolean => find(from).some((literal) => !containsLiteral(to, literal.text))
    const invented = (from: string, to: string): boolean => find(to).some((literal) => !isTrivialNumber(literal) && !containsLiteral(from, literal.text))
    const pairs = rows.filter((row) => row.replacement !== undefined)
    const told = pairs.filter((row) => (row.lost!.length === 0 || lost(row.text, row.replacement!)) && (row.invented!.length === 0 || invented(row.text, row.replacement!)))
    expect(told.length / pairs.length).toBeGreaterThan(0.96)
    const kept = pairs.filter((row) => !lost(row.text, `In short: ${row.text}`) && !invented(row.text, `In short: ${row.text}`))
    expect(kept.length / pairs.length).toBeGreaterThan(0.98)
  })
})
