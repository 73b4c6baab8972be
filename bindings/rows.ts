/** The rows of an engine's span table that belong to the spans of one guard: what is live has a row, what left has none. */
import type { Engine, RowHandle, Scan } from '../src/engine.ts'
import type { SpanId } from '../src/model.ts'
import type { Pass } from '../src/pass.ts'

/** Rows made for a pass that is not saved yet. */
export type Reserved = readonly (readonly [SpanId, RowHandle])[]

export class Rows {
  readonly #engine: Engine
  readonly #handles = new Map<SpanId, RowHandle>()

  constructor(engine: Engine) { this.#engine = engine }

  /** A row for an observed or adopted span. @throws LimitError, KernelError. */
  admit(id: SpanId, text: string): Scan {
    const { handle, scan } = this.#engine.admit(text, { derived: false, generation: 0, sources: [] })
    this.#handles.set(id, handle)
    return scan
  }

  /** Room for every text that a pass makes or brings back, so that its swap cannot fail. @throws LimitError, KernelError; nothing is kept then. */
  reserve(pass: Pass): Reserved {
    const rows: [SpanId, RowHandle][] = []
    try {
      for (const { id, measure, targets } of pass.replacements) {
        const sources = targets.filter(({ provenance }) => provenance === 'observed').map((target) => this.#handles.get(target.id)).filter((handle) => handle !== undefined)
        rows.push([id, this.#engine.admit(measure.text, { derived: true, generation: 1, sources }).handle])
      }
      for (const entries of pass.restored.values()) for (const { id, measure } of entries) if (!this.#handles.has(id)) {
        rows.push([id, this.#engine.admit(measure.text, { derived: false, generation: 0, sources: [] }).handle])
      }
      return rows
    } catch (error) {
      this.giveUp(rows)
      throw error
    }
  }

  /** The pass was not saved. */
  giveUp(rows: Reserved): void { for (const [, handle] of rows) this.#engine.release(handle) }

  /** The pass was swapped: its rows stand, those of what left or was replaced are freed. */
  keep(rows: Reserved, leaving: Iterable<SpanId>): void {
    for (const [id, handle] of rows) {
      const replaced = this.#handles.get(id)
      this.#handles.set(id, handle)
      if (replaced !== undefined) this.#engine.release(replaced)
    }
    for (const id of leaving) {
      const handle = this.#handles.get(id)
      this.#handles.delete(id)
      if (handle !== undefined) this.#engine.release(handle)
    }
  }

  releaseAll(): void {
    for (const handle of this.#handles.values()) this.#engine.release(handle)
    this.#handles.clear()
  }
}
