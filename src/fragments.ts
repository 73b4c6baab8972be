/** Clauses without a finite verb: amounts, contrasts, pairs, orders of steps. */
import { anyVerb } from './grammar.ts'
import { phraseBit as P, wordBit as W } from './lexicon.ts'
import type { Scale } from './scale.ts'
import { gapBit } from './tokens.ts'

const measures = /^(?:words?|lines?|sentences?|paragraphs?|pages?|slides?|bullets?|points?|columns?|characters?|minutes?|hours?|colou?rs?|options?|fonts?|questions?|attempts?|tries|examples?|steps?|levels?|digits?|decimals?|spaces?)$/

/** "Above 40 degrees, fans on": a case and a verbless order. */
function weighCase(scale: Scale, from: number, held: number): void {
  const { grammar } = scale
  if ((grammar.phrase(from) & P.when) === 0 && !(/^(?:above|below|over|under|beyond)$/.test(grammar.text(from))
    && scale.amounts)) return
  const comma = scale.tokens.findIndex((token, index) => index > from && (token.gap & (gapBit.comma | gapBit.dash)) !== 0)
  if (comma < 0 || scale.tokens.length - comma > 6) return
  const order = scale.tokens[comma]!
  if ((order.word & (W.self | W.other | W.agent)) !== 0 || (order.phrase & P.idiom) !== 0
    || grammar.findFinite(comma, scale.tokens.length).index >= 0) return
  if (grammar.findFinite(from, comma).tense === 'past' || (order.word & W.statal) !== 0) return
  scale.bind('condition', 1, held)
}

/** "Freeze, copy, verify, release": a row of imperatives, one or two words each. */
function weighSteps(scale: Scale, from: number): void {
  let steps = 0, size = 0
  for (let index = from; index < scale.tokens.length; index++) {
    const opens = index === from || (scale.tokens[index]!.gap & gapBit.comma) !== 0
    if (opens && (scale.grammar.word(index) & anyVerb) === 0) return
    size = opens ? 1 : size + 1
    if (size > 2) return
    if (opens) steps++
  }
  if (steps > 2) scale.bind('require', 2, 0)
}

/** "First the facts, then the opinion". */
export function weighSequence(scale: Scale, from: number, frame: number): void {
  if (frame > from) weighSteps(scale, from)
  if (frame <= from || (scale.all & P.order) === 0) return
  let first = false, then = false
  for (let index = from; index < scale.tokens.length; index++) {
    const text = scale.grammar.text(index)
    if ((scale.grammar.word(index) & (W.self | W.other)) !== 0) return
    if (/^(?:first|firstly|beforehand)$/.test(text)) first = true
    else if (first
      && (/^(?:then|afterwards|finally|lastly|only then|and only then|and then|after that|last)$/.test(text))) then = true
  }
  const { tense } = scale.grammar.findFinite(from, scale.tokens.length)
  if (first && then && tense !== 'past' && tense !== 'unreal'
    && tense !== 'perfect') scale.bind('require', 2, (scale.all & (P.past | P.hedge)) !== 0 ? 2 : 0)
}

/** Clauses without a finite verb, and comparisons in signs. */
export function weighFragment(scale: Scale, from: number, framed: boolean): void {
  const { grammar } = scale
  const held = framed ? 3 : scale.reading.quoted || (scale.all & (P.past | P.hedge)) !== 0 ? 2 : 0
  if (scale.reading.compares) scale.bind('bound', 2, held)
  const first = scale.tokens[from]
  weighCase(scale, from, held)
  const cue = scale.reading.head.some((token) => (token.phrase & P.cue) !== 0) || (from > 0
    && (scale.tokens[from - 1]!.phrase & P.cue) !== 0)
  const { tense } = grammar.findFinite(from, scale.tokens.length)
  if (cue && (tense === 'none' || tense === 'present') && first !== undefined
    && (first.word & (W.self | W.other)) === 0) scale.bind('require', 0.5, held)
  if (first === undefined || grammar.findFinite(from, scale.tokens.length).index >= 0) return
  const { head } = scale.reading
  const named = head.length > 0 && head.length < 4 && (head[head.length - 1]!.word & W.label) !== 0
  if ((named || scale.reading.head.some((token) => (token.phrase & (P.prohibit | P.require | P.never | P.bound)) !== 0
    || (scale.amounts && (token.phrase & P.universal) !== 0)))
    && scale.tokens.length < 12) scale.bind(scale.reading.head.some((token) => (token.phrase & P.prohibit) !== 0) ? 'prohibit'
    : scale.amounts ? 'bound' : 'require', 2, held)
  const self = /^(?:i|we|i'm|we're)$/.test(first.text)
  const last = scale.tokens[scale.tokens.length - 1]!
  if (scale.reading.head.length > 0 && scale.tokens.length < 3
    && (first.phrase & (P.none | P.never | P.always)) !== 0) scale.bind('prohibit', 2, held)
  if (!self && scale.tokens.length - from < 8 && from + 1 < scale.tokens.length
    && scale.tokens.some((token, index) => index > from && (token.phrase & P.without) !== 0)) scale.bind('prohibit', 0.5, held)
  weighAmount(scale, from, held)
  if (last.text === 'no' && scale.tokens.some((token) => token.text === 'yes')) scale.bind('require', 2, held)
  if (scale.tokens.length - from < 4 && scale.tokens[scale.tokens.length - 1]!.text === 'first'
    && /[^s]s$/.test(first.text)) scale.bind('require', 0.5, held)
  const singled = (first.word & W.article) !== 0 && /^(?:single|maximum|minimum|total)$/.test(grammar.text(from + 1))
  if (first.text === 'between'
    && /^(?:words?|lines?|sentences?|paragraphs?|characters?|pages?|points?|slides?|minutes?|hours?|seconds?)$/.test(last.text)
    && scale.tokens.length - from < 7) scale.bind('bound', 2, held)
  if (singled && scale.tokens.some((token) => /^(?:per|each|every|of)$/.test(token.text)
    || (token.phrase & P.bound) !== 0)) scale.bind('bound', 2, held)
  if ((first.amount || (first.word & W.number) !== 0) && ((scale.all & P.always) !== 0
    || scale.tokens.some((token) => /^(?:per|each|every)$/.test(token.text)
    || (token.phrase & P.order) !== 0))) scale.bind('bound', 2, held)
  for (let index = from + 1; index < scale.tokens.length && !self; index++) {
    if (index < from + 5 && index < scale.tokens.length - 1 && grammar.text(index) === 'over'
      && (grammar.word(from) & W.article) === 0 && grammar.word(index - 1) === 0) scale.bind('require', 2, held)
    if (grammar.text(index) === 'not' && (scale.tokens[index]!.gap & gapBit.comma) !== 0
      && (first.word & W.article) === 0) scale.bind('require', 2, held)
  }
  const closing = (last.phrase & (P.polite | P.always)) !== 0 && ((last.gap & gapBit.comma) !== 0
    || scale.tokens.length - from === 2)
  if (/^(?:required|needed|mandatory|compulsory)$/.test(last.text) && scale.tokens.length - from < 8
    && !self) scale.bind('require', 2, held)
  if (first.text === 'rather' && scale.tokens.some((token) => token.text === 'than'
    || token.text.endsWith(' than'))) scale.bind('require', 0.5, held)
  if (first.text === 'better' && (grammar.word(from + 1) & anyVerb) !== 0) scale.bind('require', 2, held)
  if ((first.phrase & P.format) !== 0 || closing || last.text === 'throughout') scale.bind('require', 2, held)
  if (/^(?:under|below|within|less than|fewer than|more than|exactly|precisely)$/.test(first.text)
    && (scale.tokens[from + 1]?.amount === true || (grammar.word(from + 1) & W.number) !== 0)) scale.bind('bound', 2, held)
  if (!self) weighPairing(scale, from, held)
  const middle = scale.tokens.findIndex((token, index) => index > from && /^(?:before|rather than|instead of)$/.test(token.text))
  if (!self && middle > from && middle <= from + 3 && scale.tokens.length - from < 7 && middle < scale.tokens.length - 1
    && (first.word & (W.article | W.other)) === 0) scale.bind('require', 0.5, held)
}

/** "Fifty words a day", "ten slides, ten minutes": an amount that stands alone is a measure to keep. */
function weighAmount(scale: Scale, from: number, held: number): void {
  const { grammar } = scale
  const first = scale.tokens[from]!
  if (!first.amount && (grammar.word(from) & W.number) === 0) return
  if (scale.tokens.length - from > 9 || scale.tokens.length - from < 2
    || scale.tokens.some((token) => (token.word & (W.self | W.other)) !== 0
    || /^(?:more|left|ago|out|of)$/.test(token.text))) return
  for (let index = from + 1; index < scale.tokens.length; index++) {
    const token = scale.tokens[index]!
    const apiece = /^(?:a|an)$/.test(token.text)
      && /^(?:day|week|month|hour|minute|second|page|file|head|person|night|time|slide|piece|message|chapter)$/.test(grammar.text(index + 1))
    if (apiece || /^(?:per|each|every)$/.test(token.text) || ((token.gap & gapBit.comma) !== 0 && (token.amount
      || (token.word & W.number) !== 0))) return scale.bind('bound', 2, held)
    if (measures.test(token.text)) scale.bind('bound', 0.5, held)
  }
}

/** "Dates as year and month", "times in UTC", "one file, one class", "this for that, these for those". */
function weighPairing(scale: Scale, from: number, held: number): void {
  const { grammar } = scale
  const first = scale.tokens[from]!
  if ((first.word & (W.article | W.self | W.other | W.filler)) !== 0 || first.quoted) return
  let pairs = 0
  for (let index = from + 1; index < scale.tokens.length - 1; index++) {
    if (!/^(?:as|in|for|with|at)$/.test(grammar.text(index))) continue
    const plural = /[^s]s$/.test(grammar.text(index - 1)) && index <= from + 2 && scale.tokens.length - from < 7
    const named = scale.tokens[index + 1]!
    if (plural && (grammar.text(index) === 'with' || (grammar.text(index) === 'in' && named.capital
      && named.end - named.start < 6))) scale.bind('require', 0.5, held)
    if ((grammar.word(index - 1) & W.preposition) !== 0 || (grammar.phrase(index - 1) !== 0)) continue
    pairs++
    const head = scale.tokens[index - 1]!, object = scale.tokens[index + 1]!
    if (index <= from + 3 && (/[^s]s$/.test(head.text) && ((head.word & W.deliverable) !== 0
      || grammar.text(index) === 'as'))) scale.bind('require', 0.5, held)
    if (index <= from + 3 && (object.phrase & P.format) !== 0) scale.bind('require', 0.5, held)
  }
  if (pairs > 1 && scale.tokens.some((token) => (token.gap & gapBit.comma) !== 0)) scale.bind('require', 0.5, held)
  if (scale.tokens.some((token, index) => index > from && (token.phrase & P.format) !== 0)
    && (/[^s]s$|^(?:money|text|prose|currency|time)$/.test(grammar.text(from))
    || /[^s]s$/.test(grammar.text(from + 1)))) scale.bind('require', 0.5, held)
  const second = scale.tokens.findIndex((token, index) => index > from && (token.gap & gapBit.comma) !== 0)
  if (second > 0 && first.text === grammar.text(second) && (first.word & W.number) !== 0) scale.bind('require', 2, held)
}
