/** A text with what was found in it marked: by colour, or, without colour, by a row of signs under each line. */
import type { Measure } from '../../src/measure.ts'
import { graphemes, paint, sanitise, type Look, type Style } from './terminal.ts'

const force = { prohibit: 1, require: 2, bound: 3, condition: 4 } as const
const signs = ['', 'P', 'R', 'B', 'C']
const forceStyles: readonly (readonly Style[])[] = [[], ['bold', 'red'], ['bold', 'yellow'], ['bold', 'magenta'], ['bold', 'blue']]
const literalBit = 8, absenceBit = 16, startBit = 32

interface Cell { readonly text: string; readonly columns: number; readonly mark: number; readonly breakable: boolean }

/** The marked text, its legend and the counts. */
export function markText(measure: Measure, look: Look): string {
  const { text } = measure
  const marks = new Uint8Array(text.length)
  for (const clause of measure.clauses) {
    marks.fill(force[clause.force], clause.start, clause.end)
    marks[clause.start]! |= startBit
  }
  for (const ranges of [measure.literals]) for (const { start, end } of ranges) for (let unit = start; unit < end; unit++) marks[unit]! |= literalBit
  for (const { start, end } of measure.absences) for (let unit = start; unit < end; unit++) marks[unit]! |= absenceBit

  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const gutter = Math.max(2, String(lines.length).length) + 2
  const out: string[] = []
  let at = 0
  lines.forEach((line, index) => {
    const shown = line.endsWith('\r') ? line.slice(0, -1) : line
    const rows = breakRows(readCells(shown, at, marks), Math.max(20, look.columns - gutter))
    rows.forEach((row, part) => {
      const number = part === 0 ? String(index + 1).padStart(gutter - 2) : ' '.repeat(gutter - 2)
      out.push(`${paint(number, ['dim'], look)}  ${paintRow(row, look)}`.trimEnd())
      const under = look.colour ? '' : signRow(row)
      if (under !== '') out.push(`${' '.repeat(gutter)}${under}`)
    })
    at += line.length + 1
  })
  return [...out, '', ...writeLegend(look), ...writeCounts(measure), ''].join('\n')
}

function readCells(line: string, at: number, marks: Uint8Array): Cell[] {
  return [...graphemes(line)].map(({ text, at: offset, columns }) => {
    const shown = sanitise(text)
    return { text: shown, columns: shown === text ? columns : shown.length, mark: marks[at + offset]!, breakable: /^\s/u.test(text) }
  })
}

/** Rows of at most `width` columns, broken at the last space where there is one. */
function breakRows(cells: readonly Cell[], width: number): Cell[][] {
  const rows: Cell[][] = []
  let row: Cell[] = [], columns = 0
  for (const cell of cells) {
    if (columns + cell.columns > width && row.length > 0) {
      const space = row.findLastIndex((one) => one.breakable)
      const rest = space > 0 ? row.splice(space + 1) : []
      rows.push(row)
      row = rest
      columns = rest.reduce((sum, one) => sum + one.columns, 0)
    }
    row.push(cell)
    columns += cell.columns
  }
  rows.push(row)
  return rows
}

function paintRow(row: readonly Cell[], look: Look): string {
  let line = '', run = '', current = 0
  for (const cell of [...row, undefined]) {
    const mark = cell === undefined ? -1 : cell.mark & ~startBit
    if (mark !== current) {
      line += paint(run, stylesOf(current), look)
      run = ''
      current = mark
    }
    run += cell?.text ?? ''
  }
  return line
}

function stylesOf(mark: number): readonly Style[] {
  const clause = forceStyles[mark & 7] ?? []
  const literal: readonly Style[] = (mark & literalBit) === 0 ? [] : clause.length > 0 ? ['underline'] : ['cyan', 'underline']
  return [...clause, ...literal, ...((mark & absenceBit) === 0 ? [] : ['inverse'] as const)]
}

function signRow(row: readonly Cell[]): string {
  return row.map(({ mark, columns }) => {
    const clause = mark & 7
    const sign = (mark & absenceBit) !== 0 ? '0' : (mark & startBit) !== 0 ? signs[clause]! : (mark & literalBit) !== 0 ? '=' : clause > 0 ? '-' : ' '
    return sign + (clause > 0 || sign !== ' ' ? (sign === signs[clause] ? '-' : sign) : ' ').repeat(Math.max(0, columns - 1))
  }).map((sign, at) => sign.slice(0, row[at]!.columns)).join('').trimEnd()
}

function writeLegend(look: Look): string[] {
  if (!look.colour) return ['P--- prohibits  R--- requires  B--- bounds  C--- sets a condition', '==== literal     0000 absence', '']
  const words: readonly (readonly [string, readonly Style[]])[] = [
    ['prohibits', forceStyles[1]!], ['requires', forceStyles[2]!], ['bounds', forceStyles[3]!], ['sets a condition', forceStyles[4]!], ['literal', ['cyan', 'underline']], ['absence', ['inverse']],
  ]
  return [words.map(([word, styles]) => paint(word, styles, look)).join('  '), '']
}

function writeCounts(measure: Measure): string[] {
  return [
    countKinds('rule', measure.clauses.map((clause) => clause.force)),
    countKinds('literal', measure.literals.map(({ kind }) => kind)),
    countKinds('absence', measure.absences.map(() => '')),
  ]
}

/** `3 rules: 2 prohibit, 1 bound`. */
export function countKinds(noun: string, kinds: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const shown = [...counts].filter(([kind]) => kind !== '').sort(([, one], [, other]) => other - one).map(([kind, count]) => `${count} ${kind}`)
  return `${kinds.length} ${noun}${kinds.length === 1 ? '' : 's'}${shown.length === 0 ? '' : `: ${shown.join(', ')}`}`
}
