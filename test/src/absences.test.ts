/** Absences and failures: outcomes of a tool call against texts that only hold such words, and what a replacement claims. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Range } from '../../src/absences.ts'
import { measureOf } from '../support/engines.ts'

const cut = (text: string, ranges: readonly Range[]): string[] => ranges.map(({ start, end }) => text.slice(start, end))
const absent = (text: string): string[] => cut(text, measureOf(text).absences)
const failed = (text: string): string[] => cut(text, measureOf(text).failures)
const claimed = (text: string): string[] => cut(text, measureOf(text).stateAbsences())

describe('outcomes that state an absence', () => {
  it.each([
    'zsh: command not found: foo', '0 matching records', 'No files matched the pattern *.bak', "Error: ENOENT: no such file or directory, open '/tmp/a'", 'ERROR: relation "carts" does not exist', "ModuleNotFoundError: No module named 'yaml'",
    'HTTP/1.1 404 Not Found', 'HTTP 410 Gone for /v1/a', 'curl: (6) Could not resolve host: nowhere.test', '{"error":"not found"}', '{"rows": [], "rowCount": 0}', '{ "message": "User not found", "code": 404 }', 'null', '[]', '{}', '(empty)', '(no matches)', '<no results>',
    'The calendar shows no appointments on Friday.', 'The guest has no open bookings.', 'nobody answered the survey', 'the log contains no entries between two and three', 'nothing matched "abc"', 'the process list does not contain the daemon',
    'The header X-Trace is not set.', 'Missing required argument: --name', 'value: none', 'Phone number: n/a', 'The folder is empty.', 'label "beta" absent', 'the parcel is gone', 'The crash could not be reproduced with three seeds.', 'pool size 8: no gain',
    "Sorry, we couldn't find anything for \"green sofa\".", 'Empty set (0.01 sec)', 'unknown revision v9', 'whois: the domain is not registered', 'Timeout waiting for the banner; it never appeared.', 'grep -rn abc src/\n\n[exit 1]', 'exit status 3\n(no output)', '$ find . -name x\n$ ',
  ])('%s', (text) => { expect(absent(text)).not.toEqual([]) })
  it.each([
    'Datei nicht gefunden: preise.csv', 'Der Ordner ist leer.', 'Es wurden keine Einträge gefunden', 'Fichier introuvable : prix.csv', 'Aucun dossier sous ce numéro.', 'No hay resultados para esta consulta.', 'Nenhum registro encontrado.', 'Il documento non esiste', 'geen bestanden gevonden',
    'Inga träffar.', 'Tiedostoa ei löytynyt', 'Brak wyników', 'Soubor nebyl nalezen', 'Файл не найден', 'Нет данных за этот период', 'Запис не знайдено', 'Δεν βρέθηκαν αποτελέσματα', 'Sonuç bulunamadı.', 'السجل غير موجود', 'לא נמצאו תוצאות', 'कोई परिणाम नहीं मिला', 'ไม่พบผลลัพธ์',
    'Không tìm thấy kết quả nào', 'Tidak ada hasil', '未找到该订单', '此文件不存在', 'ファイルが見つかりません', '検索結果は0件です', '검색 결과가 없습니다', 'Nincs találat', 'Nu există rezultate',
  ])('%s', (text) => { expect(absent(text)).not.toEqual([]) })
  it('names the statement, not the text', () => {
    expect(absent('Searched the folders a, b and c, took a while.\ngrep: no matches for "oldRate" in lib/')).toEqual(['grep: no matches for "oldRate" in lib/'])
    expect(absent('Nothing was printed. Return code 7.')).toEqual(['Nothing was printed.'])
    expect(absent('{"results":[],"total":0}')).toEqual(['{"results":[],"total":0}'])
  })
})

describe('texts that only hold such words', () => {
  it.each([
    'Found 0 vulnerabilities', '0 errors, 0 warnings', 'No issues found', 'All checks passed, no errors', '12 passed, 0 failed', 'Kein Problem, alles erledigt.', 'Aucune erreur.', 'Sin errores.', 'エラーはありません', '没有发现问题', '오류 없음', 'Нет ошибок', 'Sorun yok',
    'const missing = rows.filter((row) => !row)', '// undefined if the key is not found', "lib/a.ts:12:    throw new Error('not found')", "+ if (!user) return res.status(404).send('not found')", 'def find(key): return None', 'README: if no file exists, defaults are used', 'Returns null when no row matches.',
    "it('answers 404 when the user does not exist')", '✓ shows a hint when the file is missing (12 ms)', 'ok 3 - gives an empty list for unknown keys', 'notFound.tsx\nemptyState.tsx\nmissing.ts', 'docs: "Gives nothing if there are no matches."', 'The first run: not found; the second: found at /opt/x',
    'Absent-minded professor, 1961', 'Gone with the Wind, 238 min', 'no = number, yes = tick', 'retry 0 of 5', 'from 0 to 100 in 4 s', '204 No Content', '14 files changed, 0 deletions', 'Answer: no, it is stable', 'room 404: taken', 'export const GONE = 410;', '', '   ',
    '$ make lint\n(no output)\nexit status 0', '{"rows":[{"id":7}],"total":1,"next":null}', '1c3d92a fix: no entry for unknown users', 'Segmentation fault', '503 Service Unavailable', 'AssertionError: expected 3, got 4',
  ])('%s', (text) => { expect(absent(text)).toEqual([]) })
})

describe('failed outcomes', () => {
  it.each([
    ['ran the suite\nFAILED tests/test_a.py::test_b\nexit code 1', ['FAILED tests/test_a.py::test_b', 'exit code 1']], ['GET /a\nHTTP 503', ['HTTP 503']], ['curl: (28) Operation timed out after 5001 ms', ['curl: (28) Operation timed out after 5001 ms']],
    ['POST /pay\n409 duplicate charge for order 12', ['409 duplicate charge for order 12']], ['Tests: 2 failed, 9 passed', ['Tests: 2 failed, 9 passed']], ['permission denied: /root', ['permission denied: /root']], ['error: could not compile', ['error: could not compile']],
    ['Process exited with code 137', ['Process exited with code 137']], ['ValueError: bad literal', ['ValueError: bad literal']],
  ])('%s', (text, wanted) => { expect(failed(text)).toEqual(wanted) })
  it.each(['exit code 0', '9 passed, 0 failed', 'HTTP 200', 'order 503: shipped', 'throw new Error("failed")', 'Failed logins are counted in the table.', 'docs: exit code 1 means that nothing matched', 'the 404 page was redesigned', 'blue: rollout finished'])('none: %s', (text) => { expect(failed(text)).toEqual([]) })
})

describe('what a replacement claims', () => {
  it.each(['No matches were found.', 'The search found nothing.', 'The field is missing.', 'The key does not exist in the store.', 'There is no table of that name.', 'The file could not be found.', 'The list is empty.', '0 rows', 'Datei nicht gefunden.', '没有找到文件。'])('%s', (text) => { expect(claimed(text)).not.toEqual([]) })
  it.each(['Fixed the handling of missing keys.', 'Added a page for not found.', 'Read the modules and noted nothing new.', 'The importer compiled: lexer, parser and printer.', 'No further work is open.', 'The rollout went without incident.', 'Do not rename the exported names.',
    'Regards were exchanged.', 'If the file is missing, defaults are used.', 'Everything is fine.', 'Deleted the empty folder.', 'No problem at all.', 'Wrote tests for unknown users.'])('none: %s', (text) => { expect(claimed(text)).toEqual([]) })
})

describe('inputs that are meant to hurt run to completion', () => {
  it.each(['not found ', 'no ', '0 rows ', '(empty)\n', '{"items":[],', 'exit code 1 ', 'HTTP 404 ', 'FAILED\n', '"not found" ', 'missing ', '(', '\n', 'null ', '没有找到', '1 failed '])('%j', (unit) => {
    const text = unit.repeat(Math.floor((1 << 17) / unit.length))
    expect(Array.isArray(absent(text)) && Array.isArray(failed(text)) && Array.isArray(claimed(text))).toBe(true)
  })
})

describe('the labelled cases', () => {
  it('reach their floor', () => {
    const file = new URL('../../../shared/cases/negatives-open.jsonl', import.meta.url)
    if (!existsSync(file)) return void console.log('skipped: shared/ absent')
    const rows = readFileSync(file, 'utf8').split('\n').filter((row) => row !== '').map((row) => JSON.parse(row) as { readonly text: string; readonly label: string })
    const found = rows.filter((row) => absent(row.text).length > 0), right = found.filter((row) => row.label === 'negative').length
    const precision = right / found.length, recall = right / rows.filter((row) => row.label === 'negative').length
    expect((2 * precision * recall) / (precision + recall)).toBeGreaterThan(0.94)
  })
})
