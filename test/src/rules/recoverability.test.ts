import { describe, expect, test } from 'vitest'
import type { Edit, Finding, Handle, Proposal, RuleId } from '../../../src/model.ts'
import { isPublicUrl } from '../../../src/rules/recoverability.ts'
import { absences, ballast, gists, records, stories } from '../../support/texts.ts'
import { prune, rewrite, Trial } from '../../support/trial.ts'

const setUp = (policy: 'strict' | 'recoverability' = 'strict'): Trial => {
  const trial = new Trial(policy)
  trial.observe({ id: 'a0', role: 'assistant', text: ballast })
  trial.observe({ id: 'a9', role: 'assistant', text: ballast })
  return trial
}
const find = (trial: Trial, rule: RuleId, proposal: Proposal): Finding[] => trial.judge(proposal).verdict.findings.filter((finding) => finding.rule === rule)
const cite = (handle: Handle | undefined, ...spans: string[]): Proposal => ({ edits: [{ op: 'prune', spans, ...(handle === undefined ? {} : { handle }) } as Edit] })
const kinds = (finding: Finding | undefined): string[] => finding?.remedies.map(({ kind }) => kind) ?? []

describe('no-handle', () => {
  test('offers the handle of the host, or to spill', () => {
    const trial = setUp()
    trial.window.tools.set('read', 'read')
    trial.observe({ id: 't1', role: 'tool', text: records[0], handle: { kind: 'tool_call', ref: 'read#k1' } }, false)
    const [finding] = find(trial, 'no-handle', prune('t1'))
    expect(finding?.remedies[0]).toEqual({ kind: 'cite-handle', spans: ['t1'], handle: { kind: 'tool_call', ref: 'read#k1' } })
    trial.observe({ id: 't2', role: 'tool', text: records[1] }, false)
    expect(kinds(find(trial, 'no-handle', prune('t2'))[0])).toEqual(['spill', 'exclude'])
  })

  test('does not offer a handle that would be refused', () => {
    const trial = setUp('recoverability')
    trial.window.tools.set('post', 'mutating')
    trial.observe({ id: 't1', role: 'tool', text: records[0], facts: ['ledger-1729'], handle: { kind: 'tool_call', ref: 'post#k1' } }, false)
    expect(kinds(find(trial, 'no-handle', prune('t1'))[0])).toEqual(['spill', 'exclude'])
    trial.spill(['t1'])
    expect(find(trial, 'no-handle', prune('t1'))[0]?.remedies[0]?.handle?.kind).toBe('store_key')
  })

  test('in the profile the handle of one target has to serve the others', () => {
    const trial = setUp('recoverability')
    trial.observe({ id: 't1', role: 'tool', text: records[0], facts: ['ledger-1729'], handle: { kind: 'url', ref: 'https://a.acme-tools.dev/1' } }, false)
    trial.observe({ id: 't2', role: 'tool', text: records[1], facts: ['core-parser'], handle: { kind: 'url', ref: 'https://a.acme-tools.dev/2' } }, false)
    expect(find(trial, 'no-handle', prune('t1', 't2')).map(kinds)).toEqual([['spill', 'exclude'], ['spill', 'exclude']])
    trial.spill(['t2'])
    expect(find(trial, 'no-handle', prune('t1', 't2'))[0]?.remedies[0]?.handle).toEqual({ kind: 'url', ref: 'https://a.acme-tools.dev/1' })
  })

  test('is silent in the profile where no listed fact leaves, whatever the text holds', () => {
    const trial = setUp('recoverability')
    trial.observe({ id: 't1', role: 'tool', text: records[0] }, false)
    expect(trial.rulesOf(prune('t1'))).toEqual([])
  })
})

describe('handle-not-repeatable', () => {
  test.each<[string, Handle, boolean]>([
    ['a key', { kind: 'store_key', ref: 'k' }, true], ['a call of a reading tool', { kind: 'tool_call', ref: 'read#k1' }, true], ['a tool whose name holds the mark', { kind: 'tool_call', ref: 'a#b#k1' }, true],
    ['a call by the clock', { kind: 'tool_call', ref: 'now#k1' }, false], ['a question to a person', { kind: 'tool_call', ref: 'ask#k1' }, false], ['a call without id', { kind: 'tool_call', ref: 'read' }, false], ['a call with an empty id', { kind: 'tool_call', ref: 'read#' }, false], ['a call without a tool', { kind: 'tool_call', ref: '#k1' }, false],
    ['an address', { kind: 'url', ref: 'https://docs.acme-tools.dev/a?b=c#d' }, true], ['a relative address', { kind: 'url', ref: '/docs/a' }, false],
    ['a kind that is not known', { kind: 'note' as 'url', ref: 'x' }, false], ['a kind of the prototype', { kind: 'constructor' as 'url', ref: 'x' }, false],
  ])('%s', (_, handle, repeatable) => {
    const trial = setUp()
    for (const [name, kind] of [['read', 'read'], ['a#b', 'read'], ['now', 'timed'], ['ask', 'person']] as const) trial.window.tools.set(name, kind)
    const known = ['store_key', 'tool_call', 'url'].includes(handle.kind)
    trial.observe({ id: 't1', role: 'tool', text: records[0], ...(known ? { handle } : {}) })
    expect(find(trial, 'handle-not-repeatable', cite(handle, 't1')).length === 0).toBe(repeatable)
  })

  test('in the profile every tool passes while none is named', () => {
    const trial = setUp('recoverability'), handle: Handle = { kind: 'tool_call', ref: 'read#k1' }
    trial.observe({ id: 't1', role: 'tool', text: records[0], facts: ['ledger-1729'], handle })
    expect(trial.rulesOf(cite(handle, 't1'))).toEqual([])
    trial.window.tools.set('other', 'read')
    expect(trial.rulesOf(cite(handle, 't1'))).toEqual(['handle-not-repeatable'])
  })
})

describe('public addresses', () => {
  test.each([
    'http://docs.acme-tools.dev', 'https://docs.acme-tools.dev:8443/x', 'https://8.8.8.8/', 'https://172.32.0.1/', 'https://100.128.0.1/', 'https://192.169.0.1/', 'https://[2606:4700::1111]/', 'https://bücher.acme-tools.dev/', 'https://example.com/a', 'HTTPS://DOCS.ACME-TOOLS.DEV./',
  ])('%s is one', (ref) => { expect(isPublicUrl(ref)).toBe(true) })
  test.each([
    '', 'docs.acme-tools.dev', 'ftp://docs.acme-tools.dev/', 'file:///etc/hosts', 'data:text/plain,x', 'javascript:alert(1)', 'http://localhost/', 'http://localhost./', 'http://api.localhost/', 'http://printer.local/', 'http://db.internal/', 'http://intranet/', 'http://router.home.arpa/', 'http://a.test/',
    'http://127.0.0.1/', 'http://127.1/', 'http://0x7f000001/', 'http://2130706433/', 'http://0/', 'http://10.1.2.3/', 'http://172.16.0.1/', 'http://172.31.255.255/', 'http://192.168.1.1/', 'http://169.254.169.254/latest', 'http://100.64.0.1/', 'http://198.18.0.1/', 'http://203.0.113.9/', 'http://224.0.0.1/', 'http://255.255.255.255/',
    'http://[::1]/', 'http://[::]/', 'http://[fe80::1]/', 'http://[fd00::1]/', 'http://[::ffff:10.0.0.1]/', 'http://[2001:db8::1]/', 'http://user:secret@docs.acme-tools.dev/', 'https://',
  ])('%s is none', (ref) => { expect(isPublicUrl(ref)).toBe(false) })
})

describe('handle-dangling', () => {
  const issued: Handle = { kind: 'url', ref: 'https://docs.acme-tools.dev/a' }

  test('a durable span still refuses a handle that was never issued', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: records[0] })
    expect(trial.rulesOf(cite({ kind: 'url', ref: 'https://docs.acme-tools.dev/b' }, 't1'))).toEqual(['handle-dangling'])
    expect(trial.rulesOf(cite({ kind: 'store_key', ref: trial.window.find('t1')!.key! }, 't1'))).toEqual([])
  })

  test('a key is issued for the bytes of its span alone', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: records[0] })
    trial.observe({ id: 't2', role: 'tool', text: records[1] })
    expect(trial.rulesOf(cite({ kind: 'store_key', ref: trial.window.find('t2')!.key! }, 't1'))).toEqual(['handle-dangling'])
  })

  test('the kind has to match as well as the ref', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: records[0], handle: issued })
    expect(trial.rulesOf(cite({ kind: 'store_key', ref: issued.ref }, 't1'))).toEqual(['handle-dangling'])
  })

  test.each(['t1', 't2'])('a handle that names the leaving span %s', (ref) => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: records[0], handle: { kind: 'store_key', ref } })
    trial.observe({ id: 't2', role: 'tool', text: records[1] })
    const proposal: Proposal = { edits: [{ op: 'prune', spans: ['t1'], handle: { kind: 'store_key', ref } }, { op: 'prune', spans: ['t2'] }] }
    expect(trial.rulesOf(proposal)).toEqual(['handle-dangling'])
  })

  test('covers what shares the call, and what is durable anyway', () => {
    const trial = setUp()
    trial.observe({ id: 'c1', role: 'assistant', text: 'read()', call: 'k1' }, false)
    trial.observe({ id: 't1', role: 'tool', text: records[0], call: 'k1', handle: issued }, false)
    trial.observe({ id: 't2', role: 'tool', text: records[1] })
    trial.observe({ id: 't3', role: 'tool', text: records[2] }, false)
    expect(find(trial, 'handle-dangling', cite(issued, 'c1', 't1', 't2'))).toEqual([])
    expect(find(trial, 'handle-dangling', cite(issued, 'c1', 't1', 't3'))).toHaveLength(1)
  })
})

describe('negative-result', () => {
  test('the evidence is the line that states the absence', () => {
    const trial = setUp(), text = `${stories[0]}\n${absences[0]}`
    trial.observe({ id: 't1', role: 'tool', text })
    const [finding] = find(trial, 'negative-result', rewrite(['t1'], gists[0]))
    const [range] = finding!.evidence!
    expect(text.slice(range!.start, range!.end)).toContain('No rows')
    expect(text.slice(range!.start, range!.end)).not.toContain('walk')
    expect(kinds(finding)).toEqual(['keep-verbatim', 'exclude'])
    expect(trial.rulesOf(rewrite(['t1'], `${gists[0]}\n${finding!.remedies[0]!.text!}`))).toEqual([])
  })

  test('a prune keeps nothing: it can only be taken out', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: absences[1] })
    expect(kinds(find(trial, 'negative-result', prune('t1'))[0])).toEqual(['exclude'])
  })

  test.each(['user', 'assistant', 'system'] as const)('is no rule for the words of the %s', (role) => {
    const trial = setUp()
    trial.observe({ id: 'x1', role, text: absences[0] })
    expect(find(trial, 'negative-result', prune('x1'))).toEqual([])
  })

  test('in the profile only what the host marked is a negative result', () => {
    const trial = setUp('recoverability')
    trial.observe({ id: 't1', role: 'tool', text: absences[0] })
    trial.observe({ id: 't2', role: 'tool', text: stories[1], traits: ['negative'] })
    expect(trial.rulesOf(prune('t1'))).toEqual([])
    expect(trial.rulesOf(prune('t2'))).toEqual(['negative-result'])
    expect(trial.rulesOf(rewrite(['t2'], `${gists[0]} ${stories[1]}`))).toEqual([])
  })
})

describe('sole-witness', () => {
  test('without listed facts the whole text is the fact', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: stories[0], traits: ['sole-witness'] })
    trial.observe({ id: 't2', role: 'tool', text: stories[1] })
    expect(trial.rulesOf(rewrite(['t1'], gists[0]))).toEqual(['sole-witness'])
    expect(trial.rulesOf(rewrite(['t1', 't2'], stories[0]))).toEqual([])
  })
})

describe('correction-unechoed', () => {
  const correct = (trial: Trial): void => { trial.observe({ id: 'u1', text: 'Use the south wing. The north wing is closed.', traits: ['correction'] }) }
  test('the sentences may be echoed over white space, in one later span', () => {
    const trial = setUp()
    correct(trial)
    expect(find(trial, 'correction-unechoed', prune('u1'))).toHaveLength(1)
    trial.observe({ id: 'u2', text: 'Use the south wing.' })
    expect(find(trial, 'correction-unechoed', prune('u1'))).toHaveLength(1)
    trial.observe({ id: 'u3', text: 'Again:\nThe north wing  is closed.\nUse the\nsouth wing.' })
    expect(find(trial, 'correction-unechoed', prune('u1'))).toEqual([])
  })

  test('the same bytes in the mouth of a tool are no echo', () => {
    const trial = setUp(), proposal: Proposal = { edits: [{ op: 'prune', spans: ['u1'], claim: { kind: 'redundant', of: 't2' } }] }
    correct(trial)
    trial.observe({ id: 't2', role: 'tool', text: trial.textOf('u1')! })
    expect(find(trial, 'correction-unechoed', proposal)).toHaveLength(1)
    trial.observe({ id: 'u3', text: trial.textOf('u1')! })
    expect(trial.rulesOf(proposal)).toEqual([])
  })

  test('an earlier span is no echo', () => {
    const trial = setUp()
    trial.observe({ id: 'u0', text: 'Use the south wing. The north wing is closed.' })
    correct(trial)
    expect(find(trial, 'correction-unechoed', prune('u1'))).toHaveLength(1)
    trial.apply({ edits: [{ op: 'rerank', order: ['u1', 'a0', 'u0', 'a9'] }] })
    expect(find(trial, 'correction-unechoed', prune('u1'))).toHaveLength(1)
  })
})

describe('inputs-removed', () => {
  test('holds for each quantity that is live', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: records[0] }, false)
    trial.observe({ id: 'q1', role: 'assistant', text: stories[0], inputs: ['t1'] })
    expect(find(trial, 'inputs-removed', prune('t1'))[0]?.message).toContain('"q1"')
    trial.spill(['t1'])
    expect(find(trial, 'inputs-removed', prune('t1'))).toEqual([])
    trial.window.pointerPinned = false
    expect(kinds(find(trial, 'inputs-removed', prune('t1'))[0])).toEqual(['exclude'])
  })
})

describe('circular-grounds', () => {
  test('goes by ancestry over any distance, and around cycles', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: records[0] })
    trial.observe({ id: 'q1', role: 'assistant', text: stories[0], inputs: ['t1', 'q2'] })
    trial.observe({ id: 'q2', role: 'assistant', text: stories[1], inputs: ['q1'] })
    trial.observe({ id: 'q3', role: 'assistant', text: stories[2], inputs: ['q2'] })
    expect(find(trial, 'circular-grounds', { ...prune('t1'), grounds: ['q3'] })).toHaveLength(1)
    expect(find(trial, 'circular-grounds', { ...prune('a0'), grounds: ['q3', 'a9'] })).toEqual([])
  })

  test('goes by ancestry and not by wording', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: records[0] })
    trial.observe({ id: 't2', role: 'tool', text: records[0] })
    expect(find(trial, 'circular-grounds', { ...prune('t1'), grounds: ['t2'] })).toEqual([])
  })

  test('names a rederivation by its original', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: records[0] })
    trial.apply(rewrite(['t1'], 'An export.'))
    const [finding] = find(trial, 'circular-grounds', { edits: [{ op: 'rederive', span: 't1', text: 'The export.' }], grounds: ['n1'] })
    expect(finding?.remedies).toEqual([{ kind: 'exclude', spans: ['t1'] }])
  })
})

describe('redundancy-unproven', () => {
  const claim = (of: string): Proposal => ({ edits: [{ op: 'prune', spans: ['t1'], claim: { kind: 'redundant', of } }] })
  test('rests on the bytes and not on the name', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: 'caf\u00e9' })
    trial.observe({ id: 't2', role: 'tool', text: 'cafe\u0301' })
    expect(trial.rulesOf(claim('t2'))).toEqual(['redundancy-unproven'])
    trial.observe({ id: 't3', role: 'tool', text: 'caf\u00e9' })
    expect(trial.rulesOf(claim('nowhere'))).toEqual([])
  })

  test('a twin that has left proves nothing', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: stories[0] })
    trial.observe({ id: 't2', role: 'tool', text: stories[0] })
    trial.apply(prune('t2'))
    expect(trial.rulesOf(claim('t2'))).toEqual(['redundancy-unproven'])
  })

  test('a successor has to be attested for every target', () => {
    const trial = setUp()
    trial.observe({ id: 't1', role: 'tool', text: stories[0] })
    trial.observe({ id: 't2', role: 'tool', text: stories[1] })
    trial.observe({ id: 't3', role: 'tool', text: stories[2], supersedes: ['t1'] })
    const findings = find(trial, 'redundancy-unproven', { edits: [{ op: 'prune', spans: ['t1', 't2'], claim: { kind: 'superseded', by: 't3' } }] })
    expect(findings.map(({ span }) => span)).toEqual(['t2'])
  })
})
