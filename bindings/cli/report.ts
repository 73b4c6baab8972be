/** The report of `spanguard try`: what left with each compaction, what the guard says of it, what repair makes of it. */
import type { Audit, Loss, RuleLoss, Tally } from '../../src/audit.ts'
import type { Finding, RuleId } from '../../src/model.ts'
import { writeBytes } from '../../src/ticket.ts'
import { wrap } from './help.ts'
import { fit, padTo, paint, type Look, type Style } from './terminal.ts'

/** One compaction or clearing of a transcript, judged. */
export interface Trial {
  readonly kind: 'compaction' | 'clearing' | 'plain'
  readonly line: number
  readonly trigger: string
  readonly spans: number
  readonly bytes: number
  /** Bytes of the summary; undefined for a clearing. */
  readonly summaryBytes: number | undefined
  /** Tokens of the window before it by the harness's own count, where they are many more than the spans can be: the file lacks a part. */
  readonly missing: number | undefined
  /** Times that a part of the window has been summarised, this one included. */
  readonly generation: number
  readonly findings: readonly Finding[]
  readonly audit: Audit
  readonly repair: Repaired | undefined
}

/** What mode `repair` made of the same wish; undefined text sizes for a prune. */
export interface Repaired { readonly spans: number; readonly ofSpans: number; readonly bytes: number; readonly textBefore: number | undefined; readonly textAfter: number | undefined; readonly takenOut: ReadonlyMap<RuleId, number> }

/** Rules in the words of a reader who has not met them. */
const plainWords: Readonly<Record<RuleId, string>> = {
  'malformed': 'the proposal cannot be read',
  'stale-proposal': 'the window has changed since the proposal was made',
  'unknown-span': 'a span is named that is not in the window',
  'not-a-permutation': 'the new order does not name each span once',
  'pinned': 'a span is pinned',
  'meta-with-payload': 'rules would be altered in the same pass that removes other content',
  'pointer-unpinned': 'the pointer to the copy could leave in its turn',
  'obligation-open': 'open work depends on a span that would be gone',
  'not-durable': 'no confirmed copy of the span',
  'no-handle': 'facts leave and nothing says where to find them again',
  'handle-not-repeatable': 'the way back gives another answer, or none',
  'handle-dangling': 'the way back leads somewhere else',
  'negative-result': 'an empty or failed result is not told word for word, or one is made up',
  'sole-witness': 'the only witness of a fact would go',
  'correction-unechoed': 'a correction by the user is not kept word for word',
  'inputs-removed': 'a figure stays and what it was computed from goes',
  'circular-grounds': 'the reason for the edit rests on what it removes',
  'redundancy-unproven': 'called a repetition, and is none',
  'already-derived': 'a summary would be summarised again',
  'original-missing': 'the original is not in the store',
  'no-live-span': 'no summary stands for that original',
  'constraint-not-durable': 'no confirmed copy of a rule',
  'constraint-changed': 'a rule is dropped, changed, or made up',
  'self-scored': 'a score of the same turn is no ground',
  'above-threshold': 'called irrelevant, and scored relevant',
  'over-budget': 'more of the window would be rewritten at once than the policy allows',
  'literal-lost': 'an exact value goes, with no copy to bring it back',
  'literal-invented': 'the summary has exact values that nothing before it has',
  'authority-raised': 'the summary puts words into the mouth of the user or the system',
  'pair-broken': 'a tool call would be parted from its result',
  'replacement-unusable': 'the replacement is empty, cut short, an error, or longer than the source',
}

const changeWords: Readonly<Record<RuleLoss['change'], string>> = { dropped: 'gone', weakened: 'not kept', mutated: 'changed', contradicted: 'reversed', invented: 'made up' }

export interface Extent { readonly examples: number }

export function writeTrial(trial: Trial, look: Look, extent: Extent): string {
  return [...writeHead(trial, look), '', ...writeTallies(trial, look), ...writeRules(trial, look, extent), ...writeOthers(trial, look, extent), '', ...writeVerdict(trial, look), '', ...writeRepair(trial, look), ''].join('\n')
}

function writeHead(trial: Trial, look: Look): string[] {
  const { kind, line, trigger, spans, bytes, summaryBytes } = trial
  const title = kind === 'plain' ? 'A trial compaction at the end' : `${kind === 'clearing' ? 'Clearing of tool results' : 'Compaction'} at line ${line}${trigger === 'unknown' ? '' : ` (${trigger})`}`
  const made = summaryBytes === undefined ? 'removed' : `became a summary of ${writeBytes(summaryBytes)}`
  const again = trial.generation > 1 ? `The summary before it was among them: this is generation ${trial.generation}.` : undefined
  const partial = trial.missing === undefined ? [] : wrap(`The harness counted ${trial.missing} tokens, far more than these spans hold: the beginning is not in this file. What is called made up below may stand there.`, 78)
  const how = kind === 'plain' ? wrap('No compaction of this transcript can be judged. As a trial, the older half of its spans is replaced by the first line of each message of the user and the assistant, 120 characters at most; calls, results and reasoning leave.', 78)
    : kind === 'clearing' ? wrap('The named results, with their calls: the guard keeps a call and its result together.', 78) : []
  return [paint(`${title}: ${count(spans, 'span')}, ${writeBytes(bytes)}, ${made}`, ['bold'], look), ...(again === undefined ? [] : [again]), ...partial, ...how]
}

function writeTallies({ audit, kind }: Trial, look: Look): string[] {
  const { rules, literals, absences, corrections } = audit
  const rows: (readonly [string, Tally])[] = [
    ['rules the user wrote (do not, at most, ask ...)', rules.user],
    ...(rules.others.total === 0 ? [] : [['rules the harness put in (skills ...)', rules.others] as const]),
    ['corrections by the user', corrections],
    ['exact values the user wrote', literals.user],
    ['exact values in the rest', literals.others],
    [kind === 'clearing' ? 'tool results that came back empty' : 'tool results that came back empty or failed', absences],
  ]
  const shown = rows.filter(([, { total }]) => total > 0)
  if (shown.length === 0) return ['  No rule, exact value, empty result or correction is among them.']
  const width = Math.max(...shown.map(([name]) => name.length))
  const table = [`  ${padTo('what left', width)}  ${'total'.padStart(6)}  ${'kept'.padStart(6)}  ${'lost'.padStart(6)}`]
  for (const [name, { total, lost }] of shown) {
    const numbers = `${String(total).padStart(6)}  ${String(total - lost).padStart(6)}  `
    table.push(`  ${padTo(name, width)}  ${numbers}${paint(String(lost).padStart(6), lost > 0 ? ['bold', 'red'] : [], look)}`)
  }
  const kinds = countBy(literals.losses.map((loss) => loss.kind)).map(([name, number]) => `${number} ${name}`)
  return [...table, ...(kinds.length === 0 ? [] : wrap(`lost values by kind: ${kinds.join(', ')}`, 76).map((line) => `  ${line}`))]
}

function writeRules({ audit: { rules } }: Trial, look: Look, extent: Extent): string[] {
  if (rules.losses.length === 0) return []
  const out = ['', paint('Rules that did not survive word for word', ['bold'], look)]
  // What was turned round or changed misleads; what is gone is only missing.
  const order: readonly RuleLoss['change'][] = ['contradicted', 'mutated', 'weakened', 'dropped']
  const sorted = [...rules.losses].sort((one, other) => order.indexOf(one.change) - order.indexOf(other.change))
  const grouped = groupByText(sorted.filter(({ role }) => role === 'user').concat(sorted.filter(({ role }) => role !== 'user')))
  for (const group of grouped.slice(0, extent.examples)) {
    out.push(quoteLine(changeWords[group[0]!.change], group, look, ['red']))
    if (group[0]!.now !== undefined) out.push(quoteText(group[0]!.change === 'weakened' ? 'nearest' : 'now', group[0]!.now, look))
  }
  out.push(...writeRest(grouped.length, extent))
  return out
}

function writeOthers({ audit }: Trial, look: Look, extent: Extent): string[] {
  const out: string[] = []
  const section = (title: string, lines: readonly string[]): void => { if (lines.length > 0) out.push('', paint(title, ['bold'], look), ...lines) }
  const losses = (list: readonly Loss[]): string[] => {
    const grouped = groupByText(list)
    return [...grouped.slice(0, extent.examples).map((group) => quoteLine('gone', group, look, ['red'])), ...writeRest(grouped.length, extent)]
  }
  section('Corrections that are gone', losses(audit.corrections.losses))
  section('Values the user wrote that are gone', losses(audit.literals.losses.filter(({ role }) => role === 'user')))
  section('Empty or failed results that are gone', losses(audit.absences.losses))
  section('Rules of the summary\'s own', [...audit.rules.invented.slice(0, extent.examples).map((text) => quoteText('made up', text, look)), ...writeRest(audit.rules.invented.length, extent)])
  section('In the summary, and nowhere before it in this file', [
    ...[...new Set([...audit.literals.invented, ...audit.absences.invented])].slice(0, extent.examples).map((text) => quoteText('made up', text, look)),
    ...writeRest(new Set([...audit.literals.invented, ...audit.absences.invented]).size, extent),
  ])
  return out
}

/** Losses with the same words are told once, with the number of their spans. */
function groupByText<T extends Loss>(losses: readonly T[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const loss of losses) groups.set(loss.text, [...(groups.get(loss.text) ?? []), loss])
  return [...groups.values()]
}

const labelWidth = 8, whereWidth = 13
function quoteLine(label: string, group: readonly Loss[], look: Look, style: readonly Style[]): string {
  const spans = new Set(group.map(({ span }) => span))
  const where = `line ${group[0]!.span.replace(/^L/u, '')}${spans.size > 1 ? ` +${spans.size - 1}` : ''}`
  return `  ${paint(padTo(label, labelWidth), style, look)} ${padTo(where, whereWidth)} ${quote(group[0]!.text, look)}`
}
function quoteText(label: string, text: string, look: Look): string { return `  ${padTo(label, labelWidth)} ${' '.repeat(whereWidth)} ${quote(text, look)}` }
function quote(text: string, look: Look): string { return `"${fit(text, Math.max(20, look.columns - labelWidth - whereWidth - 7))}"` }

function writeRest(total: number, { examples }: Extent): string[] { return total > examples ? [`  and ${total - examples} more; --all shows them`] : [] }

function writeVerdict({ findings, spans }: Trial, look: Look): string[] {
  if (findings.length === 0) return [`${paint('The guard permits it as it is.', ['bold', 'green'], look)} ${spans === 1 ? 'The original stays' : 'All originals stay'} within reach.`]
  const named = new Set(findings.map(({ span }) => span).filter((span) => span !== null)).size
  const rules = countBy(findings.map(({ rule }) => rule))
  const width = Math.max(...rules.map(([rule]) => rule.length))
  return [
    `${paint('The guard refuses it', ['bold', 'red'], look)}, by ${count(rules.length, 'rule')}; ${count(Math.min(named, spans), 'span')} of ${spans} named`,
    ...rules.flatMap(([rule, number]) => wrap(plainWords[rule], Math.max(24, 78 - width - 10)).map((words, at) => `  ${at === 0 ? `${padTo(rule, width)} ${String(number).padStart(5)}` : ' '.repeat(width + 6)}  ${words}`)),
  ]
}

function writeRepair({ repair }: Trial, look: Look): string[] {
  const title = paint('Mode repair', ['bold'], look)
  if (repair === undefined) return [`${title} finds nothing in it that can be done; the window stays as it is.`]
  const { spans, ofSpans, bytes, textBefore, textAfter, takenOut } = repair
  const verb = textBefore === undefined ? 'removes' : 'summarises'
  const grown = textBefore === undefined || textAfter === undefined ? '' : textAfter === textBefore ? ' The summary stays as it is.'
    : ` The summary goes from ${writeBytes(textBefore)} to ${writeBytes(textAfter)}: what would be lost is appended word for word, what was made up is cut.`
  const left = ofSpans - spans
  const unnamed = left - [...takenOut.values()].reduce((sum, number) => sum + number, 0)
  const reasons = [...[...takenOut].map(([rule, number]) => `${number} by ${rule}`), ...(unnamed > 0 ? [`${unnamed} with ${unnamed === 1 ? 'its' : 'their'} call`] : [])]
  const out = left === 0 ? '' : ` ${left === 1 ? '1 span stays' : `${left} spans stay`} as ${left === 1 ? 'it is' : 'they are'}: ${reasons.join(', ')}.`
  const [first, ...rest] = wrap(`Mode repair ${verb} ${count(spans, 'span')} of ${ofSpans}, ${writeBytes(bytes)}.${grown}${out}`, 78)
  return [title + first!.slice('Mode repair'.length), ...rest]
}

export function count(number: number, noun: string): string { return `${number} ${noun}${number === 1 ? '' : 's'}` }

function countBy<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}

/** A line across the page between two trials. */
export function rule(look: Look): string { return paint('-'.repeat(Math.min(78, look.columns - 2)), ['dim'], look) }
