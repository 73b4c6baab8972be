/** Customs: rules told as facts, by what every, no, or any thing of a kind does. */
import { anyVerb, type Tense } from './grammar.ts'
import { phraseBit as P, wordBit as W } from './lexicon.ts'
import type { Scale } from './scale.ts'
import { gatherBits } from './tokens.ts'

/** Participles that tell where something is or what became of it, not what is to be done with it. */
const stateParticiples = /^(?:attached|shown|listed|included|thrown|broken|done|finished|gone|known|based|called|related|caused|supposed|located|interested|excited|pleased|tired|worried|used|made|stuck|lost|closed|sold|gone)$/
/** What a reader is told to have as its own. */
const yours = /^(?:job|task|role|part|source|sources|goal|aim|audience|readers?|tone|language|name|style|persona|duty|business|remit|scope|limit|budget)$/
const kindVerbs = /^(?:are|go|get|come|stay|remain|use|start|end|begin|carry|need|take|happen|follow|match|live|belong|default|describe|have|contain|include|fit|end|run|appear|land|require|refer|open|mention|mean)$/

/** Customs: what every, no, or any bare plural thing does, stated in the present. */
export function weighCustom(scale: Scale, start: number, index: number, end: number, finite: { readonly index: number; readonly tense: Tense }, held: number): void {
  const { grammar } = scale
  const lead = grammar.phrase(index), first = scale.tokens[index]!, { tense } = finite
  if (tense === 'past' || tense === 'perfect' || tense === 'unreal') return
  if ((lead & P.none) !== 0) {
    const people = /^(?:nobody|no one|no-one|none|nothing)$/.test(first.text)
    if (tense === 'none' && !people) return scale.bind('prohibit', 2, held)
    const object = scale.tokens[index + 1]
    if (tense === 'none' && first.text === 'nothing' && object !== undefined
      && (object.word & (W.preposition | W.statal)) === 0) return scale.bind('prohibit', 1, held)
    const limited = (gatherBits(scale.tokens, index, end) & (P.scope | P.permit | P.near | P.without | P.when)) !== 0
    if (limited) return scale.bind('prohibit', 2, held)
    if (finite.index >= 0 && (grammar.word(finite.index) & W.statal) === 0 && (grammar.word(finite.index + 1) & W.statal) === 0
      && !people && tense === 'present') return scale.bind('prohibit', 1, held)
    if (people && finite.index > index && (grammar.word(finite.index) & W.statal) === 0
      && (grammar.word(finite.index + 1) & W.statal) === 0) scale.bind('prohibit', 1, held)
    return
  }
  if ((lead & P.not) !== 0 && first.text === 'not' && index < 3 && tense === 'none'
    && end - index > 1) return scale.bind('prohibit', 1, held)
  const own = first.text === 'your' && /^(?:is|are)$/.test(grammar.text(finite.index))
    && (/^(?:only|sole|main|first|last)$/.test(grammar.text(index + 1)) || yours.test(grammar.text(index + 1)))
  if (own) return scale.bind('require', 2, held)
  const deliverable = /^your/.test(first.text) && (grammar.word(index + 1) & W.deliverable) !== 0
  const predicate = finite.index < 0 ? undefined : scale.tokens[finite.index + 1]
  const status = predicate !== undefined && (predicate.word & W.statal) !== 0
  if (deliverable && !status) return scale.bind('require', 2, held)
  if ((lead & P.universal) !== 0 && (tense === 'present')) {
    const people = /^(?:everyone|everybody)$/.test(first.text)
      && /^(?:is|are|was|has|likes|knows|loves)$/.test(grammar.text(finite.index))
    if (!status && !people) scale.bind('require', /^(?:all|everything|everyone|everybody|both)$/.test(first.text) ? 1 : 2, held)
    return
  }
  if (tense === 'present' && !status) weighKind(scale, index, finite.index, held)
  if (tense === 'present' && !status && scale.reading.loose
    && isOrdered(scale, index, finite.index)) scale.bind('require', 1, held)
  if (tense === 'present' && (scale.amounts || /^(?:a|an|each|every)$/.test(first.text))
    && /^(?:has|have|contains|starts|ends|fits|comes|opens|closes|consists)$/.test(grammar.text(finite.index))
    && scale.tokens.some((token, at) => at > index - 1 && at < finite.index
    && (token.word & W.output) !== 0)) scale.bind('require', 1, held)
  if (grammar.text(index) === 'we' && grammar.isBase(index + 1) && (grammar.word(index + 1) & anyVerb) !== 0) {
    const rule = (scale.all & (P.format | P.scope | P.never | P.always | P.not)) !== 0
      || scale.tokens.some((token) => token.text === 'here')
      || (/^(?:follow|stick|prefer|avoid|document|squash|sign|test|review|number|write|address|call|treat)$/.test(grammar.text(index + 1)) && end - index > 3)
    if (rule) scale.bind('require', 1, held)
  }
  weighNeed(scale, index, end, held)
  const mine = scale.tokens.some((token, at) => at > index && at < end && /^(?:my|me|us|our)$/.test(token.text))
  const myself = scale.tokens.some((token) => /^(?:myself|ourselves)$/.test(token.text))
  if ((lead & P.universal) !== 0 && myself && tense !== 'modal') scale.bind('condition', 1, held)
  if ((lead & P.universal) !== 0 && mine && !/^(?:all|both)$/.test(first.text)) scale.bind('condition', 1, held)
  if (grammar.isKind(index, index + 2) || grammar.isKind(index, index + 1)) {
    for (let at = index + 1; at < end && at < index + 5; at++) if ((grammar.phrase(at) & P.none) !== 0
      && (grammar.word(at - 1) & (W.preposition | W.bygone)) === 0 && at > index + 1) scale.bind('prohibit', 1, held)
  }
  if (start > scale.opening && finite.index === index && tense === 'modal'
    && (scale.tokens[scale.opening]!.phrase & P.scope) !== 0) scale.bind('condition', 2, held)
  weighMass(scale, index, finite, held)
  if (grammar.text(index) === 'i'
    && /^(?:sign|approve|review|check|read|see|decide|confirm|release|countersign|proofread|pay|test|taste|authorise|authorize)$/.test(grammar.text(index + 1)) && (gatherBits(scale.tokens, index, end) & P.universal) !== 0) scale.bind('condition', 1, held)
  if (tense === 'present' && scale.amounts && /^(?:is|are|ends|stands|stops|lies)$/.test(grammar.text(finite.index))
    && (grammar.word(finite.index - 1) & W.label) !== 0 && finite.index < index + 4) scale.bind('bound', 1, held)
}

/** "Spelling follows Oxford": what a thing without article does by rule. */
function weighMass(scale: Scale, index: number, finite: { readonly index: number; readonly tense: Tense }, held: number): void {
  const { grammar } = scale
  if (finite.tense !== 'present' || finite.index < index + 1 || finite.index > index + 2
    || !/^(?:follows|mirrors|matches|defaults|obeys|respects|comes|goes|belongs|requires)$/.test(grammar.text(finite.index))) return
  for (let at = index; at < finite.index; at++) if ((grammar.word(at) & ~(W.deliverable | W.label | W.output | anyVerb)) !== 0
    || grammar.phrase(at) !== 0 || scale.tokens[at]!.literal) return
  scale.bind('require', 1, held)
}

/** "Refunds over 100 EUR require a manager": what needs whose approval. */
function weighNeed(scale: Scale, index: number, end: number, held: number): void {
  const { grammar } = scale
  for (let at = index + 1; at < end; at++) {
    if (!/^(?:requires?|needs?|takes?)$/.test(grammar.text(at))) continue
    for (let object = at + 1; object < end
      && object < at + 5; object++) if ((grammar.word(object) & W.approval) !== 0) return scale.bind('condition', 2, held)
  }
}

/** "They are sent by registered mail", "the rows are sorted by name", "a plan has three steps": a description that may be an order. */
function isOrdered(scale: Scale, index: number, finite: number): boolean {
  const { grammar } = scale
  const verb = grammar.text(finite), first = grammar.text(index)
  const participle = scale.tokens[finite + 1]
  if (/^(?:is|are)$/.test(verb) && participle !== undefined && (/[^e]ed$/.test(participle.text)
    || (participle.word & (W.perfect | W.bygone)) !== 0)) {
    return !stateParticiples.test(participle.text) && (first === 'they' || first === 'it'
      || /[^s]s$/.test(grammar.text(finite - 1)))
  }
  return /^an?$/.test(first) && /^(?:has|needs|gets|comes|goes|stays|contains|starts|ends)$/.test(verb) && scale.amounts
}

/** "Letters are signed by two people", "numbers over 999 get a comma": how things of a kind are to be. */
function weighKind(scale: Scale, index: number, finite: number, held: number): void {
  const { grammar } = scale
  if (!(kindVerbs.test(grammar.text(finite)) || (grammar.word(finite) & W.manner) !== 0) || !grammar.isKind(index, finite)) return
  let next = finite + 1
  while ((grammar.phrase(next) & (P.not | P.always | P.never | P.scope)) !== 0) next++
  const token = scale.tokens[next]
  if (token === undefined) return
  if (grammar.text(finite) === 'are') {
    const participle = (/ed$/.test(token.text) || (token.word & (W.perfect | W.bygone)) !== 0)
      && !stateParticiples.test(token.text)
    if (grammar.text(next + 1) === 'to' && token.word === 0 && token.phrase === 0
      && !/ing$/.test(token.text)) return scale.bind('require', 1, held)
    const placed = /^(?:in|at|on|under|set|for|kept|to|one)$/.test(token.text) && scale.tokens[next + 1]?.literal !== true
    const sized = token.amount || (token.word & W.number) !== 0
    if (sized) return scale.bind('bound', 1, held)
    if (!participle && !placed && (token.phrase & P.format) === 0) return
  }
  scale.bind('require', 1, held)
}
