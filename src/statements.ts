/** Statements: what modal verbs, marked phrases and the reader as subject make of a clause with a finite verb. */
import { weighCustom } from './customs.ts'
import { anyVerb, type Doer, type Tense } from './grammar.ts'
import { phraseBit as P, wordBit as W } from './lexicon.ts'
import { connector, isDoubted, segmentGap, type Scale } from './scale.ts'

/** First words of phrases that are orders where they open a segment and plain verbs elsewhere. */
const commanding = /^(?:make|ensure|see|take|pay|ask|check|confirm|wait|let|stick|restrict|confine|steer|refrain|abstain|desist|forget|get|put|leave|feel|help|remember|mind|bear|call|refer|write|think|speak|talk|pretend|imagine)(?: |$)/
const capped = /^(?:.* )?(?:limited to|capped at|exceed|exceeds|limit|maximum|minimum|cap|will do|suffices?|tops|all you have|all you get|have until|enough|stays? (?:under|below|within)|at the latest|max|min)$/
const settled = /^(?:stays?|remains?|goes|gets?|starts?|ends?)$/

export function weighStatement(scale: Scale, start: number, index: number, end: number, fronted: number, release: number): void {
  const { grammar } = scale
  const finite = grammar.findFinite(index, end)
  const who = grammar.subject(index, finite.index < 0 ? end : finite.index)
  const over = finite.tense === 'past' || finite.tense === 'perfect' || finite.tense === 'unreal'
  const apart = who === 'other' || isElsewhere(scale, index, end) ? 3 : release
  const held = over ? Math.max(apart, 2) : apart
  for (let at = start; at < end; at++) {
    const phrase = grammar.phrase(at)
    if (phrase === 0 || isEmbedded(scale, at, index)) continue
    const doer = grammar.subject(index, at)
    const foreign = at > scale.frame || doer === 'other' || (doer === 'party'
      && !/^(?:must|shall|should)/.test(grammar.text(at)) && (phrase & P.never) === 0)
    weighPhrase(scale, phrase, at, doer, index, end, finite.tense, foreign ? 3 : Math.max(over
      && finite.index < at ? held : apart, isDoubted(scale, start, at) ? 2 : 0))
  }
  if ((grammar.phrase(index) & P.without) !== 0 && who !== 'self' && who !== 'we'
    && end - index > 2) scale.bind('condition', 2, held)
  if (/^(?:until|till|from|as of)$/.test(grammar.text(index)) && finite.tense === 'present'
    && who === 'thing') scale.bind('condition', 1, held)
  weighInverted(scale, index, end, held)
  if ((fronted & P.scope) !== 0 && /(?:when|if|after|once)$/.test(grammar.text(start)) && start === scale.opening
    && grammar.segmentEnd(start) === scale.tokens.length) scale.bind('condition', 2, held)
  if ((fronted & P.scope) !== 0 && finite.tense !== 'present') scale.bind('bound', finite.tense === 'modal' ? 2 : 1, held)
  if (who === 'agent' || grammar.text(index) === 'you') weighAgent(scale, index, finite, fronted, held)
  const verb = grammar.text(finite.index)
  if (finite.tense === 'present' && who === 'agent' && grammar.text(index) !== 'you'
    && grammar.isThird(finite.index)) scale.bind('require', 2, held)
  if (finite.tense === 'present' && /^(?:stays?|remains?)$/.test(verb) && who !== 'self'
    && who !== 'we') scale.bind('require', 1, held)
  if (finite.tense === 'present' && start > scale.opening
    && /^(?:whenever|wherever|where|in case|in case of|unless|until)$/.test(grammar.text(scale.opening))
    && /^(?:gets?|goes|go|stays?|counts?|wins?|applies|apply|comes|is|are)$/.test(verb)) scale.bind('condition', 1, held)
  weighCustom(scale, start, index, end, finite, Math.max(scale.frame < end ? 3 : held, isDoubted(scale, start, end) ? 2
    : 0, who === 'party' ? 3 : 0))
}

/** "A way to ensure that ...": a phrase that opens with a verb and is neither imperative nor governed by a modal or the reader. */
function isEmbedded(scale: Scale, at: number, index: number): boolean {
  if (at === index || !commanding.test(scale.grammar.text(at))) return false
  const before = scale.grammar.text(at - 1), gap = scale.tokens[at]!.gap & segmentGap
  if (gap !== 0 || connector.test(before)
    || (scale.grammar.phrase(at - 1) & (P.polite | P.require | P.advise | P.dont | P.always)) !== 0) return false
  return before === 'to' || scale.grammar.subject(index, at) !== 'agent'
}

/** A time or place, then the rule without a comma: "after ten no more mails", "from Monday on use the new form". */
function weighInverted(scale: Scale, index: number, end: number, held: number): void {
  const { grammar } = scale
  if ((grammar.word(index) & W.preposition) === 0 && (grammar.phrase(index) & (P.when | P.near)) === 0) return
  for (let at = index + 1; at < end && at < index + 7; at++) {
    if ((grammar.word(at) & (W.self | W.other | W.agent | W.finite | W.bygone)) !== 0) return
    const begins = grammar.text(index) === 'from' && grammar.text(at - 1) === 'on'
    if (at < index + 2 || (!begins && (grammar.word(at - 1) & (W.preposition | W.article | W.number | W.relative)) !== 0)
      || (grammar.phrase(at - 1) & (P.universal | P.near | P.when)) !== 0) continue
    if ((grammar.phrase(at) & (P.none | P.scope)) !== 0) return scale.bind('prohibit', grammar.findFinite(at, end).index < 0 ? 2
      : 1, held)
    if ((grammar.word(at) & W.manner) !== 0 && at + 1 < end
      && !/s$/.test(grammar.text(at - 1))) return scale.bind('require', 2, held)
  }
}

function weighPhrase(scale: Scale, phrase: number, at: number, doer: Doer, index: number, end: number, tense: Tense, held: number): void {
  const { grammar } = scale
  const text = grammar.text(at)
  if ((phrase & P.require) !== 0 && (grammar.word(at - 1) & W.article) !== 0) return
  if ((phrase & (P.require | P.advise | P.permit | P.unable)) !== 0 && isFeeling(scale, at)) return
  if ((phrase & (P.require | P.advise | P.permit)) !== 0 && (grammar.isGuess(at) || (text === 'may'
    && grammar.isMonth(at)))) return
  if ((phrase & (P.always | P.never | P.scope | P.dont | P.not)) !== 0 && grammar.isRelative(index, at)) return
  if ((phrase & P.bound) !== 0 && /^(?:max|min)$/.test(text) && !scale.amounts) return
  if ((phrase & P.condition) !== 0) scale.bind('condition', doer === 'agent' ? 3 : 2, held)
  if ((phrase & P.prohibit) !== 0) scale.bind('prohibit', doer === 'agent' ? 3 : doer === 'self' ? 1 : 2, held)
  if ((phrase & P.require) !== 0) scale.bind('require', weighObligation(scale, doer, at), held)
  if ((phrase & P.advise) !== 0) scale.bind('require', doer === 'agent' ? 3 : doer === 'self'
    || doer === 'we' ? 0 : doer === 'it' ? weighAdvice(scale, at) : 2, held)
  if ((phrase & P.wish) !== 0 && hasDemand(scale, at)) scale.bind('require', 2, held)
  if ((phrase & P.permit) !== 0) scale.bind('require', weighPermission(scale, doer, at, index), held)
  if ((phrase & P.unable) !== 0) scale.bind('prohibit', doer === 'agent' ? 3 : (doer === 'thing' || doer === 'party')
    && grammar.isPassive(at) ? 1 : 0, held)
  if ((phrase & P.wont) !== 0) scale.bind('prohibit', doer === 'agent' ? 3 : 0, held)
  if ((phrase & P.never) !== 0) scale.bind('prohibit', weighNever(scale, doer, at, index), held)
  if ((phrase & P.dont) !== 0 && at > index) scale.bind('prohibit', doer === 'agent' ? 3 : doer === 'we' ? 1 : doer === 'thing'
    && grammar.isKind(index, at) && grammar.isBase(at + 1) ? 1 : 0, held)
  if ((phrase & P.not) !== 0 && doer === 'agent' && (/^(?:doesn't|doesnt)$/.test(text)
    || grammar.text(at - 1) === 'does')) scale.bind('prohibit', 2, held)
  if ((phrase & P.not) !== 0 && tense !== 'past' && scale.tokens.some((token, index) => index > at
    && /^(?:anywhere|ever|anybody|anyone)$/.test(token.text))) scale.bind('prohibit', doer === 'self' ? 0 : 2, held)
  if ((phrase & P.bound) !== 0) scale.bind('bound', weighBound(scale, doer, tense, at, index), held)
  if ((phrase & P.scope) !== 0) scale.bind('bound', weighScope(scale, doer, tense, at, index, end), held)
  if ((phrase & P.always) !== 0 && doer === 'we' && !((grammar.word(at + 1) & anyVerb) !== 0
    && !/^(?:have|go|get|do)$/.test(grammar.text(at + 1)))) return
  if ((phrase & P.always) !== 0 && doer !== 'self' && (tense === 'present' || doer === 'we') && !grammar.isDefinite(index)
    && text !== 'throughout') scale.bind('require', 1, held)
}

/** What a wish of the speaker demands of the result: a form, an amount, a state. */
function hasDemand(scale: Scale, at: number): boolean {
  if ((scale.all & (P.format | P.universal | P.bound | P.scope | P.when | P.always | P.none | P.condition)) !== 0) return true
  for (let index = at + 1; index < scale.tokens.length; index++) {
    const token = scale.tokens[index]!
    if (index > at + 1 && (/[^e]ed$/.test(token.text) || (token.word & W.perfect) !== 0)) return true
    if (index > at + 1 && /^(?:in|as|with|to)$/.test(token.text) && index + 1 < scale.tokens.length
      && (scale.tokens[index + 1]!.word & W.article) === 0) return true
  }
  return /prefer/.test(scale.grammar.text(at)) && scale.tokens.length > at + 2
    && /[^s]s$/.test(scale.tokens[scale.tokens.length - 1]!.text)
}

/** "You must be tired", "you may remember": a guess at somebody's state. */
function isFeeling(scale: Scale, at: number): boolean {
  const { grammar } = scale
  const next = grammar.text(at + 1) === 'be' || / be$/.test(grammar.text(at)) ? at + 2 : at + 1
  if (next === at + 1 && !/(?:^| )(?:may|should|must|cannot|can't)$/.test(grammar.text(at))) return false
  return (grammar.word(next) & W.emotive) !== 0 && (grammar.word(at - 1) & W.article) === 0
    && grammar.subject(scale.opening, at) !== 'thing'
}

/** What "it should ..." asks for, unless it only guesses. */
function weighAdvice(scale: Scale, at: number): number {
  const { grammar } = scale
  if (grammar.text(at - 1) === 'there') return 2
  if (grammar.isPassive(at) || /n't|not/.test(grammar.text(at))) return 1
  return grammar.text(at + 1) !== 'be' && (grammar.word(at + 1) & anyVerb) !== 0 && (grammar.word(at + 1) & W.statal) === 0
    && !/^(?:take|help|do|go|start|finish|end|run|make|get|have)$/.test(grammar.text(at + 1)) ? 1 : 0
}

function weighObligation(scale: Scale, doer: Doer, at: number): number {
  if (doer === 'agent') return 3
  if (doer === 'it') return (scale.grammar.text(at + 1) === 'be' && scale.grammar.text(at - 1) !== 'there'
    && !scale.grammar.isPassive(at)) || scale.grammar.at(at + 1) === undefined ? 0 : 2
  return doer === 'self' ? 0 : doer === 'we' ? (/^(?:must|shall)/.test(scale.grammar.text(at))
    && (scale.grammar.word(at + 1) & anyVerb) !== 0
    && !/^(?:go|leave|run|talk|meet|do|have)$/.test(scale.grammar.text(at + 1)) ? 1 : 0) : 2
}

function weighPermission(scale: Scale, doer: Doer, at: number, index: number): number {
  const weak = scale.grammar.text(at) === 'may'
  if (doer === 'agent') return 3
  if (doer === 'self' || doer === 'we' || doer === 'it') return 0
  if (at === index) return weak ? 0 : 3
  if (weak) return scale.grammar.isPassive(at) ? 2 : (scale.grammar.word(at + 1) & anyVerb) !== 0
    && scale.grammar.text(at + 1) !== 'be' ? 1 : 0
  const first = scale.tokens[index]!
  return /ing$/.test(first.text) || first.amount
    || (first.phrase & (P.near | P.universal)) !== 0 ? 2 : scale.grammar.isDefinite(index) ? 0 : 1
}

function weighNever(scale: Scale, doer: Doer, at: number, index: number): number {
  if (doer === 'agent') return (scale.grammar.word(at + 1) & anyVerb) !== 0 || scale.grammar.isThird(at + 1) ? 3 : 0
  if (doer === 'self' || doer === 'other' || doer === 'party') return 0
  if (doer === 'we') return (scale.grammar.word(at + 1) & anyVerb) !== 0 ? 1 : 0
  if (doer === 'it') return scale.grammar.isThird(at + 1) ? 1 : 0
  const named = scale.tokens.some((token, position) => position < at && token.quoted)
  return scale.grammar.isDefinite(index) && !named ? 0 : 1
}

function weighBound(scale: Scale, doer: Doer, tense: Tense, at: number, index: number): number {
  if (doer === 'self') return 0
  if (tense === 'none' && scale.grammar.isDefinite(index) && at > index + 1 && !capped.test(scale.grammar.text(at))) return 0
  if (tense === 'none') return scale.amounts ? 2 : /than|exceed|enough|tops|limit|more$/.test(scale.grammar.text(at)) ? 1 : 0
  if (tense === 'modal') return 2
  if (tense === 'present' && at === index && scale.amounts
    && !/^(?:more|less|fewer|larger|up|max|min)/.test(scale.grammar.text(at))) return 1
  if (tense === 'present' && /^(?:is|are|has|have)$/.test(scale.grammar.text(at - 1)) && scale.amounts && doer === 'thing'
    && !/^(?:up to|more than|less than|max|min)$/.test(scale.grammar.text(at))) return 1
  const token = scale.tokens[at]!
  const phrase = token.text
  if (capped.test(phrase)) return 1
  for (let before = index; before < at; before++) {
    if (settled.test(scale.grammar.text(before))) return 1
    if ((scale.grammar.word(before) & W.deliverable) !== 0) return 1
  }
  return 0
}

function weighScope(scale: Scale, doer: Doer, tense: Tense, at: number, index: number, end: number): number {
  if (doer === 'self') return /^(?:reads?|accepts?|wants?|needs?|takes?|uses?|speaks?|eats?|trusts?|approves?|works?|drinks?|pays?|buys?)$/.test(scale.grammar.text(at + 1)) ? 1 : 0
  if (at === index && /^no/.test(scale.grammar.text(at)) && tense !== 'past' && tense !== 'unreal') return 2
  if (tense === 'modal') return 2
  if (tense === 'none' && (scale.tokens.some((token) => /^(?:more|left)$/.test(token.text)))) return 0
  if (tense === 'none') return at === end - 1 || at === index ? 2 : scale.grammar.isDefinite(index) ? 0 : 1
  if (doer === 'we') return 1
  return (scale.grammar.phrase(index) & P.universal) !== 0 || /^(?:scale|these)$/.test(scale.grammar.text(index)) ? 2 : 0
}

/** A place or a game whose rules are not ours: "in Germany you have to ...". */
function isElsewhere(scale: Scale, index: number, end: number): boolean {
  if (!/^(?:in|at)$/.test(scale.grammar.text(index)) || index + 2 >= end) return false
  const place = scale.tokens[index + 1]!
  const named = (place.word & W.article) !== 0 ? scale.tokens[index + 2]! : place
  return (place.capital && !place.literal) || (named.word & W.other) !== 0
}

/** What the agent is told of itself in the present: "you only look", "your replies end with a question". */
function weighAgent(scale: Scale, index: number, finite: { readonly index: number; readonly tense: Tense }, fronted: number, held: number): void {
  const { grammar } = scale
  if ((fronted & P.always) !== 0) scale.bind('require', 3, held)
  const next = grammar.phrase(index + 1)
  if ((next & (P.scope | P.always | P.never)) !== 0 && (grammar.word(index + 2) & anyVerb) !== 0) scale.bind('require', 3, held)
  if ((grammar.word(index + 1) & anyVerb) !== 0 && (grammar.phrase(index + 2) & P.none) !== 0) scale.bind('prohibit', 3, held)
  if (finite.tense === 'present' && grammar.text(finite.index) === 'will') scale.bind('require', 2, held)
  if (grammar.text(index) !== 'you') return
  // "you are a tutor who never gives the answer away"
  for (let at = index + 3; at < scale.tokens.length && grammar.text(index + 1) === 'are'; at++) {
    if (/^(?:who|that)$/.test(grammar.text(at - 1))
      && (grammar.phrase(at) & (P.never | P.always | P.scope | P.require | P.prohibit)) !== 0) scale.bind('require', 3, held)
  }
  if (/^(?:can|could)$/.test(grammar.text(index + 1))
    && (grammar.word(index + 2) & (W.manner | W.task | W.shun | ((scale.all & P.when) === 0 ? 0 : W.dual))) !== 0
    && ((grammar.word(index + 2) & W.dual) === 0 || (scale.all & P.when) !== 0)
    && !/^(?:see|find|tell|imagine|hear|try|buy|pay|help|bring|draw|cook|drive)$/.test(grammar.text(index + 2))) scale.bind('require', 2, held)
  const allowance = /^(?:have|get)$/.test(grammar.text(index + 1)) && (scale.tokens[index + 2]?.amount === true
    || (grammar.word(index + 2) & W.number) !== 0)
  if (allowance
    && /^(?:minutes?|hours?|days?|attempts?|tries|try|shots?|goes|chances?|words?|lines?|euros?|dollars?|seconds?|tokens?|calls?)$/.test(grammar.text(index + 3))) scale.bind('bound', 2, held)
  const praise = scale.tokens.length < 9
    && scale.tokens.slice(index + 2, index + 4).some((token) => /^(?:so|too|really|me|well|great|never)$/.test(token.text))
  const doing = (grammar.word(index + 1) & anyVerb) !== 0 || ((scale.all & P.when) !== 0 && grammar.isBase(index + 1))
  if (doing && (grammar.word(index + 1) & (W.statal | W.finite)) === 0 && !praise
    && index + 2 < scale.tokens.length) scale.bind('require', 2, held)
}
