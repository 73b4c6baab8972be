/** Commands: what each takes, how its arguments are read, and what it sees of the shell that called it. */

/** A line of a file, without its end; `start` and `bytes` are its place in the file. `problem` says why the line has no text. */
export interface Line { readonly number: number; readonly text: string; readonly start: number; readonly bytes: number; readonly problem?: string }

/** The world as a command sees it; `node.ts` is the one file that touches it. */
export interface Shell {
  /** Writes to standard output; resolves when more may be written. */
  write(text: string): Promise<void>
  /** Writes a line to standard error. */
  complain(line: string): void
  /** Shows how far long work has come, on standard error; overwritten by the next, cleared by an empty one, silent without a terminal. */
  progress(line: string): void
  /** The lines of a file, or of standard input for `-`. @throws FileError. */
  readLines(path: string): AsyncIterable<Line>
  /** The whole of a file, or of standard input for `-`. @throws FileError. */
  readText(path: string): Promise<string>
  /** What stands in a folder, by name; undefined for what is no folder. @throws FileError. */
  listFolder(path: string): Promise<readonly { readonly name: string; readonly folder: boolean }[] | undefined>
  /** Writes a file anew. @throws FileError. */
  writeFile(path: string, text: string): Promise<void>
  /** The bytes of a file from a position on. @throws FileError. */
  readBytes(path: string, start: number, length: number): Promise<Uint8Array>
  /** SHA-256 of the UTF-8 bytes of a text, lower-case hexadecimal. */
  digest(text: string): string
  /** The path of the transcript that comes with the package. */
  readonly shippedTranscript: string
  /** Whether standard input is a terminal: then nobody has piped anything in. */
  readonly interactive: boolean
  readonly colour: boolean
  /** Width of the terminal in columns; 80 where there is none. */
  readonly columns: number
}

/** A file that cannot be read; the message is for the user, and names the file. */
export class FileError extends Error {}
/** Arguments that a command cannot take; the message is one line for the user. */
export class UsageError extends Error {}

/** Without `values` and `wants` a flag takes nothing; `wants` names a value that is free, such as FILE. */
export interface Flag { readonly name: string; readonly values?: readonly string[]; readonly wants?: string; readonly says: string }

export interface Command {
  readonly name: string
  /** What the arguments look like, behind the command's name. */
  readonly usage: string
  /** One line for the list of commands. */
  readonly says: string
  /** The rest of its help, as paragraphs of ready lines. */
  readonly help: readonly string[]
  readonly flags: readonly Flag[]
  /** Resolves to the exit status. */
  run(given: Arguments, shell: Shell): Promise<number>
}

export interface Arguments {
  readonly paths: readonly string[]
  readonly flags: ReadonlyMap<string, string>
}

export type KernelChoice = 'auto' | 'wasm' | 'reference'
export const kernelFlag: Flag = { name: '--kernel', values: ['auto', 'wasm', 'reference'], says: 'what measures the text: WebAssembly, plain TypeScript, or (auto) the first that can be had' }

/** Tells flags from paths. `--` ends the flags; `-` alone is standard input. @throws UsageError. */
export function readArguments(command: Command, given: readonly string[]): Arguments {
  const paths: string[] = [], flags = new Map<string, string>()
  let open = true
  for (let at = 0; at < given.length; at++) {
    const word = given[at]!
    if (!open || word === '-' || !word.startsWith('-')) { paths.push(word); continue }
    if (word === '--') { open = false; continue }
    const cut = word.indexOf('=')
    const name = cut < 0 ? word : word.slice(0, cut)
    const flag = command.flags.find((one) => one.name === name)
    if (flag === undefined) throw new UsageError(`spanguard ${command.name} has no flag ${name}${suggest(name, [...command.flags.map((one) => one.name), '--help'])}`)
    if (flag.values === undefined && flag.wants === undefined) {
      if (cut >= 0) throw new UsageError(`${name} takes no value`)
      flags.set(name, '')
      continue
    }
    const value = cut < 0 ? given[++at] : word.slice(cut + 1)
    if (value === undefined || value === '') throw new UsageError(`${name} wants ${flag.wants === undefined ? `one of ${flag.values!.join(', ')}` : `a ${flag.wants}`}`)
    if (flag.values !== undefined && !flag.values.includes(value)) throw new UsageError(`${name} is ${JSON.stringify(value)}; allowed: ${flag.values.join(', ')}`)
    flags.set(name, value)
  }
  return { paths, flags }
}

export function readKernel(flags: Arguments['flags']): KernelChoice { return (flags.get(kernelFlag.name) ?? 'auto') as KernelChoice }

/** `; did you mean …?` with the nearest name, or the whole list where none is near. */
export function suggest(name: string, known: readonly string[]): string {
  const ranked = known.map((one) => ({ one, far: name.length > 2 && one.startsWith(name) ? 0 : distance(name, one) })).sort((left, right) => left.far - right.far)
  const nearest = ranked[0]
  if (nearest !== undefined && nearest.far <= Math.max(2, Math.floor(name.length / 3))) return `; did you mean ${nearest.one}?`
  return known.length === 0 ? '' : `; it has ${known.join(', ')}`
}

/** Edits that turn one word into the other: a letter put in, left out, changed, or swapped with its neighbour. */
function distance(left: string, right: string): number {
  const rows = Array.from({ length: left.length + 1 }, (_, row) => Array.from({ length: right.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)))
  for (let row = 1; row <= left.length; row++) for (let column = 1; column <= right.length; column++) {
    const same = left[row - 1] === right[column - 1] ? 0 : 1
    let best = Math.min(rows[row - 1]![column]! + 1, rows[row]![column - 1]! + 1, rows[row - 1]![column - 1]! + same)
    if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) best = Math.min(best, rows[row - 2]![column - 2]! + 1)
    rows[row]![column] = best
  }
  return rows[left.length]![right.length]!
}

/** A line of JSON. @returns the value, or why there is none; never a piece of the line, which may be secret. */
export function parseLine(line: Line): { readonly value: unknown } | { readonly problem: string } {
  if (line.problem !== undefined) return { problem: line.problem }
  try { return { value: JSON.parse(line.text) as unknown } } catch (error) {
    const said = (error as Error).message, position = /position (\d+)/u.exec(said)?.[1]
    if (/end of JSON input|Unterminated/iu.test(said)) return { problem: 'not valid JSON: the line ends before its JSON does' }
    return { problem: `not valid JSON${position === undefined ? '' : `, from column ${Number(position) + 1} on`}` }
  }
}
