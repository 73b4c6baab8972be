/**
 * What came of a lost rule: a later tool call that names what the rule forbids, and a later turn in which the user says it again.
 * Both are shown, not judged: a call is quoted with the literal it shares with the rule, and never with less.
 */
import { containsLiteral, type LiteralKind } from './literals.ts'
import { excerpt, type Excerpt, type RuleLoss, type StandingSpan } from './loss.ts'
import type { SpanId, ToolKind } from './model.ts'
import { excepts, isNegative } from './revocation.ts'

export interface Aftermath {
  /** A call that names what a lost rule forbids; a rule that the user said again, word for word or in other words. */
  readonly kind: 'breach' | 'repeat' | 'rewording'
  /** The rule, and the place of the edit that lost it among the edits of the transcript, from 0. */
  readonly rule: RuleLoss
  readonly edit: number
  readonly span: SpanId
  readonly at: number
  /** The call with the literal marked, or the turn with the clause marked. */
  readonly text: Excerpt
}

/** Kinds that name a thing a call can be about; amounts and dates stand in any call by chance. */
const naming: ReadonlySet<LiteralKind> = new Set(['url', 'email', 'path', 'windows-path', 'uuid', 'hash', 'ip', 'host', 'env', 'flag', 'identifier', 'quoted', 'code', 'ticket', 'git-ref'])
/** A word with a mark inside names a thing as well: `prod-eu`, `release_v2`. */
const compound = /(?<![\p{L}\p{N}_./-])[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)+(?![\p{L}\p{N}_/-])/gu
/** Rules that ask to be asked first. */
const asking = new RegExp(String.raw`\b(?:ask|tell|warn|check with|confirm with|wait for)\b.{0,24}\b(?:me|us|my|first)\b|\b(?:frag|sag)\p{L}*\b.{0,24}\b(?:mich|uns|mir|vorher|zuerst)\b|`
  + String.raw`\b(?:demande|préviens|avertis)\p{L}*[ -](?:moi|nous|d'abord)|\b(?:pregúnta|avísa|consúlta)\p{L}*|\b(?:pergunt|avis)\p{L}*-me|\b(?:chiedi|avvisa)(?:mi|ci)\b|\bvraag (?:me|mij|ons|eerst)\b`, 'iu')
/** Shares of the words of two clauses at which one counts as the other in other words: of all their words, or of the shorter's where a name is shared. */
const likeness = 0.5, likenessByName = 0.6
const fewestShared = 2, fewestByName = 3

interface LostRule {
  readonly loss: RuleLoss
  readonly edit: number
  /** What a call must not name: at all, or while the user has not spoken. */
  readonly forbidden: readonly string[]
  readonly asks: boolean
  readonly words: ReadonlySet<string>
  readonly names: readonly string[]
}

/** The rules that are lost at a time, watched until the user says them again. */
export class LostRules {
  readonly #lost = new Map<string, LostRule>()
  readonly #toolKind: (tool: string) => ToolKind | undefined
  /** Edits since which the user has spoken. */
  #answered = -1
  #last = -1

  constructor(toolKind: (tool: string) => ToolKind | undefined) { this.#toolKind = toolKind }

  get size(): number { return this.#lost.size }

  lose(losses: readonly RuleLoss[], edit: number): void {
    this.#last = edit
    for (const loss of losses) {
      const names = namesIn(loss), asks = loss.force !== 'prohibit' && asking.test(loss.text)
      this.#lost.set(loss.key, { loss, edit, asks, names, forbidden: asks ? names : listForbidden(loss), words: wordsOf(loss.text) })
    }
  }

  /** What a span that has just come in tells of the lost rules. A rule that is said again is lost no longer. */
  take(span: StandingSpan): readonly Aftermath[] {
    if (this.#lost.size === 0) return []
    if (span.part === 'call') return this.#findBreaches(span)
    if (!span.binding || span.role !== 'user') return []
    this.#answered = this.#last
    return this.#findRepeats(span)
  }

  #findBreaches(span: StandingSpan): Aftermath[] {
    const { text } = span.measure, tool = /^[^\s({]+/u.exec(text)?.[0] ?? ''
    const kind = this.#toolKind(tool)
    if (kind !== undefined && kind !== 'mutating') return []
    return [...this.#lost.values()].flatMap(({ loss, edit, forbidden, asks }): Aftermath[] => {
      if (asks && edit <= this.#answered) return []
      const literal = forbidden.find((one) => names(text, one))
      if (literal === undefined) return []
      const at = text.indexOf(literal)
      return [{ kind: 'breach', rule: loss, edit, span: span.id, at: span.at, text: excerpt(text, at, at + literal.length) }]
    })
  }

  #findRepeats(span: StandingSpan): Aftermath[] {
    const found: Aftermath[] = []
    for (const { clause, key } of span.clauses) {
      const again = this.#lost.get(key) ?? this.#findLike(clause.text, clause.force)
      if (again === undefined) continue
      this.#lost.delete(again.loss.key)
      found.push({ kind: again.loss.key === key ? 'repeat' : 'rewording', rule: again.loss, edit: again.edit, span: span.id, at: span.at, text: excerpt(span.measure.text, clause.start, clause.end) })
    }
    return found
  }

  #findLike(text: string, force: RuleLoss['force']): LostRule | undefined {
    const wanted = wordsOf(text)
    let best: LostRule | undefined, most = 0
    for (const rule of this.#lost.values()) {
      if (rule.loss.force !== force) continue
      const shared = [...wanted].filter((word) => rule.words.has(word)).length
      const share = shared / (wanted.size + rule.words.size - shared), ofShorter = shared / Math.min(wanted.size, rule.words.size)
      const byName = shared >= fewestByName && ofShorter >= likenessByName && rule.names.some((name) => containsLiteral(text, name))
      if (((shared >= fewestShared && share >= likeness) || byName) && share > most) { best = rule; most = share }
    }
    return best
  }
}

function namesIn({ text, literals }: RuleLoss): string[] {
  return [...new Set([...literals.filter(({ text: literal, kind }) => naming.has(kind) && literal.length > 2).map((literal) => literal.text), ...[...text.matchAll(compound)].map(([word]) => word)])]
}

/** What a prohibition forbids by name. None where it has an exception: a call may well be the exception. */
function listForbidden(loss: RuleLoss): string[] {
  const { force, text, before } = loss
  if (force !== 'prohibit' || hasException(text) || excepts(before.text.slice(before.end).replace(/^[\s,;:]+/u, ''))) return []
  const named = namesIn(loss)
  // "In src/pay.ts, never use `any`": what stands behind the negation is what is forbidden, where anything does.
  const behind = named.filter((name) => isNegative(text.slice(0, Math.max(0, text.indexOf(name)))))
  return behind.length > 0 ? behind : named
}

function hasException(text: string): boolean {
  for (const { index } of text.matchAll(/(?<=[\s,;(])\p{L}/gu)) {
    const rest = text.slice(index)
    if (!/^or\s/iu.test(rest) && excepts(rest)) return true
  }
  return false
}

/** A folder is named by what stands in it. */
function names(text: string, literal: string): boolean { return containsLiteral(text, literal) || (/[/\\]$/u.test(literal) && text.includes(literal)) }

/** Words that carry the matter of a clause; short ones aside, pairs of characters in scripts without spaces. */
function wordsOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(word)) for (let at = 0; at + 1 < word.length; at++) found.add(word.slice(at, at + 2))
    else if (word.length > 2 || /\p{N}/u.test(word)) found.add(word)
  }
  return found
}
