/** What must hold of a window between any two steps, checked against the live list by brute force; and a deep snapshot of it. */
import type { Entry, Window } from '../../src/window.ts'

const binding = new Set(['system', 'user'])

/** The faults of a window, in words; empty where it is consistent. */
export function findFaults(window: Window): string[] {
  const faults: string[] = []
  const live: Entry[] = []
  let before: Entry | undefined
  for (let entry = window.first; entry !== undefined; entry = entry.after) {
    if (live.length > 1_000_000) return [...faults, 'the list does not end']
    if (entry.before !== before) faults.push(`${entry.id}: its link backwards does not lead to the span before it`)
    if (!entry.live) faults.push(`${entry.id}: in the list and not live`)
    if (window.find(entry.id) !== entry) faults.push(`${entry.id}: in the list and not found by its id`)
    live.push(entry)
    before = entry
  }
  const inList = new Set(live), spans = live.filter(({ provenance }) => provenance !== 'ticket'), all = [...window.entries()]
  for (const entry of all) {
    if (entry.live !== inList.has(entry)) faults.push(`${entry.id}: live is ${entry.live}, and the list says otherwise`)
    if (!entry.live && (entry.before !== undefined || entry.after !== undefined)) faults.push(`${entry.id}: left and still linked`)
    if (entry.provenance === 'derived' && entry.sources.some((id) => window.find(id)?.provenance === 'derived')) faults.push(`${entry.id}: stands for a derived span`)
  }
  const bytes = spans.reduce((sum, { measure }) => sum + Buffer.byteLength(measure.text, 'utf8'), 0)
  if (window.bytes !== bytes) faults.push(`bytes is ${window.bytes}; the spans have ${bytes}`)
  if (window.liveCount !== spans.length) faults.push(`liveCount is ${window.liveCount}; ${spans.length} spans are live`)
  if (new Set(live.map(({ id }) => id)).size !== live.length) faults.push('an id is live twice')

  for (const entry of spans) {
    const twins = spans.filter((twin) => twin !== entry && twin.provenance === 'observed' && twin.measure.text === entry.measure.text)
    compare(faults, `twins of ${entry.id}`, window.twinsOf(entry), twins)
    for (const { key, clause } of window.boundClauses(entry)) {
      const holders = [...window.holdersOf(key)]
      if (binding.has(window.authorityOf(entry)) && !holders.includes(entry)) faults.push(`${entry.id}: holds a clause and is not indexed by it`)
      for (const holder of holders) {
        if (!inList.has(holder) || !binding.has(window.authorityOf(holder))) faults.push(`${holder.id}: indexed as the holder of a clause, and is not live or has no authority`)
        if (!holder.measure.holds(clause.text) && !holder.measure.clauses.some(({ text }) => text.toLowerCase() === clause.text.toLowerCase())) faults.push(`${holder.id}: indexed as the holder of a clause that it does not hold`)
      }
    }
  }
  for (const entry of all) {
    compare(faults, `derived from ${entry.id}`, window.derivedFrom(entry.id), spans.filter(({ provenance, sources }) => provenance === 'derived' && sources.includes(entry.id)))
    compare(faults, `users of ${entry.id}`, window.usersOf(entry.id), spans.filter(({ inputs }) => inputs.includes(entry.id)))
    if (entry.call !== undefined) compare(faults, `call ${entry.call}`, window.callOf(entry.call), all.filter(({ call }) => call === entry.call))
  }
  for (const ticket of live.filter(({ provenance }) => provenance === 'ticket')) {
    if (ticket.sources.length === 0) faults.push(`${ticket.id}: recalls nothing`)
    if (!ticket.sources.some((id) => window.ticketOf(id) === ticket)) faults.push(`${ticket.id}: no original leads to it`)
    for (const id of ticket.sources) if (window.ticketOf(id) === ticket && window.findLive(id) !== undefined) faults.push(`${ticket.id}: stands for ${id}, which is live`)
  }
  return faults
}

function compare(faults: string[], what: string, found: Iterable<Entry>, expected: readonly Entry[]): void {
  const ids = (entries: Iterable<Entry>): string => [...entries].map(({ id }) => id).sort().join(' ')
  const left = ids(found), right = ids(expected)
  if (left !== right) faults.push(`${what}: the index says "${left}", the list "${right}"`)
}

/** Everything that can be read of a window, as plain data. */
export function snapshot(window: Window): unknown {
  const ids = (entries: Iterable<Entry>): string[] => [...entries].map(({ id }) => id)
  return structuredClone({
    epoch: window.epoch, turn: window.turn, pointerPinned: window.pointerPinned, durability: window.durability, budget: window.budget,
    bytes: window.bytes, liveCount: window.liveCount, tools: [...window.tools], obligations: [...window.obligations], scores: [...window.scores],
    order: ids(window.live()),
    entries: [...window.entries()].map((entry) => {
      const { measure, before, after, traits, ...rest } = entry
      return {
        ...rest, traits: [...traits], text: measure.text, before: before?.id, after: after?.id, ticket: window.ticketOf(entry.id)?.id,
        derived: ids(window.derivedFrom(entry.id)), users: ids(window.usersOf(entry.id)), open: window.openObligations(entry.id),
        bound: window.boundClauses(entry).map(({ key, origin, clause }) => ({ key, origin, clause, holders: ids(window.holdersOf(key)) })),
      }
    }),
  })
}
