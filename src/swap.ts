/** The swap: a permitted pass applied to the window as it is now. Synchronous; no step of it can fail. */
import { groupByEdit, isProvedRedundant, type Pass, type Target } from './pass.ts'
import type { Measure } from './measure.ts'
import type { Entry, Window } from './window.ts'

/** Applies a pass. `measureOf` measures the line of a ticket. */
export function swapPass(window: Window, pass: Pass, measureOf: (text: string) => Measure): void {
  const targetsOf = groupByEdit(pass.targets)
  pass.proposal.edits.forEach((edit, index) => {
    const targets = targetsOf.get(index) ?? []
    switch (edit.op) {
      case 'rerank': window.rerank(edit.order); break
      case 'prune': prune(window, pass, targets, measureOf); break
      case 'rewrite': rewrite(window, targets); break
      case 'rederive': for (const { entry, replacement } of targets) window.rederive(entry, replacement!.measure); break
      case 'restore': for (const entry of pass.restored.get(index) ?? []) if (!entry.live) window.restore(entry); break
    }
  })
  window.record(pass.turn)
  window.epoch++
}

function prune(window: Window, pass: Pass, targets: readonly Target[], measureOf: (text: string) => Measure): void {
  const redundant = new Set(targets.filter((target) => isProvedRedundant(pass, target) || target.entry.provenance === 'ticket'))
  for (const { entry } of redundant) window.remove(entry)
  const leaving = new Set(targets.filter((target) => !redundant.has(target)).map(({ entry }) => entry))
  // Neighbours that leave together share one ticket; a ticket is never merged with one of an earlier pass.
  for (const entry of leaving) {
    if (entry.before !== undefined && leaving.has(entry.before)) continue
    const run: Entry[] = []
    for (let next: Entry | undefined = entry; next !== undefined && leaving.has(next); next = next.after) run.push(next)
    window.leaveTicket(run, entry, measureOf)
  }
  for (const entry of leaving) window.remove(entry)
}

function rewrite(window: Window, targets: readonly Target[]): void {
  const first = targets[0]
  if (first?.replacement === undefined) return
  const entries = targets.map(({ entry }) => entry)
  window.derive(first.replacement.id, first.entry, entries, first.replacement.measure)
  for (const entry of entries) window.remove(entry)
  window.budget = { base: window.budget.base, used: window.budget.used + entries.reduce((sum, { measure }) => sum + measure.bytes, 0) }
}

/** The position, in the window before a pass, of the first span that it changes; null where nothing moves. */
export function findFirstChanged(window: Window, pass: Pass): number | null {
  const changed = new Set<Entry>(pass.targets.map(({ entry }) => entry))
  let atEnd = false
  for (const entries of pass.restored.values()) for (const entry of entries) {
    const place = window.ticketOf(entry.id) ?? window.derivedFrom(entry.id)[0]
    if (place === undefined) atEnd = true; else changed.add(place)
  }
  const reranks = pass.proposal.edits.flatMap((edit) => (edit.op === 'rerank' ? [edit.order] : []))
  if (changed.size === 0 && reranks.length === 0 && !atEnd) return null
  let position = 0, slot = 0
  for (const entry of window.live()) {
    if (changed.has(entry)) return position
    if (entry.provenance !== 'ticket') {
      if (reranks.some((order) => order[slot] !== entry.id)) return position
      slot++
    }
    position++
  }
  return atEnd ? position : null
}
