/** Rules about the form of a pass: what the window cannot take, calls that would be parted, replacements that cannot be used. */
import type { Finding, Proposal } from '../model.ts'
import { finding, type Pass, type Replacement } from '../pass.ts'
import { isPlaceholder } from '../placeholders.ts'
import type { Problem } from '../proposal.ts'
import { ticketId, type Entry, type Window } from '../window.ts'

/** Problems of a proposal that only the window can tell: an `into` used before, a restore of a live span. */
export function malformedInWindow(window: Window, proposal: Proposal): Problem[] {
  return proposal.edits.flatMap((edit, index): Problem[] => {
    // A span under the short id of a ticket would answer in its place when it is recalled.
    if (edit.op === 'rewrite' && (window.find(edit.into) ?? window.find(ticketId(edit.into))) !== undefined) return [{ edit: index, span: edit.into, message: `into ${JSON.stringify(edit.into)} was used before; ids are used once` }]
    if (edit.op === 'restore' && window.findLive(edit.span) !== undefined) return [{ edit: index, span: edit.span, message: `span ${JSON.stringify(edit.span)} is live; only a span that left can be restored` }]
    return []
  })
}

export function malformed(problems: readonly Problem[]): Finding[] {
  return problems.map(({ edit, span, message }) => finding('malformed', edit, span, message, [edit >= 0 ? { kind: 'exclude', ...(span === null ? {} : { spans: [span] }) } : { kind: 'defer' }]))
}

export function staleProposal(pass: Pass): Finding[] {
  const { epoch } = pass.proposal
  if (epoch === undefined || epoch === pass.window.epoch) return []
  return [finding('stale-proposal', -1, null, `the proposal was made for epoch ${epoch}; the window is at ${pass.window.epoch}`, [{ kind: 'defer' }])]
}

/** A call, its results and the reasoning bound to it leave together or stay together: providers refuse a half. */
export function pairBroken(pass: Pass): Finding[] {
  const findings: Finding[] = []
  const seen = new Set<string>()
  const stays = ({ id, live }: Entry): boolean => pass.returning.has(id) || (live && !pass.leaving.has(id))
  for (const { entry, edit, op } of pass.targets) {
    if (op === 'rederive' || entry.call === undefined || seen.has(entry.call)) continue
    seen.add(entry.call)
    const members = pass.window.callOf(entry.call)
    const staying = members.filter(stays)
    // A member that the pass restores and removes again is parted from the rest as well.
    const leaving = members.filter((member) => !stays(member) && pass.targetIds.has(member.id)).map(({ id }) => id)
    if (staying.length === 0 || leaving.length === 0) continue
    findings.push(finding('pair-broken', edit, entry.id, `the span shares a call with ${staying.length === 1 ? `span ${JSON.stringify(staying[0]!.id)}` : `${staying.length} spans`}, which would stay; a call and its results go together`,
      [{ kind: 'exclude', spans: leaving }]))
  }
  return findings
}

export function replacementUnusable(pass: Pass): Finding[] {
  return pass.replacements.flatMap((replacement) => {
    const reason = whyUnusable(replacement)
    if (reason === undefined) return []
    return [finding('replacement-unusable', replacement.edit, replacement.targets[0]?.id ?? null, reason, [{ kind: 'exclude', spans: replacement.targets.map(({ id }) => id) }])]
  })
}

function whyUnusable(replacement: Replacement): string | undefined {
  const { measure, targets, lineage, op } = replacement
  const text = measure.text.trim()
  if (text === '') return 'the replacement is empty or white space'
  if (targets.some(({ part }) => part === 'media')) return 'a target is a media span, whose text only names it; it is never rewritten'
  const replaced = op === 'rederive' && lineage.length > 0 ? lineage : targets
  if (op === 'rewrite' && replaced.length > 0 && text === replaced.map(({ measure: source }) => source.text.trim()).join('\n').trim()) return 'the replacement is the source itself; the edit would only spend its one rewrite'
  if (op === 'rewrite' && replaced.length === 1 && measure.squeezed === replaced[0]!.measure.squeezed) return 'the replacement is the source itself, white space aside'
  if (!replacement.complete || isCutShort(text)) return 'the replacement was cut short: its end, a closing fence or a closing bracket is missing'
  if (isPlaceholder(text, replaced.map(({ measure: source }) => source.text))) return 'the replacement is an error message or a placeholder in place of a text'
  const bytes = replaced.reduce((sum, { measure: source }) => sum + source.bytes, 0)
  if (replaced.length > 0 && measure.bytes > bytes) return `the replacement has ${measure.bytes} bytes; what it replaces has ${bytes}`
  return undefined
}

/** An odd number of code fences, or a JSON text whose brackets do not close. */
function isCutShort(text: string): boolean {
  if ((text.match(/^\s*(?:```|~~~)/gmu)?.length ?? 0) % 2 === 1) return true
  if (/^[[{]\s*(?:"|\{|\[|\d|\}|\])/u.test(text)) {
    try { JSON.parse(text); return false } catch { return !closesBrackets(text) }
  }
  return false
}

function closesBrackets(text: string): boolean {
  let depth = 0, quoted = false
  for (let unit = 0; unit < text.length; unit++) {
    const char = text[unit]
    if (quoted) { if (char === '\\') unit++; else if (char === '"') quoted = false } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') depth++
    else if (char === '}' || char === ']') depth--
  }
  return depth <= 0 && !quoted
}
