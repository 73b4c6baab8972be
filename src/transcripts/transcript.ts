/** A transcript: what an agent's window took in, in order, and the compactions and prunes that were made of it. */
import type { Observation, SpanId, ToolKind } from '../model.ts'

/** A line of a transcript file, without its end. `problem` says why a line has no text. */
export interface TranscriptLine { readonly number: number; readonly text: string; readonly problem?: string }

/** Where a text stands in its file: line from 1, record of the line and block of the record from 0. */
export interface Place { readonly line: number; readonly record: number; readonly block: number }

/** A line, or a part of one, that could not be used, and what was done about it. */
export interface TranscriptProblem { readonly line: number; readonly message: string }

export type TranscriptEvent =
  | { readonly kind: 'observe'; readonly line: number; readonly observation: Observation; readonly place: Place }
  /** A summary took the place of the window, save the spans in `kept`. */
  | { readonly kind: 'compaction'; readonly line: number; readonly trigger: string; readonly into: SpanId; readonly text: string; readonly kept: readonly SpanId[]; readonly place: Place
      /** Tokens of the window before it, by the harness's own count. */
      readonly tokens: number | undefined }
  /** Results of tool calls were cleared; `calls` are the ids of the calls. */
  | { readonly kind: 'clearing'; readonly line: number; readonly trigger: string; readonly calls: readonly string[] }

export interface Transcript {
  readonly format: 'claude-code'
  readonly events: readonly TranscriptEvent[]
  /** The tools that were called and whose kind is known. */
  readonly tools: Readonly<Record<string, ToolKind>>
  readonly problems: readonly TranscriptProblem[]
  /** Messages that are in the file and never were in this window: subagents, and branches that were left. */
  readonly aside: { readonly sidechain: number; readonly otherBranches: number }
}

/** The JSON objects of a line: one, or several that were written without a line end between them. */
export function readRecords(text: string): { readonly records: readonly unknown[]; readonly problem?: string } {
  try { return { records: [JSON.parse(text) as unknown] } } catch { /* looked at piece by piece */ }
  const records: unknown[] = []
  let at = 0
  while (at < text.length) {
    const end = text[at] === '{' ? findObjectEnd(text, at) : -1
    const record = end < 0 ? undefined : parseObject(text.slice(at, end))
    if (record !== undefined) records.push(record)
    // What is broken is left out up to the next thing that looks like the start of a record.
    const next = record === undefined ? text.indexOf('{"', at + 1) : end
    if (record === undefined && next < 0) break
    at = record === undefined ? next : skipSpace(text, end)
    if (record === undefined && records.length === 0 && at > text.length / 2) break
  }
  // Pieces of a broken record are objects too; only one that tells its type is a record.
  const whole = records.filter((record) => typeof (record as { type?: unknown }).type === 'string')
  if (whole.length === 0) return { records: [], problem: 'not valid JSON; the line was skipped' }
  return { records: whole, problem: whole.length === 1 ? 'a broken record stands beside a whole one; the whole one was read' : `${whole.length} records on one line; all were read` }
}

function skipSpace(text: string, at: number): number {
  while (at < text.length && /\s/u.test(text[at]!)) at++
  return at
}

function parseObject(text: string): unknown {
  try { return JSON.parse(text) as unknown } catch { return undefined }
}

/** The position behind the object that begins at `start`, or -1 where it does not end. */
function findObjectEnd(text: string, start: number): number {
  let depth = 0, quoted = false
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at + 1
  }
  return -1
}
