/** The grammar of one clause, as far as binding depends on it: where the finite verb stands, its tense, and who its subject is. */
import { phraseBit as P, readWord, wordBit as W } from './lexicon.ts'
import { gapBit, type Token } from './tokens.ts'

export type Tense = 'none' | 'present' | 'past' | 'perfect' | 'modal' | 'unreal'
/** `party` is a third party named by a noun, `other` one named by a pronoun. */
export type Doer = 'none' | 'agent' | 'self' | 'we' | 'other' | 'party' | 'it' | 'thing'

export const anyVerb = W.manner | W.shun | W.task | W.dual
const modal = P.require | P.advise | P.unable | P.permit | P.prohibit | P.wont
const pronounI = /^(?:i|i'm|i've|i'd|i'll)$/
const pronounWe = /^(?:we|we're|we've|we'd|we'll)$/
const pronounYou = /^(?:you|you're|you'll|yourself)$/
const pronounIt = /^(?:it|this|that|there|it's|that's|there's)$/
const beforeParticiple = /^(?:is|are|be|been|being|get|gets|as|was|were|it's|that's|having|you're|they're|we're|i'm)$/
const haves = /^(?:has|have|i've|we've|they've|you've)$/
const bareFinite = /^(?:go|get|come|stay|remain|use|start|end|begin|carry|need|take|happen|follow|match|live|belong|default|describe|contain|include|fit|run|appear|land|require|refer|open|mention|mean|leave|see|have|are|apply|hold|count|win|prevail)$/
const noSubject = /^(?:most|many|some|few|several|these|those|other|two|three|both|lots|plenty)$/
const segmentGap = gapBit.comma | gapBit.dash | gapBit.bracket | gapBit.colon

/** Tokens before a verb among which its subject is sought. */
const farthestSubject = 40

export class Grammar {
  readonly tokens: readonly Token[]
  readonly lang: string
  constructor(tokens: readonly Token[], lang: string) { this.tokens = tokens; this.lang = lang }

  at(index: number): Token | undefined { return this.tokens[index] }
  text(index: number): string { return this.tokens[index]?.text ?? '' }
  phrase(index: number): number { const token = this.tokens[index]; return token === undefined
    || token.quoted ? 0 : token.phrase }
  word(index: number): number { const token = this.tokens[index]; return token === undefined || token.quoted ? 0 : token.word }

  /** One past the last token of the segment that begins at `start`. */
  segmentEnd(start: number): number {
    let index = start + 1
    while (index < this.tokens.length && (this.tokens[index]!.gap & segmentGap) === 0) index++
    return index
  }

  /** A word that can be a verb's base form: one of the tables, or one that has no other form's ending. */
  isBase(index: number): boolean {
    const token = this.at(index)
    if (token === undefined || token.quoted) return false
    if ((token.word & anyVerb) !== 0) return true
    return token.word === 0 && token.phrase === 0 && token.text !== '' && !/(?:ed|ing|s|ly)$/.test(token.text)
  }

  /** A verb of the tables in the third person of the present. */
  isThird(index: number): boolean {
    const word = this.text(index)
    if (!word.endsWith('s') || word.length < 4) return false
    return (readWord(word.slice(0, -1), this.lang) & anyVerb) !== 0 || (word.endsWith('es')
      && (readWord(word.slice(0, -2), this.lang) & anyVerb) !== 0)
  }

  /** Whether a verb at the head of a segment is an imperative and not a noun with a predicate behind it. */
  isImperative(index: number, end: number): boolean {
    const token = this.at(index)
    if (token === undefined || token.quoted) return false
    const next = this.at(index + 1)
    if ((token.word & anyVerb) === 0) {
      // a word that no table knows, before a determiner and without a verb behind it, reads as an imperative
      const object = next !== undefined && index + 1 < end && ((next.word & W.article) !== 0
        || (next.phrase & (P.universal | P.none)) !== 0 || next.text === 'your')
      return token.word === 0 && object && this.isBase(index) && token.text.length > 2 && this.findFinite(index, end).index < 0
    }
    if (next === undefined || index + 1 >= end) return true
    if (/^(?:of|is|are|was|were|has|had|did|will|would|could|might)$/.test(next.text) || (next.phrase & modal) !== 0) return false
    if (index + 2 >= end && next.text.endsWith('ed') && !next.text.endsWith('eed')) return false
    const finite = this.scanFinite(index + 1, end)
    if (finite.index < 0 || finite.index > index + 4) return true
    return (next.word & (W.article | W.preposition | W.agent | W.self | W.asker)) !== 0 || next.phrase !== 0
      || /^(?:it|them|him|her)$/.test(next.text)
  }

  /** The first finite verb from an index on that stands in no subordinate clause. */
  findFinite(from: number, end: number): { readonly index: number; readonly tense: Tense } {
    const known = this.scanFinite(from, end)
    if (known.index >= 0) return known.tense === 'past' || known.tense === 'perfect' ? this.passContact(known, end) : known
    for (let index = from + 1; index < end; index++) {
      const token = this.tokens[index]!, before = this.tokens[index - 1]!
      if (token.quoted || token.phrase !== 0 || before.quoted || before.amount) continue
      if ((before.word & (W.article | W.preposition | W.number)) !== 0
        || (before.phrase & (P.universal | P.near | P.dont | P.when | P.scope)) !== 0) continue
      if ((before.phrase & P.none) !== 0 && !/^(?:nobody|no one|nothing|none)$/.test(before.text)) continue
      const next = this.tokens[index + 1]
      if (next !== undefined && (next.phrase & (modal | P.dont | P.not)) !== 0) continue
      const objectless = next === undefined || index + 1 >= end || next.gap !== 0 || ((next.word & W.preposition) !== 0
        && !/^(?:with|in|at|on|to)$/.test(next.text)) || (next.phrase !== 0 && index + 2 >= end)
      if ((this.isThird(index) && !objectless) || ((bareFinite.test(token.text) || ((token.word & W.manner) !== 0
        && next !== undefined)) && /[^s]s$|^(?:nobody|all|both|everyone)$/.test(before.text))) return { index, tense: 'present' }
    }
    return known
  }

  /** "Files we deleted must not be restored": the past verb belongs to the subject, the modal verb to the clause. */
  private passContact(known: { readonly index: number; readonly tense: Tense }, end: number): { readonly index: number; readonly tense: Tense } {
    if ((this.word(known.index) & W.telling) !== 0 && (this.phrase(known.index + 1) & modal) === 0
      && (this.word(known.index + 1) & W.preposition) === 0) return known
    for (let index = known.index + (/^(?:was|were|had|did)$/.test(this.text(known.index)) ? 2 : 1); index < end
      && index < known.index + 7; index++) {
      const token = this.tokens[index]!
      if ((token.word & (W.relative | W.self | W.other)) !== 0 || (token.phrase & (P.when | P.report)) !== 0) return known
      if ((token.phrase & modal) !== 0 && this.text(index - 1) !== 'to') return { index, tense: 'modal' }
    }
    return known
  }

  private scanFinite(from: number, end: number): { readonly index: number; readonly tense: Tense } {
    let subordinate = 0
    for (let index = from; index < end; index++) {
      const token = this.tokens[index]!
      if (token.quoted) continue
      if (index > from && ((token.word & W.relative) !== 0 || (token.phrase & P.when) !== 0
        || ((token.phrase & (P.scope | P.condition | P.prohibit)) !== 0
        && /(?:^| )(?:if|when|after|while|once|before|until|unless|till|that|before i|until i|after i|when i|once i)$/.test(token.text)))) { subordinate++; continue }
      const tense = this.tense(index, from)
      if (tense === 'none') continue
      if (subordinate > 0) { subordinate--; continue }
      return { index, tense }
    }
    return { index: -1, tense: 'none' }
  }

  private tense(index: number, from: number): Tense {
    const token = this.tokens[index]!
    if ((token.phrase & modal) !== 0) return token.text === 'may' && this.isMonth(index) ? 'none' : 'modal'
    if ((token.word & W.irrealis) !== 0) return 'unreal'
    if ((token.word & W.bygone) !== 0 && !this.isParticiple(index)) return 'past'
    if ((token.word & W.finite) !== 0) return haves.test(token.text) && this.hasParticiple(index + 1) ? 'perfect' : 'present'
    return this.isPast(index, from) ? 'past' : 'none'
  }

  hasParticiple(index: number): boolean {
    for (let at = index; at < index + 3; at++) {
      const token = this.at(at)
      if (token === undefined) return false
      if ((token.word & (W.perfect | W.bygone)) !== 0 || /[^e]ed$/.test(token.text)) return true
      if ((token.word & (W.article | W.preposition)) !== 0) return false
    }
    return false
  }

  private isParticiple(index: number): boolean {
    const before = this.at(index - 1)
    if (before === undefined) return false
    return beforeParticiple.test(before.text) || (before.phrase & (P.prohibit | P.not | P.require | P.dont | P.never)) !== 0
      || (before.word & (W.article | W.preposition)) !== 0
  }

  /** Whether an `-ed` word is the main verb in the past tense. */
  private isPast(index: number, from: number): boolean {
    const token = this.tokens[index]!
    if (token.text.length < 4 || !token.text.endsWith('ed') || token.text.endsWith('eed') || (token.word & anyVerb) !== 0
      || token.phrase !== 0) return false
    const before = index > 0 ? this.at(index - 1) : undefined, next = this.at(index + 1)
    if (index === from) return next !== undefined && ((next.word & W.article) !== 0 || next.amount)
    if (before === undefined || this.isParticiple(index) || (next === undefined
      && /^(?:required|needed|wanted|allowed|permitted|expected)$/.test(token.text))) return false
    if ((before.phrase & (P.universal | P.none | P.not | P.near)) !== 0) return /^(?:nobody|no one|none|nothing)$/.test(before.text)
    if ((before.word & (W.finite | W.perfect | W.number)) !== 0 || before.amount) return false
    if (next === undefined || (next.gap & segmentGap) !== 0) return (before.word & (W.self | W.other | W.relative)) !== 0
      || next === undefined
    if (next.text === 'by') return false
    return (next.word & (W.article | W.preposition | W.self | W.other | W.number)) !== 0 || next.amount || next.phrase !== 0
      || next.text.endsWith('ly') || (before.word & (W.self | W.other)) !== 0
  }

  /** Who does what a verb says: the subject between `start` and the verb. */
  subject(start: number, verb: number): Doer {
    if (verb <= start) return 'none'
    let found: Doer = 'thing'
    for (let index = Math.max(start, verb - farthestSubject); index < verb; index++) {
      const token = this.tokens[index]!
      if (token.quoted) continue
      if (index > start && (this.word(index - 1) & W.preposition) !== 0) continue
      if (index > start + 1 && (this.word(index - 2) & W.preposition) !== 0 && (this.word(index - 1) & W.article) !== 0) continue
      if (index > start && (token.word & W.relative) !== 0) { found = 'thing'; continue }
      // "whatever he asks for", "anything you find": the pronoun is of a clause inside the subject
      const inner = index === start + 1 && index + 1 < verb && ((this.phrase(start) & P.universal) !== 0
        || /^(?:whatever|whoever|whichever|what)$/.test(this.text(start)))
      if (inner && !pronounYou.test(token.text)) continue
      if (pronounI.test(token.text)) { found = 'self'; continue }
      if (pronounWe.test(token.text)) { found = 'we'; continue }
      if (pronounYou.test(token.text)) { found = 'agent'; continue }
      if (/^(?:they|they're)$/.test(token.text)) { found = 'it'; continue }
      if (/^(?:their|his|her)$/.test(token.text) && index > 0) continue
      const compound = index + 1 < verb && this.isPlainNoun(index + 1)
        && !/^(?:they|they're|they've|they'd|he|she|their|his|her)$/.test(token.text)
      if (((token.word & W.other) !== 0 || token.text === 'other') && !compound
        && found !== 'agent') found = /^(?:he|he's|she|she's|they've|they'd)$/.test(token.text) ? 'other' : 'party'
      else if ((token.word & W.agent) !== 0 && found === 'thing' && !/^your/.test(token.text)) found = 'agent'
      else if (pronounIt.test(token.text) && index + 1 === verb) found = 'it'
    }
    return found
  }

  /** A word that no table knows or a path: a noun, for want of anything else. */
  private isPlainNoun(index: number): boolean {
    const token = this.tokens[index]!
    return token.gap === 0 && token.phrase === 0 && !token.amount && (token.literal
      || (token.word & ~(W.deliverable | anyVerb | W.label)) === 0) && !/(?:ed|ly)$/.test(token.text)
  }

  /** Whether a relative pronoun stands before a position of the segment. */
  isRelated(start: number, at: number): boolean {
    for (let index = start; index < at; index++) if ((this.word(index) & W.relative) !== 0) return true
    return false
  }

  /** Whether a word stands in a relative clause ("one that always asks"). */
  isRelative(from: number, at: number): boolean {
    for (let index = at - 1; index > from; index--) {
      if ((this.word(index) & W.relative) !== 0) return true
      if (this.tokens[index]!.gap !== 0 || (this.word(index) & (W.finite | W.bygone)) !== 0) return false
    }
    return false
  }

  /** `be` and a participle after a modal verb. */
  isPassive(modalAt: number): boolean {
    return this.text(modalAt + 1) === 'be' && /(?:ed|en|t|n|ne|de)$/.test(this.text(modalAt + 2))
  }

  /** `have` and a participle after a modal verb: a guess about the past, not a rule. */
  isGuess(modalAt: number): boolean {
    return this.text(modalAt + 1) === 'have' && this.hasParticiple(modalAt + 2)
  }

  /** "May" as a month. */
  isMonth(index: number): boolean {
    const token = this.tokens[index]!
    return token.capital && (index > 0 || this.at(1)?.amount === true) && (this.tokens.length < 4
      || this.at(index - 1)?.amount === true || this.at(index + 1)?.amount === true || index === this.tokens.length - 1)
  }

  isDefinite(index: number): boolean {
    return /^(?:the|this|that|these|those|my|our|its|a|an)$/.test(this.text(index))
  }

  /** A subject without article whose head is plural: what things of a kind do. */
  isKind(from: number, verb: number): boolean {
    const finite = Math.min(verb, this.tokens.length)
    const first = this.at(from)
    if (first === undefined || first.amount || first.quoted || noSubject.test(first.text)
      || (first.phrase & ~P.near) !== 0) return false
    if ((first.word & (W.article | W.self | W.other | W.agent | W.number | W.finite | W.preposition | W.asker | W.relative)) !== 0) return false
    for (let index = from; index < finite; index++) {
      const token = this.tokens[index]!
      if ((token.word & (W.preposition | W.relative | W.self | W.other)) !== 0 && index > from) return false
      if (/[^siu]s$/.test(token.text) && (token.word & W.finite) === 0
        && !/^(?:yes|this|always|perhaps|thanks|cheers)$/.test(token.text)) return true
    }
    return false
  }
}
