/** Clauses: where they begin and end, in prose, lists, comments, tables, data and code. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitClauses, type Stretch } from '../../src/clauses.ts'
import { countRuns } from '../support/engines.ts'

const split = (text: string): string[] => [...splitClauses(text)].map(({ start, end }) => text.slice(start, end))
const settings = (text: string): Stretch['setting'][] => [...splitClauses(text)].map(({ setting }) => setting)

describe('where clauses end', () => {
  it.each([
    ['Ring the bell. Wait.', ['Ring the bell', 'Wait']], ['Is it open? Go in!', ['Is it open', 'Go in']], ['Fold the map; keep it dry.', ['Fold the map', 'keep it dry']],
    ['Open a.ts and b.test.ts, then stop.', ['Open a.ts and b.test.ts, then stop']], ['It weighs 3.5 kg. Lift it.', ['It weighs 3.5 kg', 'Lift it']], ['Pin it to 2.14. Older ones fail.', ['Pin it to 2.14', 'Older ones fail']],
    ['Use fruit, e.g. pears, i.e. soft ones.', ['Use fruit, e.g. pears, i.e. soft ones']], ['Ask Dr. Ito vs. Mr. Roy.', ['Ask Dr. Ito vs. Mr. Roy']], ['Bring rope, hooks, etc. Pack light.', ['Bring rope, hooks, etc', 'Pack light']],
    ['Am 3. März ist Markt. Komm früh.', ['Am 3. März ist Markt', 'Komm früh']], ['See www.example.org/a?b=c. Then close it.', ['See www.example.org/a?b=c', 'Then close it']], ['Well... it may rain.', ['Well... it may rain']],
    ['先敲门。再进去！', ['先敲门', '再进去']], ['「入るな。」と言った。', ['「入るな。」と言った']], ['दरवाज़ा बंद करो। फिर जाओ।', ['दरवाज़ा बंद करो', 'फिर जाओ']], ['أغلق الباب؛ ثم اخرج.', ['أغلق الباب', 'ثم اخرج']],
    ['He said "Go. Now." and left.', ['He said "Go. Now." and left']],
  ] as const)('%s', (text, clauses) => { expect(split(text)).toEqual(clauses) })
})

describe('lines', () => {
  it.each([
    ['- first thing\n- second thing', ['first thing', 'second thing']], ['1. Wash.\n2. Dry.', ['Wash', 'Dry']], ['* [ ] sweep\n* [x] mop', ['sweep', 'mop']], ['# Title\nText below.', ['Title', 'Text below']],
    ['> quoted line\nplain line', ['quoted line', 'plain line']], ['| when | what |\n|---|---|\n| noon | lunch |', ['when', 'what', '---', '---', 'noon', 'lunch']],
    ['/* keep this block */', ['keep this block']], ['<!-- keep this tag -->', ['keep this tag']], ['// keep the order,\n// it matters later', ['keep the order,\n// it matters later']],
    ['The line of this paragraph was wrapped by the\nprogram that sent it.', ['The line of this paragraph was wrapped by the\nprogram that sent it']], ['short line\nanother one', ['short line', 'another one']], ['one\n\ntwo', ['one', 'two']],
  ] as const)('%j', (text, clauses) => { expect(split(text)).toEqual(clauses) })

  it('does not break inside a phrase of the scan', () => {
    const text = 'Do\nnot sit there.\nStand.'
    expect([...splitClauses(text, Int32Array.from([0, 6, 0]))].map(({ start, end }) => text.slice(start, end))).toEqual(['Do\nnot sit there', 'Stand'])
  })
})

describe('labels', () => {
  it('are clauses of their own and heads of what follows', () => {
    const text = 'House rule: shoes off.'
    const [label, rule] = [...splitClauses(text)]
    expect(label).toMatchObject({ labels: true, headEnd: 0 })
    expect(text.slice(rule!.headStart, rule!.headEnd)).toBe('House rule')
  })
  it('head each item of the list below them', () => {
    const text = 'You must not:\n- run\n- shout\n\nAfterwards we met.'
    expect([...splitClauses(text)].map(({ headStart, headEnd }) => text.slice(headStart, headEnd))).toEqual(['', 'You must not', 'You must not', ''])
  })
  it('are not times, paths or addresses', () => { expect(split('Meet at 10:30 near c:/yard or http://x.example.')).toHaveLength(1) })
  it('are keys of JSON and YAML', () => {
    expect(split('{"note": "Mind the step.", "size": 3}')).toContain('"Mind the step.", "size"')
    expect(split('note: mind the step\nsize: 3')).toEqual(['note', 'mind the step', 'size', '3'])
  })
})

describe('settings', () => {
  it.each([
    ['```ts\nrun()\n```', ['code', 'code']], ['const limit = 3;', ['code']], ['if (x) { y() }', ['code']], ['2026-01-05T10:00:00Z WARN door open', ['code']], ['[error] door open', ['code']], ['ERROR door open', ['code']], ['npm ERR! door is stuck', ['code', 'code']],
    ['    at open (src/door.ts:4:2)', ['code']], ['// mind the door', ['comment']], ['Mind the door.', ['prose']], ['Error messages are kind.', ['prose']], ['Note: mind the door', ['prose', 'prose']],
  ] as const)('%j is %j', (text, wanted) => { expect(settings(text)).toEqual(wanted) })
})

it('gives ranges in order that do not overlap and hold more than white space', () => {
  const pieces = ['do not ', 'a.', '? ', '\n', '- ', '"', '“', '”', '```\n', ': ', '; ', '3.', '。', '「', '」', '|', '#', '//', '<!--', '-->', 'x', ' ', '(', ')', '…', '🙂', '1. ']
  fc.assert(fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
    const text = parts.join('')
    let last = 0
    for (const { start, end } of splitClauses(text)) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(text.slice(start, end).trim()).not.toBe('')
      last = end
    }
    expect(last).toBeLessThanOrEqual(text.length)
  }), { numRuns: countRuns(300, 5_000) })
})

it('lets no clause grow with the text', () => {
  for (const unit of ['word ', 'x', '“', 'only if ', 'a, ', '要', 'a: ', '🙂']) {
    for (const { start, end, headStart, headEnd } of splitClauses(unit.repeat(Math.ceil(30_000 / unit.length)))) {
      expect(end - start).toBeLessThanOrEqual(3_100)
      expect(headEnd - headStart).toBeLessThanOrEqual(320)
    }
  }
})
