/** Rules of the note on drift (2026-11-11): a rewrite is never the source of another, and its originals can be had again. */
import type { Finding, SpanId } from '../model.ts'
import { finding, isProvedRedundant, type Pass } from '../pass.ts'
import type { Entry } from '../window.ts'

export function alreadyDerived(pass: Pass): Finding[] {
  const prunesToo = pass.policy.profile === 'retention'
  return pass.targets.filter(({ op, entry }) => (op === 'rewrite' || (prunesToo && op === 'prune')) && (entry.provenance === 'derived' || entry.generation >= 1 || (op === 'rewrite' && entry.provenance === 'ticket')))
    .map(({ edit, entry }) => finding('already-derived', edit, entry.id, 'the span is a rewrite itself; an error in a rewrite of a rewrite could not be found again', [
      ...(entry.provenance === 'derived' && entry.sources.length > 0 ? [{ kind: 'rederive', spans: entry.sources.slice(0, 1) } as const] : []), { kind: 'exclude', spans: [entry.id] },
    ]))
}

export function originalMissing(pass: Pass): Finding[] {
  const { window } = pass
  const findings: Finding[] = []
  const missing = (edit: number, id: SpanId, names: readonly SpanId[]): void => {
    findings.push(finding('original-missing', edit, id, `the store does not hold the original ${names.map((name) => JSON.stringify(name)).join(', ')} byte for byte`, [{ kind: 'exclude', spans: [id] }]))
  }
  const lacking = (entry: Entry): SpanId[] => entry.sources.filter((id) => { const source = window.find(id); return source === undefined || !window.isDurable(source) })
  for (const target of pass.targets) {
    if (target.op === 'rederive' || (target.op === 'prune' && pass.policy.profile === 'strict' && target.entry.provenance === 'derived' && !isProvedRedundant(pass, target))) {
      const names = lacking(target.entry)
      if (names.length > 0) missing(target.edit, target.op === 'rederive' ? names[0]! : target.entry.id, names)
    }
  }
  for (const [edit, entries] of pass.restored) for (const entry of entries) if (!window.isDurable(entry)) missing(edit, entry.id, [entry.id])
  return findings
}
