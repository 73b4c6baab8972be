/** Help for a newcomer: what the program is for, then what each command takes and prints. */
import type { Command, Shell } from './command.ts'

type Look = Pick<Shell, 'colour'>
const bold = (text: string, { colour }: Look): string => (colour ? `\u001b[1m${text}\u001b[22m` : text)

export function writeProgramHelp(commands: readonly Command[], look: Look): string {
  const width = Math.max(...commands.map(({ name }) => name.length), 'help'.length)
  return [
    bold('spanguard', look) + ': guards an LLM agent\'s edits of its own context window',
    '',
    'Before a part of the context is pruned or summarised, it tells what would be lost',
    'for good: rules ("do not ..."), exact values, results that came back empty,',
    'corrections by the user. No model is asked and nothing leaves this machine.',
    '',
    bold('Commands', look),
    ...commands.map(({ name, says }) => `  ${name.padEnd(width)}  ${says}`),
    `  ${'help'.padEnd(width)}  this page; with a command's name, that command's page`,
    '',
    bold('Flags', look),
    '  --help     the same as help',
    '  --version  the version',
    '',
    `Start with:  ${bold('spanguard try', look)}`,
    '',
  ].join('\n')
}

export function writeCommandHelp(command: Command, look: Look): string {
  const shown = command.flags.map(({ name, values, wants, says }) => ({ left: values !== undefined ? `${name} ${values.join('|')}` : wants === undefined ? name : `${name} ${wants}`, says }))
  const flags = [...shown, { left: '--help', says: 'this page' }]
  const width = Math.max(...flags.map(({ left }) => left.length))
  const narrow = width > 24
  return [
    `${bold(`spanguard ${command.name}`, look)}: ${command.says}`,
    '',
    bold('Usage', look),
    `  spanguard ${command.name} ${command.usage}`,
    '',
    ...command.help,
    '',
    bold('Flags', look),
    ...flags.flatMap(({ left, says }) => (narrow ? [`  ${left}`, ...wrap(says, 70).map((line) => `      ${line}`)] : wrap(says, 74 - width).map((line, at) => `  ${(at === 0 ? left : '').padEnd(width)}  ${line}`))),
    '',
  ].join('\n')
}

/** Breaks a text at spaces, so that no line passes a width unless a word does. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
