/** `spanguard/transcripts`: readers of agent transcripts, and the compactions in them as proposals. */
export { readClaudeCode, readClaudeCodeText } from './claude-code.ts'
export { proposeClearing, proposeCompaction, proposePlainCompaction } from './compaction.ts'
export { detectFormat } from './detect.ts'
export type { Place, Transcript, TranscriptEvent, TranscriptLine, TranscriptProblem } from './transcript.ts'
