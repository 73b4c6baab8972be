/** Rules of the note on recoverability (2026-11-14): if an edit is wrong, can the window after it still find out that it is wrong? */
import type { Evidence, Finding, Handle, Remedy, SpanId } from '../model.ts'
import { finding, groupByEdit, isProvedRedundant, isProvedSuperseded, keeps, keepsFact, spillFor, type Pass, type Replacement, type Target } from '../pass.ts'
import { outranks, type Entry } from '../window.ts'

const sha256 = /^[0-9a-f]{64}$/u
const strict = (pass: Pass): boolean => pass.policy.profile === 'strict'
const exclude = (id: SpanId): Remedy => ({ kind: 'exclude', spans: [id] })

/** What the note calls a removed fact: in R the host's list alone; in strict also clauses, literals and absences. */
function losesFacts(pass: Pass, target: Target): boolean {
  if (isProvedRedundant(pass, target) || target.op === 'rederive') return false
  const { entry } = target
  if (entry.facts.some((fact) => !keepsFact(target, fact))) return true
  if (!strict(pass)) return false
  return entry.measure.literals.some(({ text }) => !keeps(target, text))
    || pass.window.boundClauses(entry).some(({ clause }) => !keeps(target, clause.text))
    || statedAbsences(entry).some(({ text }) => !keeps(target, text))
}

export function noHandle(pass: Pass): Finding[] {
  const byEdit = groupByEdit(pass.targets), remedies = new Map<number, Remedy[]>()
  const cite = (edit: number): Remedy[] => {
    const known = remedies.get(edit) ?? citable(pass, byEdit.get(edit)!)
    remedies.set(edit, known)
    return known
  }
  return pass.targets.filter((target) => target.handle === undefined && !(strict(pass) && pass.window.isDurable(target.entry)))
    .filter((target) => !(pass.policy.profile === 'recoverability' && isProvedSuperseded(pass, target)) && losesFacts(pass, target))
    .map((target) => finding('no-handle', target.edit, target.entry.id, 'facts leave the window and no handle is cited by which they could be had again',
      [...cite(target.edit), { kind: 'spill', spans: [target.entry.id] }, exclude(target.entry.id)]))
}

/** Targets of an edit whose handles are tried for it; one that fits the whole edit is usual among the first. */
const triedTargets = 4

/** A handle that the host issued for a target, or a target's own store key, if an edit with these targets may cite it. */
function citable(pass: Pass, targets: readonly Target[]): Remedy[] {
  const entries = targets.map(({ entry }) => entry)
  const candidates = entries.slice(0, triedTargets).flatMap((entry): Handle[] => [
    ...(entry.handle === undefined ? [] : [entry.handle]), ...(entry.key !== undefined && pass.window.isDurable(entry) ? [{ kind: 'store_key', ref: entry.key } as const] : []),
  ])
  const handle = candidates.find((one) => refuseHandle(pass, one, entries) === undefined && whyDangling(pass, one, targets) === undefined)
  return handle === undefined ? [] : [{ kind: 'cite-handle', spans: entries.map(({ id }) => id), handle }]
}

/** The edits that cite a handle, with their targets. In R a handle is only looked at where facts leave. */
function cited(pass: Pass): { readonly edit: number; readonly handle: Handle; readonly targets: readonly Target[] }[] {
  return [...groupByEdit(pass.targets.filter(({ handle }) => handle !== undefined))].filter(([, targets]) => strict(pass) || targets.some((target) => losesFacts(pass, target)))
    .map(([edit, targets]) => ({ edit, handle: targets[0]!.handle!, targets }))
}

export function handleNotRepeatable(pass: Pass): Finding[] {
  return cited(pass).flatMap(({ edit, handle, targets }) => {
    const reason = refuseHandle(pass, handle, targets.map(({ entry }) => entry))
    return reason === undefined ? [] : [finding('handle-not-repeatable', edit, targets[0]!.entry.id, reason, mendHandle(pass, targets))]
  })
}

/** Why a handle does not give the same bytes again, or undefined. */
function refuseHandle(pass: Pass, handle: Handle, entries: readonly Entry[]): string | undefined {
  switch (handle.kind) {
    case 'store_key': return undefined
    case 'tool_call': {
      const cut = handle.ref.lastIndexOf('#')
      const tool = cut > 0 ? handle.ref.slice(0, cut) : handle.ref
      if (cut <= 0 || cut === handle.ref.length - 1) return 'a tool_call handle names <tool>#<call id>; this one does not'
      if (pass.policy.profile === 'recoverability' && !pass.window.toolsNamed) break
      const kind = pass.window.tools.get(tool)
      if (kind !== 'read') return `the handle's tool is ${kind === undefined ? 'not registered' : `registered as ${kind}`}; only a tool registered as read gives the same answer again`
      break
    }
    case 'url': if (!isPublicUrl(handle.ref)) return 'the handle is no http or https address on a public host'
      break
    default: return `a handle of kind ${JSON.stringify(String(handle.kind).slice(0, 40))} cannot be executed again; allowed: store_key, tool_call, url`
  }
  return entries.some((entry) => entry.traits.has('one-shot')) ? 'the span is a one-shot result; only a store_key gives it again' : undefined
}

/** http(s) on a host that is neither an address of a private range nor a bare or local name (RFC 1918, 4193, 6761, 6890). */
export function isPublicUrl(ref: string): boolean {
  let url: URL
  try { url = new URL(ref) } catch { return false }
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/\.$/u, '').toLowerCase()
  const octets = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/u.exec(host)?.slice(1).map(Number)
  if (octets !== undefined) return isPublicIpv4(octets as [number, number, number, number])
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1))
  if (!host.includes('.')) return false
  return !/\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|onion|home\.arpa)$/u.test(host)
}

function isPublicIpv4([a, b, c]: readonly [number, number, number, number]): boolean {
  return !(a === 0 || a === 10 || a === 127 || a >= 224 || (a === 100 && b >= 64 && b < 128) || (a === 169 && b === 254) || (a === 172 && b >= 16 && b < 32)
    || (a === 192 && b === 168) || (a === 192 && b === 0 && (c === 0 || c === 2)) || (a === 198 && (b === 18 || b === 19)) || (a === 198 && b === 51 && c === 100) || (a === 203 && b === 0 && c === 113))
}

/** Global unicast only; the URL parser has already brought mapped and compatible addresses to a form that starts with `::`. */
function isPublicIpv6(host: string): boolean { return /^[23]/u.test(host) && !host.startsWith('2001:db8') }

export function handleDangling(pass: Pass): Finding[] {
  return cited(pass).flatMap(({ edit, handle, targets }) => {
    const reason = whyDangling(pass, handle, targets)
    return reason === undefined ? [] : [finding('handle-dangling', edit, targets[0]!.entry.id, reason, mendHandle(pass, targets))]
  })
}

function whyDangling(pass: Pass, handle: Handle, targets: readonly Target[]): string | undefined {
  const { window } = pass
  if (pass.targetIds.has(handle.ref) || pass.leaving.has(handle.ref)) return 'the handle names a span that leaves in the same pass'
  const issued = targets.filter(({ entry }) => (entry.handle?.kind === handle.kind && entry.handle.ref === handle.ref)
    || (handle.kind === 'store_key' && window.isDurable(entry) && entry.key === handle.ref))
  // A key that is cited before the copy is confirmed cannot be told from a guess yet: `not-durable` speaks, and `apply` knows.
  if (issued.length === 0 && handle.kind === 'store_key' && sha256.test(handle.ref) && strict(pass) && targets.some(({ entry }) => !window.isDurable(entry))) return undefined
  if (issued.length === 0) return 'the handle was not issued by the host for a span of this edit'
  const calls = new Set(issued.map(({ entry }) => entry.call).filter((call) => call !== undefined))
  const uncovered = targets.find((target) => !issued.includes(target) && !(target.entry.call !== undefined && calls.has(target.entry.call)) && !window.isDurable(target.entry))
  return uncovered === undefined ? undefined : `the handle was issued for other bytes than those of span ${JSON.stringify(uncovered.entry.id)}`
}

/** A better handle where there is one; else the edit without any, which strict cites for itself once the span is durable. */
function mendHandle(pass: Pass, targets: readonly Target[]): Remedy[] {
  const better = citable(pass, targets)
  return [...better, ...(better.length === 0 ? [{ kind: 'spill', spans: targets.map(({ entry }) => entry.id) } as const] : []), exclude(targets[0]!.entry.id)]
}

interface Statement { readonly start: number; readonly end: number; readonly text: string }
function textsOf(entry: Entry, ranges: readonly { readonly start: number; readonly end: number }[]): Statement[] {
  return ranges.map(({ start, end }) => ({ start, end, text: entry.measure.text.slice(start, end) }))
}

/** What a span states of an absence: detected in a tool's outcome; by trait without a detected one, the whole span. */
function statedAbsences(entry: Entry): Statement[] {
  const marked = entry.traits.has('negative')
  if (entry.provenance !== 'observed' || (entry.role !== 'tool' && !marked) || entry.part === 'media') return []
  const found = textsOf(entry, entry.measure.absences)
  return found.length === 0 && marked ? [{ start: 0, end: entry.measure.text.length, text: entry.measure.text }] : found
}

export function negativeResult(pass: Pass): Finding[] {
  const findings: Finding[] = []
  for (const target of pass.targets) {
    const { entry } = target
    if (isProvedRedundant(pass, target)) continue
    // R knows only what the host marked; a failed outcome may leave whole, since its copy tells, but not be retold.
    const absences = strict(pass) || entry.traits.has('negative') ? statedAbsences(entry) : []
    const failures = strict(pass) && target.op === 'rewrite' && entry.role === 'tool' && entry.provenance === 'observed' ? textsOf(entry, entry.measure.failures) : []
    const lost = [...absences, ...failures].filter(({ text }) => !keeps(target, text))
    if (lost.length === 0) continue
    findings.push(finding('negative-result', target.edit, entry.id, 'an absence or a failed outcome would no longer stand word for word; once its evidence is gone it cannot be proved wrong', [
      ...(target.op === 'prune' ? [] : [{ kind: 'keep-verbatim', spans: [entry.id], text: lost.map(({ text }) => text.trim()).join('\n') } as const]), exclude(entry.id),
    ], { evidence: lost.map(({ start, end }): Evidence => ({ in: 'source', span: entry.id, start, end })) }))
  }
  if (strict(pass)) for (const replacement of pass.replacements) findings.push(...inventedAbsences(replacement))
  return findings
}

function inventedAbsences(replacement: Replacement): Finding[] {
  const { measure, lineage, targets } = replacement
  const stated = measure.stateAbsences()
  if (stated.length === 0) return []
  // Any absence in the lineage may be retold; that it is retold word for word is the other half of the rule.
  const known = [...lineage, ...targets].some((source) => source.measure.absences.length > 0 || source.measure.stateAbsences().length > 0 || source.traits.has('negative')
    || source.measure.failures.length > 0)
  if (known) return []
  return [finding('negative-result', replacement.edit, targets[0]?.id ?? null, 'the replacement states an absence that no source states', [{ kind: 'exclude', spans: targets.map(({ id }) => id) }],
    { evidence: stated.map(({ start, end }): Evidence => ({ in: 'replacement', span: replacement.id, start, end })) })]
}

export function soleWitness(pass: Pass): Finding[] {
  return pass.targets.flatMap((target) => {
    const { entry } = target
    if (!entry.traits.has('sole-witness') || isProvedRedundant(pass, target)) return []
    const lost = entry.facts.length > 0 ? entry.facts.filter((fact) => !keepsFact(target, fact)) : [entry.measure.text].filter((text) => !keeps(target, text))
    if (lost.length === 0) return []
    return [finding('sole-witness', target.edit, entry.id, 'the host marked the span as the only witness of a fact that would not be kept word for word', [
      ...(target.op === 'prune' ? [] : [{ kind: 'keep-verbatim', spans: [entry.id], text: lost.join('\n') } as const]), exclude(entry.id),
    ], { evidence: [{ in: 'source', span: entry.id, start: 0, end: entry.measure.text.length }] })]
  })
}

export function correctionUnechoed(pass: Pass): Finding[] {
  return pass.targets.flatMap((target) => {
    const { entry } = target
    if (!isCorrection(pass, entry) || (isProvedRedundant(pass, target) && (!strict(pass) || hasEqualTwin(pass, entry)))) return []
    const text = entry.measure.text
    if (keeps(target, text) || isEchoed(pass, entry)) return []
    // The host has withdrawn it: a corrected correction must be able to leave.
    if (strict(pass) && pass.window.isReleased(entry.id, '')) return []
    return [finding('correction-unechoed', target.edit, entry.id, 'a correction by the user would go, and no later span of the user or the system repeats it word for word', [
      ...(target.op === 'prune' ? [] : [{ kind: 'keep-verbatim', spans: [entry.id], text: text.trim() } as const]), exclude(entry.id),
    ], { evidence: [{ in: 'source', span: entry.id, start: 0, end: text.length }] })]
  })
}

function isCorrection(pass: Pass, entry: Entry): boolean {
  if (entry.traits.has('correction')) return true
  return strict(pass) && entry.role === 'user' && entry.provenance === 'observed' && !entry.traits.has('narrative') && entry.part !== 'media'
    && entry.previous !== undefined && entry.measure.isCorrection(entry.previous)
}

/** A twin outside the pass of no lower authority: in the mouth of a tool a correction is only data. */
function hasEqualTwin(pass: Pass, entry: Entry): boolean {
  for (const twin of pass.window.twinsOf(entry)) if (!pass.targetIds.has(twin.id) && !outranks(entry.role, twin.role)) return true
  return false
}

/** Each sentence of the correction stands word for word in a later live span of user or system that stays. */
function isEchoed(pass: Pass, entry: Entry): boolean {
  const sentences = entry.measure.text.split(/(?<=[.!?。！？])\s+|\n+/u).filter((sentence) => sentence.trim() !== '')
  if (sentences.length === 0) return false
  for (let later = pass.window.first; later !== undefined; later = later.after) {
    if (later.sequence <= entry.sequence || later.provenance !== 'observed' || (later.role !== 'user' && later.role !== 'system') || pass.targetIds.has(later.id)) continue
    const echo = later
    if (sentences.every((sentence) => echo.measure.holds(sentence))) return true
  }
  return false
}

export function inputsRemoved(pass: Pass): Finding[] {
  return pass.targets.flatMap((target) => {
    const { entry } = target
    const users = pass.window.usersOf(entry.id)
    if (users.length === 0 || isProvedRedundant(pass, target) || (pass.window.isDurable(entry) && pass.window.pointerPinned)) return []
    return [finding('inputs-removed', target.edit, entry.id, `the span is an input of the quantity in span ${JSON.stringify(users[0]!.id)} and has no durable copy with a pinned pointer`,
      [...spillFor(pass, entry), exclude(entry.id)])]
  })
}

export function circularGrounds(pass: Pass): Finding[] {
  const { window, proposal } = pass
  const findings: Finding[] = []
  if (!strict(pass) && !pass.targets.some((target) => losesFacts(pass, target))) return []
  const made = new Set(pass.replacements.map(({ id }) => id))
  for (const ground of proposal.grounds ?? []) {
    if (window.find(ground) === undefined && !made.has(ground)) {
      findings.push(finding('circular-grounds', -1, ground, 'the grounds name a span that was never observed', [{ kind: 'defer', spans: [ground] }]))
      continue
    }
    const rests = made.has(ground) ? pass.replacements.filter(({ id }) => id === ground).flatMap(({ targets }) => targets.map(({ id }) => id)) : restsOn(pass, ground)
    if (made.has(ground) || rests.length > 0) {
      // A rederivation is taken out by the original that it names.
      const named = pass.targets.filter(({ entry }) => rests.includes(entry.id)).map(({ op, edit, entry }) => { const one = proposal.edits[edit]!; return op === 'rederive' && 'span' in one ? one.span : entry.id })
      findings.push(finding('circular-grounds', -1, ground, 'the grounds are a target of the pass, or were derived or computed from one', [{ kind: 'exclude', spans: named }]))
    }
  }
  return findings
}

/** Ancestry, not wording: a span rests on its sources and inputs, and on theirs. Returns the targets on which it rests. */
function restsOn(pass: Pass, ground: SpanId): SpanId[] {
  const seen = new Set<SpanId>(), waiting = [ground]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const entry = pass.window.find(id)
    waiting.push(...(entry?.sources ?? []), ...(entry?.inputs ?? []))
  }
  return [...seen].filter((id) => pass.targetIds.has(id))
}

export function redundancyUnproven(pass: Pass): Finding[] {
  return pass.targets.flatMap((target) => {
    const { claim, entry } = target
    if (claim?.kind === 'redundant' && !isProvedRedundant(pass, target)) {
      return [finding('redundancy-unproven', target.edit, entry.id, 'no live observed span outside the pass has the same bytes', [{ kind: 'spill', spans: [entry.id] }, exclude(entry.id)])]
    }
    if (claim?.kind === 'superseded' && !isProvedSuperseded(pass, target)) {
      return [finding('redundancy-unproven', target.edit, entry.id, 'the successor is not live, leaves in the pass, failed, or was not attested for this span', [{ kind: 'spill', spans: [entry.id] }, exclude(entry.id)])]
    }
    return []
  })
}
