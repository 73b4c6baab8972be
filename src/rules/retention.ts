/** Rules of the note on retention (2026-11-07): constraints keep their words, and no edit rests on its own judgement. */
import { alignConstraints } from '../alignment.ts'
import { clauseKey } from '../constraints.ts'
import { squeeze } from '../measure.ts'
import type { Evidence, Finding, Remedy, SpanId } from '../model.ts'
import { finding, groupByEdit, isProvedRedundant, isProvedSuperseded, spillFor, type Pass, type Replacement, type Target } from '../pass.ts'
import { survives } from '../policy.ts'
import { outranks, type BoundClause, type Entry } from '../window.ts'

const exclude = (id: SpanId): Remedy => ({ kind: 'exclude', spans: [id] })
const excludeAll = (entries: readonly Entry[]): Remedy => ({ kind: 'exclude', spans: entries.map(({ id }) => id) })
const isRetention = (pass: Pass): boolean => pass.policy.profile === 'retention'

/** The clauses of a span that count: in T those of any role, elsewhere those that bind and that the claim does not release. */
function clausesOf(pass: Pass, target: Target): readonly BoundClause[] {
  const { entry, claim } = target
  if (isRetention(pass)) {
    if (entry.traits.has('narrative') || entry.part === 'media') return []
    if (entry.measure.clauses.length === 0 && entry.traits.has('constraint')) return pass.window.boundClauses(entry)
    return entry.measure.clauses.map((clause) => ({ clause, key: clauseKey(clause.text), origin: entry.id }))
  }
  if (isProvedSuperseded(pass, target) || isClosedWork(pass, entry.id, claim)) return []
  return pass.window.boundClauses(entry)
}

/** A cited obligation that is closed and depended on the span releases the span's clauses; while it is open the claim is void. */
function isClosedWork(pass: Pass, id: SpanId, claim: Target['claim']): boolean {
  if (claim?.kind !== 'closed') return false
  const obligation = pass.window.obligations.get(claim.obligation)
  return obligation !== undefined && !obligation.open && (obligation.dependsOn?.includes(id) ?? false)
}

export function constraintNotDurable(pass: Pass): Finding[] {
  const { window } = pass
  return pass.targets.flatMap((target) => {
    const { entry } = target
    // A copy that dies with the process proves nothing later: `memory` never serves a constraint.
    if ((window.isDurable(entry) && survives(window.durability, 'process')) || isProvedRedundant(pass, target)) return []
    if (target.op === 'rederive') return []
    const clauses = clausesOf(pass, target)
    if (clauses.length === 0) return []
    return [finding('constraint-not-durable', target.edit, entry.id, 'the span bears a constraint and no durable verbatim copy of it is confirmed', [...spillFor(pass, entry), exclude(entry.id)],
      { evidence: clauses.map(({ clause }): Evidence => ({ in: 'source', span: entry.id, start: clause.start, end: clause.end })) })]
  })
}

export function constraintChanged(pass: Pass): Finding[] {
  const findings: Finding[] = []
  for (const target of pass.targets) if (target.op === 'prune' && !isRetention(pass)) findings.push(...prunedConstraints(pass, target))
  const byEdit = groupByEdit(pass.targets)
  for (const replacement of pass.replacements) findings.push(...rewrittenConstraints(pass, replacement, byEdit.get(replacement.edit) ?? []))
  if (!isRetention(pass)) findings.push(...cutSeams(pass))
  return findings
}

function prunedConstraints(pass: Pass, target: Target): Finding[] {
  const { entry } = target
  const lost = clausesOf(pass, target).filter((bound) => !standsElsewhere(pass, bound, entry))
  if (lost.length === 0) return []
  return [finding('constraint-changed', target.edit, entry.id, `${lost.length === 1 ? 'a live constraint' : `${lost.length} live constraints`} would leave the window; only the host can release a constraint`, [exclude(entry.id)],
    { change: 'dropped', evidence: lost.map(({ clause }): Evidence => ({ in: 'source', span: entry.id, start: clause.start, end: clause.end })) })]
}

/** A clause that stands verbatim in another live span of equal or higher authority outside the pass has not left. */
function standsElsewhere(pass: Pass, bound: BoundClause, entry: Entry): boolean {
  const holder = holdersOutside(pass, bound.key).find((one) => one !== entry)
  return holder !== undefined && !outranks(pass.window.authorityOf(entry), pass.window.authorityOf(holder))
}

/** The holders of a clause outside the pass, highest authority first; sought once for all targets that bear it. */
function holdersOutside(pass: Pass, key: string): readonly Entry[] {
  const byKey = heldOutside.get(pass) ?? new Map<string, readonly Entry[]>()
  heldOutside.set(pass, byKey)
  let holders = byKey.get(key)
  if (holders === undefined) {
    holders = [...pass.window.holdersOf(key)].filter(({ id }) => !pass.targetIds.has(id)).sort((one, other) => (
      outranks(pass.window.authorityOf(one), pass.window.authorityOf(other)) ? -1 : outranks(pass.window.authorityOf(other), pass.window.authorityOf(one)) ? 1 : 0
    ))
    byKey.set(key, holders)
  }
  return holders
}

const heldOutside = new WeakMap<Pass, Map<string, readonly Entry[]>>()

function rewrittenConstraints(pass: Pass, replacement: Replacement, targets: readonly Target[]): Finding[] {
  const { window } = pass
  const sourcesOf = replacement.op === 'rederive' ? replacement.lineage : replacement.targets
  const targetOf = new Map(targets.map((target) => [target.entry.id, target]))
  const kept = (entry: Entry): readonly BoundClause[] => {
    const target = targetOf.get(entry.id)
    const clauses = target === undefined ? window.boundClauses(entry) : clausesOf(pass, target)
    return clauses.filter((bound) => !standsElsewhere(pass, bound, entry))
  }
  // What a rederivation owes is what the derived span carried and what its originals laid down, less what the window holds elsewhere.
  const sources = sourcesOf.map((entry) => ({
    entry, text: entry.measure.text, clauses: kept(entry).map(({ clause }) => clause),
    binding: isRetention(pass) || entry.role === 'system' || (entry.role === 'user' && entry.provenance === 'observed') || window.boundClauses(entry).length > 0,
  }))
  const { measure } = replacement
  const changes = alignConstraints(sources, { text: measure.text, clauses: measure.clauses, scan: measure.scan })
  return changes.filter(({ change, replacement: range }) => change !== 'invented' || !(isRetention(pass) || range === null || isQuotedOutcome(replacement, measure.text.slice(range.start, range.end)))).map(({ change, source, replacement: range }) => {
    const from = source === null ? undefined : sources[source.index]!
    const span = from === undefined ? (replacement.targets[0]?.id ?? null) : replacement.op === 'rederive' ? replacement.id : from.entry.id
    const evidence: Evidence[] = [
      ...(from === undefined || source === null ? [] : [{ in: 'source', span: from.entry.id, start: source.start, end: source.end } as const]),
      ...(range === null ? [] : [{ in: 'replacement', span: replacement.id, start: range.start, end: range.end } as const]),
    ]
    const keep: Remedy[] = from === undefined || source === null ? [] : [{ kind: 'keep-verbatim', spans: [from.entry.id], text: from.text.slice(source.start, source.end) }]
    return finding('constraint-changed', replacement.edit, span, describe[change], [...keep, excludeAll(replacement.targets)], { change, evidence })
  })
}

/** What a failed or empty outcome says stands in a replacement because `negative-result` asks for it: it is quoted, not laid down. */
function isQuotedOutcome({ targets }: Replacement, text: string): boolean {
  return targets.some(({ role, provenance, measure }) => role === 'tool' && provenance === 'observed'
    && [...measure.absences, ...measure.failures].some(({ start, end }) => squeeze(measure.text.slice(start, end)).includes(squeeze(text))))
}

const describe = {
  dropped: 'a live constraint is not in the replacement',
  weakened: 'a live constraint is not in the replacement word for word; what stands for it may bind less',
  mutated: 'a live constraint stands in the replacement with another number, unit, object, scope or exception',
  contradicted: 'the replacement says the opposite of a live constraint, or revokes it',
  invented: 'the replacement holds a constraint that no span of the user or the system lays down',
} as const

/** A clause that only shows across two spans of one role goes with either of them. */
function cutSeams(pass: Pass): Finding[] {
  return pass.measures.seams.flatMap(({ left, right, clause, text }) => {
    const target = pass.targets.find(({ entry }) => entry === left || entry === right)
    if (target === undefined || target.replacement?.measure.holds(text) || pass.window.isReleased(left.id, clauseKey(text)) || pass.window.isReleased(right.id, clauseKey(text))) return []
    if (clausesReleased(pass, left.id, target) || clausesReleased(pass, right.id, target)) return []
    return [finding('constraint-changed', target.edit, target.entry.id, 'a constraint that runs over two adjacent spans would lose its words', [
      ...(target.op === 'prune' ? [] : [{ kind: 'keep-verbatim', spans: [left.id, right.id], text } as const]), exclude(target.entry.id),
    ], { change: 'dropped', evidence: [{ in: 'source', span: target.entry.id, start: target.entry === left ? Math.max(0, left.measure.text.length - (clause.end - clause.start)) : 0, end: target.entry === left ? left.measure.text.length : Math.min(right.measure.text.length, clause.end - clause.start) }] })]
  })
}

function clausesReleased(pass: Pass, id: SpanId, target: Target): boolean {
  return pass.window.isReleased(id, '') || isProvedSuperseded(pass, target) || isClosedWork(pass, id, target.claim)
}

export function selfScored(pass: Pass): Finding[] {
  const { turn } = pass
  const fresh = new Set((turn.scores ?? []).filter((score) => score.turn >= turn.index).map(({ span }) => span))
  return pass.targets.filter((target) => fresh.has(target.entry.id) && target.op !== 'rederive')
    .filter(({ claim, entry }) => isRetention(pass) || (claim?.kind === 'irrelevant' && pass.window.earlierScore(entry.id, turn) === undefined))
    .map(({ edit, entry }) => finding('self-scored', edit, entry.id, `the score was made in turn ${turn.index} of the proposal or later; a judgement cannot vouch for itself`, [{ kind: 'defer', spans: [entry.id] }, exclude(entry.id)]))
}

export function aboveThreshold(pass: Pass): Finding[] {
  return pass.targets.flatMap(({ edit, entry, claim }) => {
    if (claim?.kind !== 'irrelevant') return []
    const score = pass.window.earlierScore(entry.id, pass.turn)
    if (score !== undefined && score.value < pass.policy.threshold) return []
    const message = score === undefined ? 'the span is called irrelevant and has no score of an earlier turn' : `the span is called irrelevant; its latest earlier score is ${score.value}, the threshold ${pass.policy.threshold}`
    return [finding('above-threshold', edit, entry.id, message, [{ kind: 'defer', spans: [entry.id] }, exclude(entry.id)])]
  })
}

export function overBudget(pass: Pass): Finding[] {
  const { budget } = pass.window
  const rewritten = pass.targets.filter(({ op }) => op === 'rewrite')
  const bytes = rewritten.reduce((sum, { entry }) => sum + entry.measure.bytes, 0)
  if (rewritten.length === 0 || budget.used + bytes <= pass.policy.rewriteShare * budget.base) return []
  // Newest first: what came last is what the model still works on.
  const newest = [...rewritten].sort((one, other) => other.entry.sequence - one.entry.sequence)
  let left = budget.used + bytes
  const tooMuch = newest.filter(({ entry }) => {
    if (left <= pass.policy.rewriteShare * budget.base) return false
    left -= entry.measure.bytes
    return true
  })
  return [finding('over-budget', newest[0]!.edit, newest[0]!.entry.id, `${budget.used + bytes} bytes would be rewritten since the last observation, of a window of ${budget.base}; the policy's share is ${pass.policy.rewriteShare}`,
    [excludeAll(tooMuch.map(({ entry }) => entry)), { kind: 'raise-budget' }])]
}
