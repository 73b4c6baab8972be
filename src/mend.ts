/** Mending: the remedies of findings carried out on a proposal. The same wish, perhaps smaller; what cannot be mended is taken out. */
import type { Edit, Evidence, Finding, Proposal, Remedy, SpanId, Turn, Verdict } from './model.ts'
import { judge, type Judgement } from './judge.ts'
import { squeeze, type Measure } from './measure.ts'
import { measureProposal, type Measures } from './pass.ts'
import type { Policy } from './policy.ts'
import type { Window } from './window.ts'

/** Findings whose evidence in the replacement is false and has to go, not only to be set beside the truth. */
function isFalseStatement({ rule, change, evidence }: Finding): boolean {
  return rule === 'literal-invented' || rule === 'authority-raised' || change === 'mutated' || change === 'contradicted' || change === 'invented'
    || (rule === 'negative-result' && evidence?.every((one) => one.in === 'replacement') === true)
}

/** Executes the first remedy of a finding that a program can; `spill` and `raise-budget` leave the proposal as it is. */
export function mendProposal(window: Window, proposal: Proposal, finding: Finding): Proposal {
  if (finding.rule === 'stale-proposal') return { ...proposal, epoch: window.epoch }
  if (finding.rule === 'malformed') return dropEdit(proposal, finding.edit)
  const held = isFalseStatement(finding) ? findHeld(window, proposal, finding) : []
  // What a target says word for word may be owed by another rule: cut here, it would be appended there. The target goes instead.
  if (held.length > 0) return exclude(proposal, held, finding.edit)
  const cut = isFalseStatement(finding) ? cutEvidence(proposal, finding) : proposal
  const keep = finding.remedies.find(({ kind }) => kind === 'keep-verbatim')
  if (keep?.text !== undefined) {
    const kept = appendText(cut, finding.edit, keep.text)
    // A text that is there already, and still does not satisfy the rule, will not do so when it is there twice.
    return cut === proposal && holdsText(proposal.edits[finding.edit], keep.text) ? exclude(proposal, keep.spans ?? [], finding.edit) : kept
  }
  if (cut !== proposal) return cut
  const remedy = finding.remedies[0]
  return remedy === undefined ? dropEdit(proposal, finding.edit) : execute(proposal, finding, remedy)
}

/** Targets of the edit in which the evidence of a finding stands word for word. */
function findHeld(window: Window, proposal: Proposal, finding: Finding): SpanId[] {
  const edit = proposal.edits[finding.edit]
  if (edit === undefined || !('text' in edit)) return []
  const slices = (finding.evidence ?? []).filter((one) => one.in === 'replacement').map(({ start, end }) => edit.text.slice(start, end)).filter((slice) => slice.trim() !== '')
  return ('spans' in edit ? edit.spans : [edit.span]).filter((id) => slices.some((slice) => window.find(id)?.measure.holds(slice)))
}

function holdsText(edit: Edit | undefined, text: string): boolean { return edit !== undefined && 'text' in edit && squeeze(edit.text).includes(squeeze(text)) }

function execute(proposal: Proposal, finding: Finding, remedy: Remedy): Proposal {
  switch (remedy.kind) {
    case 'cite-handle': return changeEdit(proposal, finding.edit, (edit) => ('spans' in edit && remedy.handle !== undefined ? { ...edit, handle: remedy.handle } : edit))
    // What was spilt needs no proof of redundancy, and strict cites its store key.
    case 'spill': return finding.rule === 'redundancy-unproven' || finding.rule.startsWith('handle-') ? changeEdit(proposal, finding.edit, (edit) => dropCitations(edit, finding.rule === 'redundancy-unproven' ? 'claim' : 'handle')) : proposal
    case 'raise-budget': case 'close-obligation': return proposal
    case 'defer':
      if (finding.rule === 'circular-grounds') return { ...proposal, grounds: (proposal.grounds ?? []).filter((ground) => ground !== finding.span) }
      return exclude(proposal, remedy.spans ?? [])
    case 'restore': case 'rederive': return exclude(proposal, finding.span === null ? [] : [finding.span], finding.edit)
    default: return exclude(proposal, remedy.spans ?? [], finding.edit)
  }
}

/** Takes spans out of every edit; an edit without spans goes. Without spans, the edit itself goes. */
function exclude(proposal: Proposal, spans: readonly SpanId[], edit?: number): Proposal {
  if (spans.length === 0) return edit === undefined || edit < 0 ? { ...proposal, edits: [] } : dropEdit(proposal, edit)
  const out = new Set(spans)
  const edits = proposal.edits.flatMap((one): Edit[] => {
    if (one.op === 'prune' || one.op === 'rewrite') {
      const kept = one.spans.filter((id) => !out.has(id))
      return kept.length === 0 ? [] : [kept.length === one.spans.length ? one : { ...one, spans: kept }]
    }
    if (one.op === 'rederive' || one.op === 'restore') return out.has(one.span) ? [] : [one]
    return [one]
  })
  // A finding on an edit whose target goes by another name (a rederivation names the original) takes the edit with it.
  const unchanged = edits.length === proposal.edits.length && edits.every((one, index) => one === proposal.edits[index])
  const byAnotherName = edit !== undefined && edit >= 0 && proposal.edits[edit] !== undefined && !('spans' in proposal.edits[edit])
  return unchanged && byAnotherName ? dropEdit(proposal, edit) : { ...proposal, edits }
}

function dropEdit(proposal: Proposal, edit: number): Proposal {
  return { ...proposal, edits: edit < 0 ? [] : proposal.edits.filter((_, index) => index !== edit) }
}

function changeEdit(proposal: Proposal, index: number, change: (edit: Edit) => Edit): Proposal {
  return { ...proposal, edits: proposal.edits.map((edit, at) => (at === index ? change(edit) : edit)) }
}

function dropCitations(edit: Edit, field: 'claim' | 'handle'): Edit {
  if (edit.op !== 'prune' && edit.op !== 'rewrite') return edit
  const { [field]: _, ...rest } = edit
  return rest
}

/** Appends a text as a point of a list: a line that begins with "If" or "Only" would else read as an exception from the line before it. */
function appendText(proposal: Proposal, index: number, text: string): Proposal {
  return changeEdit(proposal, index, (edit) => ('text' in edit ? { ...edit, text: edit.text.trim() === '' ? text : `${edit.text.trimEnd()}\n- ${text}` } : edit))
}

/** Takes the sentences out of a replacement in which the evidence of a finding stands. */
function cutEvidence(proposal: Proposal, finding: Finding): Proposal {
  const ranges = (finding.evidence ?? []).filter((one) => one.in === 'replacement')
  if (ranges.length === 0) return proposal
  return changeEdit(proposal, finding.edit, (edit) => ('text' in edit ? { ...edit, text: cutSentences(edit.text, ranges) } : edit))
}

function cutSentences(text: string, ranges: readonly Evidence[]): string {
  let left = ''
  let at = 0
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    if (start < at) continue
    const from = Math.max(at, sentenceStart(text, start))
    let to = sentenceEnd(text, end)
    // What stood between two sentences goes with the one that is cut.
    while (text[to] === ' ' && (from === 0 || /\s/u.test(text[from - 1]!))) to++
    left += text.slice(at, from)
    at = Math.max(at, to)
  }
  return (left + text.slice(at)).trim()
}

function sentenceStart(text: string, at: number): number {
  let from = at
  while (from > 0 && !/[\n。！？]/u.test(text[from - 1]!) && !(/\s/u.test(text[from - 1]!) && from > 1 && /[.!?;]/u.test(text[from - 2]!))) from--
  return from
}

function sentenceEnd(text: string, at: number): number {
  let to = at
  if (to > 0 && /[.!?;。！？]/u.test(text[to - 1]!)) return to
  while (to < text.length && text[to] !== '\n') {
    if (/[。！？]/u.test(text[to]!) || (/[.!?;]/u.test(text[to]!) && (to + 1 === text.length || /\s/u.test(text[to + 1]!)))) return to + 1
    to++
  }
  return to
}

export interface Repair extends Judgement {
  /** The proposal that was judged last: what is applied where the verdict permits it. */
  readonly proposal: Proposal
  readonly measures: Measures
  /** The verdict on the proposal as it came. */
  readonly first: Verdict
}

/** Rounds in which texts are mended before what still offends is taken out. */
const mendingRounds = 8

/**
 * Mode `repair`: lost clauses, literals and absences are appended verbatim, false statements cut, and targets that cannot be mended
 * taken out; what remains is judged again in its final text. If nothing remains, the first verdict stands.
 */
export function repairProposal(window: Window, proposal: Proposal, turn: Turn, policy: Policy, measureText: (text: string) => Measure): Repair {
  let current = proposal
  let first: Verdict | undefined
  // Each round past the mending ones takes something out; a proposal that has not passed by then has nothing left to take.
  let mendings = 0
  const most = 2 * mendingRounds + 2 + proposal.edits.reduce((sum, edit) => sum + ('spans' in edit ? edit.spans.length : 1), 0)
  for (let round = 0; ; round++) {
    if (round > most) current = { ...current, edits: [] }
    if (current.edits.length === 0) return { verdict: first!, first: first!, pass: undefined, proposal: current, measures: { texts: new Map(), seams: [] } }
    const measures = measureProposal(window, current, measureText)
    const judgement = judge(window, measures, current, turn, policy)
    first ??= judgement.verdict
    if (judgement.verdict.decision === 'permit') return { ...judgement, first, proposal: current, measures }
    const { findings } = judgement.verdict
    // Late, what a span is owed is not appended again: the span stays as it is, and the mending of the text begins anew without it.
    const stuck = new Set(findings.filter((finding) => isOwed(finding) && (mendings >= mendingRounds || (mendings >= mendingRounds / 2 && isFalseStatement(finding)))))
    const late = stuck.size > 0
    const exclusions = findings.filter((finding) => (!isTextual(finding) && !isConsequence(finding, findings)) || stuck.has(finding))
    if (exclusions.length === 0) mendings++
    else if (late) mendings = 0
    const before = current
    current = exclusions.length > 0 ? exclusions.reduceRight((left, finding) => takeOut(left, finding, before), current) : mendTexts(window, current, findings, mendings)
    if (late) current = resetTexts(current, proposal)
  }
}

/** The texts as they were proposed: what was appended for a span that stays would be an invention without it. */
function resetTexts(current: Proposal, proposal: Proposal): Proposal {
  const textOf = (edit: Edit): string | undefined => {
    const given = proposal.edits.find((one) => (edit.op === 'rewrite' && one.op === 'rewrite' && one.into === edit.into) || (edit.op === 'rederive' && one.op === 'rederive' && one.span === edit.span))
    return given !== undefined && 'text' in given ? given.text : undefined
  }
  return { ...current, edits: current.edits.map((edit) => { const text = textOf(edit); return text === undefined ? edit : { ...edit, text } }) }
}

/** Whether a finding names spans to which the replacement owes their words. */
function isOwed({ remedies }: Finding): boolean { return remedies.some(({ kind, spans }) => kind === 'keep-verbatim' && spans !== undefined && spans.length > 0) }

/** Whether a finding goes by itself when a textual one on the same span is mended. */
function isConsequence(finding: Finding, findings: readonly Finding[]): boolean {
  return finding.rule === 'meta-with-payload' && findings.some((other) => other.rule === 'constraint-changed' && other.span === finding.span && isTextual(other))
}

/** All textual findings of an edit at once: the false sentences go together, then what was lost is appended, each text once. */
function mendTexts(window: Window, proposal: Proposal, findings: readonly Finding[], round: number): Proposal {
  const byEdit = new Map<number, Finding[]>()
  for (const finding of findings) if (isTextual(finding)) byEdit.set(finding.edit, [...(byEdit.get(finding.edit) ?? []), finding])
  // From the last edit to the first: an edit that goes moves those behind it.
  return [...byEdit].sort(([one], [other]) => other - one).reduce((current, [edit, ofEdit]) => {
    // Only where cutting has not helped: what one rule cuts, another may owe to a target and append again.
    const held = round <= mendingRounds / 2 ? [] : ofEdit.filter(isFalseStatement).flatMap((finding) => findHeld(window, proposal, finding))
    if (held.length > 0) return exclude(current, [...new Set(held)], edit)
    // What is there already and still does not satisfy its rule will not do so when it is there twice: its span goes.
    const stuck = ofEdit.filter((finding) => !isFalseStatement(finding)).flatMap(({ remedies }) => remedies.filter(({ kind, text }) => kind === 'keep-verbatim' && text !== undefined && holdsText(current.edits[edit], text)).flatMap(({ spans }) => spans ?? []))
    if (stuck.length > 0) return exclude(current, [...new Set(stuck)], edit)
    const texts = new Set(ofEdit.flatMap(({ remedies }) => remedies.find(({ kind }) => kind === 'keep-verbatim')?.text ?? []))
    const evidence = ofEdit.filter(isFalseStatement).flatMap((finding) => finding.evidence ?? [])
    const cut = evidence.length === 0 ? current : cutEvidence(current, { ...ofEdit[0]!, edit, evidence })
    return [...texts].reduce((left, text) => (holdsText(left.edits[edit], text) ? left : appendText(left, edit, text)), cut)
  }, proposal)
}

function isTextual(finding: Finding): boolean {
  return finding.remedies.some(({ kind }) => kind === 'keep-verbatim') || (isFalseStatement(finding) && (finding.evidence ?? []).some((one) => one.in === 'replacement'))
}

function takeOut(current: Proposal, finding: Finding, judged: Proposal): Proposal {
  const remedy = finding.remedies.find(({ kind, spans }) => kind === 'keep-verbatim' && spans !== undefined && spans.length > 0) ?? finding.remedies.find(({ kind }) => kind === 'exclude') ?? finding.remedies.find(({ kind }) => kind === 'defer')
  const spans = remedy?.spans ?? (finding.span === null ? [] : [finding.span])
  if (finding.rule === 'circular-grounds' && remedy?.kind === 'defer') return { ...current, grounds: (current.grounds ?? []).filter((ground) => ground !== finding.span) }
  const edit = judged.edits[finding.edit]
  const at = edit === undefined ? -1 : current.edits.findIndex((one) => one === edit || ('spans' in edit && 'spans' in one && one.op === edit.op && edit.spans.includes(one.spans[0]!)))
  return exclude(current, spans, at)
}
