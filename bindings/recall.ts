/** Recall: verbatim originals, by span, by derived span, by ticket; and the tool by which a model asks for them. */
import { isSpanguardError, ProtocolError, StoreError } from '../src/errors.ts'
import { ticketId, type Entry, type Window } from '../src/window.ts'

export interface RecalledSpan { readonly text: string; readonly payload?: Uint8Array }

export interface RecallTool {
  readonly name: 'recall'
  readonly description: string
  readonly inputSchema: { readonly type: 'object'; readonly properties: { readonly id: { readonly type: 'string'; readonly description: string } }; readonly required: readonly ['id']; readonly additionalProperties: false }
  /** Resolves to the verbatim text, or to a sentence that says why there is none: a model is told, never thrown at. */
  readonly execute: (input: { readonly id: string }) => Promise<string>
}

/** Stored bytes of an original: its UTF-8 text; with a payload, the text behind its length (u32, little-endian) and the payload. */
export function packOriginal(entry: Entry): Uint8Array {
  const text = new TextEncoder().encode(entry.measure.text)
  if (entry.payload === undefined) return text
  const bytes = new Uint8Array(4 + text.length + entry.payload.length)
  new DataView(bytes.buffer).setUint32(0, text.length, true)
  bytes.set(text, 4)
  bytes.set(entry.payload, 4 + text.length)
  return bytes
}

export function unpackOriginal(entry: Entry, bytes: Uint8Array): RecalledSpan {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  if (entry.payload === undefined) return { text: decoder.decode(bytes) }
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true)
  if (4 + length > bytes.length) throw new StoreError('corrupt', `the stored original of span ${JSON.stringify(entry.id)} is cut short`)
  return { text: decoder.decode(bytes.subarray(4, 4 + length)), payload: bytes.slice(4 + length) }
}

/**
 * The text behind an id: one original verbatim; several each behind a line with its id and role.
 * @throws ProtocolError `unknown-span`; StoreError.
 */
export async function recallText(window: Window, id: string, fetch: (entry: Entry) => Promise<RecalledSpan>): Promise<string> {
  if (typeof id !== 'string') throw new ProtocolError('observation', `id is ${id === undefined ? 'missing' : `a ${typeof id}`}; a string is expected`)
  // Tickets first: a model knows their short ids alone. A host that means a span of the same name asks `recallSpan`.
  const entry = window.find(ticketId(id.replace(/^\[?(?:recall\s+)?/u, '').replace(/[:\]].*$/su, ''))) ?? window.find(id)
  if (entry === undefined) throw new ProtocolError('unknown-span', `${JSON.stringify(id.slice(0, 64))} is neither a span nor a ticket of this window`)
  const known = window.originalsOf(entry)
  // An adopted summary whose sources nobody knows is all there is of them.
  const originals = known.length === 0 ? [entry] : known
  if (originals.length === 1) return (await fetch(originals[0]!)).text
  const texts: string[] = []
  for (const original of originals) texts.push(`[${original.id}, ${original.role}]\n${(await fetch(original)).text}`)
  return texts.join('\n\n')
}

export function makeRecallTool(recall: (id: string) => Promise<string>): RecallTool {
  return {
    name: 'recall',
    description: 'Returns the exact text that a [recall …] line stands for. Use it before you rely on a detail that is no longer in view.',
    inputSchema: {
      type: 'object',
      properties: { id: { type: 'string', description: 'The short id in the line, such as r7, or the id of a summary.' } },
      required: ['id'],
      additionalProperties: false,
    },
    async execute(input) {
      try { return await recall(input?.id) } catch (error) {
        if (isSpanguardError(error)) return `nothing could be recalled: ${error.message}`
        throw error
      }
    },
  }
}
