/**
 * Weighs a clause of any language but English. Word order differs, so the evidence is what the tables say: phrases that bind,
 * negation next to an imperative or an infinitive, amounts in clauses without a statement, and what releases them.
 */
import { anyVerb } from './grammar.ts'
import { phraseBit as P, wordBit as W } from './lexicon.ts'
import type { Force, Reading, Weight } from './scale.ts'
import { gapBit, gatherBits, type Token } from './tokens.ts'

const segmentGap = gapBit.comma | gapBit.dash | gapBit.bracket | gapBit.colon
const directive = W.imperative | W.manner | W.shun
/** Languages whose verb closes the clause. */
const verbLast = new Set(['tr', 'hi', 'ja', 'ko'])
const infinitiveLast = new Set(['de', 'nl'])
const standing = P.bound | P.scope | P.condition | P.when | P.always | P.never | P.without | P.format | P.none | P.universal | P.prohibit

export function weighInflected(reading: Reading): Weight | undefined {
  return new Inflected(reading).decide()
}

class Inflected {
  private readonly tokens: readonly Token[]
  private readonly lang: string
  private readonly reading: Reading
  private readonly all: number
  private readonly words: number
  private readonly amounts: boolean
  private best = 0
  private force: Force = 'require'

  constructor(reading: Reading) {
    this.reading = reading
    this.lang = reading.lang
    this.tokens = reading.tokens
    this.all = gatherBits(reading.tokens)
    let words = 0
    for (const token of this.tokens) if (!token.quoted) words |= token.word
    this.words = words
    this.amounts = this.tokens.some((token) => token.amount || (token.word & W.number) !== 0)
  }

  decide(): Weight | undefined {
    const polite = (this.all & P.polite) !== 0
    if (this.reading.asked && !polite) return undefined
    if (this.reading.asked && (this.all & standing & ~P.universal) === 0) return undefined
    if ((this.all & P.wondering) !== 0) return undefined
    if (this.isForeignHead()) return undefined
    let start = 0, past = false
    while (start < this.tokens.length) {
      let end = start + 1
      while (end < this.tokens.length && (this.tokens[end]!.gap & segmentGap) === 0) end++
      const bits = gatherBits(this.tokens, start, end)
      let words = 0
      for (let index = start; index < end; index++) if (!this.tokens[index]!.quoted) words |= this.tokens[index]!.word
      const finite = (words & (W.finite | W.bygone | W.irrealis)) !== 0
      if (finite) past = this.isPast(start, end, words)
      this.weighSegment(start, end, bits, words, past)
      // what a condition says of the past does not reach the main clause
      if ((bits & P.when) !== 0) past = false
      start = end
    }
    this.weighSequence()
    return this.best === 0 ? undefined : { force: this.nameForce(), strength: this.best }
  }

  private bind(force: Force, strength: number, release: number): void {
    if (strength <= release || strength <= this.best) return
    this.best = strength
    this.force = force
  }

  private nameForce(): Force {
    if (this.force === 'prohibit') return this.force
    if ((this.all & P.condition) !== 0) return 'condition'
    if ((this.all & (P.bound | P.scope)) !== 0 && this.force !== 'condition') return 'bound'
    return (this.all & P.when) !== 0 ? 'condition' : this.force
  }

  private phrase(index: number): number { const token = this.tokens[index]; return token === undefined
    || token.quoted ? 0 : token.phrase }
  private word(index: number): number { const token = this.tokens[index]; return token === undefined
    || token.quoted ? 0 : token.word }

  private isForeignHead(): boolean {
    let foreign = false
    for (const token of this.reading.head) {
      if ((token.phrase & (P.report | P.mention)) !== 0 || (token.word & (W.telling | W.other | W.source)) !== 0) foreign = true
      if ((token.phrase & (P.always | P.prohibit | P.require)) !== 0) return false
    }
    return foreign
  }

  private isPast(start: number, end: number, words: number): boolean {
    if ((words & W.bygone) !== 0) return true
    if (!infinitiveLast.has(this.lang) || (words & W.finite) === 0) return false
    const last = this.tokens[end - 1]!
    if (/^(?:te|zu)$/.test(this.tokens[end - 2]?.text ?? '')) return false
    return last.text.startsWith('ge') && /(?:t|d|en)$/.test(last.text) && (this.phrase(end - 1) === 0)
      && !this.isPassive(start, end)
  }

  /** A passive of the present: "wird geprüft", "worden getest". */
  private isPassive(start: number, end: number): boolean {
    for (let index = start; index < end; index++) if (/^(?:wird|werden|wordt|worden|sind|ist)$/.test(this.tokens[index]!.text)) return true
    return false
  }

  private released(past: boolean, words: number): number {
    let release = this.reading.quoted ? 2 : 0
    if ((this.all & (P.report | P.mention)) !== 0 || (this.words & W.telling) !== 0) release = 3
    if (past || (this.all & (P.past | P.hedge)) !== 0) release = Math.max(release, 2)
    if ((words & W.irrealis) !== 0) release = Math.max(release, 2)
    if ((words & W.other) !== 0) release = Math.max(release, 2)
    return release
  }

  private skipFillers(start: number, end: number): number {
    let index = start
    while (index < end && ((this.word(index) & W.filler) !== 0 || (this.phrase(index) & (P.polite | P.order | P.cue)) !== 0)
      && (this.phrase(index) & ~(P.polite | P.order | P.cue)) === 0 && (this.word(index) & anyVerb) === 0) index++
    return index < end ? index : start
  }

  private weighSegment(start: number, end: number, bits: number, words: number, past: boolean): void {
    const release = this.released(past, words)
    const first = this.skipFillers(start, end)
    const self = (words & W.self) !== 0, agent = (words & W.agent) !== 0
    this.weighDirective(start, first, end, bits, words, release)
    for (let index = start; index < end; index++) {
      const phrase = this.phrase(index)
      if (phrase === 0) continue
      const agentBonus = agent ? 1 : 0
      if ((phrase & P.prohibit) !== 0) this.bind('prohibit', 2 + agentBonus, self
        && !agent ? Math.max(release, (phrase & P.condition) !== 0 ? 0 : 1) : release)
      if ((phrase & P.condition) !== 0) this.bind('condition', 2, release)
      if ((phrase & P.require) !== 0) this.bind('require', self && !agent ? 0 : 2 + agentBonus, release)
      if ((phrase & P.advise) !== 0) this.bind('require', self && !agent ? 0 : 2, release)
      if ((phrase & P.permit) !== 0) this.bind('require', self && !agent ? 0 : agent || index === first ? 2 : 1, release)
      if ((phrase & P.unable) !== 0 && agent) this.bind('prohibit', 2, release)
      if ((phrase & P.bound) !== 0) this.bind('bound', this.bound(words), release)
      if ((phrase & P.scope) !== 0) this.bind('bound', this.scope(index, first, end, bits, words), release)
      if ((phrase & P.always) !== 0) this.bind('require', agent ? 2 : (words & (directive | W.infinitive)) !== 0 ? 2
        : (words & (W.finite | W.self | W.other)) === 0 && first === start && end - start > 1 ? 1 : 0, release)
      if ((phrase & P.format) !== 0) this.bind('require', (words & W.finite) === 0 && (words & W.self) === 0 ? 1 : 0, release)
    }
    if ((this.phrase(first) & P.none) !== 0
      && end - first > 1) this.bind('prohibit', (words & W.finite) === 0 ? 2 : (bits & (P.scope | P.without | P.when)) !== 0 ? 1
      : 0, release)
    if ((bits & P.never) !== 0 && (agent || (words & (W.finite | W.self | W.other)) === 0)) this.bind('prohibit', 1, release)
    if ((bits & P.universal) !== 0 && (this.phrase(first) & P.universal) !== 0
      && (words & W.stative) !== 0) this.bind('require', 1, release)
    if ((words & W.stative) !== 0 && !self) this.bind('require', 1, Math.max(release, (words & W.bygone) !== 0 ? 2 : 0))
    if (this.reading.compares) this.bind('bound', 2, release)
    if (this.reading.head.some((token) => (token.word & W.label) !== 0
      || (token.phrase & (P.prohibit | P.require | P.bound)) !== 0)
      && this.tokens.length < 10) this.bind(this.amounts ? 'bound' : 'require', 2, release)
    if (start > 0 && (this.phrase(start) & P.not) !== 0 && (words & W.finite) === 0 && !self && this.tokens.length > 2
      && (this.words & (W.finite | W.bygone | W.self)) === 0) this.bind('require', 1, release)
  }

  /** Imperatives and infinitives that tell the reader what to do, and their negations. */
  private weighDirective(start: number, first: number, end: number, bits: number, words: number, release: number): void {
    const negative = P.dont | P.never | P.none
    let denied = -1
    for (let index = start; index < end; index++) {
      if ((this.phrase(index) & negative) !== 0 && denied < 0) denied = index
      if (denied < 0 || index === denied) continue
      const word = this.word(index)
      const near = index - denied <= 4
      if (near && (word & (directive | W.task | W.dual | (infinitiveLast.has(this.lang) ? 0 : W.infinitive))) !== 0
        && (words & (W.finite | W.self | W.bygone)) === 0) return this.bind('prohibit', 3, release)
      if (infinitiveLast.has(this.lang) && index === end - 1 && !this.tokens[index]!.capital
        && (word & (W.infinitive | W.imperative)) !== 0
        && (words & (W.finite | W.self | W.bygone)) === 0) return this.bind('prohibit', 3, release)
    }
    const closing = this.word(end - 1)
    if (verbLast.has(this.lang) && (closing & (directive | W.task | W.dual)) !== 0) {
      if ((closing & W.shun) !== 0) return this.bind('prohibit', 3, release)
      if ((closing & directive) !== 0 || (this.all & standing) !== 0 || this.isSequence()) return this.bind('require', 3, release)
    }
    if ((this.phrase(first) & P.when) !== 0) {
      for (let index = first + 2; index < end; index++) {
        if ((this.word(index) & (W.manner | W.shun)) === 0 || (this.phrase(index - 1) & P.when) !== 0
          || (this.word(index) & (W.bygone | W.finite)) !== 0) continue
        return this.bind('condition', 2, (this.all & (P.past | P.hedge | P.report)) !== 0
          || (words & (W.irrealis | W.self)) !== 0 ? 2 : 0)
      }
    }
    const lead = (this.tokens[first]!.gap & gapBit.unread) !== 0 ? 0 : this.word(first)
    if ((bits & negative) !== 0 && (lead & (directive | W.task | W.dual)) !== 0
      && (words & (W.finite | W.self)) === 0) return this.bind('prohibit', 3, release)
    if ((lead & W.shun) !== 0) return this.bind('prohibit', 3, release)
    if ((lead & (W.imperative | W.manner)) !== 0) return this.bind('require', 3, release)
    if ((lead & (W.task | W.dual)) !== 0 && ((this.all & standing) !== 0
      || this.isSequence())) return this.bind('require', 3, release)
    // an object or an adverb may stand before the imperative
    for (let index = first + 1; index < end; index++) {
      const word = this.word(index)
      if ((word & (W.manner | W.shun)) !== 0
        && (words & (W.finite | W.bygone | W.self | W.other)) === 0) return this.bind((word & W.shun) !== 0 ? 'prohibit'
        : 'require', 2, release)
      if ((word & (W.imperative | W.task | W.dual)) !== 0 && (words & (W.finite | W.bygone | W.self)) === 0
        && ((this.all & standing) !== 0 || this.isSequence())) return this.bind('require', 2, release)
    }
    if (infinitiveLast.has(this.lang) && (closing & W.infinitive) !== 0 && (words & (W.finite | W.bygone | W.self)) === 0
      && (bits & (standing | P.polite)) !== 0) this.bind('require', 2, release)
    if ((lead & W.infinitive) !== 0 && (words & (W.finite | W.bygone | W.self)) === 0
      && (bits & standing) !== 0) this.bind('require', 2, release)
  }

  /** First this, then that: two marks of order in two segments, nothing of it told of the past or of oneself. */
  private weighSequence(): void {
    let marks = 0, segments = 0
    for (let index = 0; index < this.tokens.length; index++) {
      if ((this.tokens[index]!.gap & segmentGap) !== 0) segments++
      if ((this.phrase(index) & P.order) !== 0 && marks === segments) marks++
    }
    if (marks < 2 || (this.words & (W.bygone | W.self | W.irrealis)) !== 0) return
    this.bind('require', 2, (this.all & (P.past | P.hedge | P.report)) !== 0 ? 2 : 0)
  }

  private isSequence(): boolean {
    if ((this.all & P.order) === 0) return false
    let verbs = 0
    for (const token of this.tokens) if ((token.word & (anyVerb | W.imperative | W.infinitive)) !== 0) verbs++
    return verbs > 1
  }

  private bound(words: number): number {
    if ((words & W.self) !== 0) return 0
    if (((words & (directive | W.task | W.dual | W.infinitive)) !== 0 && (words & W.finite) === 0)
      || (this.all & (P.require | P.advise | P.permit | P.prohibit)) !== 0) return 2
    if ((words & W.stative) !== 0) return 2
    if ((words & W.finite) !== 0) return (words & W.deliverable) !== 0 && this.amounts ? 1 : 0
    return this.amounts ? 2 : (words & W.bygone) !== 0 ? 0 : 1
  }

  private scope(index: number, first: number, end: number, bits: number, words: number): number {
    if ((words & W.self) !== 0) return 0
    if ((words & (directive | W.task | W.dual | W.infinitive)) !== 0 && (words & W.finite) === 0) return 2
    if ((bits & (P.require | P.advise | P.permit | P.prohibit)) !== 0) return 2
    if ((words & (W.finite | W.bygone)) !== 0) return 0
    return index === first || index === end - 1 ? 1 : 0
  }
}
