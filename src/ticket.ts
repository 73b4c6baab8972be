/** Tickets: the short pinned lines that the guard leaves in the place of what left. All of them are the pointer index. */
import { Measure } from './measure.ts'
import type { Role, Span } from './model.ts'

/** What a ticket stands for, in the words of its line. */
export interface TicketCargo { readonly role: Role; readonly part: string | undefined; readonly derived: boolean; readonly bytes: number }

/** The line of a ticket, such as `[recall r7: 3 tool results, 4.1 kB]`. */
export function writeTicket(short: string, cargo: readonly TicketCargo[]): string {
  const kinds = new Map<string, number>()
  let bytes = 0
  for (const one of cargo) {
    const kind = nameKind(one)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    bytes += one.bytes
  }
  const parts = [...kinds].map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`)
  return `[recall ${short}: ${parts.join(', ')}, ${writeBytes(bytes)}]`
}

/**
 * Whether a listed span is a ticket of a guard. Text is not asked: an observed span whose text imitates a ticket is none.
 * For a string that a model hands to a tool, ask the guard that issued the tickets (`guard.findTickets`).
 */
export function isTicket(span: Pick<Span, 'provenance'>): boolean { return span.provenance === 'ticket' }

function nameKind(one: TicketCargo): string {
  if (one.derived) return 'derived span'
  if (one.part === 'reasoning') return 'reasoning part'
  if (one.part === 'call') return 'tool call'
  if (one.part === 'media') return 'media part'
  return one.role === 'tool' ? 'tool result' : `${one.role} span`
}

/** Bytes for a reader: whole below 1000, then one decimal of kB or MB (powers of 1000). */
export function writeBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

const nothing = new Int32Array(0)
/** A ticket's line is the guard's own and is never measured: only its length counts (it is ASCII, a byte a unit). */
export function measureTicket(line: string): Measure {
  const scan = { bytes: line.length, hashLow: 0, hashHigh: 0, markers: nothing, tokens: nothing }
  return new Measure(line, scan, () => scan, true)
}
