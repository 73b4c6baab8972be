/** The report of `spanguard audit` for a terminal of 80 columns: a summary of one screen, totals over many files, and every loss. */
import type { Aftermath } from '../../src/aftermath.ts'
import type { Excerpt, Loss, RuleLoss, Tally } from '../../src/loss.ts'
import type { AuditedEdit } from '../../src/replay.ts'
import { writeBytes } from '../../src/ticket.ts'
import { bytesPerToken, countRefusals, describeCost, sumByGeneration, sumTallies, type TranscriptAudit } from '../../src/transcript-audit.ts'
import type { FileAudit } from './audit.ts'
import { wrap } from './help.ts'
import { fit, padTo, paint, type Look } from './terminal.ts'

const width = (look: Look): number => Math.min(look.columns, 100) - 2
export const changeWords: Readonly<Record<RuleLoss['change'], string>> = { dropped: 'gone', weakened: 'not kept', mutated: 'changed', contradicted: 'reversed', invented: 'made up' }

export function count(number: number, noun: string): string { return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}` }
export function percent(share: number | null): string { return share === null ? '-' : `${share === 1 || share === 0 ? share * 100 : Math.min(99.9, share * 100).toFixed(share < 0.1 ? 1 : 0)} %` }

// ---- one file

/** A screen for one transcript: its edits, the rules that are lost, what came of it, and what a guard would have done. */
export function writeSummary({ path, audit }: FileAudit, look: Look): string {
  const out = [`${paint(fit(path, width(look)), ['bold'], look)}`, ...describeTranscript(audit).flatMap((line) => wrap(line, width(look))), '']
  if (audit.edits.length === 0) out.push('Nothing was compacted or pruned in it: nothing is lost.', '')
  else out.push(...writeEdits(audit.edits, look), '', ...writeRules(audit, look), ...writeMadeUp(audit, look), ...writeAftermath(audit.aftermath, look, 3))
  if (audit.unweighed.length > 0) out.push(...wrap(`${count(audit.unweighed.length, 'edit')} could not be weighed (${listed(audit.unweighed.map(({ at }) => `line ${at}`), 4)}): nothing of what it was made of is in the file.`, width(look)))
  if (audit.guard !== undefined) out.push(...writeGuard([{ path, audit }], look))
  return `${out.join('\n').trimEnd()}\n`
}

function describeTranscript({ format, messages, spans, turns, edits, aside, windowBytes, largestWindow }: TranscriptAudit): string[] {
  const skipped = aside.sidechain + aside.otherBranches
  const compactions = edits.filter(({ into }) => into !== undefined).length
  return [
    `${format}: ${count(messages, 'message')}, ${count(spans, 'span')}, ${count(turns, 'model call')}; window ${writeBytes(windowBytes)}, at most ${writeBytes(largestWindow)}`,
    `${count(compactions, 'compaction')}, ${count(edits.length - compactions, 'prune')}, highest generation ${Math.max(0, ...edits.map(({ generation }) => generation))}${skipped === 0 ? '' : `; ${count(skipped, 'message')} of subagents and other branches aside`}`,
  ]
}

const editsShown = 8
function writeEdits(edits: readonly AuditedEdit[], look: Look): string[] {
  const rows = edits.map((edit) => {
    const { constraints, literals, negatives, corrections, obligations } = edit.losses
    const size = edit.into === undefined ? `-${writeBytes(edit.leftBytes)}` : `${writeBytes(edit.windowBytes)} > ${edit.summary === 'opaque' ? '?' : writeBytes(edit.windowBytes - edit.leftBytes + edit.summaryBytes)}`
    return [String(edit.at), edit.into === undefined ? 'prune' : `gen ${edit.generation}`, size, ...[constraints, literals, negatives, corrections, obligations].map(writeTally)]
  })
  const shown = rows.length <= editsShown ? rows : rows.slice(-editsShown)
  return [
    ...writeTable(['line', 'edit', 'window', 'rules', 'values', 'results', 'corr.', 'to do'], shown, look),
    ...(rows.length > shown.length ? [`  and ${count(rows.length - shown.length, 'edit')} before; --full shows them`] : []),
    paint('  kept word for word / all that there was; ? where the text is not in the file', ['dim'], look),
  ]
}

export function writeTally({ total, kept, unverifiable }: Tally): string { return total === 0 ? '-' : `${short(kept)}${unverifiable > 0 ? `+${short(unverifiable)}?` : ''}/${short(total)}` }
/** A count in few columns. */
function short(number: number): string { return number < 10_000 ? String(number) : number < 999_500 ? `${(number / 1000).toFixed(number < 99_950 ? 1 : 0)}k` : `${(number / 1_000_000).toFixed(1)}M` }

function writeTable(head: readonly string[], rows: readonly (readonly string[])[], look: Look): string[] {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)))
  const line = (cells: readonly string[]): string => `  ${cells.map((cell, column) => (column < 2 ? padTo(cell, widths[column]!) : cell.padStart(widths[column]!))).join('  ')}`.trimEnd()
  return [paint(line(head), ['bold'], look), ...rows.map(line)]
}

function writeRules({ edits, coverage }: TranscriptAudit, look: Look): string[] {
  const lost = edits.flatMap(({ losses, at }) => losses.constraints.lost.map((loss) => ({ loss, at })))
  const whole = coverage.constraints === null ? ['No rule was laid down in it.'] : [`Of all the rules laid down, ${percent(coverage.constraints)} stand word for word in the last window${coverage.userConstraints === null ? '' : `, of the user's own ${percent(coverage.userConstraints)}`}.`]
  // The user's own come first, and of those the ones that left little to go by.
  const order = (loss: RuleLoss): number => (loss.role === 'user' ? 0 : 10) + ['contradicted', 'dropped', 'mutated', 'weakened', 'invented'].indexOf(loss.change) - (loss.force === 'prohibit' ? 4 : 0)
  const ranked = [...lost].sort((one, other) => order(one.loss) - order(other.loss))
  return [...wrap(whole[0]!, width(look)), ...ranked.slice(0, 5).map(({ loss, at }) => quoteLine(changeWords[loss.change], `${loss.origin.at}, lost ${at}`, loss.text, look)), ...(ranked.length > 5 ? [`  and ${count(ranked.length - 5, 'more lost rule')}; --full shows them`] : []), '']
}

function writeMadeUp({ edits }: TranscriptAudit, look: Look): string[] {
  const found = edits.filter(({ headMissing }) => !headMissing).flatMap(({ losses }) => losses.literals.invented.map(({ text }) => text))
  if (found.length === 0) return []
  return [fit(`In a summary and nowhere before it: ${found.join(' | ')}`, width(look)), '']
}

const aftermathWords: Readonly<Record<Aftermath['kind'], string>> = { breach: 'a call names what a lost rule forbids', repeat: 'the user had to say it again', rewording: 'the user had to say it again, in other words' }
function writeAftermath(aftermath: readonly Aftermath[], look: Look, most: number): string[] {
  if (aftermath.length === 0) return []
  const shown = aftermath.slice(0, most)
  return [
    paint('Afterwards', ['bold'], look),
    ...shown.flatMap(({ kind, at, rule, text }) => [`  line ${at}: ${paint(aftermathWords[kind], kind === 'breach' ? ['red'] : [], look)}`, `    lost  "${fit(rule.text, width(look) - 12)}"`, `    then  "${fitMarked(text, width(look) - 12)}"`]),
    ...(aftermath.length > shown.length ? [`  and ${aftermath.length - shown.length} more; --full shows them`] : []), '',
  ]
}

/** An excerpt on one line with its mark in sight. */
function fitMarked({ text, start, end }: Excerpt, columns: number): string {
  const before = Math.max(0, columns - (end - start) - 2), from = Math.max(0, start - Math.floor(before / 2))
  return fit(`${from > 0 ? '…' : ''}${text.slice(from).toWellFormed()}`, columns)
}

function quoteLine(label: string, where: string, text: string, look: Look): string {
  const place = `line ${where}`
  return `  ${padTo(label, 8)}  ${padTo(place, 20)}  "${fit(text, Math.max(20, width(look) - 36))}"`
}

// ---- a guard beside it

/** What was done and what a guard would have done, beside each other. */
export function writeGuard(audits: readonly FileAudit[], look: Look): string[] {
  const with_ = audits.flatMap(({ audit }) => (audit.guard === undefined || audit.guard.edits.length === 0 ? [] : [{ audit, guard: audit.guard }]))
  const first = audits[0]?.audit.guard
  if (first === undefined || with_.length === 0) return []
  const edits = with_.flatMap(({ guard }) => guard.edits.flatMap((edit) => edit ?? []))
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  const costs = with_.map(({ guard }) => describeCost(guard)), refused = sum(with_.map(({ guard }) => guard.refused)), turns = sum(audits.map(({ audit }) => audit.turns))
  const again = sum(with_.map(({ audit }) => audit.edits.filter(({ generation }) => generation > 1).length))
  const againRefused = sum(with_.map(({ audit, guard }) => audit.edits.filter(({ generation }, index) => generation > 1 && guard.edits[index]?.real.rules.some(([rule]) => rule === 'already-derived')).length))
  const last = with_.map(({ guard }) => guard.edits.findLast((edit) => edit !== undefined)?.coverage ?? { without: 1, with: 1 })
  const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length)
  const reasons = countRefusals(with_.map(({ audit }) => audit)).map(([rule, number]) => `${rule} ${number}`)
  const unread = edits.filter(({ real }) => real.unread).length
  const rows: (readonly [string, string, string])[] = [
    ['edits', String(edits.length), `${refused} refused as made`],
    ['summaries of a summary', String(again), `${againRefused} refused`],
    ['rules word for word after the last edit', percent(mean(last.map(({ without }) => without))), percent(mean(last.map((one) => one.with)))],
    ['window at the end', writeBytes(sum(with_.map(({ guard }) => guard.bytes.without))), writeBytes(sum(with_.map(({ guard }) => guard.bytes.with)))],
    ['refusals a model call', '-', (refused / Math.max(1, turns)).toFixed(3)],
    ...(first.mode === 'repair' ? [
      ['added word for word', '-', `${writeBytes(sum(costs.map(({ bytes }) => bytes)))}, ${sum(costs.map(({ tokens }) => tokens))} tokens`],
      ['  at most, of the window it was added to', '-', `${(100 * Math.max(0, ...costs.map(({ share }) => share))).toFixed(2)} %`],
      ['cut as made up', '-', writeBytes(sum(edits.map(({ outcome }) => outcome.cutBytes)))],
      ['left as it was', '-', writeBytes(sum(edits.map(({ outcome }) => outcome.stayingBytes)))],
    ] as const : []),
  ]
  const left = Math.max(...rows.map(([name]) => name.length)), middle = Math.max('as it was'.length, ...rows.map(([, one]) => one.length))
  return [
    `${paint('With a guard', ['bold'], look)} (policy ${first.policy}, mode ${first.mode})`,
    paint(`  ${padTo('', left)}  ${'as it was'.padStart(middle)}  with the guard`, ['dim'], look),
    ...rows.map(([name, one, other]) => `  ${padTo(name, left)}  ${one.padStart(middle)}  ${other}`),
    ...wrap(`refused by: ${reasons.length === 0 ? 'none' : reasons.join(', ')}`, width(look) - 2).map((line) => `  ${line}`),
    ...(first.raised ? wrap('The rewrite budget was raised to the whole window in mode repair, as a host must whose window is full; --share keeps one.', width(look) - 2).map((line) => `  ${line}`) : []),
    ...(unread > 0 ? wrap(`${count(unread, 'edit')} with a text that is not in the file: judged by its spans alone, and not applied by the guard.`, width(look) - 2).map((line) => `  ${line}`) : []),
    ...(first.mode === 'repair' ? [`  A token is taken as ${bytesPerToken} bytes.`] : []), '',
  ]
}

// ---- many files

const filesShown = 40
/** One row a file, losses by generation, and totals. */
export function writeAudits(audits: readonly FileAudit[], passed: number, look: Look): string {
  const compacted = audits.filter(({ audit }) => audit.edits.length > 0)
  const rows = compacted.map(({ path, audit }) => {
    const of = (pick: (edit: AuditedEdit) => Tally): string => writeTally(sumTallies(audit.edits.map(pick)))
    const edits = audit.edits.filter(({ into }) => into !== undefined).length
    return { path, cells: [`${edits}+${audit.edits.length - edits}`, String(Math.max(0, ...audit.edits.map(({ generation }) => generation))), of(({ losses }) => losses.constraints), of(({ losses }) => losses.literals), of(({ losses }) => losses.negatives), of(({ losses }) => losses.corrections), String(audit.aftermath.length)] }
  })
  const head = ['edits', 'gen', 'rules', 'values', 'results', 'corr.', 'after']
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map(({ cells }) => cells[column]!.length)))
  const room = Math.max(16, width(look) - widths.reduce((sum, one) => sum + one + 2, 2))
  const line = (name: string, cells: readonly string[]): string => `  ${padTo(name, room)}${cells.map((cell, column) => `  ${cell.padStart(widths[column]!)}`).join('')}`
  const tail = (path: string): string => (path.length <= room ? path : `…${path.slice(1 - room)}`)
  const lost = audits.reduce((sum, { audit }) => sum + audit.edits.reduce((inner, { losses }) => inner + losses.constraints.lost.length, 0), 0)
  const out = [
    paint(`${count(audits.length, 'transcript')}, ${count(compacted.length, 'compacted one')}, ${count(lost, 'lost rule')}`, ['bold'], look),
    ...(passed > 0 ? [`${count(passed, 'other file')} passed over: no transcript of a kind that is known`] : []), '',
    paint(line('file', head), ['bold'], look), ...rows.slice(0, filesShown).map(({ path, cells }) => line(fit(tail(path), room), cells)),
    ...(rows.length > filesShown ? [`  and ${count(rows.length - filesShown, 'more file')}; --json has them all`] : []),
    paint('  edits: compactions+prunes; kept word for word / all that there was;', ['dim'], look), paint('  after: calls against a lost rule, and rules that the user said again', ['dim'], look), '',
    ...writeGenerations(audits.map(({ audit }) => audit), look), '',
    ...writeGuard(audits, look),
  ]
  return `${out.join('\n').trimEnd()}\n`
}

/** Losses by generation: what a summary keeps of what stood in the window before it. */
export function writeGenerations(audits: readonly TranscriptAudit[], look: Look): string[] {
  const cell = (tally: Tally): string => (tally.total === 0 ? '-' : `${writeTally(tally)} ${tally.unverifiable > 0 ? '' : percent(tally.kept / tally.total)}`.trim())
  return [
    'Kept word for word, by generation',
    ...writeTable(['edit', 'number', 'rules', 'the user\'s', 'values', 'results', 'corr.'], sumByGeneration(audits).map((sum) => [
      sum.generation === 0 ? 'prune' : `gen ${sum.generation}`, String(sum.edits), cell(sum.constraints), cell(sum.userConstraints), cell(sum.literals), writeTally(sum.negatives), writeTally(sum.corrections),
    ]), look),
  ]
}

// ---- every loss

/** Every edit of a file, and every loss of it. */
export function writeFull({ path, audit }: FileAudit, look: Look): string {
  const out = ['', paint(fit(path, width(look)), ['bold', 'underline'], look)]
  audit.edits.forEach((edit, index) => {
    const { constraints, literals, negatives, corrections, obligations } = edit.losses
    out.push('', paint(`${edit.into === undefined ? 'Prune' : 'Compaction'} at line ${edit.at} (${edit.trigger})${edit.into === undefined ? '' : `, generation ${edit.generation}`}`, ['bold'], look),
      ...wrap(`${count(edit.sources.length, 'span')}, ${writeBytes(edit.leftBytes)}${edit.into === undefined ? ' left' : edit.summary === 'opaque' ? ' became a text that is not in the file' : ` became a summary of ${writeBytes(edit.summaryBytes)}`}; ${count(edit.staying, 'span')} stayed.${edit.headMissing ? ` The harness counted ${edit.tokens} tokens, far more than the spans hold: the beginning is not in the file.` : ''}`, width(look)))
    for (const [name, tally] of [['rules', constraints], ['exact values', literals], ['empty or failed results', negatives], ['corrections', corrections], ['open work', obligations]] as const) {
      if (tally.total > 0) out.push(`  ${padTo(name, 24)} ${writeTally(tally)}`)
    }
    for (const loss of constraints.lost) {
      out.push(quoteLine(changeWords[loss.change], `${loss.origin.at}${loss.role === 'user' ? '' : ` ${loss.role}`}`, loss.text, look))
      if (loss.after !== undefined) out.push(`  ${padTo('', 8)}  ${padTo('nearest', 20)}  "${fit(loss.after.text.slice(loss.after.start, loss.after.end), Math.max(20, width(look) - 36))}"`)
    }
    for (const { text, start, end } of constraints.invented) out.push(quoteLine('made up', `${edit.at}`, text.slice(start, end), look))
    const losses = (name: string, list: readonly Loss[]): void => { for (const { at, text } of list) out.push(quoteLine(name, String(at), text, look)) }
    losses('result', negatives.lost)
    losses('correct.', corrections.lost)
    losses('to do', obligations.lost)
    const byKind = new Map<string, string[]>()
    for (const { kind, text } of literals.lost) byKind.set(kind, [...(byKind.get(kind) ?? []), text])
    for (const [kind, texts] of [...byKind].sort(([, one], [, other]) => other.length - one.length)) out.push(...wrapList(`${kind} lost (${texts.length})`, texts, look))
    if (literals.invented.length > 0) out.push(...wrapList(`made up (${literals.invented.length})`, literals.invented.map(({ text }) => text), look))
    const counter = audit.guard?.edits[index]
    if (counter !== undefined) out.push(...wrap(`guard: ${counter.real.decision}${counter.real.rules.length === 0 ? '' : ` (${counter.real.rules.map(([rule, number]) => `${rule} ${number}`).join(', ')})`}; rules word for word ${percent(counter.coverage.without)} without, ${percent(counter.coverage.with)} with`, width(look) - 2).map((line) => `  ${line}`))
  })
  out.push('', ...writeAftermath(audit.aftermath, look, Number.MAX_SAFE_INTEGER))
  return `${out.join('\n').trimEnd()}\n`
}

function wrapList(name: string, texts: readonly string[], look: Look): string[] {
  const room = width(look) - 4
  return [`  ${name}`, ...wrap(texts.map((text) => fit(text, room - 2).replaceAll(' ', '\u00a0')).join(' | '), room).map((line) => `    ${line.replaceAll('\u00a0', ' ')}`)]
}

function listed(words: readonly string[], most: number): string { return words.length <= most ? words.join(', ') : `${words.slice(0, most).join(', ')}, ...` }
