/** Which format a transcript has, told by its content and never by its name. */
import { isClaudeCode } from './claude-code.ts'
import { readRecords, type Transcript, type TranscriptLine } from './transcript.ts'

/** Lines that are looked at before a file is given up. */
const linesLookedAt = 200

/** The format of a file by its first lines, or what it looks like instead. */
export function detectFormat(lines: Iterable<TranscriptLine>): { readonly format: Transcript['format'] } | { readonly problem: string } {
  let looked = 0, objects = 0, scenario = false
  for (const { text, problem } of lines) {
    if (looked++ >= linesLookedAt) break
    if (problem !== undefined || text.trim() === '') continue
    for (const record of readAny(text)) {
      if (isClaudeCode(record)) return { format: 'claude-code' }
      objects++
      if (typeof record === 'object' && record !== null && 'steps' in record && 'window' in record) scenario = true
    }
  }
  if (looked === 0) return { problem: 'the file is empty' }
  if (scenario) return { problem: 'these are scenarios; spanguard judge reads them' }
  return { problem: objects === 0 ? 'no line of it is JSON; a transcript as JSON Lines is expected' : 'its lines are JSON, and no transcript of a kind that is known; Claude Code\'s are' }
}

function readAny(text: string): readonly unknown[] {
  try { return [JSON.parse(text) as unknown] } catch { return readRecords(text).records }
}
