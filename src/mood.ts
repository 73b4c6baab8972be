/**
 * Weighs one clause: what in it binds against what releases. Strengths: 3 a directive addressed to the reader, 2 an obligation or
 * a bound laid on a thing, 1 a custom stated as a fact, less than that a fragment that may be a heading. A clause binds if a
 * strength is above what releases it.
 */
import { weighFragment, weighSequence } from './fragments.ts'
import { anyVerb } from './grammar.ts'
import { weighImperative } from './imperatives.ts'
import { weighInflected } from './inflection.ts'
import { phraseBit as P, wordBit as W } from './lexicon.ts'
import { connector, hasGap, insisting, isDoubted, isInsisting, opensWithVerb, segmentGap, type Force, type Reading, Scale, type Weight } from './scale.ts'
import { weighStatement } from './statements.ts'
import { gapBit } from './tokens.ts'

/** Segments of one clause that are weighed; a clause of more is a list or a flood. */
const mostSegments = 24
const directing = P.prohibit | P.require | P.scope | P.condition | P.bound | P.permit
const reporting = /^(?:say|state|claim|require|ask|demand|insist|recommend|forbid|want|allow|limit|limits|forbids|prohibits|prohibit|ban|bans)$/

/** The strongest binding of a clause that outweighs what releases it, or undefined for narrative. */
export function weigh(reading: Reading): Weight | undefined {
  if (reading.tokens.length === 0) return undefined
  return reading.lang === 'en' ? decide(new Scale(reading)) : weighInflected(reading)
}

function decide(scale: Scale): Weight | undefined {
  if (scale.reading.labels && scale.tokens.length < 3 && (scale.all & ~(P.near | P.order | P.always)) === 0) return undefined
  const opening = skipFillers(scale, 0)
  const question = readQuestion(scale, opening)
  if (question === 'asked') return undefined
  const from = question === 'request' ? skipPolite(scale, opening) : opening
  scale.opening = from
  const frame = isForeignHead(scale) ? 0 : findFrame(scale, from)
  let past = false
  for (const start of listSegments(scale, from)) {
    if (start >= scale.tokens.length) continue
    const end = scale.grammar.segmentEnd(start)
    const { tense } = scale.grammar.findFinite(start, end)
    // a list or an afterthought goes on in the past; what a connector or a colon opens does not
    if (start > 0 && (connector.test(scale.grammar.text(start - 1))
      || (scale.tokens[start]!.gap & (gapBit.colon | gapBit.dash)) !== 0
      || (scale.grammar.word(start - 1) & W.filler) !== 0)) past = false
    if (tense !== 'none') past = (tense === 'past' || tense === 'perfect') && !isInsisting(scale, start)
    scale.frame = frame
    weighSegment(scale, start, end, start >= frame ? 3 : past ? 2 : 0, question === 'request')
  }
  if (!scale.reading.labels) weighFragment(scale, from, frame <= from)
  weighSequence(scale, from, frame)
  return scale.best === 0 ? undefined : { force: nameForce(scale), strength: scale.best }
}

function nameForce(scale: Scale): Force {
  if (scale.force === 'prohibit' && (scale.all & (P.when | P.condition)) !== 0
    && (scale.all & (P.dont | P.never | P.none | P.not | P.prohibit)) === 0) return 'condition'
  if (scale.force === 'prohibit' || scale.force === 'condition') return scale.force
  if ((scale.all & P.condition) !== 0) return 'condition'
  if ((scale.all & (P.bound | P.scope)) !== 0) return 'bound'
  return (scale.all & P.when) !== 0 ? 'condition' : scale.force
}

function forceOf(phrase: number): Force {
  return (phrase & P.prohibit) !== 0 ? 'prohibit' : (phrase & P.condition) !== 0 ? 'condition'
    : (phrase & (P.scope | P.bound)) !== 0 ? 'bound' : 'require'
}

function skipFillers(scale: Scale, from: number): number {
  const { grammar } = scale
  let index = from
  for (; index < scale.tokens.length; index++) {
    const token = scale.tokens[index]!, phrase = grammar.phrase(index), word = grammar.word(index)
    if (token.text === 'no' && index + 1 < scale.tokens.length && (scale.tokens[index + 1]!.gap & gapBit.comma) !== 0) continue
    if ((word & W.filler) === 0 && (phrase & P.polite) === 0) break
    if ((phrase & ~(P.polite | P.order)) !== 0 || ((phrase & P.polite) !== 0 && token.end - token.start > 7)) break
    const next = scale.tokens[index + 1]
    if ((word & anyVerb) !== 0 && next !== undefined && (next.gap & segmentGap) === 0) break
  }
  return index
}

function skipPolite(scale: Scale, from: number): number {
  let index = from
  while (index < scale.tokens.length && index < from + 3 && ((scale.grammar.phrase(index) & P.polite) !== 0
    || (scale.grammar.word(index) & W.filler) !== 0)) index++
  return index
}

function readQuestion(scale: Scale, from: number): 'asked' | 'request' | 'no' {
  const first = scale.tokens[from]
  if (first === undefined) return 'no'
  const polite = (first.phrase & P.polite) !== 0 && first.end - first.start > 7
  if (scale.reading.asked) {
    if (polite) return 'request'
    const last = scale.tokens[scale.tokens.length - 1]!
    return scale.tokens.length > 2 && (last.gap & gapBit.comma) !== 0
      && (last.word & (W.filler | W.statal)) !== 0 ? 'no' : 'asked'
  }
  if (polite) return 'request'
  if ((scale.all & P.wondering) !== 0) return 'asked'
  const asks = /^(?:what|who|why|how)$/.test(first.text)
    && (scale.grammar.word(from + 1) & (W.finite | W.bygone | W.irrealis)) !== 0
  return asks && (scale.all & P.require) === 0 ? 'asked' : 'no'
}

/** A label that names somebody else's text: what follows it is a quotation. */
function isForeignHead(scale: Scale): boolean {
  let foreign = false
  for (const token of scale.reading.head) {
    if ((token.phrase & (P.report | P.mention)) !== 0) foreign = true
    if ((token.word & (W.telling | W.other | W.source)) !== 0) foreign = true
    if (((token.word & W.agent) !== 0 && !/^tools?$|^scripts?$/.test(token.text)) || /^(?:i|we)$/.test(token.text)) return false
    if ((token.phrase & (P.always | P.prohibit | P.require | P.dont | P.never)) !== 0) return false
  }
  return foreign
}

/** From which token on the words are somebody else's; beyond the end if nobody is reported. */
function findFrame(scale: Scale, from: number): number {
  const { grammar } = scale
  let subordinate = -1
  if (grammar.isImperative(from, grammar.segmentEnd(from))) return scale.tokens.length + 1
  for (let index = 0; index < scale.tokens.length; index++) {
    if ((grammar.phrase(index) & P.report) !== 0) return 0
    if ((grammar.phrase(index) & P.mention) !== 0) return index < 6 ? 0 : index
    if ((grammar.phrase(index) & P.when) !== 0) subordinate = index
    const plural = index > 0 && reporting.test(scale.tokens[index]!.text)
      && (grammar.word(index - 1) & (W.source | W.other)) !== 0
    if (plural) return from
    if ((grammar.word(index) & W.telling) === 0 || index <= from) continue
    if (/^(?:required|allowed|banned)$/.test(scale.tokens[index]!.text) && (index === scale.tokens.length - 1
      || /^(?:for|in|on|at|by|per|from|before|after)$/.test(grammar.text(index + 1)))) continue
    if ((scale.tokens[index]!.gap & segmentGap) !== 0 || (subordinate >= 0
      && !hasGap(scale, subordinate + 1, index))) { subordinate = -1; continue }
    const token = scale.tokens[index]!, before = grammar.word(index - 1)
    if ((before & (W.agent | W.article | W.preposition)) !== 0
      || (grammar.phrase(index - 1) & ~(P.near | P.always | P.when)) !== 0) continue
    if (/^(?:to|will|please|and|or|is|are|was|were|be|been|being|as|who|what|which|whoever|whatever|those)$/.test(grammar.text(index - 1))) continue
    if (grammar.text(index - 1) === 'i' && insisting.test(token.text)) continue
    if (/^(?:requires?|wants|asks)$/.test(token.text)
      && [1, 2, 3].some((step) => (grammar.word(index + step) & W.approval) !== 0)) continue
    const speaker = grammar.subject(from, index)
    if (speaker === 'thing' && !/(?:aid|old|rote|ought|eads|ays|ants|inks|ires|iges)$/.test(token.text)
      && !token.text.endsWith('ed')) continue
    const trailing = index >= scale.tokens.length - 2 && hasGap(scale, Math.max(from, index - 2), index)
    return trailing ? from : index
  }
  return scale.tokens.length + 1
}

/** Where the segments of the clause begin: at its start, after punctuation and connectors. */
function listSegments(scale: Scale, from: number): number[] {
  const starts = [from]
  if (isInsisting(scale, from)) {
    let index = from + 2
    while (/^(?:you|that|to)$/.test(scale.grammar.text(index))) index++
    starts.push(index)
  }
  for (let index = from + 1; index < scale.tokens.length && starts.length < mostSegments; index++) {
    const token = scale.tokens[index]!
    if ((token.gap & segmentGap) !== 0) starts.push(skipFillers(scale, index))
    else if (token.quoted) continue
    else if (scale.grammar.text(index - 1) === 'that' && index > 1
      && /^(?:insist|demand|expect|request|note|remember|agreed|mind|sure|certain|require|ask|ensure|repeat)$/.test(scale.grammar.text(index - 2))) starts.push(index)
    else if (connector.test(scale.grammar.text(index - 1)) && ((token.word & anyVerb) !== 0
      || (token.phrase & (P.dont | P.never | P.prohibit)) !== 0)) starts.push(index)
  }
  return starts
}

function weighSegment(scale: Scale, start: number, end: number, released: number, request: boolean): void {
  if (start >= scale.tokens.length || start >= end) return
  const { grammar } = scale
  let release = Math.max(released, scale.reading.quoted ? 2 : 0)
  let index = start, fronted = 0
  while (index < end && index < start + 3 && (grammar.phrase(index) & (P.always | P.scope | P.never | P.order)) !== 0
    && !opensWithVerb(scale, index) && !/^no/.test(grammar.text(index))) fronted |= grammar.phrase(index++)
  if (index >= end) index = start
  if (request && (fronted & (P.never | P.always)) !== 0) return scale.bind('prohibit', 3, release)
  if ((fronted & P.never) !== 0 && grammar.isBase(index)) return scale.bind('prohibit', 3, release)
  if ((grammar.phrase(index) & P.dont) !== 0) return scale.bind('prohibit', 3, release)
  if (isDoubted(scale, start, index)) release = Math.max(release, 2)
  if (grammar.isImperative(index, end)) return weighImperative(scale, index, end, fronted, release, request)
  if ((grammar.phrase(index) & directing) !== 0
    && opensWithVerb(scale, index)) return scale.bind(forceOf(grammar.phrase(index)), 3, release)
  if (scale.reading.loose && grammar.word(index) === 0 && grammar.isBase(index) && (grammar.word(index + 1) & W.article) !== 0
    && grammar.findFinite(index, end).index < 0) return scale.bind('require', 2, release)
  weighStatement(scale, start, index, end, fronted, release)
}
