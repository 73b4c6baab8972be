/**
 * Weighs one clause: what in it binds against what releases. Strengths: 3 a directive addressed to the reader, 2 an obligation or
 * a bound laid on a thing, 1 a custom stated as a fact. A clause binds if a strength is above what releases it.
 */
import { anyVerb, Grammar, type Doer, type Tense } from './grammar.ts'
import { weighInflected } from './inflection.ts'
import { phraseBit as P, readWord, wordBit as W } from './lexicon.ts'
import { gapBit, gatherBits, type Token } from './tokens.ts'

export type Force = 'prohibit' | 'require' | 'bound' | 'condition'
export interface Weight { readonly force: Force; readonly strength: number }

/** A clause as it is weighed. `head` are the tokens of the label before its colon. */
export interface Reading {
  readonly lang: string
  readonly tokens: readonly Token[]
  readonly head: readonly Token[]
  readonly asked: boolean
  readonly quoted: boolean
  /** a comparison sign next to a number, outside code */
  readonly compares: boolean
  /** a colon follows: a heading rather than a sentence */
  readonly labels: boolean
  /** what would be work or a description in a message is taken as an order: for texts that may not give any */
  readonly loose: boolean
  /** follows a short question without a verb, which is its condition: "Stuck? Ask." */
  readonly answers: boolean
}

/** Phrases that make a habit or a rule of an imperative that would else be one piece of work. */
const standing = P.bound | P.scope | P.condition | P.when | P.always | P.never | P.without | P.format | P.none | P.dont | P.prohibit
/** Segments of one clause that are weighed; a clause of more is a list or a flood. */
const mostSegments = 24
const segmentGap = gapBit.comma | gapBit.dash | gapBit.bracket | gapBit.colon
const directing = P.prohibit | P.require | P.scope | P.condition | P.bound | P.permit
const connector = /^(?:and|but|so|then|or|hence|therefore|yet|because)$/
const reporting = /^(?:say|state|claim|require|ask|demand|insist|recommend|forbid|want|allow|limit|limits|forbids|prohibits|prohibit|ban|bans)$/
/** First words of phrases that are orders where they open a segment and plain verbs elsewhere. */
const commanding = /^(?:make|ensure|see|take|pay|ask|check|confirm|wait|let|stick|restrict|confine|steer|refrain|abstain|desist|forget|get|put|leave|feel|help|remember|mind|bear|call|refer|write|think|speak|talk|pretend|imagine)(?: |$)/
const insisting = /^(?:said|say|told|asked|insist|insisted|demanded|ordered|wanted|warned)$/
const capped = /^(?:.* )?(?:limited to|capped at|exceed|exceeds|limit|maximum|minimum|cap|will do|suffices?|tops|all you have|all you get|have until|enough|stays? (?:under|below|within)|at the latest|max|min)$/
const settled = /^(?:stays?|remains?|goes|gets?|starts?|ends?)$/
/** Participles that tell where something is or what became of it, not what is to be done with it. */
const stateParticiples = /^(?:attached|shown|listed|included|thrown|broken|done|finished|gone|known|based|called|named|related|caused|supposed|located|interested|excited|pleased|tired|worried|used|made|stuck|lost|closed|sold|gone)$/
const measures = /^(?:words?|lines?|sentences?|paragraphs?|pages?|slides?|bullets?|points?|columns?|characters?|minutes?|hours?|colou?rs?|options?|fonts?|questions?|attempts?|tries|examples?|steps?|levels?|digits?|decimals?|spaces?)$/
const kindVerbs = /^(?:are|go|get|come|stay|remain|use|start|end|begin|carry|need|take|happen|follow|match|live|belong|default|describe|have|contain|include|fit|end|run|appear|land|require|refer|open|mention|mean)$/

/** The strongest binding of a clause that outweighs what releases it, or undefined for narrative. */
export function weigh(reading: Reading): Weight | undefined {
  if (reading.tokens.length === 0) return undefined
  return reading.lang === 'en' ? new Scale(reading).decide() : weighInflected(reading)
}

class Scale {
  private readonly grammar: Grammar
  private readonly tokens: readonly Token[]
  private readonly reading: Reading
  private readonly all: number
  private readonly amounts: boolean
  private best = 0
  private force: Force = 'require'
  private opening = 0
  private frame = 0

  constructor(reading: Reading) {
    this.reading = reading
    this.tokens = reading.tokens
    this.grammar = new Grammar(reading.tokens, reading.lang)
    this.all = gatherBits(reading.tokens)
    this.amounts = this.tokens.some((token) => token.amount || (token.word & W.number) !== 0)
  }

  decide(): Weight | undefined {
    if (this.reading.labels && this.tokens.length < 3 && (this.all & ~(P.near | P.order | P.always)) === 0) return undefined
    const opening = this.skipFillers(0)
    const question = this.questioned(opening)
    if (question === 'asked') return undefined
    const from = question === 'request' ? this.skipPolite(opening) : opening
    this.opening = from
    const frame = this.isForeignHead() ? 0 : this.findFrame(from)
    let past = false
    for (const start of this.segments(from)) {
      if (start >= this.tokens.length) continue
      const end = this.grammar.segmentEnd(start)
      const { tense } = this.grammar.findFinite(start, end)
      // a list or an afterthought goes on in the past; what a connector or a colon opens does not
      if (start > 0 && (connector.test(this.grammar.text(start - 1)) || (this.tokens[start]!.gap & (gapBit.colon | gapBit.dash)) !== 0 || (this.grammar.word(start - 1) & W.filler) !== 0)) past = false
      if (tense !== 'none') past = (tense === 'past' || tense === 'perfect') && !this.isInsisting(start)
      this.frame = frame
      this.weighSegment(start, end, start >= frame ? 3 : past ? 2 : 0, question === 'request')
    }
    if (!this.reading.labels) this.weighFragment(from, frame <= from)
    this.weighSequence(from, frame)
    return this.best === 0 ? undefined : { force: this.nameForce(), strength: this.best }
  }

  private bind(force: Force, strength: number, release: number): void {
    if (strength <= release || strength <= this.best) return
    this.best = strength
    this.force = force
  }

  private nameForce(): Force {
    if (this.force === 'prohibit' && (this.all & (P.when | P.condition)) !== 0 && (this.all & (P.dont | P.never | P.none | P.not | P.prohibit)) === 0) return 'condition'
    if (this.force === 'prohibit' || this.force === 'condition') return this.force
    if ((this.all & P.condition) !== 0) return 'condition'
    if ((this.all & (P.bound | P.scope)) !== 0) return 'bound'
    return (this.all & P.when) !== 0 ? 'condition' : this.force
  }

  /** A word or phrase whose first word is an imperative. */
  private opensWithVerb(index: number): boolean {
    const { text } = this.tokens[index]!
    return (readWord(text.includes(' ') ? text.slice(0, text.indexOf(' ')) : text, this.reading.lang) & anyVerb) !== 0
  }

  private forceOf(phrase: number): Force {
    return (phrase & P.prohibit) !== 0 ? 'prohibit' : (phrase & P.condition) !== 0 ? 'condition' : (phrase & (P.scope | P.bound)) !== 0 ? 'bound' : 'require'
  }

  private skipFillers(from: number): number {
    const { grammar } = this
    let index = from
    for (; index < this.tokens.length; index++) {
      const token = this.tokens[index]!, phrase = grammar.phrase(index), word = grammar.word(index)
      if (token.text === 'no' && index + 1 < this.tokens.length && (this.tokens[index + 1]!.gap & gapBit.comma) !== 0) continue
      if ((word & W.filler) === 0 && (phrase & P.polite) === 0) break
      if ((phrase & ~(P.polite | P.order)) !== 0 || ((phrase & P.polite) !== 0 && token.end - token.start > 7)) break
      const next = this.tokens[index + 1]
      if ((word & anyVerb) !== 0 && next !== undefined && (next.gap & segmentGap) === 0) break
    }
    return index
  }

  private skipPolite(from: number): number {
    let index = from
    while (index < this.tokens.length && index < from + 3 && ((this.grammar.phrase(index) & P.polite) !== 0 || (this.grammar.word(index) & W.filler) !== 0)) index++
    return index
  }

  private questioned(from: number): 'asked' | 'request' | 'no' {
    const first = this.tokens[from]
    if (first === undefined) return 'no'
    const polite = (first.phrase & P.polite) !== 0 && first.end - first.start > 7
    if (this.reading.asked) {
      if (polite) return 'request'
      const last = this.tokens[this.tokens.length - 1]!
      return this.tokens.length > 2 && (last.gap & gapBit.comma) !== 0 && (last.word & (W.filler | W.statal)) !== 0 ? 'no' : 'asked'
    }
    if (polite) return 'request'
    if ((this.all & P.wondering) !== 0) return 'asked'
    const asks = /^(?:what|who|why|how)$/.test(first.text) && (this.grammar.word(from + 1) & (W.finite | W.bygone | W.irrealis)) !== 0
    return asks && (this.all & P.require) === 0 ? 'asked' : 'no'
  }

  /** A label that names somebody else's text: what follows it is a quotation. */
  private isForeignHead(): boolean {
    let foreign = false
    for (const token of this.reading.head) {
      if ((token.phrase & (P.report | P.mention)) !== 0) foreign = true
      if ((token.word & (W.telling | W.other | W.source)) !== 0) foreign = true
      if (((token.word & W.agent) !== 0 && !/^tools?$|^scripts?$/.test(token.text)) || /^(?:i|we)$/.test(token.text)) return false
      if ((token.phrase & (P.always | P.prohibit | P.require | P.dont | P.never)) !== 0) return false
    }
    return foreign
  }

  /** From which token on the words are somebody else's; beyond the end if nobody is reported. */
  private findFrame(from: number): number {
    const { grammar } = this
    let subordinate = -1
    if (grammar.isImperative(from, grammar.segmentEnd(from))) return this.tokens.length + 1
    for (let index = 0; index < this.tokens.length; index++) {
      if ((grammar.phrase(index) & P.report) !== 0) return 0
      if ((grammar.phrase(index) & P.mention) !== 0) return index < 6 ? 0 : index
      if ((grammar.phrase(index) & P.when) !== 0) subordinate = index
      const plural = index > 0 && reporting.test(this.tokens[index]!.text) && (grammar.word(index - 1) & (W.source | W.other)) !== 0
      if (plural) return from
      if ((grammar.word(index) & W.telling) === 0 || index <= from) continue
      if (/^(?:required|allowed|banned)$/.test(this.tokens[index]!.text) && (index === this.tokens.length - 1 || /^(?:for|in|on|at|by|per|from|before|after)$/.test(grammar.text(index + 1)))) continue
      if ((this.tokens[index]!.gap & segmentGap) !== 0 || (subordinate >= 0 && !this.hasGap(subordinate + 1, index))) { subordinate = -1; continue }
      const token = this.tokens[index]!, before = grammar.word(index - 1)
      if ((before & (W.agent | W.article | W.preposition)) !== 0 || (grammar.phrase(index - 1) & ~(P.near | P.always | P.when)) !== 0) continue
      if (/^(?:to|will|please|and|or|is|are|was|were|be|been|being|as|who|what|which|whoever|whatever|those)$/.test(grammar.text(index - 1))) continue
      if (grammar.text(index - 1) === 'i' && insisting.test(token.text)) continue
      if (/^(?:requires?|wants|asks)$/.test(token.text) && [1, 2, 3].some((step) => (grammar.word(index + step) & W.approval) !== 0)) continue
      const speaker = grammar.subject(from, index)
      if (speaker === 'thing' && !/(?:aid|old|rote|ought|eads|ays|ants|inks|ires|iges)$/.test(token.text) && !token.text.endsWith('ed')) continue
      const trailing = index >= this.tokens.length - 2 && this.hasGap(Math.max(from, index - 2), index)
      return trailing ? from : index
    }
    return this.tokens.length + 1
  }

  private hasGap(from: number, to: number): boolean {
    for (let index = from; index <= to; index++) if ((this.tokens[index]!.gap & segmentGap) !== 0) return true
    return false
  }

  /** Where the segments of the clause begin: at its start, after punctuation and connectors. */
  private segments(from: number): number[] {
    const starts = [from]
    if (this.isInsisting(from)) {
      let index = from + 2
      while (/^(?:you|that|to)$/.test(this.grammar.text(index))) index++
      starts.push(index)
    }
    for (let index = from + 1; index < this.tokens.length && starts.length < mostSegments; index++) {
      const token = this.tokens[index]!
      if ((token.gap & segmentGap) !== 0) starts.push(this.skipFillers(index))
      else if (token.quoted) continue
      else if (this.grammar.text(index - 1) === 'that' && index > 1 && /^(?:insist|demand|expect|request|note|remember|agreed|mind|sure|certain|require|ask|ensure|repeat)$/.test(this.grammar.text(index - 2))) starts.push(index)
      else if (connector.test(this.grammar.text(index - 1)) && ((token.word & anyVerb) !== 0 || (token.phrase & (P.dont | P.never | P.prohibit)) !== 0)) starts.push(index)
    }
    return starts
  }

  /** "I said no semicolons": the speaker repeats a rule of his own. */
  private isInsisting(start: number): boolean {
    return this.grammar.text(start) === 'i' && insisting.test(this.grammar.text(start + 1))
  }

  private weighSegment(start: number, end: number, released: number, request: boolean): void {
    if (start >= this.tokens.length || start >= end) return
    const { grammar } = this
    let release = Math.max(released, this.reading.quoted ? 2 : 0)
    let index = start, fronted = 0
    while (index < end && index < start + 3 && (grammar.phrase(index) & (P.always | P.scope | P.never | P.order)) !== 0 && !this.opensWithVerb(index) && !/^no/.test(grammar.text(index))) fronted |= grammar.phrase(index++)
    if (index >= end) index = start
    if (request && (fronted & (P.never | P.always)) !== 0) return this.bind('prohibit', 3, release)
    if ((fronted & P.never) !== 0 && grammar.isBase(index)) return this.bind('prohibit', 3, release)
    if ((grammar.phrase(index) & P.dont) !== 0) return this.bind('prohibit', 3, release)
    if (this.isDoubted(start, index)) release = Math.max(release, 2)
    if (grammar.isImperative(index, end)) return this.weighImperative(index, end, fronted, release, request)
    if ((grammar.phrase(index) & directing) !== 0 && this.opensWithVerb(index)) return this.bind(this.forceOf(grammar.phrase(index)), 3, release)
    if (this.reading.loose && grammar.word(index) === 0 && grammar.isBase(index) && (grammar.word(index + 1) & W.article) !== 0 && grammar.findFinite(index, end).index < 0) return this.bind('require', 2, release)
    this.weighStatement(start, index, end, fronted, release)
  }

  private weighImperative(index: number, end: number, fronted: number, release: number, request: boolean): void {
    const word = this.tokens[index]!.word
    const force: Force = (word & W.shun) !== 0 || (this.grammar.phrase(index + 1) & P.none) !== 0 ? 'prohibit' : 'require'
    const next = this.tokens[index + 1]
    if (next?.text === 'that' && /^(?:note|remember|notice|observe|mind|see)$/.test(this.tokens[index]!.text)) return
    const once = next !== undefined && (/^(?:it|this|that|them|these|those|the|a|an)$/.test(next.text) || next.literal)
    if (/^(?:stop|quit|cease|drop|put)$/.test(this.tokens[index]!.text) && once && ((this.all | fronted) & standing) === 0 && !this.hasHabit(index, end) && !(next.text === 'the' && /^(?:habit|idea|practice|use)$/.test(this.grammar.text(index + 2)))) {
      if (this.tokens[index]!.text !== 'put' || /^(?:it|this|that|them|the)$/.test(next.text)) return
    }
    if (this.tokens.some((token, at) => at > index && at < end && (token.word & W.approval) !== 0) && /^(?:ask|get|seek|obtain|have|request|wait)$/.test(this.tokens[index]!.text)) return this.bind('condition', 3, release)
    if ((word & (W.manner | W.shun)) !== 0 && !(request && (word & W.task) !== 0)) return this.bind(force, 3, release)
    if (((this.all | fronted) & standing) !== 0 || this.opensConditionally() || this.hasHabit(index, end)) return this.bind(force, 3, release)
    if (!request && /^your/.test(this.grammar.text(index + 1))) return this.bind(force, 2, release)
    if (!request && index > 0 && this.isGenericPlace(index)) return this.bind(force, 2, release)
    if (this.reading.loose && !request) this.bind(force, 2, release)
    if (!request && /ly$/.test(this.grammar.text(end - 1)) && (word & (W.dual | W.manner)) !== 0 && this.grammar.text(end - 1) !== 'only') this.bind(force, 2, release)
    if (!request && (word & W.dual) !== 0 && (this.isBareObject(index + 1, end) || (next !== undefined && next.quoted && index + 1 < end))) this.bind(force, 2, release)
  }

  /** "Should anything go wrong, ...". */
  private opensConditionally(): boolean {
    if (this.reading.answers) return true
    return /^(?:should|were|had)$/.test(this.grammar.text(0)) && this.tokens.some((token) => (token.gap & gapBit.comma) !== 0)
  }

  /** A fronted case without article: "for refunds, ...", "with strangers, ...". */
  private isGenericPlace(index: number): boolean {
    const first = this.tokens[0]!, second = this.tokens[1]
    if ((first.word & W.preposition) === 0 || second === undefined || (this.tokens[index]!.gap & gapBit.comma) === 0) return false
    return (second.word & (W.article | W.self | W.other | W.filler)) === 0 && !second.amount && !second.literal && !second.capital && /[^s]s$/.test(this.grammar.text(index - 1))
  }

  /** A contrast, an order of steps, "each" or "every": marks of a habit beside the standing phrases. */
  private hasHabit(index: number, end: number): boolean {
    let verbs = 1, order = false
    for (let at = index + 1; at < this.tokens.length; at++) {
      const token = this.tokens[at]!
      if (token.quoted) continue
      if (/^(?:each|every|any|anything|both)$/.test(token.text) && at < end) return true
      if (token.text === 'not' && (token.gap & gapBit.comma) !== 0) return true
      if (token.text === 'that' && /^(?:so|such)$/.test(this.grammar.text(at - 1))) return true
      if (/^(?:if|though)$/.test(token.text) && this.grammar.text(at - 1) === 'as') return true
      if ((token.phrase & P.order) !== 0) order = true
      if ((token.word & anyVerb) !== 0) verbs++
    }
    return order && verbs > 1
  }

  /** Whether what follows a verb is a habit's object: bare, plural, or a manner ("in", "with", an adverb). */
  private isBareObject(from: number, end: number): boolean {
    const token = this.tokens[from]
    if (token === undefined || from >= end || (token.gap & segmentGap) !== 0) return false
    if (token.literal || token.quoted || token.capital || token.amount) return false
    if ((token.word & (W.article | W.self | W.other | W.agent | W.asker | W.number)) !== 0) return false
    return !/^(?:me|us|it|them|him|her|up|out|on|if|what|about|at|into|over|through|for|again|now|and|or|the|all|some|to|ahead|away|back|down|off|more)$/.test(token.text)
  }

  private weighStatement(start: number, index: number, end: number, fronted: number, release: number): void {
    const { grammar } = this
    const finite = grammar.findFinite(index, end)
    const who = grammar.subject(index, finite.index < 0 ? end : finite.index)
    const over = finite.tense === 'past' || finite.tense === 'perfect' || finite.tense === 'unreal'
    const apart = who === 'other' || this.isElsewhere(index, end) ? 3 : release
    const held = over ? Math.max(apart, 2) : apart
    for (let at = start; at < end; at++) {
      const phrase = grammar.phrase(at)
      if (phrase === 0 || this.isEmbedded(at, index)) continue
      const doer = grammar.subject(index, at)
      const foreign = at > this.frame || doer === 'other' || (doer === 'party' && !/^(?:must|shall|should)/.test(grammar.text(at)) && (phrase & P.never) === 0)
      this.weighPhrase(phrase, at, doer, index, end, finite.tense, foreign ? 3 : Math.max(over && finite.index < at ? held : apart, this.isDoubted(start, at) ? 2 : 0))
    }
    if ((grammar.phrase(index) & P.without) !== 0 && who !== 'self' && who !== 'we' && end - index > 2) this.bind('condition', 2, held)
    if (/^(?:until|till|from|as of)$/.test(grammar.text(index)) && finite.tense === 'present' && who === 'thing') this.bind('condition', 1, held)
    this.weighInverted(index, end, held)
    if ((fronted & P.scope) !== 0 && finite.tense !== 'present') this.bind('bound', finite.tense === 'modal' ? 2 : 1, held)
    if (who === 'agent' || grammar.text(index) === 'you') this.weighAgent(index, finite, fronted, held)
    const verb = grammar.text(finite.index)
    if (finite.tense === 'present' && who === 'agent' && grammar.text(index) !== 'you' && grammar.isThird(finite.index)) this.bind('require', 2, held)
    if (finite.tense === 'present' && /^(?:stays?|remains?)$/.test(verb) && who !== 'self' && who !== 'we') this.bind('require', 1, held)
    if (finite.tense === 'present' && start > this.opening && /^(?:whenever|wherever|where|in case|in case of|unless|until)$/.test(grammar.text(this.opening)) && /^(?:gets?|goes|go|stays?|counts?|wins?|applies|apply|comes|is|are)$/.test(verb)) this.bind('condition', 1, held)
    this.weighCustom(start, index, end, finite, Math.max(this.frame < end ? 3 : held, this.isDoubted(start, end) ? 2 : 0, who === 'party' ? 3 : 0))
  }

  /** "A way to ensure that ...": a phrase that opens with a verb and is neither imperative nor governed by a modal or the reader. */
  private isEmbedded(at: number, index: number): boolean {
    if (at === index || !commanding.test(this.grammar.text(at))) return false
    const before = this.grammar.text(at - 1), gap = this.tokens[at]!.gap & segmentGap
    if (gap !== 0 || connector.test(before) || (this.grammar.phrase(at - 1) & (P.polite | P.require | P.advise | P.dont | P.always)) !== 0) return false
    return before === 'to' || this.grammar.subject(index, at) !== 'agent'
  }

  /** Whether a word of doubt or of the past governs what stands at `at`. */
  private isDoubted(start: number, at: number): boolean {
    const end = Math.min(at + 3, this.grammar.segmentEnd(start))
    for (let index = Math.max(start === this.opening ? 0 : start, end - 60); index < end; index++) {
      const phrase = this.grammar.phrase(index)
      if ((phrase & P.hedge) !== 0 || ((phrase & P.past) !== 0 && !this.grammar.isRelated(start, index))) return true
    }
    return false
  }

  /** A time or place, then the rule without a comma: "after ten no more mails", "from Monday on use the new form". */
  private weighInverted(index: number, end: number, held: number): void {
    const { grammar } = this
    if ((grammar.word(index) & W.preposition) === 0 && (grammar.phrase(index) & (P.when | P.near)) === 0) return
    for (let at = index + 1; at < end && at < index + 7; at++) {
      if ((grammar.word(at) & (W.self | W.other | W.agent | W.finite | W.bygone)) !== 0) return
      const begins = grammar.text(index) === 'from' && grammar.text(at - 1) === 'on'
      if (at < index + 2 || (!begins && (grammar.word(at - 1) & (W.preposition | W.article | W.number | W.relative)) !== 0) || (grammar.phrase(at - 1) & (P.universal | P.near | P.when)) !== 0) continue
      if ((grammar.phrase(at) & (P.none | P.scope)) !== 0) return this.bind('prohibit', grammar.findFinite(at, end).index < 0 ? 2 : 1, held)
      if ((grammar.word(at) & W.manner) !== 0 && at + 1 < end && !/s$/.test(grammar.text(at - 1))) return this.bind('require', 2, held)
    }
  }

  private weighPhrase(phrase: number, at: number, doer: Doer, index: number, end: number, tense: Tense, held: number): void {
    const { grammar } = this
    const text = grammar.text(at)
    if ((phrase & P.require) !== 0 && (grammar.word(at - 1) & W.article) !== 0) return
    if ((phrase & (P.require | P.advise | P.permit | P.unable)) !== 0 && this.isFeeling(at)) return
    if ((phrase & (P.require | P.advise | P.permit)) !== 0 && (grammar.isGuess(at) || (text === 'may' && grammar.isMonth(at)))) return
    if ((phrase & (P.always | P.never | P.scope | P.dont | P.not)) !== 0 && grammar.isRelative(index, at)) return
    if ((phrase & P.bound) !== 0 && /^(?:max|min)$/.test(text) && !this.amounts) return
    if ((phrase & P.condition) !== 0) this.bind('condition', doer === 'agent' ? 3 : 2, held)
    if ((phrase & P.prohibit) !== 0) this.bind('prohibit', doer === 'agent' ? 3 : doer === 'self' ? 1 : 2, held)
    if ((phrase & P.require) !== 0) this.bind('require', this.obligation(doer, at), held)
    if ((phrase & P.advise) !== 0) this.bind('require', doer === 'agent' ? 3 : doer === 'self' || doer === 'we' ? 0 : doer === 'it' ? this.advice(at) : 2, held)
    if ((phrase & P.wish) !== 0 && this.hasDemand(at)) this.bind('require', 2, held)
    if ((phrase & P.permit) !== 0) this.bind('require', this.permission(doer, at, index), held)
    if ((phrase & P.unable) !== 0) this.bind('prohibit', doer === 'agent' ? 3 : (doer === 'thing' || doer === 'party') && grammar.isPassive(at) ? 1 : 0, held)
    if ((phrase & P.wont) !== 0) this.bind('prohibit', doer === 'agent' ? 3 : 0, held)
    if ((phrase & P.never) !== 0) this.bind('prohibit', this.never(doer, at, index), held)
    if ((phrase & P.dont) !== 0 && at > index) this.bind('prohibit', doer === 'agent' ? 3 : doer === 'we' ? 1 : doer === 'thing' && grammar.isKind(index, at) && grammar.isBase(at + 1) ? 1 : 0, held)
    if ((phrase & P.not) !== 0 && doer === 'agent' && (/^(?:doesn't|doesnt)$/.test(text) || grammar.text(at - 1) === 'does')) this.bind('prohibit', 2, held)
    if ((phrase & P.not) !== 0 && tense !== 'past' && this.tokens.some((token, index) => index > at && /^(?:anywhere|ever|anybody|anyone)$/.test(token.text))) this.bind('prohibit', doer === 'self' ? 0 : 2, held)
    if ((phrase & P.bound) !== 0) this.bind('bound', this.bound(doer, tense, at, index), held)
    if ((phrase & P.scope) !== 0) this.bind('bound', this.scope(doer, tense, at, index, end), held)
    if ((phrase & P.always) !== 0 && doer === 'we' && !((grammar.word(at + 1) & anyVerb) !== 0 && !/^(?:have|go|get|do)$/.test(grammar.text(at + 1)))) return
    if ((phrase & P.always) !== 0 && doer !== 'self' && (tense === 'present' || doer === 'we') && !grammar.isDefinite(index) && text !== 'throughout') this.bind('require', 1, held)
  }

  /** What a wish of the speaker demands of the result: a form, an amount, a state. */
  private hasDemand(at: number): boolean {
    if ((this.all & (P.format | P.universal | P.bound | P.scope | P.when | P.always | P.none | P.condition)) !== 0) return true
    for (let index = at + 1; index < this.tokens.length; index++) {
      const token = this.tokens[index]!
      if (index > at + 1 && (/[^e]ed$/.test(token.text) || (token.word & W.perfect) !== 0)) return true
      if (index > at + 1 && /^(?:in|as|with|to)$/.test(token.text) && index + 1 < this.tokens.length && (this.tokens[index + 1]!.word & W.article) === 0) return true
    }
    return /prefer/.test(this.grammar.text(at)) && this.tokens.length > at + 2 && /[^s]s$/.test(this.tokens[this.tokens.length - 1]!.text)
  }

  /** "You must be tired", "you may remember": a guess at somebody's state. */
  private isFeeling(at: number): boolean {
    const { grammar } = this
    const next = grammar.text(at + 1) === 'be' || / be$/.test(grammar.text(at)) ? at + 2 : at + 1
    if (next === at + 1 && !/(?:^| )(?:may|should|must|cannot|can't)$/.test(grammar.text(at))) return false
    return (grammar.word(next) & W.emotive) !== 0 && (grammar.word(at - 1) & W.article) === 0 && grammar.subject(this.opening, at) !== 'thing'
  }

  /** What "it should ..." asks for, unless it only guesses. */
  private advice(at: number): number {
    const { grammar } = this
    if (grammar.text(at - 1) === 'there') return 2
    if (grammar.isPassive(at) || /n't|not/.test(grammar.text(at))) return 1
    return grammar.text(at + 1) !== 'be' && (grammar.word(at + 1) & anyVerb) !== 0 && (grammar.word(at + 1) & W.statal) === 0 && !/^(?:take|help|do|go|start|finish|end|run|make|get|have)$/.test(grammar.text(at + 1)) ? 1 : 0
  }

  private obligation(doer: Doer, at: number): number {
    if (doer === 'agent') return 3
    if (doer === 'it') return (this.grammar.text(at + 1) === 'be' && this.grammar.text(at - 1) !== 'there' && !this.grammar.isPassive(at)) || this.grammar.at(at + 1) === undefined ? 0 : 2
    return doer === 'self' ? 0 : doer === 'we' ? (/^(?:must|shall)/.test(this.grammar.text(at)) && (this.grammar.word(at + 1) & anyVerb) !== 0 && !/^(?:go|leave|run|talk|meet|do|have)$/.test(this.grammar.text(at + 1)) ? 1 : 0) : 2
  }

  private permission(doer: Doer, at: number, index: number): number {
    const weak = this.grammar.text(at) === 'may'
    if (doer === 'agent') return 3
    if (doer === 'self' || doer === 'we' || doer === 'it') return 0
    if (at === index) return weak ? 0 : 3
    if (weak) return this.grammar.isPassive(at) ? 2 : (this.grammar.word(at + 1) & anyVerb) !== 0 && this.grammar.text(at + 1) !== 'be' ? 1 : 0
    const first = this.tokens[index]!
    return /ing$/.test(first.text) || first.amount || (first.phrase & (P.near | P.universal)) !== 0 ? 2 : this.grammar.isDefinite(index) ? 0 : 1
  }

  private never(doer: Doer, at: number, index: number): number {
    if (doer === 'agent') return (this.grammar.word(at + 1) & anyVerb) !== 0 || this.grammar.isThird(at + 1) ? 3 : 0
    if (doer === 'self' || doer === 'other' || doer === 'party') return 0
    if (doer === 'we') return (this.grammar.word(at + 1) & anyVerb) !== 0 ? 1 : 0
    if (doer === 'it') return this.grammar.isThird(at + 1) ? 1 : 0
    const named = this.tokens.some((token, position) => position < at && token.quoted)
    return this.grammar.isDefinite(index) && !named ? 0 : 1
  }

  private bound(doer: Doer, tense: Tense, at: number, index: number): number {
    if (doer === 'self') return 0
    if (tense === 'none' && this.grammar.isDefinite(index) && at > index + 1 && !capped.test(this.grammar.text(at))) return 0
    if (tense === 'none') return this.amounts ? 2 : /than|exceed|enough|tops|limit|more$/.test(this.grammar.text(at)) ? 1 : 0
    if (tense === 'modal') return 2
    if (tense === 'present' && at === index && this.amounts && !/^(?:more|less|fewer|larger|up|max|min)/.test(this.grammar.text(at))) return 1
    if (tense === 'present' && /^(?:is|are|has|have)$/.test(this.grammar.text(at - 1)) && this.amounts && doer === 'thing' && !/^(?:up to|more than|less than|max|min)$/.test(this.grammar.text(at))) return 1
    const token = this.tokens[at]!
    const phrase = token.text
    if (capped.test(phrase)) return 1
    for (let before = index; before < at; before++) {
      if (settled.test(this.grammar.text(before))) return 1
      if ((this.grammar.word(before) & W.deliverable) !== 0) return 1
    }
    return 0
  }

  private scope(doer: Doer, tense: Tense, at: number, index: number, end: number): number {
    if (doer === 'self') return /^(?:reads?|accepts?|wants?|needs?|takes?|uses?|speaks?|eats?|trusts?|approves?|works?|drinks?|pays?|buys?)$/.test(this.grammar.text(at + 1)) ? 1 : 0
    if (at === index && /^no/.test(this.grammar.text(at)) && tense !== 'past' && tense !== 'unreal') return 2
    if (tense === 'modal') return 2
    if (tense === 'none' && (this.tokens.some((token) => /^(?:more|left)$/.test(token.text)))) return 0
    if (tense === 'none') return at === end - 1 || at === index ? 2 : this.grammar.isDefinite(index) ? 0 : 1
    if (doer === 'we') return 1
    return (this.grammar.phrase(index) & P.universal) !== 0 || /^(?:this|these)$/.test(this.grammar.text(index)) ? 2 : 0
  }

  /** A place or a game whose rules are not ours: "in Germany you have to ...". */
  private isElsewhere(index: number, end: number): boolean {
    if (!/^(?:in|at)$/.test(this.grammar.text(index)) || index + 2 >= end) return false
    const place = this.tokens[index + 1]!
    const named = (place.word & W.article) !== 0 ? this.tokens[index + 2]! : place
    return (place.capital && !place.literal) || (named.word & W.other) !== 0
  }

  /** What the agent is told of itself in the present: "you only look", "your replies end with a question". */
  private weighAgent(index: number, finite: { readonly index: number; readonly tense: Tense }, fronted: number, held: number): void {
    const { grammar } = this
    if ((fronted & P.always) !== 0) this.bind('require', 3, held)
    const next = grammar.phrase(index + 1)
    if ((next & (P.scope | P.always | P.never)) !== 0 && (grammar.word(index + 2) & anyVerb) !== 0) this.bind('require', 3, held)
    if ((grammar.word(index + 1) & anyVerb) !== 0 && (grammar.phrase(index + 2) & P.none) !== 0) this.bind('prohibit', 3, held)
    if (finite.tense === 'present' && grammar.text(finite.index) === 'will') this.bind('require', 2, held)
    if (grammar.text(index) !== 'you') return
    if (/^(?:can|could)$/.test(grammar.text(index + 1)) && (grammar.word(index + 2) & (W.manner | W.task | W.shun)) !== 0 && (grammar.word(index + 2) & W.dual) === 0 && !/^(?:see|find|tell|imagine|hear|try|buy|pay|help|bring|draw|cook|drive)$/.test(grammar.text(index + 2))) this.bind('require', 2, held)
    const allowance = /^(?:have|get)$/.test(grammar.text(index + 1)) && (this.tokens[index + 2]?.amount === true || (grammar.word(index + 2) & W.number) !== 0)
    if (allowance && /^(?:minutes?|hours?|days?|attempts?|tries|try|shots?|goes|chances?|words?|lines?|euros?|dollars?|seconds?|tokens?|calls?)$/.test(grammar.text(index + 3))) this.bind('bound', 2, held)
    const praise = this.tokens.length < 9 && this.tokens.slice(index + 2, index + 4).some((token) => /^(?:so|too|really|me|well|great|never)$/.test(token.text))
    const doing = (grammar.word(index + 1) & anyVerb) !== 0 || ((this.all & P.when) !== 0 && grammar.isBase(index + 1))
    if (doing && (grammar.word(index + 1) & (W.statal | W.finite)) === 0 && !praise && index + 2 < this.tokens.length) this.bind('require', 2, held)
  }

  /** Customs: what every, no, or any bare plural thing does, stated in the present. */
  private weighCustom(start: number, index: number, end: number, finite: { readonly index: number; readonly tense: Tense }, held: number): void {
    const { grammar } = this
    const lead = grammar.phrase(index), first = this.tokens[index]!, { tense } = finite
    if (tense === 'past' || tense === 'perfect' || tense === 'unreal') return
    if ((lead & P.none) !== 0) {
      const people = /^(?:nobody|no one|no-one|none|nothing)$/.test(first.text)
      if (tense === 'none' && !people) return this.bind('prohibit', 2, held)
      const object = this.tokens[index + 1]
      if (tense === 'none' && first.text === 'nothing' && object !== undefined && (object.word & (W.preposition | W.statal)) === 0) return this.bind('prohibit', 1, held)
      const limited = (gatherBits(this.tokens, index, end) & (P.scope | P.permit | P.near | P.without | P.when)) !== 0
      if (limited) return this.bind('prohibit', 2, held)
      if (finite.index >= 0 && (grammar.word(finite.index) & W.statal) === 0 && (grammar.word(finite.index + 1) & W.statal) === 0 && !people && tense === 'present') return this.bind('prohibit', 1, held)
      if (people && finite.index > index && (grammar.word(finite.index) & W.statal) === 0 && (grammar.word(finite.index + 1) & W.statal) === 0) this.bind('prohibit', 1, held)
      return
    }
    if ((lead & P.not) !== 0 && first.text === 'not' && index < 3 && tense === 'none' && end - index > 1) return this.bind('prohibit', 1, held)
    const deliverable = /^your/.test(first.text) && (grammar.word(index + 1) & W.deliverable) !== 0
    const predicate = finite.index < 0 ? undefined : this.tokens[finite.index + 1]
    const status = predicate !== undefined && (predicate.word & W.statal) !== 0
    if (deliverable && !status) return this.bind('require', 2, held)
    if ((lead & P.universal) !== 0 && (tense === 'present')) {
      const people = /^(?:everyone|everybody)$/.test(first.text) && /^(?:is|are|was|has|likes|knows|loves)$/.test(grammar.text(finite.index))
      if (!status && !people) this.bind('require', /^(?:all|everything|everyone|everybody|both)$/.test(first.text) ? 1 : 2, held)
      return
    }
    if (tense === 'present' && !status) this.weighKind(index, finite.index, held)
    if (tense === 'present' && !status && this.reading.loose && this.isOrdered(index, finite.index)) this.bind('require', 1, held)
    if (tense === 'present' && (this.amounts || /^(?:a|an|each|every)$/.test(first.text)) && /^(?:has|have|contains|starts|ends|fits|comes|opens|closes|consists)$/.test(grammar.text(finite.index)) && this.tokens.some((token, at) => at > index - 1 && at < finite.index && (token.word & W.output) !== 0)) this.bind('require', 1, held)
    if (grammar.text(index) === 'we' && grammar.isBase(index + 1) && (grammar.word(index + 1) & anyVerb) !== 0) {
      const rule = (this.all & (P.format | P.scope | P.never | P.always | P.not)) !== 0 || this.tokens.some((token) => token.text === 'here') || (/^(?:follow|stick|prefer|avoid|document|squash|sign|test|review|number|write|address|call|treat)$/.test(grammar.text(index + 1)) && end - index > 3)
      if (rule) this.bind('require', 1, held)
    }
    this.weighNeed(index, end, held)
    const mine = this.tokens.some((token, at) => at > index && at < end && /^(?:my|me|us|our)$/.test(token.text))
    const myself = this.tokens.some((token) => /^(?:myself|ourselves)$/.test(token.text))
    if ((lead & P.universal) !== 0 && myself && tense !== 'modal') this.bind('condition', 1, held)
    if ((lead & P.universal) !== 0 && mine && !/^(?:all|both)$/.test(first.text)) this.bind('condition', 1, held)
    if (grammar.isKind(index, index + 2) || grammar.isKind(index, index + 1)) {
      for (let at = index + 1; at < end && at < index + 5; at++) if ((grammar.phrase(at) & P.none) !== 0 && (grammar.word(at - 1) & (W.preposition | W.bygone)) === 0 && at > index + 1) this.bind('prohibit', 1, held)
    }
    if (start > this.opening && finite.index === index && tense === 'modal' && (this.tokens[this.opening]!.phrase & P.scope) !== 0) this.bind('condition', 2, held)
    this.weighMass(index, finite, held)
    if (grammar.text(index) === 'i' && /^(?:sign|approve|review|check|read|see|decide|confirm|release|countersign|proofread|pay|test|taste|authorise|authorize)$/.test(grammar.text(index + 1)) && (gatherBits(this.tokens, index, end) & P.universal) !== 0) this.bind('condition', 1, held)
    if (tense === 'present' && this.amounts && /^(?:is|are|ends|stands|stops|lies)$/.test(grammar.text(finite.index)) && (grammar.word(finite.index - 1) & W.label) !== 0 && finite.index < index + 4) this.bind('bound', 1, held)
  }

  /** "Spelling follows Oxford": what a thing without article does by rule. */
  private weighMass(index: number, finite: { readonly index: number; readonly tense: Tense }, held: number): void {
    const { grammar } = this
    if (finite.tense !== 'present' || finite.index < index + 1 || finite.index > index + 2 || !/^(?:follows|mirrors|matches|defaults|obeys|respects|comes|goes|belongs|requires)$/.test(grammar.text(finite.index))) return
    for (let at = index; at < finite.index; at++) if ((grammar.word(at) & ~(W.deliverable | W.label | W.output | anyVerb)) !== 0 || grammar.phrase(at) !== 0 || this.tokens[at]!.literal) return
    this.bind('require', 1, held)
  }

  /** "Refunds over 100 EUR require a manager": what needs whose approval. */
  private weighNeed(index: number, end: number, held: number): void {
    const { grammar } = this
    for (let at = index + 1; at < end; at++) {
      if (!/^(?:requires?|needs?|takes?)$/.test(grammar.text(at))) continue
      for (let object = at + 1; object < end && object < at + 5; object++) if ((grammar.word(object) & W.approval) !== 0) return this.bind('condition', 2, held)
    }
  }

  /** "They are sent by registered mail", "the rows are sorted by name", "a plan has three steps": a description that may be an order. */
  private isOrdered(index: number, finite: number): boolean {
    const { grammar } = this
    const verb = grammar.text(finite), first = grammar.text(index)
    const participle = this.tokens[finite + 1]
    if (/^(?:is|are)$/.test(verb) && participle !== undefined && (/[^e]ed$/.test(participle.text) || (participle.word & (W.perfect | W.bygone)) !== 0)) {
      return !stateParticiples.test(participle.text) && (first === 'they' || first === 'it' || /[^s]s$/.test(grammar.text(finite - 1)))
    }
    return /^an?$/.test(first) && /^(?:has|needs|gets|comes|goes|stays|contains|starts|ends)$/.test(verb) && this.amounts
  }

  /** "Letters are signed by two people", "numbers over 999 get a comma": how things of a kind are to be. */
  private weighKind(index: number, finite: number, held: number): void {
    const { grammar } = this
    if (!(kindVerbs.test(grammar.text(finite)) || (grammar.word(finite) & W.manner) !== 0) || !grammar.isKind(index, finite)) return
    let next = finite + 1
    while ((grammar.phrase(next) & (P.not | P.always | P.never | P.scope)) !== 0) next++
    const token = this.tokens[next]
    if (token === undefined) return
    if (grammar.text(finite) === 'are') {
      const participle = (/ed$/.test(token.text) || (token.word & (W.perfect | W.bygone)) !== 0) && !stateParticiples.test(token.text)
      const placed = /^(?:in|at|on|under|set|for|kept|to|one)$/.test(token.text) && this.tokens[next + 1]?.literal !== true
      const sized = token.amount || (token.word & W.number) !== 0
      if (sized) return this.bind('bound', 1, held)
      if (!participle && !placed && (token.phrase & P.format) === 0) return
    }
    this.bind('require', 1, held)
  }

  /** "Above 40 degrees, fans on": a case and a verbless order. */
  private weighCase(from: number, held: number): void {
    const { grammar } = this
    if ((grammar.phrase(from) & P.when) === 0 && !(/^(?:above|below|over|under|beyond)$/.test(grammar.text(from)) && this.amounts)) return
    const comma = this.tokens.findIndex((token, index) => index > from && (token.gap & (gapBit.comma | gapBit.dash)) !== 0)
    if (comma < 0 || this.tokens.length - comma > 6) return
    const order = this.tokens[comma]!
    if ((order.word & (W.self | W.other | W.agent)) !== 0 || (order.phrase & P.idiom) !== 0 || grammar.findFinite(comma, this.tokens.length).index >= 0) return
    if (grammar.findFinite(from, comma).tense === 'past' || (order.word & W.statal) !== 0) return
    this.bind('condition', 1, held)
  }

  /** "First the facts, then the opinion". */
  private weighSequence(from: number, frame: number): void {
    if (frame <= from || (this.all & P.order) === 0) return
    let first = false, then = false
    for (let index = from; index < this.tokens.length; index++) {
      const text = this.grammar.text(index)
      if ((this.grammar.word(index) & (W.self | W.other)) !== 0) return
      if (/^(?:first|firstly|beforehand)$/.test(text)) first = true
      else if (first && (/^(?:then|afterwards|finally|lastly|only then|and only then|and then|after that|last)$/.test(text))) then = true
    }
    const { tense } = this.grammar.findFinite(from, this.tokens.length)
    if (first && then && tense !== 'past' && tense !== 'unreal' && tense !== 'perfect') this.bind('require', 2, (this.all & (P.past | P.hedge)) !== 0 ? 2 : 0)
  }

  /** Clauses without a finite verb, and comparisons in signs. */
  private weighFragment(from: number, framed: boolean): void {
    const { grammar } = this
    const held = framed ? 3 : this.reading.quoted || (this.all & (P.past | P.hedge)) !== 0 ? 2 : 0
    if (this.reading.compares) this.bind('bound', 2, held)
    const first = this.tokens[from]
    this.weighCase(from, held)
    const cue = this.reading.head.some((token) => (token.phrase & P.cue) !== 0) || (from > 0 && (this.tokens[from - 1]!.phrase & P.cue) !== 0)
    const { tense } = grammar.findFinite(from, this.tokens.length)
    if (cue && (tense === 'none' || tense === 'present') && first !== undefined && (first.word & (W.self | W.other)) === 0) this.bind('require', 1, held)
    if (first === undefined || grammar.findFinite(from, this.tokens.length).index >= 0) return
    const { head } = this.reading
    const named = head.length > 0 && head.length < 4 && (head[head.length - 1]!.word & W.label) !== 0
    if ((named || this.reading.head.some((token) => (token.phrase & (P.prohibit | P.require | P.never | P.bound)) !== 0 || (this.amounts && (token.phrase & P.universal) !== 0))) && this.tokens.length < 12) this.bind(this.reading.head.some((token) => (token.phrase & P.prohibit) !== 0) ? 'prohibit' : this.amounts ? 'bound' : 'require', 2, held)
    const self = /^(?:i|we|i'm|we're)$/.test(first.text)
    const last = this.tokens[this.tokens.length - 1]!
    if (this.reading.head.length > 0 && this.tokens.length < 3 && (first.phrase & (P.none | P.never | P.always)) !== 0) this.bind('prohibit', 2, held)
    if (!self && this.tokens.length - from < 8 && from + 1 < this.tokens.length && this.tokens.some((token, index) => index > from && (token.phrase & P.without) !== 0)) this.bind('prohibit', 1, held)
    this.weighAmount(from, held)
    if (last.text === 'no' && this.tokens.some((token) => token.text === 'yes')) this.bind('require', 2, held)
    if (this.tokens.length - from < 4 && this.tokens[this.tokens.length - 1]!.text === 'first' && /[^s]s$/.test(first.text)) this.bind('require', 1, held)
    const singled = (first.word & W.article) !== 0 && /^(?:single|maximum|minimum|total)$/.test(grammar.text(from + 1))
    if (first.text === 'between' && /^(?:words?|lines?|sentences?|paragraphs?|characters?|pages?|points?|slides?|minutes?|hours?|seconds?)$/.test(last.text) && this.tokens.length - from < 7) this.bind('bound', 2, held)
    if (singled && this.tokens.some((token) => /^(?:per|each|every|of)$/.test(token.text) || (token.phrase & P.bound) !== 0)) this.bind('bound', 2, held)
    if ((first.amount || (first.word & W.number) !== 0) && ((this.all & P.always) !== 0 || this.tokens.some((token) => /^(?:per|each|every)$/.test(token.text) || (token.phrase & P.order) !== 0))) this.bind('bound', 2, held)
    for (let index = from + 1; index < this.tokens.length && !self; index++) {
      if (index < from + 5 && index < this.tokens.length - 1 && grammar.text(index) === 'over' && (grammar.word(from) & W.article) === 0 && grammar.word(index - 1) === 0) this.bind('require', 2, held)
      if (grammar.text(index) === 'not' && (this.tokens[index]!.gap & gapBit.comma) !== 0 && (first.word & W.article) === 0) this.bind('require', 2, held)
    }
    const closing = (last.phrase & (P.polite | P.always)) !== 0 && ((last.gap & gapBit.comma) !== 0 || this.tokens.length - from === 2)
    if (/^(?:required|needed|mandatory|compulsory)$/.test(last.text) && this.tokens.length - from < 8 && !self) this.bind('require', 2, held)
    if (first.text === 'rather' && this.tokens.some((token) => token.text === 'than' || token.text.endsWith(' than'))) this.bind('require', 1, held)
    if (first.text === 'better' && (grammar.word(from + 1) & anyVerb) !== 0) this.bind('require', 2, held)
    if ((first.phrase & P.format) !== 0 || closing || last.text === 'throughout') this.bind('require', 2, held)
    if (/^(?:under|below|within|less than|fewer than|more than|exactly|precisely)$/.test(first.text) && (this.tokens[from + 1]?.amount === true || (grammar.word(from + 1) & W.number) !== 0)) this.bind('bound', 2, held)
    if (!self) this.weighPairing(from, held)
    const middle = this.tokens.findIndex((token, index) => index > from && /^(?:before|rather than|instead of)$/.test(token.text))
    if (!self && middle > from && middle <= from + 3 && this.tokens.length - from < 7 && middle < this.tokens.length - 1 && (first.word & (W.article | W.other)) === 0) this.bind('require', 1, held)
  }

  /** "Fifty words a day", "ten slides, ten minutes": an amount that stands alone is a measure to keep. */
  private weighAmount(from: number, held: number): void {
    const { grammar } = this
    const first = this.tokens[from]!
    if (!first.amount && (grammar.word(from) & W.number) === 0) return
    if (this.tokens.length - from > 9 || this.tokens.length - from < 2 || this.tokens.some((token) => (token.word & (W.self | W.other)) !== 0 || /^(?:more|left|ago|out|of)$/.test(token.text))) return
    for (let index = from + 1; index < this.tokens.length; index++) {
      const token = this.tokens[index]!
      const apiece = /^(?:a|an)$/.test(token.text) && /^(?:day|week|month|hour|minute|second|page|file|head|person|night|time|slide|piece|message|chapter)$/.test(grammar.text(index + 1))
      if (apiece || /^(?:per|each|every)$/.test(token.text) || ((token.gap & gapBit.comma) !== 0 && (token.amount || (token.word & W.number) !== 0))) return this.bind('bound', 2, held)
      if (measures.test(token.text)) this.bind('bound', 1, held)
    }
  }

  /** "Dates as year and month", "times in UTC", "one file, one class", "this for that, these for those". */
  private weighPairing(from: number, held: number): void {
    const { grammar } = this
    const first = this.tokens[from]!
    if ((first.word & (W.article | W.self | W.other | W.filler)) !== 0 || first.quoted) return
    let pairs = 0
    for (let index = from + 1; index < this.tokens.length - 1; index++) {
      if (!/^(?:as|in|for|with|at)$/.test(grammar.text(index))) continue
      if ((grammar.word(index - 1) & W.preposition) !== 0 || (grammar.phrase(index - 1) !== 0)) continue
      pairs++
      const head = this.tokens[index - 1]!, object = this.tokens[index + 1]!
      if (index <= from + 3 && (/[^s]s$/.test(head.text) && ((head.word & W.deliverable) !== 0 || grammar.text(index) === 'as'))) this.bind('require', 1, held)
      if (index <= from + 3 && (object.phrase & P.format) !== 0) this.bind('require', 1, held)
    }
    if (pairs > 1 && this.tokens.some((token) => (token.gap & gapBit.comma) !== 0)) this.bind('require', 1, held)
    if (this.tokens.some((token, index) => index > from && (token.phrase & P.format) !== 0) && (/[^s]s$|^(?:money|text|prose|currency|time)$/.test(grammar.text(from)) || /[^s]s$/.test(grammar.text(from + 1)))) this.bind('require', 1, held)
    const second = this.tokens.findIndex((token, index) => index > from && (token.gap & gapBit.comma) !== 0)
    if (second > 0 && first.text === grammar.text(second) && (first.word & W.number) !== 0) this.bind('require', 2, held)
  }
}
