/** Health: the observable signature of the note on retention (2026-11-07) — retained scores rise while what can be verified falls. */
import type { Window } from './window.ts'

export interface HealthPoint {
  readonly turn: number
  /** Mean latest score of the live spans that have one; null where none has. */
  readonly retained: number | null
  /** The same over the live spans that still stand verbatim as they were observed. */
  readonly verifiable: number | null
}

export interface Health {
  readonly epoch: number
  /** Share of the constraint clauses laid down and not released that stand verbatim in the window; 1 where there are none. */
  readonly constraintCoverage: number
  readonly points: readonly HealthPoint[]
  /** Refused passes ÷ passes that were applied for. */
  readonly refusalRate: number
  /** Live spans by generation. */
  readonly generations: { readonly 0: number; readonly 1: number }
  /** True where the first mean rises while the second falls over the last points. */
  readonly alarm: boolean
  readonly store: 'sound' | 'failing' | 'poisoned'
}

/** Points of which the trend is taken; fewer tell nothing. */
const trendPoints = 8
const fewestPoints = 3

export class HealthHistory {
  readonly points: HealthPoint[] = []
  applied = 0
  refused = 0

  record(window: Window): void {
    const point: HealthPoint = { turn: window.turn, ...meanScores(window) }
    if (this.points.at(-1)?.turn === point.turn) this.points.pop()
    this.points.push(point)
  }

  get alarm(): boolean {
    const recent = this.points.filter(({ retained, verifiable }) => retained !== null && verifiable !== null).slice(-trendPoints)
    if (recent.length < fewestPoints) return false
    return slope(recent.map(({ retained }) => retained!)) > 0 && slope(recent.map(({ verifiable }) => verifiable!)) < 0
  }
}

export function describeHealth(window: Window, history: HealthHistory, store: Health['store']): Health {
  const tries = history.applied + history.refused
  const generations = { 0: 0, 1: 0 }
  for (const entry of window.live()) if (entry.provenance !== 'ticket') generations[entry.provenance === 'derived' ? 1 : 0]++
  return {
    epoch: window.epoch, constraintCoverage: measureCoverage(window), points: [...history.points],
    refusalRate: tries === 0 ? 0 : history.refused / tries, generations, alarm: history.alarm, store,
  }
}

function measureCoverage(window: Window): number {
  const laidDown = new Set<string>()
  for (const entry of window.entries()) if (entry.provenance === 'observed') for (const { key } of window.boundClauses(entry)) laidDown.add(key)
  if (laidDown.size === 0) return 1
  const standing = new Set<string>()
  for (const entry of window.live()) if (entry.provenance !== 'ticket') for (const { key } of window.boundClauses(entry)) standing.add(key)
  return [...laidDown].filter((key) => standing.has(key)).length / laidDown.size
}

function meanScores(window: Window): { readonly retained: number | null; readonly verifiable: number | null } {
  let retained = 0, verifiable = 0, live = 0, verbatim = 0
  for (const [id, scores] of window.scores) {
    const entry = window.findLive(id), latest = scores.at(-1)
    if (entry === undefined || latest === undefined) continue
    retained += latest.value
    live++
    if (entry.provenance !== 'observed') continue
    verifiable += latest.value
    verbatim++
  }
  return { retained: live === 0 ? null : retained / live, verifiable: verbatim === 0 ? null : verifiable / verbatim }
}

/** Sign and size of the least-squares slope over equally spaced values. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  return values.reduce((sum, value, index) => sum + (index - middle) * value, 0)
}
