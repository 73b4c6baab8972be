/** Imperatives: which tell how to work, and which are only work to be done. */
import { anyVerb } from './grammar.ts'
import { phraseBit as P, wordBit as W } from './lexicon.ts'
import { segmentGap, type Force, type Scale } from './scale.ts'
import { gapBit } from './tokens.ts'

/** Phrases that make a habit or a rule of an imperative that would else be one piece of work. */
const standing = P.bound | P.scope | P.condition | P.when | P.always | P.never | P.without | P.format | P.none | P.dont | P.prohibit

export function weighImperative(scale: Scale, index: number, end: number, fronted: number, release: number, request: boolean): void {
  const word = scale.tokens[index]!.word
  const force: Force = (word & W.shun) !== 0 || (scale.grammar.phrase(index + 1) & P.none) !== 0 ? 'prohibit' : 'require'
  const next = scale.tokens[index + 1]
  if (next?.text === 'that' && /^(?:note|remember|notice|observe|mind|see)$/.test(scale.tokens[index]!.text)) return
  const once = next !== undefined && (/^(?:it|scale|that|them|these|those|the|a|an)$/.test(next.text) || next.literal)
  if (/^(?:stop|quit|cease|drop|put)$/.test(scale.tokens[index]!.text) && once && ((scale.all | fronted) & standing) === 0
    && !hasHabit(scale, index, end) && !(next.text === 'the'
    && /^(?:habit|idea|practice|use)$/.test(scale.grammar.text(index + 2)))) {
    if (scale.tokens[index]!.text !== 'put' || /^(?:it|scale|that|them|the)$/.test(next.text)) return
  }
  if (scale.tokens.some((token, at) => at > index && at < end && (token.word & W.approval) !== 0)
    && /^(?:ask|get|seek|obtain|have|request|wait)$/.test(scale.tokens[index]!.text)) return scale.bind('condition', 3, release)
  if ((word & (W.manner | W.shun)) !== 0 && !(request && (word & W.task) !== 0)) return scale.bind(force, 3, release)
  if (((scale.all | fronted) & standing) !== 0 || opensConditionally(scale)
    || hasHabit(scale, index, end)) return scale.bind(force, 3, release)
  if (!request && /^your/.test(scale.grammar.text(index + 1))) return scale.bind(force, 2, release)
  if (!request && index > 0 && isGenericPlace(scale, index)) return scale.bind(force, 2, release)
  if (scale.reading.loose && !request) scale.bind(force, 2, release)
  if (!request && /ly$/.test(scale.grammar.text(end - 1)) && (word & (W.dual | W.manner)) !== 0
    && scale.grammar.text(end - 1) !== 'only') scale.bind(force, 2, release)
  if (!request && (word & W.dual) !== 0 && (isBareObject(scale, index + 1, end) || (next !== undefined && next.quoted
    && index + 1 < end))) scale.bind(force, 2, release)
}

/** "Should anything go wrong, ...". */
function opensConditionally(scale: Scale): boolean {
  if (scale.reading.answers) return true
  return /^(?:should|were|had)$/.test(scale.grammar.text(0)) && scale.tokens.some((token) => (token.gap & gapBit.comma) !== 0)
}

/** A fronted case without article: "for refunds, ...", "with strangers, ...". */
function isGenericPlace(scale: Scale, index: number): boolean {
  const first = scale.tokens[0]!, second = scale.tokens[1]
  if ((first.word & W.preposition) === 0 || second === undefined || (scale.tokens[index]!.gap & gapBit.comma) === 0) return false
  return (second.word & (W.article | W.self | W.other | W.filler)) === 0 && !second.amount && !second.literal && !second.capital
    && /[^s]s$/.test(scale.grammar.text(index - 1))
}

/** A contrast, an order of steps, "each" or "every": marks of a habit beside the standing phrases. */
function hasHabit(scale: Scale, index: number, end: number): boolean {
  let verbs = 1, order = false
  for (let at = index + 1; at < scale.tokens.length; at++) {
    const token = scale.tokens[at]!
    if (token.quoted) continue
    if (/^(?:each|every|any|anything|both)$/.test(token.text) && at < end) return true
    if (token.text === 'not' && (token.gap & gapBit.comma) !== 0) return true
    if (token.text === 'that' && /^(?:so|such)$/.test(scale.grammar.text(at - 1))) return true
    if (/^(?:if|though)$/.test(token.text) && scale.grammar.text(at - 1) === 'as') return true
    if ((token.phrase & P.order) !== 0) order = true
    if ((token.word & anyVerb) !== 0) verbs++
  }
  return order && verbs > 1
}

/** Whether what follows a verb is a habit's object: bare, plural, or a manner ("in", "with", an adverb). */
function isBareObject(scale: Scale, from: number, end: number): boolean {
  const token = scale.tokens[from]
  if (token === undefined || from >= end || (token.gap & segmentGap) !== 0) return false
  if (token.literal || token.quoted || token.capital || token.amount) return false
  if ((token.word & (W.article | W.self | W.other | W.agent | W.asker | W.number)) !== 0) return false
  return !/^(?:me|us|it|them|him|her|up|out|on|if|what|about|at|into|over|through|for|again|now|and|or|the|all|some|to|ahead|away|back|down|off|more)$/.test(token.text)
}
