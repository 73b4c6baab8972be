import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Observation, Span } from '../../src/model.ts'
import { detectFormat, proposeClearing, proposeCompaction, proposePlainCompaction, readClaudeCode, readClaudeCodeText, type Transcript, type TranscriptEvent, type TranscriptLine } from '../../src/transcripts/index.ts'

const digest = (text: string): string => `digest of ${text.length}`
const asLines = (lines: readonly string[]): TranscriptLine[] => lines.map((text, at) => ({ number: at + 1, text }))
const read = (...records: readonly unknown[]): Transcript => readClaudeCode(asLines(records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record)))), digest)

/** Records that hang one below the other, unless `parentUuid` says otherwise. */
function chain(...records: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return records.map((record, at) => ({ sessionId: 's', isSidechain: false, uuid: `u${at}`, parentUuid: at === 0 ? null : `u${at - 1}`, ...record }))
}
const user = (content: unknown, more: Record<string, unknown> = {}): Record<string, unknown> => ({ type: 'user', message: { role: 'user', content }, ...more })
const assistant = (id: string, block: unknown, more: Record<string, unknown> = {}): Record<string, unknown> => ({ type: 'assistant', message: { id, role: 'assistant', content: [block] }, ...more })
const call = (id: string, name: string, input: unknown = {}): unknown => ({ type: 'tool_use', id, name, input })
const result = (id: string, content: unknown): Record<string, unknown> => user([{ type: 'tool_result', tool_use_id: id, content }])
const observations = (transcript: Transcript): Observation[] => transcript.events.flatMap((event) => (event.kind === 'observe' ? [event.observation] : []))
const only = <K extends TranscriptEvent['kind']>(transcript: Transcript, kind: K): Extract<TranscriptEvent, { kind: K }>[] => transcript.events.filter((event): event is Extract<TranscriptEvent, { kind: K }> => event.kind === kind)

describe('reading Claude Code', () => {
  test('texts, reasoning, calls and results become spans that name their line', () => {
    const transcript = read(...chain(
      user('Fix the build.'), assistant('m1', { type: 'thinking', thinking: 'Look first.' }), assistant('m1', { type: 'text', text: 'I look.' }),
      assistant('m1', call('c1', 'Read', { file_path: 'a.ts' })), result('c1', 'const a = 1'),
    ))
    expect(observations(transcript)).toEqual([
      { id: 'L1', role: 'user', part: 'text', text: 'Fix the build.', message: 'u0' },
      { id: 'L2', role: 'assistant', part: 'reasoning', text: 'Look first.', message: 'm1', call: 'c1' },
      { id: 'L3', role: 'assistant', part: 'text', text: 'I look.', message: 'm1' },
      { id: 'L4', role: 'assistant', part: 'call', text: 'Read {"file_path":"a.ts"}', message: 'm1', call: 'c1' },
      { id: 'L5', role: 'tool', part: 'result', text: 'const a = 1', message: 'u4', call: 'c1', handle: { kind: 'tool_call', ref: 'Read#c1' } },
    ])
    expect(transcript.tools).toEqual({ Read: 'read' })
    expect(transcript.problems).toEqual([])
  })

  test('a handle is issued for tools that only read; an unknown tool has no kind', () => {
    const transcript = read(...chain(assistant('m1', call('c1', 'Bash')), result('c1', 'x'), assistant('m2', call('c2', 'mcp__x__y')), result('c2', 'y'), assistant('m3', call('c3', 'toString')), result('c3', 'z')))
    expect(observations(transcript).map(({ handle }) => handle)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined])
    expect(transcript.tools).toEqual({ Bash: 'mutating' })
  })

  test('several blocks of a record are several spans; blank ones are none', () => {
    const transcript = read(...chain(user([{ type: 'text', text: 'one' }, { type: 'text', text: ' \n' }, { type: 'text', text: 'two' }])))
    expect(observations(transcript).map(({ id, text }) => [id, text])).toEqual([['L1', 'one'], ['L1.2', 'two']])
  })

  test('a result of parts is one text; an image is named by type, size and digest', () => {
    const transcript = read(...chain(
      assistant('m1', call('c1', 'Read')), result('c1', [{ type: 'text', text: 'a' }, { type: 'text', text: 'b' }]),
      user([{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } }]),
    ))
    expect(observations(transcript)[1]!.text).toBe('a\nb')
    expect(observations(transcript)[2]).toMatchObject({ part: 'media', text: '[image/png, 4 base64 characters, sha256 digest of 4]' })
  })

  test('what the harness writes binds nobody; its other texts are the system\'s', () => {
    const transcript = read(...chain(user('<local-command-stdout>Bye!</local-command-stdout>'), user('Base directory for this skill', { isMeta: true }), user('hello')))
    expect(observations(transcript).map(({ role, traits }) => [role, traits])).toEqual([['user', ['narrative']], ['system', undefined], ['user', undefined]])
  })

  test('subagents and branches that were left are not followed, and are counted', () => {
    const transcript = read(...chain(
      user('one'), user('left', { uuid: 'left' }), user('two', { uuid: 'two', parentUuid: 'u0' }), user('aside', { isSidechain: true, parentUuid: null, uuid: 'side' }), user('three', { parentUuid: 'two' }),
    ))
    expect(observations(transcript).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    expect(transcript.aside).toEqual({ sidechain: 1, otherBranches: 1 })
  })

  test('calls made in parallel belong to the branch with their results', () => {
    const transcript = read(...chain(
      user('go'), assistant('m1', call('c1', 'Read')), assistant('m1', call('c2', 'Read')),
      { ...result('c1', 'first'), uuid: 'r1', parentUuid: 'u1' }, { ...result('c2', 'second'), uuid: 'r2', parentUuid: 'u2' }, assistant('m2', { type: 'text', text: 'done' }, { parentUuid: 'r2' }),
    ))
    expect(observations(transcript).map(({ text }) => text)).toEqual(['go', 'Read {}', 'Read {}', 'first', 'second', 'done'])
  })

  test('a new root begins a window of its own; a parent that is missing is what stood before', () => {
    expect(observations(read(...chain(user('old'), user('new', { parentUuid: null }), user('next')))).map(({ text }) => text)).toEqual(['new', 'next'])
    expect(observations(read(...chain(user('one'), user('two', { parentUuid: 'gone' })))).map(({ text }) => text)).toEqual(['one', 'two'])
  })

  test('a resumed session that writes its past again is read once', () => {
    const records = chain(user('one'), user('two'))
    expect(observations(read(...records, ...records, { ...user('three'), uuid: 'u9', parentUuid: 'u1', sessionId: 's' })).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  })

  test('titles, snapshots and progress are no spans and no compactions', () => {
    const transcript = read({ type: 'summary', summary: 'A title', leafUuid: 'x' }, { type: 'file-history-snapshot', snapshot: {} }, ...chain({ type: 'progress', data: {} }, user('one')))
    expect(transcript.events.map(({ kind, line }) => [kind, line])).toEqual([['observe', 4]])
  })

  test('half a surrogate pair is told and left out', () => {
    const transcript = read(...chain(user('ok'), { ...user('x') }).map((record, at) => (at === 1 ? JSON.stringify(record).replace('"x"', '"\\ud83d"') : record)))
    expect(observations(transcript).map(({ text }) => text)).toEqual(['ok'])
    expect(transcript.problems).toEqual([{ line: 2, message: 'a text has half a surrogate pair; it was left out' }])
  })
})

describe('lines that are not as they should be', () => {
  const [one, two] = chain(user('one'), user('two')).map((record) => JSON.stringify(record)) as [string, string]
  test('two records on one line are both read, each with its own id', () => {
    const transcript = read(one + two)
    expect(observations(transcript).map(({ id, text }) => [id, text])).toEqual([['L1', 'one'], ['L1+1', 'two']])
    expect(transcript.problems).toEqual([{ line: 1, message: '2 records on one line; all were read' }])
  })
  test('a broken line is skipped and told', () => {
    const transcript = read(one, two.slice(0, 40), '{', 'no json', '', two)
    expect(observations(transcript).map(({ text }) => text)).toEqual(['one', 'two'])
    expect(transcript.problems.map(({ line }) => line)).toEqual([2, 3, 4])
  })
  test('a whole record behind a torn one is read', () => {
    const transcript = read(`${one.slice(0, 60)}${two}`)
    expect(observations(transcript).map(({ text }) => text)).toEqual(['two'])
    expect(transcript.problems).toHaveLength(1)
  })
  test('a line that could not be decoded is told', () => {
    expect(readClaudeCode([{ number: 7, text: '', problem: 'the bytes are no UTF-8 text' }], digest).problems).toEqual([{ line: 7, message: 'the bytes are no UTF-8 text; the line was skipped' }])
  })
  test('no text makes the reader throw', () => {
    fc.assert(fc.property(fc.array(fc.oneof(fc.json(), fc.string(), fc.constantFrom(one, two, '{"type":"user","message":{"content":[null,1,{"type":"tool_result"}]}}'))), (lines) => {
      expect(() => readClaudeCode(asLines(lines), digest)).not.toThrow()
    }))
  })
})

describe('compactions', () => {
  const boundary = (metadata: Record<string, unknown>, more: Record<string, unknown> = {}): Record<string, unknown> => ({ type: 'system', subtype: 'compact_boundary', parentUuid: null, logicalParentUuid: 'u1', compactMetadata: metadata, ...more })
  const summary = user('This session is being continued from a previous conversation that ran out of context. The summary below covers it.\n\nSummary:\nAll is well.\n\nIf you need specific details from before compaction, read on.\nPlease continue the conversation from where we left it off.', { isCompactSummary: true })

  test('a boundary and its summary are one compaction, without what the harness puts round it', () => {
    const transcript = read(...chain(user('one'), user('two'), boundary({ trigger: 'auto', preTokens: 155021 }), summary, user('three')))
    expect(only(transcript, 'compaction')).toEqual([{ kind: 'compaction', line: 4, trigger: 'auto', tokens: 155021, into: 'L4', place: { line: 4, record: 0, block: 0 }, text: 'Summary:\nAll is well.', kept: [] }])
    expect(observations(transcript).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  })
  test('messages that were preserved stay out of the rewrite', () => {
    const transcript = read(...chain(user('one'), user('two'), boundary({ trigger: 'manual', preservedMessages: { uuids: ['u1', 'unknown'] } }), summary))
    expect(only(transcript, 'compaction')[0]!.kept).toEqual(['L2'])
  })
  test('a boundary whose parent is not in the file follows what stands above it', () => {
    const transcript = read(...chain(user('one'), boundary({}, { logicalParentUuid: 'gone' }), summary))
    expect(transcript.events.map(({ kind }) => kind)).toEqual(['observe', 'compaction'])
  })
  test('a boundary without its summary is told', () => {
    const transcript = read(...chain(user('one'), user('x'), boundary({}), user('two')))
    expect(transcript.problems).toEqual([{ line: 3, message: 'a compaction without its summary; it was left out' }])
  })
  test('a clearing names its calls', () => {
    const transcript = read(...chain(user('one'), { type: 'system', subtype: 'microcompact_boundary', microcompactMetadata: { trigger: 'auto', compactedToolIds: ['c1', 'c2'] } }, user('two')))
    expect(only(transcript, 'clearing')).toEqual([{ kind: 'clearing', line: 2, trigger: 'auto', calls: ['c1', 'c2'] }])
  })
})

describe('proposals', () => {
  const span = (id: string, more: Partial<Span> = {}): Span => ({ id, role: 'user', text: `text of ${id}`, provenance: 'observed', generation: 0, kind: 'narrative', sources: [], pinned: false, bytes: 10, ...more })
  test('a compaction rewrites every span that left, tickets aside', () => {
    const live = [span('a'), span('t', { provenance: 'ticket' }), span('b'), span('c')]
    expect(proposeCompaction({ kind: 'compaction', line: 9, trigger: 'auto', tokens: undefined, into: 'n', place: { line: 9, record: 0, block: 0 }, text: 'sum', kept: ['c'] }, live)).toEqual({ edits: [{ op: 'rewrite', spans: ['a', 'b'], into: 'n', text: 'sum' }] })
    expect(proposeCompaction({ kind: 'compaction', line: 9, trigger: 'auto', tokens: undefined, into: 'n', place: { line: 9, record: 0, block: 0 }, text: 'sum', kept: [] }, [])).toBeUndefined()
  })
  test('a clearing prunes calls whole', () => {
    const callOf = (id: string): string | undefined => ({ a: 'c1', b: 'c1', c: 'c2' })[id]
    expect(proposeClearing({ kind: 'clearing', line: 9, trigger: 'auto', calls: ['c1'] }, ['a', 'x', 'b', 'c'].map((id) => span(id)), callOf)).toEqual({ edits: [{ op: 'prune', spans: ['a', 'b'] }] })
    expect(proposeClearing({ kind: 'clearing', line: 9, trigger: 'auto', calls: ['c9'] }, [span('a')], callOf)).toBeUndefined()
  })
  test('a plain compaction takes at most the older half and parts no call', () => {
    fc.assert(fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }), { maxLength: 24 }), (calls) => {
      const live = calls.map((_, at) => span(`s${at}`)), callOf = (id: string): string | undefined => { const one = calls[Number(id.slice(1))]; return one === undefined ? undefined : `c${one}` }
      const edit = proposePlainCompaction(live, callOf, new Map())?.edits[0]
      if (edit?.op !== 'rewrite') return
      const leaving = new Set(edit.spans)
      expect(edit.spans).toEqual(live.slice(0, edit.spans.length).map(({ id }) => id))
      expect(edit.spans.length).toBeLessThanOrEqual(live.length / 2)
      for (const one of leaving) for (const other of live) if (callOf(one) !== undefined && callOf(one) === callOf(other.id)) expect(leaving.has(other.id)).toBe(true)
    }))
  })
})

describe('telling formats apart', () => {
  test.each([
    ['', 'the file is empty'],
    ['hello\nworld', 'no line of it is JSON; a transcript as JSON Lines is expected'],
    ['{"a":1}', 'its lines are JSON, and no transcript of a kind that is known; Claude Code\'s are'],
    ['{"id":"x","window":[],"steps":[]}', 'these are scenarios; spanguard judge reads them'],
  ])('%j', (text, problem) => { expect(detectFormat(asLines(text === '' ? [] : text.split('\n')))).toEqual({ problem }) })
  test('Claude Code is told by a message of a session, wherever it stands', () => {
    expect(detectFormat(asLines([JSON.stringify({ type: 'summary', summary: 'x' }), JSON.stringify(chain(user('one'))[0])]))).toEqual({ format: 'claude-code' })
  })
})

describe('the transcript that comes with the package', () => {
  const lines = asLines(readFileSync('demo/transcripts/release.jsonl', 'utf8').trimEnd().split('\n'))
  test('is read without a problem, and every text is found again at its place', () => {
    const transcript = readClaudeCode(lines, digest)
    expect(transcript.problems).toEqual([])
    expect(transcript.events.filter(({ kind }) => kind !== 'observe').map(({ kind }) => kind)).toEqual(['clearing', 'compaction'])
    for (const event of only(transcript, 'observe')) expect(readClaudeCodeText(lines[event.line - 1]!.text, event.place, digest)).toBe(event.observation.text)
    for (const event of only(transcript, 'compaction')) expect(readClaudeCodeText(lines[event.line - 1]!.text, event.place, digest)).toBe(event.text)
  })
})

describe('real transcripts', () => {
  const folder = '../shared/data/transcripts/claude-code'
  /** Lines of summaries, and clearings, as the index of the data counts them. */
  const known: Readonly<Record<string, readonly [readonly number[], number]>> = {
    'entire-cli_cd-95adddad32-0.jsonl': [[231, 518, 872], 0], 'entire-cli_25-730c662552-0.jsonl': [[373, 802], 2], 'entire-cli_5c-5cb639eac4-0.jsonl': [[311, 1089], 0],
    'entire-cli_a5-d8ec9bae67-0.jsonl': [[142, 534], 0], 'teslamint_238MD50T-0.jsonl': [[407, 876], 0], 'entire-cli_76-62d755ef9f-2.jsonl': [[156], 1],
    'entire-cli_86-9d11344fce-1.jsonl': [[414], 0], 'entire-cli_98-78b713483d-0.jsonl': [[233], 0], 'entire-cli_9b-04c3d92e38-2.jsonl': [[355], 0],
    'entire-cli_b0-dc55b3a1dc-1.jsonl': [[484], 2], 'bastion_claude-session.jsonl': [[], 0], 'entire-cli_48-b4b05476e5-0.jsonl': [[], 0], 'entire-cli_8c-fa910f8ef9-4.jsonl': [[], 0],
    'entire-cli_bd-7375936c5c-0.jsonl': [[], 0], 'teslamint_KV1JQ939-0.jsonl': [[], 0],
  }
  test.each(Object.entries(known))('%s', (name, [compactions, clearings]) => {
    if (!existsSync(folder)) { console.log('skipped: shared/ absent'); return }
    const lines = asLines(readFileSync(`${folder}/${name}`, 'utf8').split('\n'))
    const transcript = readClaudeCode(lines, digest)
    expect(only(transcript, 'compaction').map(({ line }) => line)).toEqual(compactions)
    expect(only(transcript, 'clearing')).toHaveLength(clearings)
    const all = only(transcript, 'observe')
    expect(new Set(all.map(({ observation }) => observation.id)).size).toBe(all.length)
    for (const event of all) expect(readClaudeCodeText(lines[event.line - 1]!.text, event.place, digest)).toBe(event.observation.text)
    expect(transcript.problems.length).toBeLessThanOrEqual(1)
  })
})
