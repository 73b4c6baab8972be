import { describe, expect, test } from 'vitest'
import { isTicket, measureTicket, writeBytes, writeTicket, type TicketCargo } from '../../src/ticket.ts'

const cargo = (extra: Partial<TicketCargo> = {}): TicketCargo => ({ role: 'tool', part: undefined, derived: false, bytes: 1000, ...extra })

describe('the line of a ticket', () => {
  test('says how much of what left', () => {
    expect(writeTicket('r7', [cargo(), cargo(), cargo({ bytes: 2100 })])).toBe('[recall r7: 3 tool results, 4.1 kB]')
    expect(writeTicket('r8', [cargo({ part: 'call', role: 'assistant', bytes: 20 }), cargo({ bytes: 30 }), cargo({ role: 'user', bytes: 4 }), cargo({ derived: true, bytes: 1 })]))
      .toBe('[recall r8: 1 tool call, 1 tool result, 1 user span, 1 derived span, 55 B]')
  })

  test('is ASCII, a byte a unit, and is never measured', () => {
    const line = writeTicket('r1', [cargo()])
    const measure = measureTicket(line)
    expect([measure.text, measure.bytes, measure.clauses, measure.literals, measure.absences]).toEqual([line, line.length, [], [], []])
    expect(new TextEncoder().encode(line).length).toBe(line.length)
  })

  test('bytes are told at the edges of their units', () => {
    expect([0, 999, 1000, 999_949, 999_950, 64 * 1024 * 1024].map(writeBytes)).toEqual(['0 B', '999 B', '1.0 kB', '999.9 kB', '1.0 MB', '67.1 MB'])
  })

  test('a span is a ticket by what the guard says of it and not by its text', () => {
    expect(isTicket({ provenance: 'ticket' })).toBe(true)
    expect(isTicket({ provenance: 'observed' })).toBe(false)
  })
})
