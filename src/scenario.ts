/**
 * Scenarios: one policy decision as data (DESIGN section 7). The same cases run on the kernel and on the reference engine, and any
 * other implementation of the rules can run them too.
 */
import { ProtocolError } from './errors.ts'
import { judge, refuseMalformed } from './judge.ts'
import { limits } from './limits.ts'
import { Measure, type MeasureText } from './measure.ts'
import type { Adoption, Finding, Key, Observation, RuleId, ToolKind, Turn } from './model.ts'
import { readBoolean, readId, readList, readObservation, readRecord, readTools, readTurn } from './observation.ts'
import { measureProposal } from './pass.ts'
import { resolvePolicy, ruleIds, type PolicyOptions, type Profile } from './policy.ts'
import { readProposal } from './proposal.ts'
import { swapPass } from './swap.ts'
import { measureTicket } from './ticket.ts'
import { Window } from './window.ts'

interface Expectation { readonly decision: 'permit' | 'refuse'; readonly rules: readonly RuleId[]; readonly notRules: readonly RuleId[] }
interface Loaded { readonly observation: Observation; readonly adopted: Pick<Adoption, 'sources' | 'generation'> | undefined }
type Step =
  | { readonly kind: 'proposal'; readonly turn: unknown; readonly proposal: unknown; readonly expect: Expectation | undefined }
  | { readonly kind: 'observe'; readonly span: Loaded }
  | { readonly kind: 'pin' | 'unpin' | 'lose'; readonly id: string }
  | { readonly kind: 'open'; readonly id: string; readonly dependsOn: readonly string[] | undefined }
  | { readonly kind: 'close'; readonly id: string }
  | { readonly kind: 'retire'; readonly span: string; readonly clause: string | undefined }

export interface Scenario {
  readonly id: string
  readonly policy: Profile | PolicyOptions
  readonly tools: readonly [string, ToolKind][]
  readonly window: readonly Loaded[]
  readonly originals: readonly Observation[]
  readonly stored: 'all' | readonly string[]
  readonly pointerPinned: boolean
  readonly obligations: readonly { readonly id: string; readonly dependsOn: readonly string[] | undefined }[]
  readonly steps: readonly Step[]
}

/** One line of `spanguard judge`. `ok` is null where nothing was expected. */
export interface StepVerdict {
  readonly id: string
  readonly step: number
  readonly decision: 'permit' | 'refuse'
  readonly findings: readonly Finding[]
  readonly ok: boolean | null
}

/** @throws ProtocolError or LimitError with the field that is wrong. */
export function readScenario(value: unknown): Scenario {
  const fields = readRecord(value, 'scenario', ['id', 'says', 'from', 'policy', 'tools', 'window', 'originals', 'stored', 'pointerPinned', 'obligations', 'steps'])
  const policy = (fields.policy ?? 'strict') as Profile | PolicyOptions
  resolvePolicy(policy)
  const stored = fields.stored === undefined || fields.stored === 'all' ? 'all' : readList(fields.stored, 'stored', limits.spans).map((id) => readId(id, 'stored'))
  return {
    id: readId(fields.id, 'id'), policy, stored,
    tools: fields.tools === undefined ? [] : readTools(fields.tools),
    window: readList(fields.window, 'window', limits.spans).map(readLoaded),
    originals: fields.originals === undefined ? [] : readList(fields.originals, 'originals', limits.spans).map(readObservation),
    pointerPinned: fields.pointerPinned === undefined ? true : readBoolean(fields.pointerPinned, 'pointerPinned'),
    obligations: fields.obligations === undefined ? [] : readList(fields.obligations, 'obligations', limits.targets).map(readObligation),
    steps: readList(fields.steps, 'steps', limits.targets).map(readStep),
  }
}

/**
 * Runs the steps in order on one window; a permitted proposal is applied. `keyOf` gives a text's store key, for scenarios that cite
 * one; without it no key is known.
 */
export function runScenario(scenario: Scenario, measureText: MeasureText, keyOf?: (text: string) => Key): StepVerdict[] {
  const measureOf = (text: string): Measure => new Measure(text, measureText(text), measureText)
  const window = new Window(), policy = resolvePolicy(scenario.policy)
  window.durability = 'power'
  window.pointerPinned = scenario.pointerPinned
  for (const [name, kind] of scenario.tools) window.tools.set(name, kind)
  const stored = scenario.stored === 'all' ? undefined : new Set(scenario.stored)
  for (const original of scenario.originals) { window.observe(original, measureOf(original.text), { live: false }).stored = true }
  for (const span of scenario.window) load(window, span, measureOf).stored = stored?.has(span.observation.id) ?? true
  for (const { id, dependsOn } of scenario.obligations) window.open(id, dependsOn)

  const verdicts: StepVerdict[] = []
  for (const step of scenario.steps) {
    if (keyOf !== undefined) for (const entry of window.entries()) if (entry.stored && entry.key === undefined && entry.provenance === 'observed') entry.key = keyOf(entry.measure.text)
    if (step.kind === 'proposal') verdicts.push(judgeStep(step, verdicts.length))
    else happen(window, step, measureOf)
  }
  return verdicts

  function judgeStep(step: Extract<Step, { kind: 'proposal' }>, index: number): StepVerdict {
    const turn: Turn = readTurn(step.turn, window.turn)
    const reading = readProposal(step.proposal)
    if (reading.proposal === undefined) {
      window.record(turn)
      return answer(step, index, refuseMalformed(window, reading.problems))
    }
    const measures = measureProposal(window, reading.proposal, measureOf)
    const { verdict, pass } = judge(window, measures, reading.proposal, turn, policy)
    if (verdict.decision === 'permit' && pass !== undefined) swapPass(window, pass, measureTicket); else window.record(turn)
    return answer(step, index, verdict)
  }

  function answer(step: Extract<Step, { kind: 'proposal' }>, index: number, verdict: { decision: 'permit' | 'refuse'; findings: readonly Finding[] }): StepVerdict {
    return { id: scenario.id, step: index, decision: verdict.decision, findings: verdict.findings, ok: step.expect === undefined ? null : meets(step.expect, verdict) }
  }
}

function meets(expect: Expectation, verdict: { readonly decision: string; readonly findings: readonly Finding[] }): boolean {
  const rules = new Set(verdict.findings.map(({ rule }) => rule))
  return verdict.decision === expect.decision && expect.rules.every((rule) => rules.has(rule)) && !expect.notRules.some((rule) => rules.has(rule))
}

function load(window: Window, { observation, adopted }: Loaded, measureOf: (text: string) => Measure) {
  const measure = measureOf(observation.text)
  if (adopted === undefined) return window.observe(observation, measure)
  return window.adopt({ ...adopted, id: observation.id, role: observation.role, text: observation.text }, measure, observation)
}

function happen(window: Window, step: Exclude<Step, { kind: 'proposal' }>, measureOf: (text: string) => Measure): void {
  switch (step.kind) {
    case 'observe': load(window, step.span, measureOf).stored = true; break
    case 'pin': case 'unpin': {
      const entry = window.findLive(step.id)
      if (entry === undefined) throw new ProtocolError('unknown-span', `${step.kind} names ${JSON.stringify(step.id)}, which is no live span`)
      entry.pinned = step.kind === 'pin'
      break
    }
    case 'lose': window.lose(step.id); break
    case 'open': window.open(step.id, step.dependsOn); break
    case 'close': window.close(step.id); break
    case 'retire': window.release(step.span, step.clause); break
  }
}

function readLoaded(value: unknown): Loaded {
  const { provenance, generation, sources, ...observation } = readRecord(value, 'window entry', [
    'id', 'role', 'text', 'call', 'message', 'part', 'handle', 'traits', 'pinned', 'inputs', 'supersedes', 'facts', 'provenance', 'generation', 'sources',
  ])
  if (provenance !== undefined && provenance !== 'observed' && provenance !== 'derived') throw new ProtocolError('scenario', `provenance is ${JSON.stringify(provenance)}; observed or derived is expected`)
  if (generation !== undefined && !(Number.isSafeInteger(generation) && (generation as number) >= 0)) throw new ProtocolError('scenario', 'generation is no whole number from 0')
  // A span of generation 1 or more came from a rewrite, whatever else is said of it.
  const derived = provenance === 'derived' || (typeof generation === 'number' && generation > 0)
  return {
    observation: readObservation(observation),
    adopted: derived ? { sources: sources === undefined ? [] : readList(sources, 'sources', limits.targets).map((id) => readId(id, 'sources')), generation: (generation as number | undefined) ?? 1 } : undefined,
  }
}

function readObligation(value: unknown): { readonly id: string; readonly dependsOn: readonly string[] | undefined } {
  const fields = readRecord(value, 'obligation', ['id', 'dependsOn'])
  return { id: readId(fields.id, 'obligation.id'), dependsOn: fields.dependsOn === undefined ? undefined : readList(fields.dependsOn, 'dependsOn', limits.targets).map((id) => readId(id, 'dependsOn')) }
}

const stepKinds = ['proposal', 'observe', 'pin', 'unpin', 'lose', 'open', 'close', 'retire']

function readStep(value: unknown): Step {
  const fields = readRecord(value, 'step', ['turn', 'proposal', 'expect', ...stepKinds.slice(1)])
  const kinds = stepKinds.filter((kind) => kind in fields)
  if (kinds.length !== 1) throw new ProtocolError('scenario', `a step has ${kinds.length === 0 ? 'none' : kinds.join(' and ')} of ${stepKinds.join(', ')}; exactly one is expected`)
  switch (kinds[0]) {
    case 'observe': return { kind: 'observe', span: readLoaded(fields.observe) }
    case 'pin': return { kind: 'pin', id: readId(fields.pin, 'pin') }
    case 'unpin': return { kind: 'unpin', id: readId(fields.unpin, 'unpin') }
    case 'lose': return { kind: 'lose', id: readId(fields.lose, 'lose') }
    case 'open': return { kind: 'open', ...readObligation(fields.open) }
    case 'close': return { kind: 'close', id: readId(readRecord(fields.close, 'close', ['id', 'evidence', 'reason']).id, 'close.id') }
    case 'retire': {
      const retire = readRecord(fields.retire, 'retire', ['span', 'clause', 'by', 'reason'])
      return { kind: 'retire', span: readId(retire.span, 'retire.span'), clause: typeof retire.clause === 'string' ? retire.clause : undefined }
    }
    default: return { kind: 'proposal', turn: fields.turn, proposal: fields.proposal, expect: fields.expect === undefined ? undefined : readExpectation(fields.expect) }
  }
}

function readExpectation(value: unknown): Expectation {
  const fields = readRecord(value, 'expect', ['decision', 'rules', 'notRules'])
  if (fields.decision !== 'permit' && fields.decision !== 'refuse') throw new ProtocolError('scenario', `expect.decision is ${JSON.stringify(fields.decision)}; permit or refuse is expected`)
  const rules = (field: 'rules' | 'notRules'): RuleId[] => (fields[field] === undefined ? [] : readList(fields[field], field, ruleIds.length).map((rule) => {
    if (!(ruleIds as readonly unknown[]).includes(rule)) throw new ProtocolError('scenario', `expect.${field} names the unknown rule ${JSON.stringify(rule)}`)
    return rule as RuleId
  }))
  return { decision: fields.decision, rules: rules('rules'), notRules: rules('notRules') }
}
