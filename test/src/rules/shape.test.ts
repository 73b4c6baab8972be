import { describe, expect, test } from 'vitest'
import type { Finding, Proposal, RuleId } from '../../../src/model.ts'
import { ballast, gists, records, stories } from '../../support/texts.ts'
import { ticketId } from '../../../src/window.ts'
import { prune, rewrite, Trial } from '../../support/trial.ts'

const setUp = (): Trial => {
  const trial = new Trial({ base: 'strict', rewriteShare: 1 })
  trial.observe({ id: 'c1', role: 'assistant', text: 'read(a)', call: 'k1', part: 'call' })
  trial.observe({ id: 't1', role: 'tool', text: records[0], call: 'k1', part: 'result' })
  trial.observe({ id: 't2', role: 'tool', text: records[1], call: 'k1', part: 'result' })
  trial.observe({ id: 'a1', role: 'assistant', text: stories[0] })
  trial.observe({ id: 'a9', role: 'assistant', text: ballast })
  return trial
}
const find = (trial: Trial, rule: RuleId, proposal: Proposal): Finding[] => trial.judge(proposal).verdict.findings.filter((finding) => finding.rule === rule)

describe('malformed, by the window', () => {
  test('an into that was ever used', () => {
    const trial = setUp()
    trial.apply(prune('a1'))
    for (const into of ['a1', 'a9', 't1']) expect(trial.rulesOf(rewrite(['a9'], gists[0], into))).toEqual(['malformed'])
    trial.remember({ id: 'x0', text: 'x' })
    expect(trial.rulesOf(rewrite(['a9'], gists[0], 'x0'))).toEqual(['malformed'])
  })
  test('an into that would shadow a ticket', () => {
    const trial = setUp()
    expect(trial.rulesOf(rewrite(['a9'], gists[0], 'r1'))).toEqual([])
    trial.apply(prune('a1'))
    for (const into of ['r1', ticketId('r1')]) expect(trial.rulesOf(rewrite(['a9'], gists[0], into))).toEqual(['malformed'])
    trial.apply({ edits: [{ op: 'restore', span: 'a1' }] })
    expect(trial.rulesOf(rewrite(['a9'], gists[0], 'r1'))).toEqual([])
  })
  test('a restore of a live span', () => { expect(find(setUp(), 'malformed', { edits: [{ op: 'restore', span: 'a1' }] })[0]?.message).toContain('live') })
  test('each remedy takes the edit out', () => {
    const { findings } = setUp().judge({ edits: [{ op: 'restore', span: 'a1' }, { op: 'x' }] }).verdict
    expect(findings.map(({ edit, remedies }) => [edit, remedies[0]?.kind])).toEqual([[1, 'exclude']])
  })
})

describe('stale-proposal', () => {
  test.each([[undefined, 0], [0, 0], [1, 1], [7, 1]])('epoch %s against 0', (epoch, found) => {
    expect(find(setUp(), 'stale-proposal', { ...prune('a1'), ...(epoch === undefined ? {} : { epoch }) })).toHaveLength(found)
  })
})

describe('pair-broken', () => {
  test('all of a call or none, in any number of edits', () => {
    expect(find(setUp(), 'pair-broken', prune('c1', 't1', 't2'))).toEqual([])
    expect(find(setUp(), 'pair-broken', { edits: [{ op: 'prune', spans: ['t2'] }, { op: 'rewrite', spans: ['c1', 't1'], into: 'n1', text: 'An export.' }] })).toEqual([])
    for (const spans of [['c1'], ['t1'], ['t1', 't2'], ['c1', 't2']]) {
      const [finding, ...more] = find(setUp(), 'pair-broken', prune(...spans))
      expect([spans, more, finding?.remedies]).toEqual([spans, [], [{ kind: 'exclude', spans }]])
    }
  })

  test('what came back in the pass may not leave in it without the rest', () => {
    const trial = setUp()
    trial.apply(prune('c1', 't1', 't2'))
    expect(trial.rulesOf({ edits: [{ op: 'restore', span: 't1' }] })).toEqual([])
    expect(trial.rulesOf({ edits: [{ op: 'restore', span: 't1' }, { op: 'prune', spans: ['c1'] }] })).toEqual(['pair-broken'])
    expect(trial.rulesOf({ edits: [{ op: 'restore', span: 't1' }, { op: 'prune', spans: ['c1', 't2'] }] })).toEqual(['pair-broken'])
  })

  test('a result that came late is not held to what left before it', () => {
    const trial = setUp()
    trial.apply(prune('c1', 't1', 't2'))
    trial.observe({ id: 't3', role: 'tool', text: records[2], call: 'k1' })
    expect(find(trial, 'pair-broken', prune('t3'))).toEqual([])
    expect(find(trial, 'pair-broken', { edits: [{ op: 'restore', span: 'c1' }, { op: 'prune', spans: ['t3'] }] })).toHaveLength(1)
  })

  test('a proved twin leaves its call no less', () => {
    const trial = setUp()
    trial.observe({ id: 't9', role: 'tool', text: records[0] })
    expect(trial.rulesOf({ edits: [{ op: 'prune', spans: ['t1'], claim: { kind: 'redundant', of: 't9' } }] })).toEqual(['pair-broken'])
  })
})

describe('replacement-unusable', () => {
  const reason = (text: string, complete?: boolean): string | undefined => {
    const trial = setUp()
    return find(trial, 'replacement-unusable', { edits: [{ op: 'rewrite', spans: ['a9'], into: 'n1', text, ...(complete === undefined ? {} : { complete }) }] })[0]?.message
  }
  test.each<[string, string]>([
    ['nothing', ''], ['white space', ' \n\t\u3000'], ['marks alone', '...'], ['the source', ballast], ['the source, spaced otherwise', ballast.replaceAll(' ', '  ')], ['an open fence', 'Code:\n```ts\nconst a = 1'], ['a tilde fence', '~~~\nx'], ['cut JSON', '{"a": [1, 2'], ['a cut JSON string', '["a", "b'],
    ['an error', 'Error: 500 from the model'], ['an overload', 'Overloaded: try again later.'], ['a refusal', 'I\'m sorry, but I can\'t help with that.'], ['a placeholder', '[content removed]'], ['a template', '{{summary}}'], ['a word in its place', 'TODO'], ['null', 'null'],
  ])('%s', (_, text) => { expect(reason(text)).toBeDefined() })
  test.each<[string, string]>([
    ['a short text', gists[0]], ['a closed fence', 'Code:\n```\na\n```\nRead.'], ['whole JSON', '{"a": [1, 2]}'], ['brackets that open a sentence', '[a1] was read before the rest.'], ['a text about an error', 'The job stopped with an error, and was started again.'], ['an apology in a story', 'Two colleagues said: sorry for the noise.'], ['another script', '作業は続いた。'],
  ])('but not %s', (_, text) => { expect(reason(text)).toBeUndefined() })
  test('a text that its model calls incomplete', () => {
    expect(reason(gists[0], false)).toBeDefined()
    expect(reason(gists[0], true)).toBeUndefined()
  })
  test('bytes are counted, and not units', () => {
    const trial = setUp()
    trial.observe({ id: 'a2', role: 'assistant', text: 'abcdef' })
    expect(find(trial, 'replacement-unusable', rewrite(['a2'], 'ghijkl'))).toEqual([])
    expect(find(trial, 'replacement-unusable', rewrite(['a2'], 'üüüü'))).toHaveLength(1)
  })
  test('a rederivation is held to the size of its originals', () => {
    const trial = setUp()
    trial.apply(rewrite(['a9'], 'Went on.'))
    expect(find(trial, 'replacement-unusable', { edits: [{ op: 'rederive', span: 'a9', text: stories[0] }] })).toEqual([])
    expect(find(trial, 'replacement-unusable', { edits: [{ op: 'rederive', span: 'a9', text: `${ballast} Went on.` }] })).toHaveLength(1)
  })
  test('media are never rewritten', () => {
    const trial = setUp()
    trial.observe({ id: 'm1', text: 'image/png of 20 kB, a drawing of the hall', part: 'media' })
    expect(find(trial, 'replacement-unusable', rewrite(['m1'], 'A drawing.'))).toHaveLength(1)
    expect(find(trial, 'replacement-unusable', rewrite(['a9', 'm1'], 'A drawing.'))).toHaveLength(1)
  })
})
