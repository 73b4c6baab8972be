/** `spanguard try`: an agent's transcript put through a guard, turn by turn, with the compactions that were really made. */
import { auditCompaction, type AuditedSpan } from '../../src/audit.ts'
import { isSpanguardError, EditRefusedError } from '../../src/errors.ts'
import { Measure } from '../../src/measure.ts'
import type { Finding, Observation, Proposal, Receipt, RuleId, Span, SpanId } from '../../src/model.ts'
import { readClaudeCode, readClaudeCodeText } from '../../src/transcripts/claude-code.ts'
import { proposeClearing, proposeCompaction, proposePlainCompaction } from '../../src/transcripts/compaction.ts'
import { detectFormat } from '../../src/transcripts/detect.ts'
import type { Transcript, TranscriptEvent } from '../../src/transcripts/transcript.ts'
import { openEngine } from '../engine.ts'
import { createGuard, type Guard } from '../index.ts'
import { FileError, kernelFlag, readKernel, UsageError, type Arguments, type Command, type KernelChoice, type Line, type Shell } from './command.ts'
import { count, rule, writeTrial, type Repaired, type Trial } from './report.ts'
import { TranscriptStore, type TranscriptOriginals } from './transcript-store.ts'

export const tryCommand: Command = {
  name: 'try',
  usage: '[TRANSCRIPT]',
  says: 'shows what the compactions of an agent\'s transcript lost',
  help: [
    'Reads a transcript of Claude Code (a .jsonl file under ~/.claude/projects) and',
    'puts it through a guard, turn by turn. For each compaction that was made it',
    'prints what was lost, whether the guard permits it and by which rules it does',
    'not, and what mode repair makes of it. A transcript that was never compacted',
    'gets one trial compaction. Without TRANSCRIPT, the one that comes with the',
    'package is read.',
    '',
    'Nothing is changed, and nothing leaves this machine.',
    '',
    'Exit status: 0 the report was printed, 2 the file could not be read.',
    '',
    'Example:  spanguard try ~/.claude/projects/-home-me-app/0f3c.jsonl',
  ],
  flags: [{ name: '--all', says: 'every example, not the first few' }, kernelFlag],
  run: tryTranscript,
}

async function tryTranscript({ paths, flags }: Arguments, shell: Shell): Promise<number> {
  if (paths.length > 1) throw new UsageError(`try takes one TRANSCRIPT; ${paths.length} are given`)
  const path = paths[0] ?? shell.shippedTranscript
  if (path === '-') throw new UsageError('try wants a file: the originals are read back from it, and standard input cannot be read twice')
  const lines: Line[] = []
  for await (const line of shell.readLines(path)) lines.push(line)
  const detected = detectFormat(lines)
  if ('problem' in detected) throw new FileError(`${path}: ${detected.problem}`)

  const transcript = readClaudeCode(lines, shell.digest)
  await shell.write(`${paths.length === 0 ? 'The transcript that comes with spanguard' : path}\n${describeTranscript(transcript, lines.length)}\n\n`)
  for (const { line, message } of transcript.problems.slice(0, 5)) shell.complain(`${path}:${line}: ${message}`)
  if (transcript.problems.length > 5) shell.complain(`${path}: ${transcript.problems.length - 5} more lines with problems`)

  const run = new Run(transcript, path, lines, readKernel(flags), shell)
  const extent = { examples: flags.has('--all') ? Number.MAX_SAFE_INTEGER : 6 }
  let trials = 0
  for await (const trial of run.trials()) await shell.write(`${trials++ === 0 ? '' : `${rule(shell)}\n`}${writeTrial(trial, shell, extent)}`)
  if (trials === 0) await shell.write('There is too little in it to compact.\n')
  if (trials > 0 && paths.length === 0) await shell.write(`\n${closing.join('\n')}\n`)
  return 0
}

const closing = [
  'Nothing was changed. In an agent\'s loop the guard judges such an edit before it',
  'is made; what it permits leaves a receipt, and the originals can be recalled.',
  'For a transcript of your own:',
  '  spanguard try ~/.claude/projects/FOLDER/FILE.jsonl',
]

function describeTranscript({ events, aside }: Transcript, lines: number): string {
  const spans = events.filter((event) => event.kind === 'observe').length
  const compactions = events.filter((event) => event.kind === 'compaction').length, clearings = events.filter((event) => event.kind === 'clearing').length
  const skipped = [...(aside.sidechain > 0 ? [`${count(aside.sidechain, 'message')} of subagents`] : []), ...(aside.otherBranches > 0 ? [`${count(aside.otherBranches, 'message')} of branches that were left`] : [])]
  return `Claude Code, ${count(lines, 'line')}, ${count(spans, 'span')} (messages, calls, results, reasoning)\n${count(compactions, 'compaction')}, ${count(clearings, 'clearing')}${skipped.length === 0 ? '' : `\nnot followed: ${skipped.join(', ')}`}`
}

/** A token of text is 3 to 4 bytes; tools and system prompt, which no transcript holds, make up a part of the count. */
const fewestBytesPerToken = 1

/** Two guards over one transcript: one goes along with what was done and says what it thinks of it, one mends what it can. */
class Run {
  readonly #transcript: Transcript
  readonly #shell: Shell
  readonly #lastLine: number
  readonly #originals: TranscriptOriginals
  readonly #kernel: KernelChoice
  readonly #measureText: (text: string) => Measure
  readonly #observed = new Map<SpanId, Observation>()
  readonly #previous = new Map<SpanId, string>()
  readonly #measures = new Map<SpanId, Measure>()
  readonly #generations = new Map<SpanId, number>()

  constructor(transcript: Transcript, path: string, lines: readonly Line[], kernel: KernelChoice, shell: Shell) {
    this.#transcript = transcript
    this.#shell = shell
    this.#kernel = kernel
    this.#lastLine = lines.at(-1)?.number ?? 0
    this.#originals = openOriginals(transcript, path, lines, shell)
    const engine = openEngine(kernel)
    this.#measureText = (text) => new Measure(text, engine.measure(text), (other) => engine.measure(other))
  }

  async *trials(): AsyncGenerator<Trial> {
    // `strict` as it comes, so that the report shows what a host meets that changes nothing.
    const open = (mode: 'observe' | 'repair'): Promise<Guard> => createGuard({ store: new TranscriptStore(this.#originals), mode, kernel: this.#kernel })
    const following = await open('observe'), mending = await open('repair')
    for (const guard of [following, mending]) guard.tools(this.#transcript.tools)
    let previous: string | undefined, trials = 0
    for (const event of this.#transcript.events) {
      this.#shell.progress(`line ${event.line} of ${this.#lastLine}`)
      if (event.kind === 'observe') {
        const { observation } = event
        this.#observed.set(observation.id, observation)
        if (observation.role === 'user' && previous !== undefined) this.#previous.set(observation.id, previous)
        if (observation.role === 'assistant') previous = observation.text
        for (const guard of [following, mending]) guard.observe(observation)
        continue
      }
      const trial = await this.#try(event, following, mending)
      if (trial === undefined) continue
      trials++
      this.#shell.progress('')
      yield trial
    }
    if (trials === 0) {
      const trial = await this.#try(undefined, following, mending)
      this.#shell.progress('')
      if (trial !== undefined) yield trial
    }
    this.#shell.progress('')
    await following.close()
    await mending.close()
  }

  /** One compaction: made in the one guard, mended in the other. Undefined where there is nothing to make it of. */
  async #try(event: Exclude<TranscriptEvent, { kind: 'observe' }> | undefined, following: Guard, mending: Guard): Promise<Trial | undefined> {
    const line = event?.line ?? this.#lastLine
    const live = following.spans()
    const proposal = this.#propose(event, live)
    if (proposal === undefined) {
      if (event?.kind === 'clearing') await this.#shell.write(`Clearing of tool results at line ${line}: none of the ${count(event.calls.length, 'result')} is in this file.\n\n`)
      if (event?.kind === 'compaction') await this.#shell.write(`Compaction at line ${line}: what it was made of is not in this file; its summary is taken in as it is.\n\n`)
      if (event?.kind === 'compaction') for (const guard of [following, mending]) guard.adopt({ id: event.into, role: 'assistant', text: event.text, sources: [], generation: 1 })
      return undefined
    }
    const leaving = live.filter(({ id }) => proposal.edits.some((edit) => 'spans' in edit && edit.spans.includes(id)))
    this.#shell.progress(`line ${line} of ${this.#lastLine}: judging ${count(leaving.length, 'span')}`)
    const { findings } = await following.apply(proposal, { index: line })
    const edit = proposal.edits[0]!
    const replacement = edit.op === 'rewrite' ? this.#measureText(edit.text) : undefined
    const generation = edit.op === 'rewrite' ? 1 + Math.max(0, ...leaving.map(({ id }) => this.#generations.get(id) ?? 0)) : 1
    if (edit.op === 'rewrite') this.#generations.set(edit.into, generation)
    this.#shell.progress(`line ${line} of ${this.#lastLine}: mending`)
    return {
      kind: event?.kind ?? 'plain', line, trigger: event?.trigger ?? 'unknown', spans: leaving.length, bytes: sumBytes(leaving), summaryBytes: replacement?.bytes, generation,
      missing: event?.kind === 'compaction' && event.tokens !== undefined && sumBytes(leaving) < event.tokens * fewestBytesPerToken ? event.tokens : undefined,
      findings, audit: auditCompaction(leaving.map((span) => this.#audited(span)), replacement, findings), repair: await this.#repair(event, mending, line),
    }
  }

  #propose(event: Exclude<TranscriptEvent, { kind: 'observe' }> | undefined, live: readonly Span[]): Proposal | undefined {
    const callOf = (id: SpanId): string | undefined => this.#observed.get(id)?.call
    if (event?.kind === 'compaction') return proposeCompaction(event, live)
    return event === undefined ? proposePlainCompaction(live, callOf, this.#observed) : proposeClearing(event, live, callOf)
  }

  #audited(span: Span): AuditedSpan {
    const known = this.#measures.get(span.id) ?? this.#measureText(span.text)
    this.#measures.set(span.id, known)
    const observation = this.#observed.get(span.id)
    const binding = (span.role === 'system' || span.role === 'user') && !(observation?.traits?.includes('narrative') ?? false)
    return { id: span.id, role: span.role, derived: span.provenance === 'derived', binding, measure: known, previous: this.#previous.get(span.id) }
  }

  async #repair(event: Exclude<TranscriptEvent, { kind: 'observe' }> | undefined, guard: Guard, line: number): Promise<Repaired | undefined> {
    const before = guard.spans()
    const proposal = this.#propose(event, before)
    if (proposal === undefined) return undefined
    let receipt: Receipt
    try { receipt = await guard.apply(proposal, { index: line }) } catch (error) {
      if (isSpanguardError(error) && error instanceof EditRefusedError) return undefined
      throw error
    }
    const wished = proposal.edits[0]!, done = receipt.applied[0]
    const spansOf = (edit: typeof done): readonly SpanId[] => (edit !== undefined && 'spans' in edit ? edit.spans : [])
    const applied = new Set(spansOf(done)), size = (edit: typeof done): number | undefined => (edit?.op === 'rewrite' ? new TextEncoder().encode(edit.text).length : undefined)
    return {
      spans: applied.size, ofSpans: spansOf(wished).length, bytes: sumBytes(before.filter(({ id }) => applied.has(id))),
      textBefore: size(wished), textAfter: size(done), takenOut: countTakenOut(receipt.findings, spansOf(wished).filter((id) => !applied.has(id))),
    }
  }
}

/** The rules that name the spans which were left as they were; a span counts once, under the first of its rules. */
function countTakenOut(findings: readonly Finding[], left: readonly SpanId[]): ReadonlyMap<RuleId, number> {
  const counts = new Map<RuleId, number>()
  const byBudget = findings.some((finding) => finding.rule === 'over-budget')
  for (const id of left) {
    const named = findings.find((finding) => finding.span === id && finding.rule !== 'meta-with-payload')?.rule ?? (byBudget ? 'over-budget' : undefined)
    if (named !== undefined) counts.set(named, (counts.get(named) ?? 0) + 1)
  }
  return counts
}

function sumBytes(spans: readonly Span[]): number { return spans.reduce((sum, { bytes }) => sum + bytes, 0) }

/** Where each text stands in the file, by its key, and how to read it from there once more. */
function openOriginals(transcript: Transcript, path: string, lines: readonly Line[], shell: Shell): TranscriptOriginals {
  const byNumber = new Map(lines.map((line) => [line.number, line]))
  const places = new Map(transcript.events.flatMap((event) => (event.kind === 'clearing' ? [] : [[shell.digest(event.kind === 'observe' ? event.observation.text : event.text), event.place] as const])))
  return {
    holds: (key) => places.has(key),
    async read(key) {
      const place = places.get(key), line = place === undefined ? undefined : byNumber.get(place.line)
      if (place === undefined || line === undefined) return undefined
      const bytes = await shell.readBytes(path, line.start, line.bytes)
      try { return readClaudeCodeText(new TextDecoder('utf-8', { fatal: true }).decode(bytes), place, shell.digest) } catch { return undefined }
    },
  }
}
