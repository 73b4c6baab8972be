/** Rules of strict alone: the copy comes first, and a replacement invents no literal and no authority. */
import { holderOf, isTrivialNumber } from '../literals.ts'
import type { Evidence, Finding, Remedy, Role, SpanId } from '../model.ts'
import { finding, isProvedRedundant, spillFor, type Pass, type Replacement } from '../pass.ts'
import { survives } from '../policy.ts'
import { outranks, type Entry } from '../window.ts'

const exclude = (id: SpanId): Remedy => ({ kind: 'exclude', spans: [id] })
const excludeAll = ({ targets }: Replacement): Remedy => ({ kind: 'exclude', spans: targets.map(({ id }) => id) })

export function notDurable(pass: Pass): Finding[] {
  const { window, policy } = pass
  return pass.targets.filter((target) => target.op !== 'rederive' && !isProvedRedundant(pass, target))
    .filter(({ entry }) => !window.isDurable(entry) || !survives(window.durability, policy.minimumDurability))
    .map(({ edit, entry }) => finding('not-durable', edit, entry.id,
      window.isDurable(entry) ? `the copy is durable to ${JSON.stringify(window.durability)}; the policy asks for ${JSON.stringify(policy.minimumDurability)}` : 'the store has not confirmed a byte-identical copy of the span',
      [...spillFor(pass, entry), exclude(entry.id)]))
}

export function literalLost(pass: Pass): Finding[] {
  const { window } = pass
  const holders = new Map(pass.replacements.map((replacement) => [replacement, holderOf(replacement.measure.text)]))
  return pass.targets.flatMap((target) => {
    const { entry, replacement } = target
    if (target.op === 'rederive' || isProvedRedundant(pass, target) || (window.isDurable(entry) && window.pointerPinned)) return []
    const lost = entry.measure.literals.filter(({ text }) => replacement === undefined || !holders.get(replacement)!(text))
    if (lost.length === 0) return []
    return [finding('literal-lost', target.edit, entry.id, `${lost.length} literal${lost.length === 1 ? '' : 's'} would leave the window, with no durable copy behind a pinned pointer`, [
      ...spillFor(pass, entry),
      ...(target.op === 'prune' ? [] : [{ kind: 'keep-verbatim', spans: [entry.id], text: [...new Set(lost.map(({ text }) => text))].join('\n') } as const]), exclude(entry.id),
    ], { evidence: lost.map(({ start, end }): Evidence => ({ in: 'source', span: entry.id, start, end })) })]
  })
}

export function literalInvented(pass: Pass): Finding[] {
  return pass.replacements.flatMap((replacement) => {
    const texts = sourceTexts(replacement), holders = texts.map(holderOf)
    const invented = replacement.measure.literals.filter((literal) => !isTrivialNumber(literal) && !holders.some((holds) => holds(literal.text)))
    if (invented.length === 0 || texts.length === 0) return []
    return [finding('literal-invented', replacement.edit, replacement.targets[0]?.id ?? null, `the replacement has ${invented.length} literal${invented.length === 1 ? '' : 's'} that no source has`,
      [excludeAll(replacement)], { evidence: invented.map(({ start, end }): Evidence => ({ in: 'replacement', span: replacement.id, start, end })) })]
  })
}

/** A rederivation is held to the originals; a rewrite to its targets and what they stand for. */
function sourceTexts(replacement: Replacement): string[] {
  const entries: readonly Entry[] = replacement.op === 'rederive' ? replacement.lineage : [...replacement.targets, ...replacement.lineage]
  return [...new Set(entries)].flatMap(({ measure: { text } }) => (text.includes('\\') ? [text, unescape(text)] : [text]))
}

/** One layer of JSON escapes taken off: a tool call is JSON, and a summary of it tells its strings as they are. */
function unescape(text: string): string {
  return text.replace(/\\(["\\/nrt])/gu, (_, char: string) => ({ n: '\n', r: '\r', t: '\t' })[char] ?? char)
}

export function authorityRaised(pass: Pass): Finding[] {
  return pass.replacements.flatMap((replacement) => {
    const { measure, targets, lineage } = replacement
    const roles = new Set<Role>((lineage.length > 0 ? lineage : targets).map(({ role }) => role))
    const raised = measure.findAttributions().filter(({ role }) => ![...roles].some((has) => has === role || outranks(has, role)))
      // What stands in a source word for word is retold, not raised.
      .filter(({ start, end }) => !targets.some((target) => target.measure.holds(lineOf(measure.text, start, end))))
    if (raised.length === 0) return []
    return [finding('authority-raised', replacement.edit, targets[0]?.id ?? null, `the replacement attributes a clause to the ${raised[0]!.role}, and no source of the rewrite has that role`,
      [excludeAll(replacement)], { evidence: raised.map(({ start, end }): Evidence => ({ in: 'replacement', span: replacement.id, start, end })) })]
  })
}

function lineOf(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('\n', start - 1) + 1, to = text.indexOf('\n', end)
  return text.slice(from, to < 0 ? text.length : to)
}
