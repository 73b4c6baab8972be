/** Rules of the note on obligations (2026-11-12): reversibility, not relevance, is the gate; the pointer to a copy must be pinned. */
import type { Finding, Remedy, SpanId } from '../model.ts'
import { finding, isProvedRedundant, keeps, spillFor, type Pass, type Target } from '../pass.ts'

const exclude = (id: SpanId): Remedy => ({ kind: 'exclude', spans: [id] })

export function pinned(pass: Pass): Finding[] {
  return pass.targets.filter(({ entry }) => entry.pinned || entry.provenance === 'ticket').map(({ edit, entry }) => finding('pinned', edit, entry.id,
    entry.provenance === 'ticket' ? 'the span is a ticket of the pointer index' : 'the span is pinned by the host', [exclude(entry.id)]))
}

/** Bears literals that a later step may need: found, or by the host's word. */
function bearsLiterals(target: Target): boolean { return target.entry.traits.has('literal') || target.entry.measure.literals.length > 0 }

/** The open obligations for whose sake a target must stay or be recoverable. */
function heldBy(pass: Pass, target: Target): readonly string[] {
  const { named, wholesale } = pass.window.openObligations(target.entry.id)
  return bearsLiterals(target) ? [...named, ...wholesale] : named
}

export function obligationOpen(pass: Pass): Finding[] {
  const { window } = pass
  return pass.targets.flatMap((target) => {
    if (isProvedRedundant(pass, target)) return []
    const holders = heldBy(pass, target)
    if (holders.length === 0 || (window.isDurable(target.entry) && window.pointerPinned)) return []
    return [finding('obligation-open', target.edit, target.entry.id, `the open obligation ${JSON.stringify(holders[0])} depends on the span, and there is no durable copy with a pinned pointer`, [
      ...spillFor(pass, target.entry), { kind: 'close-obligation', obligation: holders[0]! }, exclude(target.entry.id),
    ])]
  })
}

/** Recovery rests on a pointer wherever the bytes leave the window and only the copy could bring them back. */
export function pointerUnpinned(pass: Pass): Finding[] {
  const { window, policy } = pass
  if (window.pointerPinned) return []
  return pass.targets.filter((target) => window.isDurable(target.entry) && !isProvedRedundant(pass, target) && target.op !== 'rederive')
    .filter((target) => heldBy(pass, target).length > 0 || (policy.profile === 'strict' && !keeps(target, target.entry.measure.text)))
    .map((target) => finding('pointer-unpinned', target.edit, target.entry.id, 'the only way back is a pointer that is not pinned; it could leave in its turn', [{ kind: 'defer', spans: [target.entry.id] }, exclude(target.entry.id)]))
}

/** A pass that removes payload leaves constraints, pointers and obligations as they are. */
export function metaWithPayload(pass: Pass, changedConstraints: readonly Finding[]): Finding[] {
  const meta = new Map<SpanId, number>()
  for (const { rule, change, span, edit } of changedConstraints) if (rule === 'constraint-changed' && change !== 'invented' && span !== null) meta.set(span, edit)
  for (const { entry, edit } of pass.targets) if (entry.provenance === 'ticket') meta.set(entry.id, edit)
  if (meta.size === 0 || pass.targets.every(({ entry }) => meta.has(entry.id))) return []
  return [...meta].map(([span, edit]) => finding('meta-with-payload', edit, span, 'a pass that removes payload also removes or alters a live constraint or a pointer', [{ kind: 'split-pass', spans: [span] }, exclude(span)]))
}
