import { describe, expect, test } from 'vitest'
import type { Profile } from '../../../src/policy.ts'
import { ballast, gists, records, stories } from '../../support/texts.ts'
import { prune, rewrite, Trial } from '../../support/trial.ts'

const setUp = (policy: Profile = 'strict'): Trial => {
  const trial = new Trial({ base: policy, rewriteShare: 1 })
  trial.observe({ id: 't1', role: 'tool', text: records[0] })
  trial.observe({ id: 't2', role: 'tool', text: stories[0] })
  trial.observe({ id: 'a1', role: 'assistant', text: ballast })
  trial.apply(rewrite(['t1', 't2'], gists[0]))
  return trial
}
const rederive = (span: string, text: string) => ({ edits: [{ op: 'rederive' as const, span, text }] })

describe('already-derived', () => {
  test('points back to the original', () => {
    const trial = setUp()
    const [finding] = trial.judge(rewrite(['n1'], 'Went on.', 'n2')).verdict.findings
    expect(finding).toMatchObject({ rule: 'already-derived', span: 'n1', remedies: [{ kind: 'rederive', spans: ['t1'] }, { kind: 'exclude', spans: ['n1'] }] })
  })

  test('a derived span of unknown originals can only be left alone', () => {
    const trial = setUp()
    trial.adopt({ id: 'd1', role: 'assistant', text: gists[1], sources: [], generation: 3 })
    const finding = trial.judge(rewrite(['d1'], 'Read.', 'n2')).verdict.findings.find(({ rule }) => rule === 'already-derived')
    expect(finding?.remedies).toEqual([{ kind: 'exclude', spans: ['d1'] }])
  })

  test.each<[Profile, boolean]>([['strict', false], ['drift', false], ['retention', true], ['obligations', false]])('a prune of a derived span, in %s', (profile, refused) => {
    const trial = setUp(profile)
    expect(trial.rulesOf(prune('n1')).includes('already-derived')).toBe(refused)
  })

  test('no number of passes makes a second generation', () => {
    const trial = setUp()
    for (const text of ['Work.', 'Some work.', 'Work went on.']) expect(trial.apply(rederive('t2', text)).decision).toBe('permit')
    expect(trial.window.find('n1')).toMatchObject({ generation: 1, sources: ['t1', 't2'] })
    expect(trial.rulesOf(rewrite(['n1'], 'Work.', 'n9'))).toContain('already-derived')
  })
})

describe('original-missing', () => {
  test('a rederivation needs every original behind the span', () => {
    const trial = setUp()
    trial.window.lose('t2')
    const [finding] = trial.judge(rederive('t1', gists[2])).verdict.findings
    expect(finding).toMatchObject({ rule: 'original-missing', span: 't2' })
    trial.spill(['t2'])
    expect(trial.rulesOf(rederive('t1', gists[2]))).toEqual([])
  })

  test.each<[Profile, string[]]>([['strict', ['original-missing']], ['drift', []]])('a prune of a derived span without originals, in %s', (profile, expected) => {
    const trial = setUp(profile)
    trial.window.lose('t1')
    expect(trial.rulesOf(prune('n1'))).toEqual(expected)
  })

  test('a restore brings the whole call, and needs all of it', () => {
    const trial = new Trial()
    trial.observe({ id: 'c1', role: 'assistant', text: 'read()', call: 'k1' })
    trial.observe({ id: 't1', role: 'tool', text: records[0], call: 'k1' })
    trial.observe({ id: 'a1', role: 'assistant', text: ballast })
    trial.apply(prune('c1', 't1'))
    trial.window.lose('c1')
    const { findings } = trial.judge({ edits: [{ op: 'restore', span: 't1' }] }).verdict
    expect(findings.map(({ rule, span }) => [rule, span])).toEqual([['original-missing', 'c1']])
  })
})

describe('no-live-span', () => {
  test('comes with the way back where there is an original', () => {
    const trial = setUp()
    trial.apply(prune('n1'))
    const { findings } = trial.judge(rederive('t1', gists[1])).verdict
    expect(findings.map(({ rule }) => rule)).toEqual(['no-live-span'])
    expect(findings[0]?.remedies.map(({ kind }) => kind)).toEqual(['exclude', 'restore'])
  })

  test('an original that nobody observed is unknown as well', () => {
    expect(setUp().rulesOf(rederive('nowhere', gists[1]))).toEqual(['unknown-span', 'no-live-span'])
  })

  test('is judged at its point of the pass', () => {
    const trial = setUp()
    expect(trial.rulesOf({ edits: [{ op: 'prune', spans: ['n1'] }, { op: 'rederive', span: 't1', text: gists[1] }] })).toContain('no-live-span')
    expect(trial.rulesOf({ edits: [{ op: 'rederive', span: 't1', text: gists[1] }, { op: 'prune', spans: ['n1'] }] })).toEqual([])
  })
})
