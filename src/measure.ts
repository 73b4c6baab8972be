/** What is known of one text beyond its bytes. The scan is made once; each recogniser runs when a rule first asks for its answer. */
import { findAbsences, statesAbsence, type Range } from './absences.ts'
import { clauseKey, findConstraints, type Clause } from './constraints.ts'
import { isCorrection } from './corrections.ts'
import { findAttributions } from './attribution.ts'
import type { Scan } from './engine.ts'
import { findLiterals, type Literal } from './literals.ts'

/** Measures a text: an engine's `measure`, handed in so that nothing in src/ depends on an engine. */
export type MeasureText = (text: string) => Scan

export class Measure {
  readonly text: string
  readonly scan: Scan
  /** Window index key: 53 bits of the XXH64. A hit is confirmed by comparing texts. */
  readonly hashKey: number
  readonly #measureText: MeasureText
  #clauses: readonly Clause[] | undefined
  #literals: readonly Literal[] | undefined
  #outcome: { readonly absences: readonly Range[]; readonly failures: readonly Range[] } | undefined
  #squeezed: string | undefined

  /** `opaque`: the text is the guard's own; nothing in it is recognised. */
  constructor(text: string, scan: Scan, measureText: MeasureText, opaque = false) {
    if (opaque) {
      this.#clauses = []
      this.#literals = []
      this.#outcome = { absences: [], failures: [] }
    }
    this.text = text
    this.scan = scan
    this.hashKey = (scan.hashHigh & 0x1fffff) * 0x1_0000_0000 + scan.hashLow
    this.#measureText = measureText
  }

  get bytes(): number { return this.scan.bytes }
  /** Constraint clauses, whoever wrote the text. */
  get clauses(): readonly Clause[] { return (this.#clauses ??= findConstraints(this.text, this.scan, this.#measureText)) }
  get literals(): readonly Literal[] { return (this.#literals ??= findLiterals(this.text, this.scan.tokens)) }
  /** Ranges that state an absence, read as the outcome of a tool call. */
  get absences(): readonly Range[] { return this.#readOutcome().absences }
  /** Ranges that report a failed outcome of a tool call. */
  get failures(): readonly Range[] { return this.#readOutcome().failures }
  /** The text with every run of white space as one space: "verbatim, white space aside". */
  get squeezed(): string { return (this.#squeezed ??= squeeze(this.text)) }

  /** Ranges of a replacement that state an absence. */
  stateAbsences(): readonly Range[] { return statesAbsence(this.text, this.scan.markers) }
  findAttributions(): ReturnType<typeof findAttributions> { return findAttributions(this.text, this.scan.markers) }
  /** Whether a user turn corrects the agent; `previous` is the assistant's last turn. */
  isCorrection(previous: string | undefined): boolean { return isCorrection(this.text, previous, this.scan.markers) }
  /** Whether the text holds another verbatim, white space aside. */
  holds(other: string): boolean { return this.squeezed.includes(squeeze(other)) }

  #readOutcome() { return (this.#outcome ??= findAbsences(this.text, this.scan.markers)) }
}

export function squeeze(text: string): string { return text.replace(/\s+/gu, ' ').trim() }
export { clauseKey }
