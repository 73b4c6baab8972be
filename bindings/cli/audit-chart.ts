/** The drawings of the audit's page: the window over time by what it is, with its edits as cuts, and the curves of what still stands. */
import { layers, type AuditedEdit, type Point } from '../../src/replay.ts'
import { writeBytes } from '../../src/ticket.ts'
import type { TranscriptAudit } from '../../src/transcript-audit.ts'
import { percent } from './audit-report.ts'

export function escapeText(text: string): string { return text.replace(/[&<>"']/gu, (char) => `&#${char.charCodeAt(0)};`) }

const width = 1000, height = 200
/** Points that are drawn, edits aside. */
const drawn = 320

/** The time line of a window. Cuts are links to the edit's part of the page, whose ids begin with `prefix`. */
export function drawTimeline({ points, edits, largestWindow }: TranscriptAudit, prefix: string): string {
  const shown = thin(points), last = Math.max(1, points.at(-1)?.event ?? 1), most = Math.max(1, largestWindow)
  const at = (event: number): number => (event / last) * width
  const bands = layers.flatMap((name, layer) => {
    if (!shown.some(({ bytes }) => bytes[layer]! > 0)) return []
    const edge = (upTo: number) => (point: Point): string => `${at(point.event).toFixed(1)},${(height - (point.bytes.slice(0, upTo).reduce((sum, bytes) => sum + bytes, 0) / most) * height).toFixed(1)}`
    return [{ name, layer, path: [...shown.map(edge(layer + 1)), ...[...shown].reverse().map(edge(layer))].join(' ') }]
  })
  const cuts = placeCuts(edits, last)
  return `<figure class="chart"><figcaption>The window over time: ${writeBytes(largestWindow)} at most, ${edits.length} cut${edits.length === 1 ? '' : 's'}</figcaption>
<div class="plot cuts-${Math.max(0, ...cuts.map(({ row }) => row))}">
${cuts.map(({ edit, left, row }) => `<a class="cut row-${row}" style="left:${left.toFixed(2)}%" href="#${prefix}e${edit.index}" aria-label="${escapeText(nameEdit(edit))}"><span>${edit.into === undefined ? 'prune' : `gen ${edit.generation}`}</span></a>`).join('\n')}
<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="Bytes of the window by role and generation over the events of the transcript">
${bands.map(({ layer, path }) => `<polygon class="layer-${layer}" points="${path}"/>`).join('\n')}
${cuts.map(({ edit }) => `<line class="cutline" x1="${at(edit.event).toFixed(1)}" x2="${at(edit.event).toFixed(1)}" y1="0" y2="${height}"/>`).join('\n')}
</svg></div>
<div class="axis"><span>line ${points[0]?.at ?? 0}</span><span>line ${points.at(-1)?.at ?? 0}</span></div>
<ul class="legend">${bands.map(({ name, layer }) => `<li><i class="swatch layer-${layer}"></i>${layer < 4 ? name : name === 'summary' ? 'summary (generation 1)' : name === 'summary of a summary' ? 'summary of a summary (2)' : 'third and later'}</li>`).join('')}</ul></figure>`
}

export function nameEdit({ into, at, generation }: AuditedEdit): string { return into === undefined ? `Prune at line ${at}` : `Compaction at line ${at}, generation ${generation}` }

/** Labels that would lie on each other take rows of their own. */
function placeCuts(edits: readonly AuditedEdit[], last: number): { readonly edit: AuditedEdit; readonly left: number; readonly row: number }[] {
  const ends: number[] = []
  return edits.map((edit) => {
    const left = Math.min(99.5, (edit.event / last) * 100)
    let row = ends.findIndex((end) => left >= end)
    if (row < 0) row = ends.length < 4 ? ends.length : ends.indexOf(Math.min(...ends))
    ends[row] = left + 7
    return { edit, left, row }
  })
}

function thin(points: readonly Point[]): readonly Point[] {
  const step = Math.max(1, Math.ceil(points.length / drawn))
  return points.filter((point, index) => index % step === 0 || index === points.length - 1 || point.edit !== undefined || points[index + 1]?.edit !== undefined)
}

/** Shares of what was laid down that stand word for word: as it was, and with the guard. */
export function drawCoverage({ points, edits, guard, coverage }: TranscriptAudit): string {
  const last = Math.max(1, points.at(-1)?.event ?? 1)
  const at = (event: number): string => ((event / last) * width).toFixed(1), up = (share: number): string => (height - share * (height - 8) - 4).toFixed(1)
  const steps = (values: readonly (readonly [number, number])[]): string => values.flatMap(([event, share], index) => [...(index === 0 ? [] : [`${at(event)},${up(values[index - 1]![1])}`]), `${at(event)},${up(share)}`]).join(' ')
  const rules: (readonly [number, number])[] = thin(points).filter(({ constraints }) => constraints !== null).map(({ event, constraints }) => [event, constraints!])
  const literals: (readonly [number, number])[] = edits.flatMap(({ event, coverage: { before, after } }) => [[event, before.literals ?? 1], [event, after.literals ?? 1]] as const)
  const withGuard: (readonly [number, number])[] = guard === undefined ? [] : guard.edits.flatMap((edit, index) => (edit === undefined ? [] : [[edits[index]!.event, edit.coverage.with] as const]))
  const tail = <T extends readonly (readonly [number, number])[]>(values: T): (readonly [number, number])[] => (values.length === 0 ? [] : [...values, [last, values.at(-1)![1]] as const])
  const lines = [
    ...(rules.length > 0 ? [{ name: `rules, as it was (${percent(coverage.constraints)} at the end)`, style: 'rules', path: steps(tail(rules)) }] : []),
    ...(withGuard.length > 0 && rules.length > 0 ? [{ name: `rules, with the guard (${percent(withGuard.at(-1)![1])})`, style: 'guarded', path: steps(tail([[rules[0]![0], 1] as const, ...withGuard])) }] : []),
    ...(literals.length > 0 ? [{ name: `exact values, as it was (${percent(edits.at(-1)!.coverage.after.literals)} after the last edit)`, style: 'literals', path: steps([[0, 1], ...tail(literals)]) }] : []),
  ]
  if (lines.length === 0) return ''
  return `<figure class="chart"><figcaption>Share that stands word for word in the window, of all that was laid down so far</figcaption>
<div class="plot low"><svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="${escapeText(lines.map(({ name }) => name).join('; '))}">
${[0, 0.5, 1].map((share) => `<line class="grid" x1="0" x2="${width}" y1="${up(share)}" y2="${up(share)}"/>`).join('')}
${lines.map(({ style, path }) => `<polyline class="curve ${style}" points="${path}"/>`).join('\n')}
</svg><span class="top">100 %</span><span class="bottom">0 %</span></div>
<ul class="legend">${lines.map(({ name, style }) => `<li><i class="swatch curve-${style}"></i>${escapeText(name)}</li>`).join('')}</ul></figure>`
}

