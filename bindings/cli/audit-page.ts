/** The audit as one page that needs no network: time line, curves, and every loss with before and after side by side. */
import type { Aftermath } from '../../src/aftermath.ts'
import type { Excerpt, Loss, Losses, RuleLoss, Tally } from '../../src/loss.ts'
import type { AuditedEdit } from '../../src/replay.ts'
import type { CounterEdit } from '../../src/counterfactual.ts'
import { writeBytes } from '../../src/ticket.ts'
import { describeCost, sumByGeneration, sumTallies, type TranscriptAudit } from '../../src/transcript-audit.ts'
import { drawCoverage, drawTimeline, escapeText, nameEdit } from './audit-chart.ts'
import { style, script } from './audit-page-style.ts'
import { changeWords, count, percent, writeTally } from './audit-report.ts'
import type { FileAudit } from './audit.ts'
import { sanitise } from './terminal.ts'

/** `digest` is SHA-256 in hexadecimal: the page's own script is the only one that may run in it. */
export function writeAuditPage(audits: readonly FileAudit[], digest: (text: string) => string): string {
  const hash = btoa(String.fromCharCode(...digest(script).match(/../gu)!.map((byte) => Number.parseInt(byte, 16))))
  const compacted = audits.map((one, index) => ({ ...one, prefix: `f${index}` })).filter(({ audit }) => audit.edits.length + audit.unweighed.length > 0)
  const whole = audits.length - compacted.length
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<title>What compaction destroyed: ${escapeText(audits.length === 1 ? nameOf(audits[0]!.path) : count(audits.length, 'transcript'))}</title>
<style>${style}</style></head><body>
<a class="skip" href="#losses">To the losses</a>
<header><h1>What compaction destroyed</h1>
<p class="soft">${count(audits.length, 'transcript')}, ${count(audits.reduce((sum, { audit }) => sum + audit.edits.length, 0), 'edit')} of a context window. Kept means kept word for word, white space aside.</p>
${writeCards(audits.map(({ audit }) => audit))}
${audits.length > 1 || audits[0]!.audit.edits.length > 1 ? writeGenerationTable(audits.map(({ audit }) => audit)) : ''}
${writeGuardTable(audits.map(({ audit }) => audit))}</header>
<div class="find"><form role="search" hidden><label for="find">Search losses</label><input id="find" type="search" autocomplete="off" placeholder="words, a path, a number; / jumps here"><output id="found" for="find" aria-live="polite"></output></form></div>
<main id="losses" tabindex="-1">
${audits.length > 1 ? `<nav aria-label="Transcripts"><details><summary>${count(compacted.length, 'transcript')} with edits</summary><ul>${compacted.map(({ path, prefix }) => `<li><a href="#${prefix}">${text(path)}</a></li>`).join('')}</ul></details></nav>` : ''}
${compacted.map(({ path, audit, prefix }) => writeFile(path, audit, prefix)).join('\n')}
${whole > 0 ? `<p>${count(whole, 'transcript')} without a compaction or prune: nothing of ${whole === 1 ? 'it' : 'them'} is lost.</p>` : ''}
</main><footer>Made by spanguard from the transcripts alone, without a model. A later call or turn is shown where it holds the same literal or words as a lost rule; whether it matters is for a reader to say.</footer>
<script>${script}</script></body></html>
`
}

function nameOf(path: string): string { return path.slice(path.lastIndexOf('/') + 1) }
/** Text of a transcript, harmless: no markup, nothing invisible, its own direction. */
function text(value: string): string { return `<bdi>${escapeText(sanitise(value))}</bdi>` }
const longest = 400
function clip(value: string): string { return value.length <= longest ? text(value) : `${text(value.slice(0, longest).toWellFormed())}… <span class="soft">(${value.length.toLocaleString('en')} characters)</span>` }

// ---- the whole

function writeCards(audits: readonly TranscriptAudit[]): string {
  const edits = audits.flatMap((audit) => audit.edits), after = audits.flatMap(({ aftermath }) => aftermath)
  const of = (pick: (losses: Losses) => Tally): Tally => sumTallies(edits.map(({ losses }) => pick(losses)))
  const card = (name: string, value: string, mood = ''): string => `<div><dt>${name}</dt><dd${mood === '' ? '' : ` class="${mood}"`}>${value}</dd></div>`
  const share = ({ total, kept }: Tally): string => (total === 0 ? 'none' : percent(kept / total))
  const rules = of(({ constraints }) => constraints), lost = edits.reduce((sum, { losses }) => sum + losses.constraints.lost.length, 0)
  return `<dl class="cards">${[
    card('rules kept', share(rules), lost > 0 ? 'bad' : 'good'), card('rules lost', lost.toLocaleString('en'), lost > 0 ? 'bad' : 'good'), card('exact values kept', share(of(({ literals }) => literals))),
    card('empty or failed results kept', share(of(({ negatives }) => negatives))), card('corrections kept', share(of(({ corrections }) => corrections))),
    card('values made up', String(edits.filter(({ headMissing }) => !headMissing).reduce((sum, { losses }) => sum + losses.literals.invented.length, 0))),
    card('calls against a lost rule', String(after.filter(({ kind }) => kind === 'breach').length)), card('rules said again', String(after.filter(({ kind }) => kind !== 'breach').length)),
  ].join('')}</dl>`
}

function writeTable(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<p class="caption" aria-hidden="true">${escapeText(caption)}</p><div class="scroll" tabindex="0" role="region" aria-label="${escapeText(caption)}"><table><thead><tr>${head.map((cell) => (cell === '' ? '<td></td>' : `<th scope="col">${escapeText(cell)}</th>`)).join('')}</tr></thead><tbody>${rows.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`
}

function writeGenerationTable(audits: readonly TranscriptAudit[]): string {
  const sums = sumByGeneration(audits)
  if (sums.length === 0) return ''
  const cell = (tally: Tally): string => (tally.total === 0 ? '-' : `${writeTally(tally)}${tally.unverifiable > 0 ? '' : ` (${percent(tally.kept / tally.total)})`}`)
  return writeTable('Kept word for word, of what stood in the window before, by generation', ['generation', 'edits', 'rules', 'the user\'s own', 'exact values', 'results', 'corrections'], sums.map((sum) => [
    sum.generation === 0 ? 'prunes' : String(sum.generation), String(sum.edits), cell(sum.constraints), cell(sum.userConstraints), cell(sum.literals), cell(sum.negatives), cell(sum.corrections),
  ]))
}

function writeGuardTable(audits: readonly TranscriptAudit[]): string {
  const guarded = audits.flatMap(({ guard, edits, turns }) => (guard === undefined || edits.length === 0 ? [] : [{ guard, turns }]))
  const first = guarded[0]?.guard
  if (first === undefined) return ''
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  const last = guarded.map(({ guard }) => guard.edits.findLast((edit) => edit !== undefined)?.coverage ?? { without: 1, with: 1 })
  const costs = guarded.map(({ guard }) => describeCost(guard)), refused = sum(guarded.map(({ guard }) => guard.refused))
  return writeTable(`The same edits with a guard: policy ${first.policy}, mode ${first.mode}${first.raised ? ', the rewrite budget raised to the whole window' : ''}`, ['', 'as it was', 'with the guard'], [
    ['edits refused as they were made', '-', `${refused} of ${sum(guarded.map(({ guard }) => guard.edits.length))}`],
    ['rules word for word after the last edit', percent(sum(last.map(({ without }) => without)) / last.length), percent(sum(last.map((one) => one.with)) / last.length)],
    ['window at the end', writeBytes(sum(guarded.map(({ guard }) => guard.bytes.without))), writeBytes(sum(guarded.map(({ guard }) => guard.bytes.with)))],
    ['refusals a model call', '-', (refused / Math.max(1, sum(audits.map(({ turns }) => turns)))).toFixed(3)],
    ...(first.mode === 'repair' ? [['added word for word', '-', `${writeBytes(sum(costs.map(({ bytes }) => bytes)))}, ${sum(costs.map(({ tokens }) => tokens))} tokens, at most ${(100 * Math.max(0, ...costs.map(({ share }) => share))).toFixed(2)} % of a window`]] : []),
  ])
}

// ---- one transcript

function writeFile(path: string, audit: TranscriptAudit, prefix: string): string {
  return `<section id="${prefix}" aria-labelledby="${prefix}h"><h2 id="${prefix}h">${text(path)}</h2>
<p class="soft">${escapeText(audit.format)}: ${count(audit.messages, 'message')}, ${count(audit.spans, 'span')}, ${count(audit.turns, 'model call')}; window ${writeBytes(audit.windowBytes)} at the end</p>
${drawTimeline(audit, prefix)}
${drawCoverage(audit)}
${writeAftermath(audit.aftermath)}
${audit.unweighed.length > 0 ? `<p>${count(audit.unweighed.length, 'edit')} could not be weighed, since nothing of what it was made of is in the file: ${audit.unweighed.map(({ at }) => `line ${at}`).join(', ')}.</p>` : ''}
${audit.edits.map((edit, index) => writeEdit(edit, audit.guard?.edits[index], prefix)).join('\n')}</section>`
}

const aftermathWords: Readonly<Record<Aftermath['kind'], string>> = { breach: 'a call names what a lost rule forbids', repeat: 'the user had to say it again', rewording: 'the user had to say it again, in other words' }
function writeAftermath(aftermath: readonly Aftermath[]): string {
  if (aftermath.length === 0) return ''
  return `<details class="group" open><summary>Afterwards (${aftermath.length})</summary><ul class="losses">${aftermath.map(({ kind, at, rule, text: then }) => `<li class="item"><span class="tag${kind === 'breach' ? ' bad' : ''}">${aftermathWords[kind]}</span>line ${at}${writePair('the lost rule', writeMarked(rule.before, ''), `line ${at}`, writeMarked(then, 'became'))}</li>`).join('')}</ul></details>`
}

function writePair(left: string, before: string, right: string, after: string): string { return `<div class="pair"><div><b>${left}</b>${before}</div><div><b>${right}</b>${after}</div></div>` }
function writeMarked({ text: whole, start, end }: Excerpt, kind: string): string {
  return `<bdi>${escapeText(sanitise(whole.slice(0, start)))}<mark${kind === '' ? '' : ` class="${kind}"`}>${escapeText(sanitise(whole.slice(start, end)))}</mark>${escapeText(sanitise(whole.slice(end)))}</bdi>`
}

function writeEdit(edit: AuditedEdit, counter: CounterEdit | undefined, prefix: string): string {
  const { constraints, literals, negatives, corrections, obligations } = edit.losses
  const what = edit.into === undefined ? `${writeBytes(edit.leftBytes)} left` : edit.summary === 'opaque' ? `${writeBytes(edit.leftBytes)} became a text that is not in the file` : `${writeBytes(edit.leftBytes)} became a summary of ${writeBytes(edit.summaryBytes)}`
  const rows = ([['rules', constraints], ['of them the user\'s own', constraints.user], ['exact values', literals], ['empty or failed results', negatives], ['corrections', corrections], ['open work', obligations]] as const).filter(([, { total }]) => total > 0)
  return `<article id="${prefix}e${edit.index}" tabindex="-1" aria-label="${escapeText(nameEdit(edit))}"><h3>${escapeText(nameEdit(edit))} <span class="tag">${text(edit.trigger)}</span></h3>
<p>${count(edit.sources.length, 'span')}, ${what}; ${count(edit.staying, 'span')} stayed.${edit.headMissing ? ` The harness counted ${edit.tokens} tokens, far more than the spans hold: the beginning is not in the file, and what is called made up may stand there.` : ''}</p>
${rows.length === 0 ? '' : writeTable('What was kept word for word', ['', 'before', 'kept', 'lost', 'cannot be told'], rows.map(([name, { total, kept, unverifiable }]) => [name, String(total), String(kept), total - kept - unverifiable > 0 ? `<b class="bad">${total - kept - unverifiable}</b>` : '0', String(unverifiable)]))}
${counter === undefined ? '' : writeCounter(counter)}
${writeGroup('Rules lost', constraints.lost.map(writeRule), true)}
${writeGroup('Rules that nobody laid down', constraints.invented.map((one) => `<li class="item"><div class="pair"><div><b>in the summary</b>${writeMarked(one, 'became')}</div></div></li>`), false)}
${writeGroup('Corrections lost', corrections.lost.map(writeLoss), true)}
${writeGroup('Empty or failed results lost', negatives.lost.map(writeLoss), false)}
${writeGroup('Open work lost', obligations.lost.map(writeLoss), false)}
${writeLiterals(literals)}</article>`
}

function writeCounter({ real, outcome, coverage }: CounterEdit): string {
  const reasons = real.rules.map(([rule, number]) => `${rule} ${number}`).join(', ')
  const done = outcome.applied ? `The mode takes ${count(outcome.spans, 'span')} of ${outcome.ofSpans}, adds ${writeBytes(outcome.addedBytes)} and cuts ${writeBytes(outcome.cutBytes)}.` : 'The mode leaves the window as it is.'
  return `<p>A guard ${real.decision === 'refuse' ? `<b class="bad">refuses</b> it as it was made (${escapeText(reasons)})` : '<b class="good">permits</b> it as it was made'}${real.unread ? ', by its spans alone' : ''}. ${done} Rules word for word: ${percent(coverage.without)} without, ${percent(coverage.with)} with.</p>`
}

function writeGroup(name: string, items: readonly string[], open: boolean): string {
  return items.length === 0 ? '' : `<details class="group"${open ? ' open' : ''}><summary>${name} (${items.length})</summary><ul class="losses">${items.join('')}</ul></details>`
}

function writeRule(loss: RuleLoss): string {
  const where = loss.origin.span === loss.span ? `line ${loss.at}` : `line ${loss.origin.at}, kept in the summary at line ${loss.at} until then`
  const after = loss.after === undefined ? '<span class="soft">nothing of it</span>' : writeMarked(loss.after, 'became')
  return `<li class="item"><span class="tag">${changeWords[loss.change]}</span><span class="tag">${loss.force}</span>${loss.role}, ${where}${writePair('before', writeMarked(loss.before, ''), loss.after === undefined ? 'after' : 'after: the nearest in the summary', after)}</li>`
}

function writeLoss(loss: Loss): string { return `<li class="item">${loss.role}, line ${loss.at}<div class="pair"><div><b>before</b>${writeMarked(loss.before, '')}</div></div></li>` }

function writeLiterals({ lost, invented }: Losses['literals']): string {
  const byKind = new Map<string, string[]>()
  for (const { kind, text: value, at } of lost) byKind.set(kind, [...(byKind.get(kind) ?? []), `<code class="item" title="line ${at}">${clip(value)}</code>`])
  const kinds = [...byKind].sort(([, one], [, other]) => other.length - one.length).map(([kind, values]) => `<h4>${kind} (${values.length})</h4><div class="values">${values.join(' ')}</div>`)
  return [
    invented.length === 0 ? '' : `<details class="group" open><summary>Exact values in the summary and nowhere before it (${invented.length})</summary><h4 hidden></h4><div class="values">${invented.map(({ text: value, kind }) => `<code class="item" title="${kind}">${clip(value)}</code>`).join(' ')}</div></details>`,
    kinds.length === 0 ? '' : `<details class="group"><summary>Exact values lost (${lost.length})</summary>${kinds.join('')}</details>`,
  ].join('\n')
}
