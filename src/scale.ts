/** The scale on which one clause is weighed: its words, and the strongest binding found so far. */
import { anyVerb, Grammar } from './grammar.ts'
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
export const segmentGap = gapBit.comma | gapBit.dash | gapBit.bracket | gapBit.colon
export const connector = /^(?:and|but|so|then|or|hence|therefore|yet|because)$/
export const insisting = /^(?:said|say|told|asked|insist|insisted|demanded|ordered|wanted|warned)$/

export class Scale {
  readonly grammar: Grammar
  readonly tokens: readonly Token[]
  readonly reading: Reading
  /** phrase bits of all tokens outside quotations */
  readonly all: number
  /** an amount stands somewhere in the clause */
  readonly amounts: boolean
  best = 0
  force: Force = 'require'
  /** the first token that is no filler */
  opening = 0
  /** from this token on the words are somebody else's */
  frame = 0

  constructor(reading: Reading) {
    this.reading = reading
    this.tokens = reading.tokens
    this.grammar = new Grammar(reading.tokens, reading.lang)
    this.all = gatherBits(reading.tokens)
    this.amounts = this.tokens.some((token) => token.amount || (token.word & W.number) !== 0)
  }

  /** Takes a binding if it outweighs what releases it and all that was found before. */
  bind(force: Force, strength: number, release: number): void {
    if (strength <= release || strength <= this.best) return
    this.best = strength
    this.force = force
  }
}

/** A word or phrase whose first word is an imperative. */
export function opensWithVerb(scale: Scale, index: number): boolean {
  const { text } = scale.tokens[index]!
  return (readWord(text.includes(' ') ? text.slice(0, text.indexOf(' ')) : text, scale.reading.lang) & anyVerb) !== 0
}

export function hasGap(scale: Scale, from: number, to: number): boolean {
  for (let index = from; index <= to; index++) if ((scale.tokens[index]!.gap & segmentGap) !== 0) return true
  return false
}

/** Whether a word of doubt or of the past governs what stands at `at`. */
export function isDoubted(scale: Scale, start: number, at: number): boolean {
  const end = Math.min(at + 3, scale.grammar.segmentEnd(start))
  for (let index = Math.max(start === scale.opening ? 0 : start, end - 60); index < end; index++) {
    const phrase = scale.grammar.phrase(index)
    if ((phrase & P.hedge) !== 0 || ((phrase & P.past) !== 0 && !scale.grammar.isRelated(start, index))) return true
  }
  return false
}

/** "I said no semicolons": the speaker repeats a rule of his own. */
export function isInsisting(scale: Scale, start: number): boolean {
  return scale.grammar.text(start) === 'i' && insisting.test(scale.grammar.text(start + 1))
}
