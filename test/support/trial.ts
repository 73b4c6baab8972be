/** A trial: one window under one policy, edited as the guard edits it, without store, ledger or kernel. */
import { createHash } from 'node:crypto'
import { judge, refuseMalformed, type Judgement } from '../../src/judge.ts'
import type { Adoption, Finding, Key, Observation, Proposal, RuleId, SpanId, Turn, Verdict } from '../../src/model.ts'
import { readObservation, readTurn } from '../../src/observation.ts'
import { measureProposal } from '../../src/pass.ts'
import { resolvePolicy, type Policy, type PolicyOptions, type Profile } from '../../src/policy.ts'
import { readProposal } from '../../src/proposal.ts'
import { swapPass } from '../../src/swap.ts'
import { measureTicket } from '../../src/ticket.ts'
import { Window, type Entry } from '../../src/window.ts'
import { measureOf } from './engines.ts'

export type Observed = Omit<Observation, 'role'> & Partial<Pick<Observation, 'role'>>

export class Trial {
  readonly window: Window
  policy: Policy

  constructor(policy: Profile | PolicyOptions | Policy = 'strict', window: Window = new Window()) {
    this.policy = typeof policy === 'object' && 'rules' in policy ? policy : resolvePolicy(policy)
    this.window = window
    this.window.durability = 'power'
  }

  /** Takes in a span; `stored` says whether the store has confirmed its bytes. */
  observe(observed: Observed, stored = true): Entry {
    const observation = readObservation({ role: 'user', ...observed })
    const entry = this.window.observe(observation, measureOf(observation.text))
    if (stored) this.window.confirm(entry, keyOf(observation.text))
    return entry
  }

  /** An original that is in the store and not in the window. */
  remember(observed: Observed): Entry {
    const observation = readObservation({ role: 'user', ...observed })
    const entry = this.window.observe(observation, measureOf(observation.text), { live: false })
    this.window.confirm(entry, keyOf(observation.text))
    return entry
  }

  adopt(adoption: Adoption, stored = true): Entry {
    const entry = this.window.adopt(adoption, measureOf(adoption.text))
    if (stored) this.window.confirm(entry, keyOf(adoption.text))
    return entry
  }

  /** Puts originals into the store, as the guard does before it judges. */
  spill(ids: Iterable<SpanId>): void {
    for (const id of ids) {
      const entry = this.window.find(id)
      if (entry !== undefined && !entry.stored) this.window.confirm(entry, keyOf(entry.measure.text))
    }
  }

  judge(proposal: unknown, turn: Turn = { index: this.nextTurn }): Judgement {
    const reading = readProposal(proposal)
    if (reading.proposal === undefined) return { verdict: refuseMalformed(this.window, reading.problems), pass: undefined }
    return judge(this.window, measureProposal(this.window, reading.proposal, measureOf), reading.proposal, readTurn(turn, this.window.turn), this.policy)
  }

  /** Judges, and applies what was permitted. */
  apply(proposal: unknown, turn: Turn = { index: this.nextTurn }): Verdict {
    const { verdict, pass } = this.judge(proposal, turn)
    if (verdict.decision === 'permit' && pass !== undefined) swapPass(this.window, pass, measureTicket); else this.window.record(turn)
    return verdict
  }

  /** The rules that a proposal breaks, each once. */
  rulesOf(proposal: unknown, turn?: Turn): RuleId[] { return namesOf(this.judge(proposal, turn).verdict.findings) }

  get nextTurn(): number { return Math.max(this.window.turn, 0) + 1 }
  /** Live spans in order, tickets aside. */
  get liveIds(): SpanId[] { return this.live.map(({ id }) => id) }
  get live(): Entry[] { return [...this.window.live()].filter(({ provenance }) => provenance !== 'ticket') }
  get tickets(): Entry[] { return [...this.window.live()].filter(({ provenance }) => provenance === 'ticket') }
  textOf(id: SpanId): string | undefined { return this.window.findLive(id)?.measure.text }
}

export function namesOf(findings: readonly Finding[]): RuleId[] { return [...new Set(findings.map(({ rule }) => rule))] }

/** A policy with some rules switched off: the control of a property that these rules uphold. */
export function without(policy: Policy, ...rules: readonly RuleId[]): Policy {
  return { ...policy, rules: new Set([...policy.rules].filter((rule) => !rules.includes(rule))) }
}

export function keyOf(text: string): Key { return createHash('sha256').update(text, 'utf8').digest('hex') }

export function prune(...spans: SpanId[]): Proposal { return { edits: [{ op: 'prune', spans }] } }
export function rewrite(spans: readonly SpanId[], text: string, into = 'n1'): Proposal { return { edits: [{ op: 'rewrite', spans, into, text }] } }
