/** Maps the inputs of a note's own domain onto windows, proposals and turns, and plays them beside the note's oracle. */
import type { Handle, Proposal, Role, SpanId, Trait, Turn } from '../../src/model.ts'
import type { PolicyOptions, Profile } from '../../src/policy.ts'
import type { BufferCase, RetentionCase, SelfEditCase, TaskCase } from './generators.ts'
import { BufferOracle, decidePrune, decideRewrite, decideSelfEdit, TaskOracle, type Answer, type BufferSpan, type TaskSpan } from './oracle.ts'
import { absences, ballast, gists, records, rules, stories } from './texts.ts'
import { keyOf, Trial } from './trial.ts'

/** One decision of a case: what the oracle says, and what a guard has to judge. */
export interface Question { readonly trial: Trial; readonly proposal: Proposal; readonly turn: Turn; readonly expected: Answer }
/** Puts each question of a case in order. What is answered becomes the state of the next; undefined ends the case. */
export type Asking = (question: Question) => Answer | undefined

/** `plain`: every text in a user span, so that a rule in it binds under every policy. */
export interface Setting { readonly policy: Profile | PolicyOptions; readonly plain: boolean }

export function askSelfEdit({ block, edit, rewrites }: SelfEditCase, { policy, plain }: Setting, ask: Asking): void {
  const trial = new Trial(policy)
  const text = ['The report was read to its end.', ...block.facts, ...(block.statesAbsence ? [absences[0]] : [])].join('\n')
  const role: Role = plain || block.correction !== 'none' ? 'user' : 'tool'
  const traits: Trait[] = [...(block.statesAbsence ? ['negative' as const] : []), ...(block.onlyWitness ? ['sole-witness' as const] : []), ...(block.correction === 'none' ? [] : ['correction' as const])]
  const handle = nameHandle(edit.handleKind, text)
  trial.observe({ id: 'a0', role: 'assistant', text: stories[0] })
  trial.observe({ id: 't1', role, text, traits, facts: block.facts, ...(handle === undefined || edit.handleKind === 'memory' ? {} : { handle }) }, block.mirrored)
  trial.observe({ id: 'a2', role: 'assistant', text: ballast })
  if (block.feedsQuantity) trial.observe({ id: 'q3', role: 'assistant', text: stories[1], inputs: ['t1'] })
  if (block.correction === 'echoed') trial.observe({ id: 'u4', role: 'user', text: `Once more:\n${text}\nThat is all.` })
  if (edit.redundancy === 'proved') trial.observe({ id: 't5', role, text })
  if (edit.succession !== 'none') trial.observe({ id: 't6', role: plain ? 'user' : 'tool', text: stories[2], supersedes: edit.succession === 'attested' ? ['t1'] : [] })

  const claim = edit.redundancy !== 'none' ? { kind: 'redundant' as const, of: 't5' } : edit.succession !== 'none' ? { kind: 'superseded' as const, by: 't6' } : undefined
  const shared = { spans: ['t1'], ...(handle === undefined ? {} : { handle }), ...(claim === undefined ? {} : { claim }) }
  const replacement = edit.keepsAll ? `${text}\n${gists[0]}` : [gists[1], ...edit.keptFacts].join('\n')
  const grounds = edit.circular ? [block.feedsQuantity ? 'q3' : 't1'] : ['a0']
  ask({
    trial, turn: { index: 1 }, expected: decideSelfEdit(block, edit),
    proposal: { edits: [rewrites ? { op: 'rewrite', into: 'n1', text: replacement, ...shared } : { op: 'prune', ...shared }], grounds },
  })
}

function nameHandle(kind: string | undefined, text: string): Handle | undefined {
  switch (kind) {
    case undefined: return undefined
    case 'store_key': return { kind, ref: keyOf(text) }
    case 'tool_call': return { kind, ref: 'read_report#c1' }
    case 'url': return { kind, ref: 'https://reports.acme-tools.dev/r/1' }
    default: return { kind, ref: 'm1' } as unknown as Handle
  }
}

export function askBuffer({ spans, steps }: BufferCase, { policy, plain }: Setting, ask: Asking): void {
  const trial = new Trial(policy)
  const cold: SpanId[] = [], held: BufferSpan[] = [], sources: SpanId[] = []
  spans.forEach(({ derived, generation, original }, at) => {
    const id = `s${at}`, source = `x${at}`
    if (!derived) {
      trial.observe({ id, text: stories[at % stories.length]!, role: plain || at % 2 === 0 ? 'user' : 'tool' }, false)
      held.push({ id, derived, source: undefined })
      sources.push(id)
      return
    }
    if (original !== 'unknown') trial.remember({ id: source, text: ballast })
    if (original === 'missing') trial.window.lose(source)
    if (original === 'stored') cold.push(source)
    trial.adopt({ id, role: 'assistant', text: gists[at % gists.length]!, sources: [source], generation })
    held.push({ id, derived, source })
    sources.push(source)
  })
  trial.observe({ id: 'end', role: 'assistant', text: ballast })
  const oracle = new BufferOracle(held, cold)
  let going = true
  steps.forEach(({ op, pick, unknown }, at) => {
    if (!going) return
    const span = oracle.spans[pick % Math.max(1, oracle.spans.length)]
    const source = unknown ? 'nowhere' : sources[pick % sources.length]!
    const id = unknown || span === undefined ? 'nowhere' : span.id
    if (op === 'lose') { trial.window.lose(source); oracle.cold.delete(source); return }
    // A guard puts the original into the store before it judges, as the note's own code does.
    if (op === 'rewrite' && span?.derived === false && !unknown) trial.spill([id])
    if (plain && op === 'prune' && span?.derived) return
    const text = gists[at % gists.length]!
    const proposal: Proposal = { edits: [op === 'prune' ? { op, spans: [id] } : op === 'rewrite' ? { op, spans: [id], into: `n${at}`, text } : { op, span: source, text }] }
    const expected = op === 'prune' ? oracle.prune(id) : op === 'rewrite' ? oracle.rewrite(id, `n${at}`) : oracle.rederive(source)
    going = ask({ trial, proposal, turn: { index: at }, expected }) !== undefined
  })
}

export function askTask({ spans, pointerPinned, steps }: TaskCase, { policy, plain }: Setting, ask: Asking): void {
  const trial = new Trial(policy)
  trial.window.pointerPinned = pointerPinned
  const held: TaskSpan[] = spans.map(({ literal, marked, copied, pinned }, at) => {
    const id = `s${at}`, text = literal ? records[at % records.length]! : stories[at % stories.length]!
    trial.observe({ id, text, role: plain || at % 2 === 0 ? 'user' : 'tool', pinned, traits: marked ? ['literal'] : [] }, copied)
    return { id, literal: literal || marked, copied, pinned }
  })
  trial.observe({ id: 'end', role: 'assistant', text: ballast })
  const end: TaskSpan = { id: 'end', literal: false, copied: true, pinned: false }
  const oracle = new TaskOracle([...held, end], pointerPinned)
  let going = true
  steps.forEach((step, at) => {
    if (!going) return
    const ids = [...oracle.spans.keys()]
    const resolve = (picks: readonly number[]): SpanId[] => [...new Set(picks.map((pick) => ids[pick % Math.max(1, ids.length)] ?? 'nowhere'))]
    if (step.op === 'open') {
      const depends = step.picks === undefined ? undefined : resolve(step.picks)
      trial.window.open(`o${at}`, depends)
      oracle.open.set(`o${at}`, depends)
      return
    }
    if (step.op === 'close') {
      const name = [...oracle.open.keys()][step.pick % Math.max(1, oracle.open.size)]
      if (name !== undefined) { trial.window.close(name); oracle.open.delete(name) }
      return
    }
    if (step.op === 'reorder') {
      const order = trial.liveIds.map((_, slot, all) => all[(slot + step.pick) % all.length]!)
      if (step.unknown && order.length > 0) order[0] = 'nowhere'
      going = ask({ trial, turn: { index: at }, proposal: { edits: [{ op: 'rerank', order }] }, expected: oracle.reorder(order) }) !== undefined
      return
    }
    const targets = step.unknown ? [...resolve(step.picks).slice(1), 'nowhere'] : resolve(step.picks)
    const text = step.literal ? records[at % records.length]! : gists[at % gists.length]!
    const standIn: TaskSpan | undefined = step.rewrites ? { id: `n${at}`, literal: step.literal, copied: true, pinned: false } : undefined
    const proposal: Proposal = { edits: [step.rewrites ? { op: 'rewrite', spans: targets, into: `n${at}`, text } : { op: 'prune', spans: targets }] }
    going = ask({ trial, proposal, turn: { index: at }, expected: oracle.mutate(targets, standIn) }) !== undefined
  })
}

export function askRetention(one: RetentionCase, { policy, plain }: Setting, ask: Asking): void {
  const base: PolicyOptions = typeof policy === 'string' ? { base: policy } : policy
  const trial = new Trial({ ...base, threshold: one.threshold, rewriteShare: one.share })
  interface Held { id: SpanId; text: string; rule: string | undefined; durable: boolean; derived: boolean }
  const held: Held[] = one.spans.map(({ constraint, text: pick, role, durable, derived }, at) => {
    const id = `s${at}`, rule = constraint ? rules[at % rules.length]! : undefined
    const text = rule === undefined ? stories[pick % stories.length]! : pick % 2 === 0 ? `${stories[pick % stories.length]!}\n${rule}` : rule
    if (derived) trial.adopt({ id, role: 'assistant', text, sources: [`x${at}`], generation: 1 }, durable)
    else trial.observe({ id, role: plain ? 'user' : role, text }, durable)
    return { id, text, rule, durable, derived }
  })
  if (one.ballast) { trial.observe({ id: 'end', role: 'assistant', text: ballast }); held.push({ id: 'end', text: ballast, rule: undefined, durable: true, derived: false }) }
  const measureAll = (): number => held.reduce((sum, { text }) => sum + Buffer.byteLength(text, 'utf8'), 0)
  let total = measureAll(), used = 0, going = true
  one.steps.forEach((step, at) => {
    if (!going || held.length === 0) return
    if (step.observes) {
      trial.observe({ id: `m${at}`, role: 'assistant', text: stories[0] })
      held.push({ id: `m${at}`, text: stories[0], rule: undefined, durable: true, derived: false })
      total = measureAll()
      used = 0
    }
    const slot = step.pick % held.length, span = held[slot]!
    if (plain && !step.rewrites && span.derived) return
    const index = 10 + 5 * at, scored = !(plain && step.rewrites)
    const turn: Turn = scored ? { index, scores: [{ span: span.id, value: step.score, turn: index - step.age }] } : { index }
    const candidate = { constraint: span.rule !== undefined, durable: span.durable, derived: span.derived, scoredNow: scored && step.age === 0, relevance: scored && step.age > 0 ? step.score : undefined }
    const bytes = Buffer.byteLength(span.text, 'utf8'), keepsRule = step.keepsRule && span.rule !== undefined
    const text = keepsRule ? `${gists[at % gists.length]!}\n${span.rule!}` : gists[at % gists.length]!
    const expected = step.rewrites ? decideRewrite(candidate, keepsRule, (used + bytes) / total, one.share) : decidePrune(candidate, one.threshold)
    const proposal: Proposal = { edits: [step.rewrites ? { op: 'rewrite', spans: [span.id], into: `n${at}`, text } : { op: 'prune', spans: [span.id], claim: { kind: 'irrelevant' } }] }
    const answer = ask({ trial, proposal, turn, expected })
    going = answer !== undefined
    if (answer !== 'permit') return
    if (step.rewrites) { used += bytes; held[slot] = { id: `n${at}`, text, rule: keepsRule ? span.rule : undefined, durable: true, derived: true } } else held.splice(slot, 1)
  })
}
