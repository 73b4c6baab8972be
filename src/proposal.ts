/**
 * Reading a proposal: untrusted JSON becomes a fresh plain `Proposal`, or the problems that make it `malformed`.
 * Nothing of the given value is kept, so that it cannot change after it was judged.
 */
import { limits } from './limits.ts'
import type { Claim, Edit, Handle, Proposal, SpanId } from './model.ts'

export interface Problem { readonly edit: number; readonly span: SpanId | null; readonly message: string }
export type Reading = { readonly proposal: Proposal; readonly problems: readonly [] } | { readonly proposal: undefined; readonly problems: readonly Problem[] }

class Malformed extends Error {
  readonly span: SpanId | null
  constructor(message: string, span: SpanId | null = null) { super(message); this.span = span }
}

/** Fields of an edit, by operation; a field that is not listed is refused. */
const fieldsOf: Readonly<Record<Edit['op'], readonly string[]>> = {
  rerank: ['op', 'order'],
  prune: ['op', 'spans', 'handle', 'claim'],
  rewrite: ['op', 'spans', 'into', 'text', 'handle', 'claim', 'complete'],
  rederive: ['op', 'span', 'text'],
  restore: ['op', 'span'],
}
const claimFields: Readonly<Record<Claim['kind'], string | undefined>> = { redundant: 'of', superseded: 'by', closed: 'obligation', irrelevant: undefined }

export function readProposal(value: unknown): Reading {
  const problems: Problem[] = []
  const attempt = <T>(edit: number, read: () => T): T | undefined => {
    try { return read() } catch (error) {
      // A hostile value may throw from a getter or a proxy trap: that is malformed as well, and its words are not repeated.
      problems.push(error instanceof Malformed ? { edit, span: error.span, message: error.message } : { edit, span: null, message: 'the value cannot be read' })
      return undefined
    }
  }
  const proposal = attempt(-1, () => readWhole(value, attempt))
  return proposal === undefined || problems.length > 0 ? { proposal: undefined, problems } : { proposal, problems: [] }
}

function readWhole(value: unknown, attempt: <T>(edit: number, read: () => T) => T | undefined): Proposal {
  const fields = readFields(value, 'the proposal', ['edits', 'grounds', 'epoch'])
  const given = readArray(fields.edits, 'edits', limits.edits)
  if (given.length === 0) throw new Malformed('edits is empty; at least one edit is expected')
  const seen = { targets: new Set<SpanId>(), into: new Set<SpanId>(), count: 0 }
  const edits: Edit[] = []
  given.forEach((one, index) => {
    if (seen.count > limits.targets) return
    const edit = attempt(index, () => readEdit(one, seen))
    if (edit !== undefined) edits.push(edit)
  })
  if (seen.count > limits.targets) throw new Malformed(`targets of the pass: ${seen.count} or more; the limit is ${limits.targets}`)
  return {
    edits,
    ...(fields.grounds === undefined ? {} : { grounds: readArray(fields.grounds, 'grounds', limits.targets).map((id) => readId(id, 'grounds')) }),
    ...(fields.epoch === undefined ? {} : { epoch: readEpoch(fields.epoch) }),
  }
}

function readEdit(value: unknown, seen: { readonly targets: Set<SpanId>; readonly into: Set<SpanId>; count: number }): Edit {
  if (!isPlain(value)) throw new Malformed(`an edit is ${nameType(value)}; an object is expected`)
  const op = value.op
  if (typeof op !== 'string' || !Object.hasOwn(fieldsOf, op)) throw new Malformed(`op is ${show(op)}; allowed: ${Object.keys(fieldsOf).join(', ')}`)
  const fields = readFields(value, op, fieldsOf[op as Edit['op']])
  const target = (id: unknown, field: string): SpanId => {
    const read = readId(id, field)
    seen.count++
    if (seen.targets.has(read)) throw new Malformed(`span ${JSON.stringify(read)} is a target twice`, read)
    seen.targets.add(read)
    return read
  }
  const spans = (): SpanId[] => {
    const list = readArray(fields.spans, 'spans', limits.targets)
    if (list.length === 0) throw new Malformed('spans is empty; at least one span is expected')
    return list.map((id) => target(id, 'spans'))
  }
  const citations = {
    ...(fields.handle === undefined ? {} : { handle: readHandle(fields.handle) }),
    ...(fields.claim === undefined ? {} : { claim: readClaim(fields.claim) }),
  }
  switch (op as Edit['op']) {
    case 'rerank': return { op: 'rerank', order: readArray(fields.order, 'order', limits.spans).map((id) => readId(id, 'order')) }
    case 'prune': return { op: 'prune', spans: spans(), ...citations }
    case 'rewrite': {
      const into = readId(fields.into, 'into')
      if (seen.into.has(into)) throw new Malformed(`into ${JSON.stringify(into)} is used twice`, into)
      seen.into.add(into)
      if (fields.complete !== undefined && typeof fields.complete !== 'boolean') throw new Malformed(`complete is ${nameType(fields.complete)}; a boolean is expected`)
      return {
        op: 'rewrite', spans: spans(), into, text: readText(fields.text), ...citations,
        ...(fields.complete === undefined ? {} : { complete: fields.complete }),
      }
    }
    case 'rederive': return { op: 'rederive', span: target(fields.span, 'span'), text: readText(fields.text) }
    case 'restore': return { op: 'restore', span: target(fields.span, 'span') }
  }
}

/** An unknown kind of handle is no malformed proposal: rule `handle-not-repeatable` judges it. */
function readHandle(value: unknown): Handle {
  const fields = readFields(value, 'handle', ['kind', 'ref'])
  if (typeof fields.kind !== 'string' || fields.kind === '') throw new Malformed(`handle.kind is ${nameType(fields.kind)}; store_key, tool_call or url is expected`)
  return { kind: fields.kind as Handle['kind'], ref: readId(fields.ref, 'handle.ref', 4096) }
}

function readClaim(value: unknown): Claim {
  const kind = isPlain(value) ? value.kind : undefined
  if (typeof kind !== 'string' || !Object.hasOwn(claimFields, kind)) throw new Malformed(`claim.kind is ${show(kind)}; allowed: ${Object.keys(claimFields).join(', ')}`)
  const field = claimFields[kind as Claim['kind']]
  const fields = readFields(value, 'claim', field === undefined ? ['kind'] : ['kind', field])
  return (field === undefined ? { kind } : { kind, [field]: readId(fields[field], `claim.${field}`) }) as Claim
}

function readEpoch(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new Malformed(`epoch is ${show(value)}; a whole number from 0 is expected`)
  return value
}

function readText(value: unknown): string {
  if (typeof value !== 'string') throw new Malformed(`text is ${nameType(value)}; a string is expected`)
  if (!value.isWellFormed()) throw new Malformed('text has a lone surrogate; well-formed UTF-16 is expected')
  const bytes = countUtf8(value, limits.textBytes)
  if (bytes > limits.textBytes) throw new Malformed(`text has ${bytes} or more bytes; the limit is ${limits.textBytes}`)
  return value
}

function readId(value: unknown, field: string, most: number = limits.idUnits): SpanId {
  if (typeof value !== 'string') throw new Malformed(`${field} holds ${nameType(value)}; an id is expected`)
  if (value === '' || value.length > most) throw new Malformed(`${field} holds an id of ${value.length} units; 1 to ${most} are expected`)
  if (!value.isWellFormed()) throw new Malformed(`${field} holds an id with a lone surrogate; well-formed UTF-16 is expected`)
  return value
}

function readArray(value: unknown, field: string, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new Malformed(`${field} is ${nameType(value)}; an array is expected`)
  if (value.length > most) throw new Malformed(`${field} has ${value.length} entries; the limit is ${most}`)
  // By index: an iterator of the value's own need not end.
  return Array.from({ length: value.length }, (_, at) => value[at] as unknown)
}

function readFields(value: unknown, what: string, allowed: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isPlain(value)) throw new Malformed(`${what} is ${nameType(value)}; an object is expected`)
  const fields: Record<string, unknown> = Object.create(null)
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key !== 'string' || !allowed.includes(key)) throw new Malformed(`${what} has the unknown field ${show(key)}; allowed: ${allowed.join(', ')}`)
    fields[key] = value[key]
  }
  return fields
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

function nameType(value: unknown): string {
  return value === undefined ? 'missing' : value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** A name out of an untrusted value, short enough for a message; never a text of a span. */
function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeof value === 'number' ? String(value) : nameType(value)
}

/** Length in UTF-8 bytes, or some number past `most` once it is passed. */
export function countUtf8(text: string, most: number): number {
  if (text.length * 3 <= most) return 0
  let bytes = 0
  for (let unit = 0; unit < text.length && bytes <= most; unit++) {
    const code = text.charCodeAt(unit)
    // A pair of surrogates takes 4 bytes: 2 for each of its units.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3
  }
  return bytes
}
