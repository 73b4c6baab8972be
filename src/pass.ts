/**
 * A pass: the edits of one proposal resolved against the window, before any rule judges them. Which spans leave, what stands for
 * them, what comes back; and the findings that can only be made at their point of the pass.
 */
import type { Clause } from './constraints.ts'
import { containsLiteral } from './literals.ts'
import { Measure, squeeze } from './measure.ts'
import type { Claim, Evidence, Finding, Handle, Proposal, Remedy, RuleId, SpanId, Turn, Change } from './model.ts'
import type { Policy } from './policy.ts'
import type { Entry, Window } from './window.ts'

/** A text that will stand for others. */
export interface Replacement {
  readonly edit: number
  readonly op: 'rewrite' | 'rederive'
  /** The id under which it will stand. */
  readonly id: SpanId
  readonly measure: Measure
  readonly targets: readonly Entry[]
  /** The observed spans behind the targets that are known. */
  readonly lineage: readonly Entry[]
  readonly complete: boolean
}

/** A span that an edit would remove or replace. */
export interface Target {
  readonly edit: number
  readonly op: 'prune' | 'rewrite' | 'rederive'
  readonly entry: Entry
  readonly handle: Handle | undefined
  readonly claim: Claim | undefined
  readonly replacement: Replacement | undefined
}

/** A clause that only shows where two adjacent spans of one role are read as one. */
export interface Seam { readonly left: Entry; readonly right: Entry; readonly clause: Clause; readonly text: string }

/** What `measure` made for a proposal: its texts, by edit, and the seams that its targets touch. */
export interface Measures { readonly texts: ReadonlyMap<number, Measure>; readonly seams: readonly Seam[] }

export interface Pass {
  readonly window: Window
  readonly turn: Turn
  readonly policy: Policy
  readonly proposal: Proposal
  readonly measures: Measures
  readonly targets: readonly Target[]
  readonly targetIds: ReadonlySet<SpanId>
  readonly replacements: readonly Replacement[]
  /** Originals that come back, by edit. */
  readonly restored: ReadonlyMap<number, readonly Entry[]>
  /** Live before the pass and not after it. */
  readonly leaving: ReadonlySet<SpanId>
  /** Restored by the pass and live after it. */
  readonly returning: ReadonlySet<SpanId>
  /** Findings that belong to a point of the pass. */
  readonly structural: readonly Finding[]
}

/** Longest tail and head of two spans that are read across a seam, in UTF-16 units. */
const seamUnits = 240
const unfinished = /[^\s.!?。！？…;:)\]}"'`»”]\s*$/u

/** Measures the texts of a proposal and the seams of its targets. The only step of a verdict that needs an engine. */
export function measureProposal(window: Window, proposal: Proposal, measureText: (text: string) => Measure): Measures {
  const texts = new Map<number, Measure>()
  const targets = new Set<Entry>()
  proposal.edits.forEach((edit, index) => {
    if (edit.op === 'rewrite' || edit.op === 'rederive') texts.set(index, measureText(edit.text))
    if (edit.op === 'prune' || edit.op === 'rewrite') for (const id of edit.spans) {
      const entry = window.findLive(id)
      if (entry !== undefined) targets.add(entry)
    }
  })
  const seams: Seam[] = []
  const seen = new Set<Entry>()
  for (const target of targets) for (const left of [target.before, target]) {
    const right = left?.after
    if (left === undefined || right === undefined || seen.has(left)) continue
    seen.add(left)
    seams.push(...findSeams(window, left, right, measureText))
  }
  return { texts, seams }
}

function findSeams(window: Window, left: Entry, right: Entry, measureText: (text: string) => Measure): Seam[] {
  if (left.role !== right.role || !window.binds(left) || !window.binds(right) || left.provenance !== 'observed' || right.provenance !== 'observed') return []
  const tail = left.measure.text.slice(-seamUnits), head = right.measure.text.slice(0, seamUnits)
  // A finished sentence does not run on into the next span.
  if (!unfinished.test(tail) || tail.includes('\n\n')) return []
  const joint = tail.length
  const joined = measureText(`${tail.isWellFormed() ? tail : tail.slice(1)} ${head.isWellFormed() ? head : head.slice(0, -1)}`)
  const across = joined.clauses.filter(({ start, end }) => start < joint && end > joint + 1)
  // Where the right half binds by itself, its own clause is what is kept; across the seam only a phrase cut in two counts.
  const cut = markersAcross(joined, joint)
  const alone = right.measure.clauses.some(({ start }) => start < seamUnits)
  return across.filter(() => cut || !alone).map((clause) => ({ left, right, clause, text: squeeze(clause.text) }))
}

function markersAcross(joined: Measure, joint: number): boolean {
  const { markers } = joined.scan
  for (let at = 0; at < markers.length; at += 3) if (markers[at]! < joint && markers[at + 1]! > joint + 1) return true
  return false
}

/** Walks the edits in order over the live spans as they change. */
export function resolvePass(window: Window, proposal: Proposal, turn: Turn, policy: Policy, measures: Measures): Pass {
  const targets: Target[] = [], replacements: Replacement[] = [], structural: Finding[] = []
  const restored = new Map<number, readonly Entry[]>()
  const gone = new Set<SpanId>(), back = new Set<SpanId>(), made = new Map<SpanId, Replacement>()
  const isLive = (id: SpanId): boolean => made.has(id) ? !gone.has(id) : back.has(id) || (window.findLive(id) !== undefined && !gone.has(id))

  proposal.edits.forEach((edit, index) => {
    if (edit.op === 'rerank') {
      const problem = comparePermutation(window, edit.order, isLive, gone, back, made)
      if (problem !== undefined) structural.push(finding('not-a-permutation', index, null, problem, [{ kind: 'exclude' }]))
      return
    }
    if (edit.op === 'restore') {
      const entry = window.find(edit.span)
      if (entry === undefined && window.derivedFrom(edit.span).length > 0) {
        structural.push(finding('original-missing', index, edit.span, 'a derived span stands for this original, which neither the window nor the store holds', [{ kind: 'exclude', spans: [edit.span] }]))
        return
      }
      if (entry === undefined || entry.provenance !== 'observed') {
        structural.push(finding('unknown-span', index, edit.span, 'no original was observed under this id', [{ kind: 'exclude', spans: [edit.span] }]))
        return
      }
      const group = entry.call === undefined ? [entry] : window.callOf(entry.call).filter((member) => member.provenance === 'observed')
      const returning = group.filter((member) => !isLive(member.id))
      for (const member of returning) { back.add(member.id); gone.delete(member.id) }
      // A ticket goes with the last original that it stands for.
      for (const member of returning) {
        const ticket = window.ticketOf(member.id)
        if (ticket?.sources.every((id) => back.has(id) || window.ticketOf(id) !== ticket)) gone.add(ticket.id)
      }
      restored.set(index, returning)
      return
    }
    if (edit.op === 'rederive') {
      resolveRederive(window, edit.span, index, measures, { targets, replacements, structural, gone })
      return
    }
    const entries: Entry[] = []
    for (const id of edit.spans) {
      const entry = made.has(id) ? undefined : window.find(id)
      if (entry === undefined || !isLive(id)) {
        const state = made.has(id) ? 'made in this pass and cannot be edited in it' : entry === undefined ? 'was never observed' : 'is not live'
        structural.push(finding('unknown-span', index, id, `the target ${state}`, [{ kind: 'exclude', spans: [id] }]))
        continue
      }
      entries.push(entry)
    }
    for (const entry of entries) { gone.add(entry.id); back.delete(entry.id) }
    const replacement: Replacement | undefined = edit.op === 'rewrite'
      ? {
          edit: index, op: 'rewrite', id: edit.into, measure: measures.texts.get(index)!, targets: entries, complete: edit.complete ?? true,
          lineage: [...new Set(entries.flatMap((entry) => window.originalsOf(entry)))],
        }
      : undefined
    if (replacement !== undefined) { replacements.push(replacement); made.set(replacement.id, replacement) }
    for (const entry of entries) targets.push({ edit: index, op: edit.op, entry, handle: edit.handle, claim: edit.claim, replacement })
  })

  const leaving = new Set([...gone].filter((id) => !made.has(id) && window.findLive(id) !== undefined))
  return {
    window, turn, policy, proposal, measures, targets, targetIds: new Set(targets.map(({ entry }) => entry.id)), replacements, restored, leaving, returning: back, structural,
  }
}

interface Resolving { readonly targets: Target[]; readonly replacements: Replacement[]; readonly structural: Finding[]; readonly gone: ReadonlySet<SpanId> }

function resolveRederive(window: Window, original: SpanId, index: number, measures: Measures, into: Resolving): void {
  const entry = window.find(original)
  const standing = window.derivedFrom(original).find(({ id }) => !into.gone.has(id))
  if (standing === undefined) {
    if (entry === undefined) into.structural.push(finding('unknown-span', index, original, 'no original was observed under this id', [{ kind: 'exclude', spans: [original] }]))
    into.structural.push(finding('no-live-span', index, original, 'no live derived span stands for this original', [{ kind: 'exclude', spans: [original] }, { kind: 'restore', spans: [original] }]))
    return
  }
  const replacement: Replacement = {
    edit: index, op: 'rederive', id: standing.id, measure: measures.texts.get(index)!, targets: [standing], lineage: window.originalsOf(standing), complete: true,
  }
  into.replacements.push(replacement)
  into.targets.push({ edit: index, op: 'rederive', entry: standing, handle: undefined, claim: undefined, replacement })
}

function comparePermutation(
  window: Window, order: readonly SpanId[], isLive: (id: SpanId) => boolean,
  gone: ReadonlySet<SpanId>, back: ReadonlySet<SpanId>, made: ReadonlyMap<SpanId, Replacement>,
): string | undefined {
  const seen = new Set<SpanId>()
  for (const id of order) {
    if (seen.has(id)) return `the order names span ${JSON.stringify(id)} twice`
    if (!isLive(id) || window.find(id)?.provenance === 'ticket') return `the order names ${JSON.stringify(id)}, which is no live span at this point of the pass`
    seen.add(id)
  }
  let left = 0
  for (const id of gone) { const entry = made.has(id) ? undefined : window.findLive(id); if (entry !== undefined && entry.provenance !== 'ticket') left++ }
  const expected = window.liveCount - left + made.size + [...back].filter((id) => window.findLive(id) === undefined).length
  return order.length === expected ? undefined : `the order names ${order.length} spans; ${expected} are live at this point of the pass`
}

/** A finding, with its remedies; every finding carries at least one. */
export function finding(
  rule: RuleId, edit: number, span: SpanId | null, message: string, remedies: readonly Remedy[],
  extra: { readonly evidence?: readonly Evidence[]; readonly change?: Change } = {},
): Finding {
  return { rule, edit, span, message, ...extra, remedies }
}

/** Targets by the edit that names them. */
export function groupByEdit(targets: readonly Target[]): Map<number, Target[]> {
  const groups = new Map<number, Target[]>()
  for (const target of targets) {
    const group = groups.get(target.edit)
    if (group === undefined) groups.set(target.edit, [target]); else group.push(target)
  }
  return groups
}

/** The remedy `spill` for a span whose copy is missing; where there is a copy already, another would mend nothing. */
export function spillFor(pass: Pass, entry: Entry): Remedy[] {
  return pass.window.isDurable(entry) ? [] : [{ kind: 'spill', spans: [entry.id] }]
}

/** A target whose bytes stand in another live observed span outside the pass: nothing is lost with it. */
export function isProvedRedundant(pass: Pass, target: Target): boolean {
  if (target.claim?.kind !== 'redundant') return false
  // Targets with the same bytes have the same twins outside the pass: they are sought once.
  const known = twinned.get(pass) ?? new Map<string, boolean>()
  twinned.set(pass, known)
  const { text } = target.entry.measure
  let found = known.get(text)
  if (found === undefined) {
    found = false
    for (const twin of pass.window.twinsOf(target.entry)) if (!pass.targetIds.has(twin.id)) { found = true; break }
    known.set(text, found)
  }
  return found
}

const twinned = new WeakMap<Pass, Map<string, boolean>>()

/** A target whose successor the host attested, is live after the pass and did not fail. */
export function isProvedSuperseded(pass: Pass, target: Target): boolean {
  if (target.claim?.kind !== 'superseded') return false
  const successor = pass.window.findLive(target.claim.by)
  if (successor === undefined || pass.targetIds.has(successor.id) || !successor.supersedes.includes(target.entry.id)) return false
  return successor.role !== 'tool' || successor.measure.failures.length === 0
}

/** Whether what stands after the pass for a target holds a text verbatim, white space aside. A prune keeps nothing. */
export function keeps(target: Target, text: string): boolean {
  return target.replacement !== undefined && text.trim() !== '' && target.replacement.measure.holds(text)
}

/** Whether a fact that the host listed still stands, as a whole: a longer number that ends in it is another fact. */
export function keepsFact(target: Target, fact: string): boolean {
  return target.replacement !== undefined && fact.trim() !== '' && containsLiteral(target.replacement.measure.squeezed, squeeze(fact))
}
