import { describe, expect, test } from 'vitest'
import { resolvePolicy } from '../../../src/policy.ts'
import type { Finding, Proposal, Role, RuleId } from '../../../src/model.ts'
import { ballast, gists, records, stories } from '../../support/texts.ts'
import { prune, rewrite, Trial } from '../../support/trial.ts'

const setUp = (stored = true, role: Role = 'assistant'): Trial => {
  const trial = new Trial({ base: 'strict', rewriteShare: 1 })
  trial.observe({ id: 'x1', role, text: records[0] }, stored)
  trial.observe({ id: 'x2', role, text: stories[0] }, stored)
  trial.observe({ id: 'a9', role: 'assistant', text: ballast })
  return trial
}
const find = (trial: Trial, rule: RuleId, proposal: Proposal): Finding[] => trial.judge(proposal).verdict.findings.filter((finding) => finding.rule === rule)
const slices = (finding: Finding | undefined, text: string): string[] => (finding?.evidence ?? []).map(({ start, end }) => text.slice(start, end))

describe('not-durable', () => {
  test('one finding for each target without a copy', () => {
    expect(find(setUp(false), 'not-durable', prune('x1', 'x2')).map(({ span }) => span)).toEqual(['x1', 'x2'])
    expect(find(setUp(), 'not-durable', prune('x1', 'x2'))).toEqual([])
  })

  test('a restore, a rerank and a rederivation need none', () => {
    const trial = setUp()
    trial.apply(rewrite(['x2'], gists[0]))
    trial.window.find('n1')!.stored = false
    expect(trial.rulesOf({ edits: [{ op: 'rederive', span: 'x2', text: gists[1] }] })).toEqual([])
  })

  test('the copy has to survive what the policy asks for', () => {
    for (const [minimumDurability, durability, found] of [['memory', 'memory', 0], ['process', 'memory', 1], ['process', 'power', 0], ['power', 'process', 1]] as const) {
      const trial = setUp()
      trial.policy = resolvePolicy({ minimumDurability })
      trial.window.durability = durability
      expect([minimumDurability, durability, find(trial, 'not-durable', prune('x2')).length]).toEqual([minimumDurability, durability, found])
    }
  })
})

describe('literal-lost', () => {
  test('the evidence is each literal that is not kept', () => {
    const [finding] = find(setUp(false), 'literal-lost', rewrite(['x1'], 'The export took 312 seconds.'))
    expect(slices(finding, records[0])).toEqual(['/var/data/exports/ledger-1729.csv'])
    expect(finding?.remedies.map(({ kind }) => kind)).toEqual(['spill', 'keep-verbatim', 'exclude'])
    expect(finding?.remedies[1]?.text).toBe('/var/data/exports/ledger-1729.csv')
  })

  test('a part of a literal is not the literal', () => {
    for (const text of ['/var/data/exports/ledger-1729', '/var/data/exports/ledger-1729.csv.gz', '/VAR/data/exports/ledger-1729.csv']) {
      expect(slices(find(setUp(false), 'literal-lost', rewrite(['x1'], `312 seconds: ${text}`))[0], records[0])).toEqual(['/var/data/exports/ledger-1729.csv'])
    }
  })

  test('a span without literals loses none', () => { expect(find(setUp(false), 'literal-lost', prune('x2'))).toEqual([]) })
})

describe('literal-invented', () => {
  test('the evidence is the literal in the replacement', () => {
    const text = 'The export took 321 seconds.'
    const [finding] = find(setUp(), 'literal-invented', rewrite(['x1'], text))
    expect(slices(finding, text)).toEqual(['321 seconds'])
    expect(finding?.evidence?.[0]).toMatchObject({ in: 'replacement', span: 'n1' })
  })

  test('any target of the edit may be the source', () => {
    expect(find(setUp(), 'literal-invented', rewrite(['x2', 'x1'], 'It took 312 seconds.'))).toEqual([])
    expect(find(setUp(), 'literal-invented', rewrite(['x2'], 'It took 312 seconds.'))).toHaveLength(1)
  })

  test('an adopted span may retell what it says itself, and a rederivation only its originals', () => {
    const trial = setUp()
    trial.adopt({ id: 'd1', role: 'assistant', text: 'The export took 999 seconds.', sources: ['x1'], generation: 1 })
    expect(find(trial, 'literal-invented', { edits: [{ op: 'rederive', span: 'x1', text: 'It took 999 seconds.' }] })).toHaveLength(1)
    expect(find(trial, 'literal-invented', { edits: [{ op: 'rederive', span: 'x1', text: 'It took 312 seconds.' }] })).toEqual([])
  })
})

describe('authority-raised', () => {
  test.each<[Role, string, number]>([
    ['assistant', 'The user said to fold the adapters.', 1], ['tool', 'The user said to fold the adapters.', 1], ['user', 'The user said that things went well.', 0], ['system', 'The user said that things went well.', 0],
  ])('from the %s: %s', (role, text, found) => {
    const trial = new Trial({ base: 'strict', rewriteShare: 1 })
    trial.observe({ id: 'x1', role, text: stories.join(' ') })
    trial.observe({ id: 'a9', role: 'assistant', text: ballast })
    expect(find(trial, 'authority-raised', rewrite(['x1'], text))).toHaveLength(found)
  })

  test('what a source says word for word is retold, not raised', () => {
    const trial = new Trial({ base: 'strict', rewriteShare: 1 }), line = 'The user said to fold the adapters.'
    trial.observe({ id: 't1', role: 'tool', text: `${stories[0]}\n${line}` })
    trial.observe({ id: 'a9', role: 'assistant', text: ballast })
    expect(find(trial, 'authority-raised', rewrite(['t1'], line))).toEqual([])
  })
})
