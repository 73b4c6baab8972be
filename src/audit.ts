/** What a compaction lost: rules, literals, absences and corrections of the spans that left, held against what came in their place. */
import { holderOf } from './literals.ts'
import type { Measure } from './measure.ts'
import type { Change, Finding, Role, SpanId } from './model.ts'

/** A span that left, as it stood. `previous` is the assistant's span before a user span. */
export interface AuditedSpan {
  readonly id: SpanId
  readonly role: Role
  readonly derived: boolean
  /** Whether its clauses bind by the host's word; false for what the harness wrote. */
  readonly binding: boolean
  readonly measure: Measure
  readonly previous: string | undefined
}

export interface Tally { readonly total: number; readonly lost: number }
/** A text that was lost, and the span it stood in. */
export interface Loss { readonly span: SpanId; readonly role: Role; readonly text: string }
export interface RuleLoss extends Loss { readonly change: Change; readonly now: string | undefined }
export interface LiteralLoss extends Loss { readonly kind: string }

export interface Audit {
  /** Clauses that bind: those that the user wrote, and those that the harness put in. */
  readonly rules: { readonly user: Tally; readonly others: Tally; readonly losses: readonly RuleLoss[]; readonly invented: readonly string[] }
  /** Each distinct literal counts once. */
  readonly literals: { readonly user: Tally; readonly others: Tally; readonly losses: readonly LiteralLoss[]; readonly invented: readonly string[] }
  /** Spans with an empty or failed outcome. */
  readonly absences: Tally & { readonly losses: readonly Loss[]; readonly invented: readonly string[] }
  readonly corrections: Tally & { readonly losses: readonly Loss[] }
}

/** `replacement` is undefined for a prune; `findings` are those of the verdict on the edit. */
export function auditCompaction(given: readonly AuditedSpan[], replacement: Measure | undefined, findings: readonly Finding[]): Audit {
  // What a summary says is the model's, whoever it speaks of.
  const spans = given.map((span): AuditedSpan => (span.derived ? { ...span, role: 'assistant' } : span))
  const byId = new Map(spans.map((span) => [span.id, span]))
  const quote = ({ in: side, span, start, end }: NonNullable<Finding['evidence']>[number]): string | undefined =>
    (side === 'source' ? byId.get(span)?.measure : replacement)?.text.slice(start, end)
  const of = (rule: Finding['rule']): readonly Finding[] => findings.filter((finding) => finding.rule === rule)
  const texts = (finding: Finding, side: 'source' | 'replacement'): string[] => (finding.evidence ?? []).filter((one) => one.in === side).map(quote).filter((text) => text !== undefined)
  const lossesOf = (rule: Finding['rule']): Loss[] => of(rule).flatMap((finding) => {
    const span = byId.get(finding.span ?? '')
    return span === undefined || texts(finding, 'replacement').length > 0 ? [] : [{ span: span.id, role: span.role, text: [...new Set(texts(finding, 'source'))].join(' ') }]
  })

  const ruleLosses = of('constraint-changed').flatMap((finding): RuleLoss[] => {
    const span = byId.get(finding.span ?? '')
    if (span === undefined || finding.change === undefined || finding.change === 'invented') return []
    return texts(finding, 'source').map((text) => ({ span: span.id, role: span.role, text, change: finding.change!, now: texts(finding, 'replacement')[0] }))
  })
  const tallyRules = (user: boolean): Tally => {
    const laidDown = spans.filter(({ binding, derived, role }) => binding && !derived && (role === 'user') === user).reduce((sum, { measure }) => sum + measure.clauses.length, 0)
    const lost = ruleLosses.filter(({ role }) => (role === 'user') === user).length
    return { total: Math.max(laidDown, lost), lost }
  }
  const absent = lossesOf('negative-result'), corrections = lossesOf('correction-unechoed')
  return {
    rules: {
      user: tallyRules(true), others: tallyRules(false), losses: ruleLosses,
      invented: of('constraint-changed').filter(({ change }) => change === 'invented').flatMap((finding) => texts(finding, 'replacement')),
    },
    literals: { ...auditLiterals(spans, replacement), invented: of('literal-invented').flatMap((finding) => texts(finding, 'replacement')) },
    absences: {
      total: spans.filter((span) => span.role === 'tool' && !span.derived && (span.measure.absences.length > 0 || (replacement !== undefined && span.measure.failures.length > 0))).length,
      lost: absent.length, losses: absent, invented: of('negative-result').flatMap((finding) => texts(finding, 'replacement')),
    },
    corrections: {
      total: spans.filter((span) => span.role === 'user' && !span.derived && span.binding && span.previous !== undefined && span.measure.isCorrection(span.previous)).length,
      lost: corrections.length, losses: corrections,
    },
  }
}

function auditLiterals(spans: readonly AuditedSpan[], replacement: Measure | undefined): { readonly user: Tally; readonly others: Tally; readonly losses: readonly LiteralLoss[] } {
  const seen = new Map<string, LiteralLoss>()
  // What the user wrote comes first, so that a value which both wrote counts as the user's.
  for (const span of [...spans].sort((one, other) => Number(other.role === 'user') - Number(one.role === 'user'))) {
    for (const { text, kind } of span.measure.literals) if (!seen.has(text)) seen.set(text, { span: span.id, role: span.role, text, kind })
  }
  const all = [...seen.values()]
  const holds = holderOf(replacement?.text ?? '')
  const losses = all.filter(({ text }) => !holds(text))
  const tally = (user: boolean): Tally => ({ total: all.filter(({ role }) => (role === 'user') === user).length, lost: losses.filter(({ role }) => (role === 'user') === user).length })
  return { user: tally(true), others: tally(false), losses }
}
