/** The audit of a transcript, and its JSON form. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Auditor, describeAudit, sumByGeneration, type TranscriptAudit } from '../../src/transcript-audit.ts'
import { readClaudeCode } from '../../src/transcripts/index.ts'
import { measureOf } from '../support/engines.ts'

function audit(path: string, guard = false): TranscriptAudit {
  const transcript = readClaudeCode(readFileSync(path, 'utf8').split('\n').map((text, at) => ({ number: at + 1, text })), (text) => `digest of ${text.length}`)
  const auditor = new Auditor(measureOf, guard ? {} : undefined)
  auditor.tools(transcript.tools)
  for (const event of transcript.events) auditor.take(event)
  return auditor.finish(transcript)
}

describe('the shipped transcript', () => {
  const found = audit('demo/transcripts/release.jsonl', true)
  test('one compaction and one prune, each with what it lost', () => {
    expect(found).toMatchObject({ format: 'claude-code', spans: 47, turns: 15 })
    expect(found.edits.map(({ at, generation, summary }) => ({ at, generation, summary }))).toEqual([{ at: 45, generation: 0, summary: undefined }, { at: 49, generation: 1, summary: 'text' }])
    expect(found.edits[1]!.losses.constraints.lost.map(({ text }) => text)).toEqual(expect.arrayContaining(['Never push to main yourself', 'Ask me before you run it against prod-eu']))
    expect(found.edits[1]!.losses.literals.invented.map(({ text }) => text)).toEqual(['400 ms', '38 s'])
  })
  test('the lost rule was broken, and the user had to say it again', () => {
    expect(found.aftermath.map(({ kind, at, rule }) => [kind, at, rule.text])).toEqual([['breach', 51, 'Ask me before you run it against prod-eu'], ['rewording', 53, 'Ask me before you run it against prod-eu']])
  })
  test('its JSON has the agreed fields, and survives being written', () => {
    const json = JSON.parse(JSON.stringify(describeAudit('release.jsonl', found))) as Record<string, unknown> & { compactions: Record<string, Record<string, unknown>>[]; prunes: Record<string, unknown>[]; verdicts: unknown[] }
    expect(json).toMatchObject({ file: 'release.jsonl', format: 'claude-code', messages: expect.any(Number) as number })
    const [compaction] = json.compactions
    expect(json.compactions).toHaveLength(1)
    expect(compaction).toMatchObject({ at: 49, trigger: 'auto', generation: 1, summary: 'text', constraints: { total: 8, kept: 2 }, literals: { invented: 2 }, negatives: { total: 2, kept: 0 }, corrections: { total: 1, kept: 0 } })
    expect((compaction!.constraints!.lost as unknown[])[0]).toMatchObject({ span: 'L4', text: 'Never push to main yourself', change: 'weakened' })
    const { total, kept, lost } = compaction!.literals as unknown as { total: number; kept: number; lost: number }
    expect(total).toBe(kept + lost)
    expect(json.prunes[0]).toMatchObject({ at: 45, trigger: 'auto', negatives: { total: 1, kept: 0 } })
    expect(json.verdicts).toHaveLength(2)
    expect(describeAudit('x', audit('demo/transcripts/release.jsonl')).verdicts).toBeNull()
  })
  test('sums by generation', () => {
    expect(sumByGeneration([found, found]).map(({ generation, edits, constraints }) => [generation, edits, constraints.total, constraints.kept])).toEqual([[0, 2, 0, 0], [1, 2, 16, 4]])
  })
})

const folder = '../shared/data/transcripts/claude-code'
describe.skipIf(!existsSync(folder))('real transcripts', () => {
  /** As the index of the data states them: line and generation, 0 for a prune. */
  test.each([
    ['entire-cli_cd-95adddad32-0', [[231, 1], [518, 2], [872, 3]]],
    ['entire-cli_25-730c662552-0', [[371, 0], [373, 1], [800, 0], [802, 2]]],
    ['entire-cli_5c-5cb639eac4-0', [[311, 1], [1089, 2]]],
    ['entire-cli_a5-d8ec9bae67-0', [[142, 1], [534, 2]]],
    ['teslamint_238MD50T-0', [[407, 1], [876, 2]]],
    ['entire-cli_86-9d11344fce-1', [[414, 1]]],
    ['entire-cli_b0-dc55b3a1dc-1', [[215, 0], [352, 0], [484, 1]]],
    ['entire-cli_48-b4b05476e5-0', []],
  ])('%s', (name, expected) => {
    const { edits } = audit(`${folder}/${name}.jsonl`)
    // The index names the line of the boundary, the audit that of the summary behind it.
    expect(edits.map(({ at, generation }) => [at, generation])).toEqual(expected)
  })
  test('a missing head is told', () => {
    expect(audit(`${folder}/entire-cli_a5-d8ec9bae67-0.jsonl`).edits.map(({ headMissing }) => headMissing)).toEqual([true, false])
  })
})
if (!existsSync(folder)) console.log('skipped: shared/ absent')
