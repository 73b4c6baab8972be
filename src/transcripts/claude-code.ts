/**
 * Reads Claude Code's transcripts (JSON Lines). A file is append-only and a tree: what was summarised stands above the boundary, and
 * branches that were left stay in it. Followed is the branch of the last message. Not followed: attachments (hook output, reminders,
 * memory files), the duplicates in `toolUseResult`, and titles (records of type `summary`).
 */
import type { Observation, SpanId, ToolKind, Trait } from '../model.ts'
import { readRecords, type Place, type Transcript, type TranscriptEvent, type TranscriptLine, type TranscriptProblem } from './transcript.ts'

interface WrittenRecord { readonly line: number; readonly record: number; readonly fields: Readonly<Record<string, unknown>> }

/** A text of a record, as it stands in the window. */
interface Block { readonly index: number; readonly kind: 'text' | 'reasoning' | 'call' | 'result' | 'media'; readonly text: string; readonly call: string | undefined; readonly tool: string | undefined }

const toolKinds: Readonly<Record<string, ToolKind>> = {
  Read: 'read', Glob: 'read', Grep: 'read', LS: 'read', NotebookRead: 'read', WebFetch: 'read', ToolSearch: 'read', LSP: 'read',
  WebSearch: 'timed', TaskList: 'timed', TaskGet: 'timed', TaskOutput: 'timed', BashOutput: 'timed', TodoRead: 'timed', Monitor: 'timed',
  Bash: 'mutating', Edit: 'mutating', MultiEdit: 'mutating', Write: 'mutating', NotebookEdit: 'mutating', Task: 'mutating', Agent: 'mutating',
  TodoWrite: 'mutating', TaskCreate: 'mutating', TaskUpdate: 'mutating', KillShell: 'mutating', Skill: 'mutating',
  AskUserQuestion: 'person', ExitPlanMode: 'person', EnterPlanMode: 'person',
}

export function isClaudeCode(record: unknown): boolean {
  if (!isObject(record) || typeof record.type !== 'string') return false
  return (typeof record.sessionId === 'string' && (record.type === 'user' || record.type === 'assistant') && isObject(record.message))
    || (record.type === 'system' && typeof record.subtype === 'string' && typeof record.uuid === 'string')
}

/**
 * Reads a whole transcript. `digest` is SHA-256 of a text, for the line that stands for an image.
 * What cannot be used is told in `problems` and left out.
 */
export function readClaudeCode(lines: Iterable<TranscriptLine>, digest: (text: string) => string): Transcript {
  const problems: TranscriptProblem[] = []
  const records: WrittenRecord[] = []
  for (const line of lines) {
    if (line.problem !== undefined) { problems.push({ line: line.number, message: `${line.problem}; the line was skipped` }); continue }
    if (line.text.trim() === '') continue
    const reading = readRecords(line.text)
    if (reading.problem !== undefined) problems.push({ line: line.number, message: reading.problem })
    reading.records.forEach((fields, record) => { if (isObject(fields)) records.push({ line: line.number, record, fields }) })
  }
  const branch = followBranch(records)
  const reader = new Reader(digest, problems, branch.records)
  for (const record of branch.records) reader.take(record)
  return { format: 'claude-code', events: reader.finish(), tools: reader.tools, problems: problems.sort((one, other) => one.line - other.line), aside: branch.aside }
}

/** The text at a place of a line, read again from the line: what `readClaudeCode` gave for it. */
export function readClaudeCodeText(line: string, place: Place, digest: (text: string) => string): string | undefined {
  const fields = readRecords(line).records[place.record]
  if (!isObject(fields)) return undefined
  return fields.isCompactSummary === true ? readSummary(fields, digest) : readBlocks(fields, digest).find(({ index }) => index === place.block)?.text
}

// ---- the branch

function isMessage({ fields }: WrittenRecord): boolean { return fields.type === 'user' || fields.type === 'assistant' }
function isCompaction({ fields }: WrittenRecord): boolean { return fields.type === 'system' && fields.subtype === 'compact_boundary' }

/** The records of the window's own branch, in file order. */
function followBranch(all: readonly WrittenRecord[]): { readonly records: readonly WrittenRecord[]; readonly aside: Transcript['aside'] } {
  const seen = new Set<unknown>()
  // A resumed session writes its past once more; the first writing counts.
  const own = all.filter(({ fields }) => {
    if (typeof fields.uuid !== 'string') return true
    if (seen.has(fields.uuid)) return false
    seen.add(fields.uuid)
    return true
  })
  const main = own.filter(({ fields }) => fields.isSidechain !== true)
  const messages = main.filter(isMessage)
  const linked = main.filter(({ fields }) => typeof fields.uuid === 'string')
  const sidechain = own.filter((record) => record.fields.isSidechain === true && isMessage(record)).length
  if (linked.length === 0) return { records: main, aside: { sidechain, otherBranches: 0 } }

  const position = new Map(linked.map((record, index) => [record.fields.uuid as string, index]))
  const active = new Set<WrittenRecord>()
  let at = linked.findLastIndex(isMessage)
  while (at >= 0 && !active.has(linked[at]!)) {
    const record = linked[at]!
    active.add(record)
    const { parentUuid, logicalParentUuid } = record.fields
    const parent = parentUuid ?? logicalParentUuid
    // A record without a parent begins a window of its own. A parent that is not in the file: what was written last before it.
    if (typeof parent !== 'string') at = isCompaction(record) ? at - 1 : -1
    else at = position.get(parent) ?? at - 1
  }
  addSiblings(messages, active)
  const records = main.filter((record) => typeof record.fields.uuid !== 'string' || active.has(record))
  return { records, aside: { sidechain, otherBranches: messages.filter((record) => typeof record.fields.uuid === 'string' && !active.has(record)).length } }
}

/** Calls made in parallel fork the chain: their parts and results belong to the branch all the same. */
function addSiblings(messages: readonly WrittenRecord[], active: Set<WrittenRecord>): void {
  const answers = new Set<unknown>(), calls = new Set<unknown>()
  for (const { fields } of active) if (fields.type === 'assistant' && isObject(fields.message)) answers.add(fields.message.id)
  answers.delete(undefined)
  for (const record of messages) if (record.fields.type === 'assistant' && isObject(record.fields.message) && answers.has(record.fields.message.id)) active.add(record)
  for (const { fields } of active) for (const block of contentOf(fields)) if (block.type === 'tool_use') calls.add(block.id)
  for (const record of messages) if (contentOf(record.fields).some((block) => block.type === 'tool_result' && calls.has(block.tool_use_id))) active.add(record)
}

// ---- the events

class Reader {
  readonly tools: Record<string, ToolKind> = {}
  readonly #digest: (text: string) => string
  readonly #problems: TranscriptProblem[]
  readonly #events: TranscriptEvent[] = []
  readonly #toolOf = new Map<string, string>()
  readonly #idsOf = new Map<string, SpanId[]>()
  /** The first call of an answer: its reasoning is bound to it. */
  readonly #callOf = new Map<unknown, string>()
  #boundary: { readonly line: number; readonly trigger: string; readonly tokens: number | undefined; readonly kept: readonly string[] } | undefined

  constructor(digest: (text: string) => string, problems: TranscriptProblem[], records: readonly WrittenRecord[]) {
    this.#digest = digest
    this.#problems = problems
    for (const { fields } of records) for (const block of contentOf(fields)) {
      if (block.type !== 'tool_use' || typeof block.id !== 'string' || !isObject(fields.message)) continue
      const answer = fields.message.id
      if (answer !== undefined && !this.#callOf.has(answer)) this.#callOf.set(answer, block.id)
    }
  }

  take(record: WrittenRecord): void {
    const { fields, line } = record
    if (fields.type === 'system' && fields.subtype === 'compact_boundary') this.#noteBoundary(record)
    else if (fields.type === 'system' && fields.subtype === 'microcompact_boundary') this.#noteClearing(record)
    else if (fields.type === 'user' && fields.isCompactSummary === true) this.#noteSummary(record)
    else if (isMessage(record)) for (const block of readBlocks(fields, this.#digest)) this.#observe(fields, block, { line, record: record.record, block: block.index })
  }

  finish(): readonly TranscriptEvent[] {
    this.#dropBoundary()
    return this.#events
  }

  #noteBoundary({ fields, line }: WrittenRecord): void {
    this.#dropBoundary()
    const metadata = isObject(fields.compactMetadata) ? fields.compactMetadata : {}
    const preserved = isObject(metadata.preservedMessages) ? metadata.preservedMessages.uuids : undefined
    const tokens = typeof metadata.preTokens === 'number' ? metadata.preTokens : undefined
    this.#boundary = { line, tokens, trigger: typeof metadata.trigger === 'string' ? metadata.trigger : 'unknown', kept: Array.isArray(preserved) ? preserved.filter((id) => typeof id === 'string') : [] }
  }

  #dropBoundary(): void {
    if (this.#boundary !== undefined) this.#problems.push({ line: this.#boundary.line, message: 'a compaction without its summary; it was left out' })
    this.#boundary = undefined
  }

  #noteSummary({ fields, line, record }: WrittenRecord): void {
    const boundary = this.#boundary, place = { line, record, block: 0 }
    this.#boundary = undefined
    this.#events.push({
      kind: 'compaction', line, trigger: boundary?.trigger ?? 'unknown', tokens: boundary?.tokens, into: nameSpan(place), place, text: readSummary(fields, this.#digest),
      kept: (boundary?.kept ?? []).flatMap((uuid) => this.#idsOf.get(uuid) ?? []),
    })
  }

  #noteClearing({ fields, line }: WrittenRecord): void {
    const metadata = isObject(fields.microcompactMetadata) ? fields.microcompactMetadata : {}
    const calls = Array.isArray(metadata.compactedToolIds) ? metadata.compactedToolIds.filter((id) => typeof id === 'string') : []
    if (calls.length > 0) this.#events.push({ kind: 'clearing', line, trigger: typeof metadata.trigger === 'string' ? metadata.trigger : 'unknown', calls })
  }

  #observe(fields: Readonly<Record<string, unknown>>, block: Block, place: Place): void {
    const message = isObject(fields.message) ? fields.message : {}
    if (block.kind === 'call' && block.call !== undefined && block.tool !== undefined) {
      this.#toolOf.set(block.call, block.tool)
      const kind = Object.hasOwn(toolKinds, block.tool) ? toolKinds[block.tool] : undefined
      if (kind !== undefined) this.tools[block.tool] = kind
    }
    const tool = block.call === undefined ? undefined : this.#toolOf.get(block.call)
    if (block.kind === 'result' && tool === undefined) this.#problems.push({ line: place.line, message: 'a result whose call is not in the file; it was read without it' })
    const call = block.kind === 'reasoning' ? this.#callOf.get(message.id) : block.call
    const id = nameSpan(place)
    const answer = typeof message.id === 'string' ? message.id : typeof fields.uuid === 'string' ? fields.uuid : undefined
    const observation: Observation = {
      id, text: block.text, part: block.kind, ...describeAuthor(fields, block),
      ...(call === undefined ? {} : { call }), ...(answer === undefined || answer.length > 256 ? {} : { message: answer }),
      ...(block.kind === 'result' && tool !== undefined && this.tools[tool] === 'read' ? { handle: { kind: 'tool_call', ref: `${tool}#${block.call}` } as const } : {}),
    }
    if (!block.text.isWellFormed()) this.#problems.push({ line: place.line, message: 'a text has half a surrogate pair; it was left out' })
    else {
      this.#events.push({ kind: 'observe', line: place.line, observation, place })
      if (typeof fields.uuid === 'string') this.#idsOf.set(fields.uuid, [...(this.#idsOf.get(fields.uuid) ?? []), id])
    }
  }
}

/** The id of a span is its line, with record and block where there are more: `L12`, `L12.1`. */
function nameSpan({ line, record, block }: Place): SpanId { return `L${line}${record === 0 ? '' : `+${record}`}${block === 0 ? '' : `.${block}`}` }

/** Texts that the program itself writes under the user's name: what they say binds nobody. */
const harnessText = /^\s*(?:<(?:local-command-caveat|local-command-stdout|local-command-stderr|command-name|command-message|command-args|bash-stdout|bash-stderr|task-notification|system-reminder)>|\[Request interrupted by user|Caveat: The messages below were generated)/u

function describeAuthor(fields: Readonly<Record<string, unknown>>, block: Block): { readonly role: Observation['role']; readonly traits?: readonly Trait[] } {
  if (block.kind === 'result') return { role: 'tool' }
  if (fields.type === 'assistant') return { role: 'assistant' }
  if (harnessText.test(block.text)) return { role: 'user', traits: ['narrative'] }
  return { role: fields.isMeta === true ? 'system' : 'user' }
}

/** What the program puts round the model's summary: a sentence before it, and orders to carry on behind it. */
const envelopeHead = /^This session is being continued from a previous conversation[^\n]*\n+/u
const envelopeTail = /\n+(?:If you need specific details from before compaction|Please continue the conversation from where|Continue the conversation from where)[\s\S]*$/u
function readSummary(fields: Readonly<Record<string, unknown>>, digest: (text: string) => string): string {
  return readBlocks(fields, digest).map((block) => block.text).join('\n').replace(envelopeHead, '').replace(envelopeTail, '').trim()
}

// ---- the blocks

function contentOf(fields: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  const content = isObject(fields.message) ? fields.message.content : undefined
  return Array.isArray(content) ? content.filter(isObject) : []
}

function readBlocks(fields: Readonly<Record<string, unknown>>, digest: (text: string) => string): Block[] {
  const content = isObject(fields.message) ? fields.message.content : undefined
  const given: readonly unknown[] = typeof content === 'string' ? [{ type: 'text', text: content }] : Array.isArray(content) ? content : []
  return given.flatMap((one, index) => {
    const block = isObject(one) ? readBlock(one, index, digest) : undefined
    return block === undefined ? [] : [block]
  })
}

/** A block as a span; undefined for what holds nothing to read. */
function readBlock(block: Readonly<Record<string, unknown>>, index: number, digest: (text: string) => string): Block | undefined {
  const string = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
  const plain = { index, call: undefined, tool: undefined }
  switch (block.type) {
    case 'text': return isBlank(block.text) ? undefined : { ...plain, kind: 'text', text: block.text as string }
    case 'thinking': return isBlank(block.thinking) ? undefined : { ...plain, kind: 'reasoning', text: block.thinking as string }
    case 'redacted_thinking': return { ...plain, kind: 'reasoning', text: '[redacted reasoning]' }
    case 'tool_use': case 'server_tool_use': {
      const tool = string(block.name) ?? 'unknown'
      return { index, kind: 'call', text: `${tool} ${JSON.stringify(block.input ?? {})}`, call: string(block.id), tool }
    }
    case 'image': case 'document': return { ...plain, kind: 'media', text: describeMedia(block, digest) }
    default:
      if (typeof block.type !== 'string' || !block.type.endsWith('tool_result')) return undefined
      return { index, kind: 'result', text: readResult(block.content, digest), call: string(block.tool_use_id), tool: undefined }
  }
}

function isBlank(text: unknown): boolean { return typeof text !== 'string' || text.trim() === '' }

function readResult(content: unknown, digest: (text: string) => string): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return content === undefined || content === null ? '' : JSON.stringify(content)
  return content.filter(isObject).map((part) => {
    if (typeof part.text === 'string') return part.text
    return part.type === 'image' || part.type === 'document' ? describeMedia(part, digest) : JSON.stringify(part)
  }).join('\n')
}

function describeMedia(block: Readonly<Record<string, unknown>>, digest: (text: string) => string): string {
  const source = isObject(block.source) ? block.source : {}
  const data = typeof source.data === 'string' ? source.data : JSON.stringify(source)
  const type = typeof source.media_type === 'string' ? source.media_type : String(block.type)
  return `[${type}, ${data.length} base64 characters, sha256 ${digest(data)}]`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> { return typeof value === 'object' && value !== null && !Array.isArray(value) }
