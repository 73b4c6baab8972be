/** What came of a lost rule: only what can be shown. */
import { describe, expect, test } from 'vitest'
import type { Aftermath } from '../../src/aftermath.ts'
import type { ToolKind } from '../../src/model.ts'
import { Replay } from '../../src/replay.ts'
import { measureOf } from '../support/engines.ts'

const tools: Readonly<Record<string, ToolKind>> = { Read: 'read', Bash: 'mutating', Edit: 'mutating' }
/** The rule is laid down and lost; then the turns follow: a call where it names a tool, else the user's word. */
function follow(rule: string, ...turns: readonly string[]): readonly Aftermath[] {
  const replay = new Replay(measureOf)
  for (const [name, kind] of Object.entries(tools)) replay.tools.set(name, kind)
  replay.observe({ id: 'u1', role: 'user', text: rule, part: 'text' }, 1)
  const edit = replay.compact({ at: 2, trigger: 'auto', into: 's1', kept: new Set(), text: 'The boat crossed the bay.', tokens: undefined })!
  expect(edit.losses.constraints.lost.length).toBeGreaterThan(0)
  turns.forEach((text, index) => {
    const call = /^(?:Read|Bash|Edit|mcp__\w+) \{/u.test(text)
    replay.observe({ id: `x${index}`, role: call ? 'assistant' : 'user', text, part: call ? 'call' : 'text', ...(call ? { call: `c${index}` } : {}) }, index + 3)
  })
  return replay.aftermath
}
const told = (found: readonly Aftermath[]): string[] => found.map(({ kind, at, text }) => `${kind} ${at} ${text.text.slice(text.start, text.end)}`)

describe('a breach', () => {
  test.each([
    ['Do not touch anything under legacy/.', 'Edit {"file_path":"src/legacy/pay.ts"}', 'legacy/'],
    ['Never edit config/prod.yaml.', 'Bash {"command":"sed -i s/1/2/ config/prod.yaml"}', 'config/prod.yaml'],
    ['Never run `git push --force`.', 'Bash {"command":"git push --force origin"}', 'git push --force'],
    ['Do not use the API at https://old.acme.test.', 'mcp__http {"url":"https://old.acme.test"}', 'https://old.acme.test'],
    ['Ask me before you run it against prod-eu.', 'Bash {"command":"npm run migrate -- --env prod-eu"}', 'prod-eu'],
  ])('%s', (rule, call, literal) => { expect(told(follow(rule, call))).toEqual([`breach 3 ${literal}`]) })
  test.each([
    ['reading is none', 'Never edit config/prod.yaml.', ['Read {"file_path":"config/prod.yaml"}']],
    ['another name is none', 'Never edit config/prod.yaml.', ['Edit {"file_path":"config/prod.yaml.bak"}']],
    ['an exception may apply', 'Never edit config/prod.yaml without a backup.', ['Edit {"file_path":"config/prod.yaml"}']],
    ['where it is done is not what is forbidden', 'In src/pay.ts, never use `eval(`.', ['Edit {"file_path":"src/pay.ts"}']],
    ['a rule that requires forbids nothing by name', 'Always run scripts/check.sh.', ['Bash {"command":"scripts/check.sh"}']],
    ['once the user has spoken, the question may have been answered', 'Ask me before you run it against prod-eu.', ['Yes, go ahead.', 'Bash {"command":"npm run migrate -- --env prod-eu"}']],
    ['a rule said again binds anew', 'Never edit config/prod.yaml.', ['Never edit config/prod.yaml.', 'Edit {"file_path":"config/prod.yaml"}']],
  ])('%s', (_says, rule, turns) => { expect(told(follow(rule, ...turns)).filter((one) => one.startsWith('breach'))).toEqual([]) })
})

describe('a rule said again', () => {
  test('word for word', () => { expect(told(follow('Never push to the release branch.', 'Listen: Never push to the release branch.'))).toEqual(['repeat 3 Never push to the release branch']) })
  test('in other words, by most of its words', () => { expect(told(follow('Never push to the release branch.', 'You must never ever push onto the release branch!'))).toEqual(['rewording 3 You must never ever push onto the release branch']) })
  test('in other words, by a name and most of the shorter', () => { expect(told(follow('Ask me before you run it against prod-eu.', 'I told you to ask me before you touch prod-eu.'))).toEqual(['rewording 3 I told you to ask me before you touch prod-eu']) })
  test('another rule is none', () => { expect(told(follow('Never push to the release branch.', 'Never delete the nightly backups.'))).toEqual([]) })
  test('once', () => { expect(told(follow('Never push to the release branch.', 'Never push to the release branch.', 'Never push to the release branch.'))).toHaveLength(1) })
})
