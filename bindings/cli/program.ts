/** From words to a command: help, version, unknown names, and every failure as one line and a status. */
import { isSpanguardError } from '../../src/errors.ts'
import { version } from '../version.ts'
import { auditCommand } from './audit.ts'
import { FileError, readArguments, suggest, UsageError, type Command, type Shell } from './command.ts'
import { writeCommandHelp, writeProgramHelp } from './help.ts'
import { judgeCommand } from './judge.ts'
import { scanCommand } from './scan.ts'
import { tryCommand } from './try.ts'

const commands: readonly Command[] = [tryCommand, auditCommand, scanCommand, judgeCommand]

/** Runs the program. @returns the exit status: 0 done, 1 an expectation failed, 2 the input or the arguments cannot be used. */
export async function runProgram(words: readonly string[], shell: Shell): Promise<number> {
  try { return await dispatch(words, shell) } catch (error) {
    if (error instanceof UsageError) { shell.complain(`spanguard: ${error.message}`); return 2 }
    if (error instanceof FileError) { shell.complain(`spanguard: ${error.message}`); return 2 }
    if (isSpanguardError(error)) { shell.complain(`spanguard: ${error.message} (${error.code})`); return 2 }
    // A defect of the program: its place is told, its text is not, since it may hold what was read.
    const place = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line)).slice(0, 3).map((line) => line.trim()).join(' ') : ''
    shell.complain(`spanguard: a defect stopped it: ${error instanceof Error ? error.name : typeof error} ${place}`)
    return 2
  }
}

async function dispatch(words: readonly string[], shell: Shell): Promise<number> {
  const [first, ...rest] = words
  const plain = words.slice(0, words.includes('--') ? words.indexOf('--') : undefined)
  const name = first === 'help' ? rest[0] : first
  const command = commands.find((one) => one.name === name)
  if (first === undefined || first === '--help' || first === '-h' || (first === 'help' && name === undefined)) { await shell.write(writeProgramHelp(commands, shell)); return 0 }
  if (first === '--version' || first === '-V' || first === '-v' || first === 'version') { await shell.write(`${version}\n`); return 0 }
  if (command === undefined) {
    const known = name!.startsWith('-') ? ['--help', '--version'] : [...commands.map((one) => one.name), 'help']
    throw new UsageError(`there is no ${name!.startsWith('-') ? 'flag' : 'command'} ${JSON.stringify(name)}${suggest(name!, known)}`)
  }
  if (first === 'help' || plain.includes('--help') || plain.includes('-h')) { await shell.write(writeCommandHelp(command, shell)); return 0 }
  return command.run(readArguments(command, rest), shell)
}
