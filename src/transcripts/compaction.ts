/** Proposals for a transcript's compactions: those that were made, and a plain one for a window that was never compacted. */
import type { Edit, Observation, Proposal, Span, SpanId } from '../model.ts'
import type { TranscriptEvent } from './transcript.ts'

type Compaction = Extract<TranscriptEvent, { kind: 'compaction' }>
type Clearing = Extract<TranscriptEvent, { kind: 'clearing' }>
export type CallOf = (id: SpanId) => string | undefined

/** The compaction as it was made: every span that left is rewritten into the summary. Undefined where the window held nothing. */
export function proposeCompaction(compaction: Compaction, live: readonly Span[]): Proposal | undefined {
  const kept = new Set(compaction.kept)
  const spans = live.filter(({ id, provenance }) => provenance !== 'ticket' && !kept.has(id)).map(({ id }) => id)
  return spans.length === 0 ? undefined : { edits: [{ op: 'rewrite', spans, into: compaction.into, text: compaction.text }] }
}

/** The clearing as a prune: the results that were named, with their calls, since a call and its result go together. */
export function proposeClearing(clearing: Clearing, live: readonly Span[], callOf: CallOf): Proposal | undefined {
  const cleared = new Set(clearing.calls)
  const spans = live.filter(({ id }) => { const call = callOf(id); return call !== undefined && cleared.has(call) }).map(({ id }) => id)
  return spans.length === 0 ? undefined : { edits: [{ op: 'prune', spans }] }
}

/** Units of a message's first line that the plain summary keeps. */
export const plainLineUnits = 120

/**
 * A plain compaction: the older half of the spans is replaced by the first line of each message of a user or the assistant. A call and
 * its results are not parted. Undefined where that is less than two spans.
 */
export function proposePlainCompaction(live: readonly Span[], callOf: CallOf, observed: ReadonlyMap<SpanId, Observation>): Proposal | undefined {
  const own = live.filter(({ provenance }) => provenance !== 'ticket')
  let cut = Math.floor(own.length / 2)
  // A call whose result would stay, or a result whose call would: the cut moves up until none is parted.
  for (let moved = true; moved && cut > 0;) {
    const staying = new Set<string | undefined>(own.slice(cut).map(({ id }) => callOf(id)))
    staying.delete(undefined)
    const parted = own.slice(0, cut).findIndex(({ id }) => staying.has(callOf(id)))
    moved = parted >= 0
    if (moved) cut = parted
  }
  if (cut < 2) return undefined
  const leaving = own.slice(0, cut)
  const lines = leaving.flatMap(({ id, role, text }) => {
    const part = observed.get(id)?.part ?? 'text'
    if (role === 'tool' || part !== 'text') return []
    const first = text.trim().split('\n', 1)[0]!
    return [`- ${role}: ${first.length > plainLineUnits ? `${first.slice(0, plainLineUnits).toWellFormed()}...` : first}`]
  })
  const edit: Edit = { op: 'rewrite', spans: leaving.map(({ id }) => id), into: 'summary', text: lines.join('\n') }
  return { edits: [edit] }
}
