/** `spanguard judge`: scenarios in, one verdict a line out. */
import { isSpanguardError } from '../../src/errors.ts'
import { readScenario, runScenario, type StepVerdict } from '../../src/scenario.ts'
import { openEngine } from '../engine.ts'
import { kernelFlag, parseLine, readKernel, UsageError, type Arguments, type Command, type Shell } from './command.ts'

export const judgeCommand: Command = {
  name: 'judge',
  usage: 'FILE... | -',
  says: 'judges proposed edits written as scenarios, a verdict a line',
  help: [
    'A scenario is one line of JSON: a window, what the store holds, and proposed',
    'edits (the format is in SPEC.md).',
    'For each proposal, in order, one line is printed:',
    '  {"id":...,"step":0,"decision":"permit"|"refuse","findings":[...],"ok":...}',
    'ok tells whether the verdict is what the scenario expects; null if it expects',
    'nothing.',
    '',
    'Exit status: 0 no expectation failed, 1 one did, 2 a line could not be read.',
    '',
    'Example:  spanguard judge cases.jsonl',
    '          cat cases.jsonl | spanguard judge - --kernel reference',
  ],
  flags: [kernelFlag],
  run: judge,
}

async function judge({ paths, flags }: Arguments, shell: Shell): Promise<number> {
  if (paths.length === 0) throw new UsageError('judge wants a FILE of scenarios, or - for standard input')
  const engine = openEngine(readKernel(flags))
  let failed = false, unread = false
  for (const path of paths) {
    for await (const line of shell.readLines(path)) {
      if (line.problem === undefined && line.text.trim() === '') continue
      let verdicts: readonly StepVerdict[]
      try {
        const parsed = parseLine(line)
        if ('problem' in parsed) { report(line.number, path, parsed.problem); continue }
        verdicts = runScenario(readScenario(parsed.value), (text) => engine.measure(text), shell.digest)
      } catch (error) {
        if (!isSpanguardError(error) || error.name === 'KernelError') throw error
        report(line.number, path, error.message)
        continue
      }
      for (const { id, step, decision, findings, ok } of verdicts) {
        if (ok === false) failed = true
        await shell.write(`${JSON.stringify({ id, step, decision, findings, ok })}\n`)
      }
    }
  }
  return unread ? 2 : failed ? 1 : 0

  function report(number: number, path: string, reason: string): void {
    unread = true
    shell.complain(`${path === '-' ? 'standard input' : path}:${number}: ${reason}`)
  }
}
