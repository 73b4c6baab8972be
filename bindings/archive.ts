/** The archive of a guard: originals put into the cold store, read back, and fetched again by their key. */
import { StoreError } from '../src/errors.ts'
import type { Key, Proposal, SpanId } from '../src/model.ts'
import type { ColdStore } from '../src/store.ts'
import type { Entry, Window } from '../src/window.ts'
import { callStore, type Chain } from './chain.ts'
import { digest, sameBytes } from './digest.ts'
import { packOriginal, unpackOriginal, type RecalledSpan } from './recall.ts'

export class Archive {
  readonly #store: ColdStore
  readonly #window: Window
  readonly #chain: Chain

  constructor(store: ColdStore, window: Window, chain: Chain) {
    this.#store = store
    this.#window = window
    this.#chain = chain
  }

  /**
   * The originals of the targets are put, synced and read back, which makes them durable; an original on which an edit counts and
   * that the store no longer holds byte for byte is noted as lost, so that the rules can tell. @throws StoreError.
   */
  async settle(proposal: Proposal): Promise<void> {
    const { unstored, wanted } = this.#originalsFor(proposal)
    await this.#makeDurable(unstored)
    for (const entry of wanted) {
      try { await this.fetch(entry) } catch (error) {
        if (!(error instanceof StoreError) || (error.code !== 'corrupt' && error.code !== 'missing')) throw error
        this.#window.lose(entry.id)
      }
    }
  }

  /** The original of a span, hash-checked; a live span that was never put is given as it stands. @throws StoreError `missing`, `corrupt`, `read-failed`. */
  async fetch(entry: Entry): Promise<RecalledSpan> {
    const { key } = entry
    if (key === undefined) {
      if (entry.live) return { text: entry.measure.text, ...(entry.payload === undefined ? {} : { payload: entry.payload.slice() }) }
      throw new StoreError('missing', `the original of span ${JSON.stringify(entry.id)} was never confirmed by the store`)
    }
    const bytes = await callStore('read-failed', () => this.#store.get(key))
    if (bytes === undefined) throw new StoreError('missing', `the store has no original of span ${JSON.stringify(entry.id)}`)
    if (await digest(bytes) !== key) throw new StoreError('corrupt', `the stored original of span ${JSON.stringify(entry.id)} does not match its key`)
    return unpackOriginal(entry, bytes)
  }

  #originalsFor(proposal: Proposal): { readonly unstored: Set<Entry>; readonly wanted: Set<Entry> } {
    const unstored = new Set<Entry>(), wanted = new Set<Entry>()
    for (const edit of proposal.edits) {
      if (edit.op === 'prune' || edit.op === 'rewrite') for (const id of edit.spans) this.#addTarget(id, unstored, wanted)
      if (edit.op === 'restore' || edit.op === 'rederive') {
        const entry = this.#window.find(edit.span)
        const originals = entry === undefined ? [] : edit.op === 'restore' ? (entry.call === undefined ? [entry] : this.#window.callOf(entry.call))
          : this.#window.derivedFrom(entry.id).flatMap((derived) => this.#window.originalsOf(derived))
        for (const original of originals) if (!original.live && original.provenance === 'observed') wanted.add(original)
      }
    }
    return { unstored, wanted }
  }

  #addTarget(id: SpanId, unstored: Set<Entry>, wanted: Set<Entry>): void {
    const entry = this.#window.findLive(id)
    if (entry === undefined || entry.provenance === 'ticket') return
    // An adopted summary is derived and has no copy yet: without one it could never leave.
    if (!entry.stored) unstored.add(entry)
    if (entry.provenance === 'derived') for (const original of this.#window.originalsOf(entry)) (original.stored ? wanted : unstored).add(original)
  }

  async #makeDurable(entries: ReadonlySet<Entry>): Promise<void> {
    const packed: { readonly entry: Entry; readonly key: Key; readonly bytes: Uint8Array }[] = []
    for (const entry of entries) {
      const bytes = packOriginal(entry)
      packed.push({ entry, key: await digest(bytes), bytes })
    }
    if (packed.length === 0) return
    for (const { key, bytes } of packed) await callStore('write-failed', () => this.#store.put(key, bytes))
    await callStore('write-failed', () => this.#store.sync())
    for (const { entry, key, bytes } of packed) {
      const back = await callStore('read-failed', () => this.#store.get(key))
      if (back === undefined || !sameBytes(back, bytes)) throw new StoreError('corrupt', `the store did not give back what was put for span ${JSON.stringify(entry.id)}`)
      this.#window.confirm(entry, key)
      this.#chain.note('durable', { span: entry.id, key })
    }
    await this.#chain.write()
  }
}
