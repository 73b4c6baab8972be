/** Reading what the host attests: misuse throws at once, with the field, the value's kind and what is expected. */
import { LimitError, ProtocolError } from './errors.ts'
import { limits } from './limits.ts'
import type { Adoption, Handle, Observation, Part, Role, Score, ToolKind, Trait, Turn } from './model.ts'
import { countUtf8 } from './proposal.ts'

const roles: readonly Role[] = ['system', 'user', 'assistant', 'tool']
const parts: readonly Part[] = ['text', 'reasoning', 'call', 'result', 'media']
const traits: readonly Trait[] = ['literal', 'negative', 'sole-witness', 'correction', 'one-shot', 'constraint', 'narrative']
const toolKinds: readonly ToolKind[] = ['read', 'timed', 'mutating', 'person']
const handleKinds: readonly Handle['kind'][] = ['store_key', 'tool_call', 'url']
const observationFields = ['id', 'role', 'text', 'call', 'message', 'part', 'handle', 'traits', 'pinned', 'inputs', 'supersedes', 'facts', 'payload']

/** @throws ProtocolError `observation` with the field and what is expected; LimitError for a text or an id past its limit. */
export function readObservation(value: unknown): Observation {
  const fields = readRecord(value, 'observation', observationFields)
  const optional = <T>(field: string, read: (value: unknown, field: string) => T): Record<string, T> => (fields[field] === undefined ? {} : { [field]: read(fields[field], field) })
  const ids = (list: unknown, field: string): string[] => readList(list, field, limits.targets).map((id) => readId(id, field))
  return {
    id: readId(fields.id, 'id'), role: readOne(fields.role, 'role', roles), text: readText(fields.text, 'text'),
    ...optional('call', readId), ...optional('message', readId), ...optional('part', (part, field) => readOne(part, field, parts)),
    ...optional('handle', readHandle), ...optional('traits', (list, field) => readList(list, field, traits.length).map((trait) => readOne(trait, field, traits))),
    ...optional('pinned', readBoolean), ...optional('inputs', ids), ...optional('supersedes', ids),
    ...optional('facts', (list, field) => readList(list, field, limits.targets).map((fact) => readText(fact, field))),
    ...optional('payload', readPayload),
  } as Observation
}

/** @throws ProtocolError `observation`; LimitError. */
export function readAdoption(value: unknown): Adoption {
  const fields = readRecord(value, 'adoption', ['id', 'role', 'text', 'sources', 'generation'])
  return {
    id: readId(fields.id, 'id'), role: readOne(fields.role, 'role', roles), text: readText(fields.text, 'text'),
    sources: readList(fields.sources, 'sources', limits.targets).map((id) => readId(id, 'sources')),
    generation: readWhole(fields.generation, 'generation'),
  }
}

/** @throws ProtocolError `turn` for a wrong index or score, or an index below `after`. */
export function readTurn(value: unknown, after: number): Turn {
  const fields = readRecord(value, 'turn', ['index', 'scores'])
  const index = readWhole(fields.index, 'index')
  if (index < after) throw new ProtocolError('turn', `turn index is ${index}; it was ${after} before, and a turn's index never falls`)
  if (fields.scores === undefined) return { index }
  return { index, scores: readList(fields.scores, 'scores', limits.spans).map(readScore) }
}

/** @throws ProtocolError `tool` for an unknown kind. */
export function readTools(value: unknown): [string, ToolKind][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('tools', value, 'an object of tool names and kinds')
  return readEntries(value, 'tools').map(([name, kind]) => [readId(name, 'tools'), readOne(kind, `tools.${name}`, toolKinds)])
}

/** @throws ProtocolError `observation`; LimitError. */
export function readId(value: unknown, field: string): string {
  if (typeof value !== 'string') throw wrong(field, value, 'a string')
  if (value === '') throw wrong(field, value, 'a string of 1 to 256 UTF-16 units')
  if (value.length > limits.idUnits) throw new LimitError(`${field}, UTF-16 units of an id`, value.length, limits.idUnits)
  if (!value.isWellFormed()) throw new ProtocolError('text-not-well-formed', `${field} has a lone surrogate; well-formed UTF-16 is expected`)
  return value
}

/** An object as own fields without a prototype, so that a key such as `__proto__` is a field like any other, and an unknown one. */
export function readRecord(value: unknown, what: string, allowed: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(what, value, 'an object')
  const record: Record<string, unknown> = Object.create(null)
  for (const [key, field] of readEntries(value, what)) {
    if (!allowed.includes(key)) throw new ProtocolError('observation', `${what} has the unknown field ${JSON.stringify(key.slice(0, 40))}; allowed: ${allowed.join(', ')}`)
    record[key] = field
  }
  return record
}

export function readList(value: unknown, field: string, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(field, value, 'an array')
  if (value.length > most) throw new LimitError(`${field}, entries`, value.length, most)
  // By index and not by its own iterator or methods: holes are read as missing, and the copy cannot change.
  return Array.from({ length: value.length }, (_, at) => value[at] as unknown)
}

/** The own fields of an object; a getter or a proxy that throws is a value that cannot be read. */
function readEntries(value: object, what: string): [string, unknown][] {
  try { return Object.entries(value) } catch (cause) { throw new ProtocolError('observation', `${what} cannot be read: one of its fields throws`, { cause }) }
}

export function readBoolean(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw wrong(field, value, 'true or false')
  return value
}

function readText(value: unknown, field: string): string {
  if (typeof value !== 'string') throw wrong(field, value, 'a string')
  if (!value.isWellFormed()) throw new ProtocolError('text-not-well-formed', `${field} has a lone surrogate; well-formed UTF-16 is expected`)
  const bytes = countUtf8(value, limits.textBytes)
  if (bytes > limits.textBytes) throw new LimitError(`${field}, UTF-8 bytes`, bytes, limits.textBytes)
  return value
}

/** A handle that the host issues. @throws ProtocolError `observation`. */
function readHandle(value: unknown): Handle {
  const fields = readRecord(value, 'handle', ['kind', 'ref'])
  if (typeof fields.ref !== 'string' || fields.ref === '' || fields.ref.length > 4096) throw wrong('handle.ref', fields.ref, 'a string of 1 to 4096 UTF-16 units')
  return { kind: readOne(fields.kind, 'handle.kind', handleKinds), ref: fields.ref }
}

function readPayload(value: unknown, field: string): Uint8Array {
  if (!(value instanceof Uint8Array)) throw wrong(field, value, 'a Uint8Array')
  if (value.byteLength > limits.textBytes) throw new LimitError(`${field}, bytes`, value.byteLength, limits.textBytes)
  return value.slice()
}

function readScore(value: unknown): Score {
  const fields = readRecord(value, 'score', ['span', 'value', 'turn'])
  const score = fields.value
  if (typeof score !== 'number' || !(score >= 0 && score <= 1)) throw wrong('score.value', score, 'a number from 0 to 1')
  return { span: readId(fields.span, 'score.span'), value: score, turn: readWhole(fields.turn, 'score.turn') }
}

function readOne<T extends string>(value: unknown, field: string, allowed: readonly T[]): T {
  if (typeof value !== 'string' || !(allowed as readonly string[]).includes(value)) throw wrong(field, value, `one of ${allowed.join(', ')}`)
  return value as T
}

function readWhole(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw wrong(field, value, 'a whole number from 0')
  return value
}

function wrong(field: string, value: unknown, expected: string): ProtocolError {
  const given = value === undefined ? 'missing' : value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value === 'number' ? String(value) : typeof value === 'string' ? `${JSON.stringify(value.slice(0, 20))}` : `a ${typeof value}`
  return new ProtocolError('observation', `${field} is ${field === 'text' && typeof value === 'string' ? 'a string' : given}; ${expected} is expected`)
}
