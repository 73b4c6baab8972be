/** `spanguard scan`: what the recognisers find in a text, marked for a reader or as JSON Lines for a program. */
import { isSpanguardError, ProtocolError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { Measure } from '../../src/measure.ts'
import type { Role } from '../../src/model.ts'
import { openEngine } from '../engine.ts'
import { kernelFlag, parseLine, readKernel, UsageError, type Arguments, type Command, type Shell } from './command.ts'
import { markText } from './marks.ts'

export const scanCommand: Command = {
  name: 'scan',
  usage: 'FILE | -    or:  spanguard scan --jsonl [FILE|-]',
  says: 'marks the rules, exact values and empty results in a text',
  help: [
    'Prints the text with what the guard looks after marked in it: clauses that bind',
    '(prohibit, require, bound, condition), literals (numbers, paths, names ...) and',
    'absences ("no matches", "0 rows"), with a legend at the end.',
    '',
    'With --jsonl, reads lines {"id","role","text","previous"?} and prints for each',
    '  {"id","constraint","force","clauses","literals","negative","correction"}',
    'role is system, user, assistant or tool; without one the text is the user\'s.',
    'constraint is told of system and user texts, correction of user texts that come',
    'with previous, the assistant\'s turn before; negative: the text states an',
    'absence. Offsets count UTF-16 units.',
    '',
    'Exit status: 0 done, 2 the input could not be read.',
    '',
    'Example:  spanguard scan notes.md',
    '          echo "Never push to trunk; at most 3 retries." | spanguard scan -',
  ],
  flags: [{ name: '--jsonl', says: 'JSON Lines in and out' }, kernelFlag],
  run: scan,
}

async function scan({ paths, flags }: Arguments, shell: Shell): Promise<number> {
  const lines = flags.has('--jsonl')
  if (paths.length > 1) throw new UsageError(`scan takes one FILE; ${paths.length} are given`)
  const path = paths[0] ?? '-'
  if (paths.length === 0 && !lines && shell.interactive) throw new UsageError('scan wants a FILE, or - for standard input')
  const engine = openEngine(readKernel(flags))
  const measure = (text: string): Measure => new Measure(text, engine.measure(text), (other) => engine.measure(other))
  if (lines) return scanLines(path, measure, shell)
  const text = await shell.readText(path)
  await shell.write(markText(measure(text), shell))
  return 0
}

async function scanLines(path: string, measure: (text: string) => Measure, shell: Shell): Promise<number> {
  let unread = false
  for await (const line of shell.readLines(path)) {
    if (line.problem === undefined && line.text.trim() === '') continue
    const answer = describeLine()
    if (answer !== undefined) await shell.write(`${JSON.stringify(answer)}\n`)

    function describeLine(): object | undefined {
      try {
        const parsed = parseLine(line)
        if ('problem' in parsed) throw new ProtocolError('scan', parsed.problem)
        return describeText(readText(parsed.value), measure)
      } catch (error) {
        if (!isSpanguardError(error) || error.name === 'KernelError') throw error
        unread = true
        shell.complain(`${path === '-' ? 'standard input' : path}:${line.number}: ${error.message}`)
        return undefined
      }
    }
  }
  return unread ? 2 : 0
}

interface Text { readonly id: string; readonly role: Role; readonly text: string; readonly previous: string | undefined }

const roles: readonly string[] = ['system', 'user', 'assistant', 'tool']

/** Fields beside the four are left alone, so that labelled data can be scanned as it is. */
function readText(value: unknown): Text {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ProtocolError('scan', 'the line is no JSON object; {"id","role","text"} is expected')
  const { id, role = 'user', text, previous } = value as Record<string, unknown>
  if (typeof id !== 'string' || id === '' || id.length > limits.idUnits) throw new ProtocolError('scan', `id is missing or no string of 1 to ${limits.idUnits} UTF-16 units`)
  if (typeof role !== 'string' || !roles.includes(role)) throw new ProtocolError('scan', `role is none of ${roles.join(', ')}`)
  if (typeof text !== 'string') throw new ProtocolError('scan', 'text is missing or no string')
  if (previous !== undefined && previous !== null && typeof previous !== 'string') throw new ProtocolError('scan', 'previous is no string')
  return { id, role: role as Role, text, previous: previous ?? undefined }
}

/**
 * `constraint` asks for authority as the rules do: a "do not" in a tool's result is data, its clauses are listed all the same.
 * `negative` tells what the text states; the rule on absences reads it in the results of tools.
 */
function describeText({ id, role, text, previous }: Text, measure: (text: string) => Measure): object {
  const measured = measure(text)
  const clauses = measured.clauses.map(({ start, end, force }) => ({ start, end, force }))
  const binding = (role === 'system' || role === 'user') && clauses.length > 0
  return {
    id, constraint: binding, force: binding ? chiefForce(clauses) : null, clauses,
    literals: measured.literals.map((literal) => ({ start: literal.start, end: literal.end, kind: literal.kind, text: literal.text })),
    negative: measured.absences.length > 0 || (role !== 'tool' && measured.stateAbsences().length > 0),
    correction: role === 'user' && previous !== undefined && measured.isCorrection(previous),
  }
}

const forces = ['prohibit', 'bound', 'condition', 'require'] as const

/** The force that a summary must not lose first: what is forbidden, then what limits, then what is asked. */
function chiefForce(clauses: readonly { readonly force: string }[]): string {
  return forces.find((force) => clauses.some((clause) => clause.force === force)) ?? clauses[0]!.force
}
