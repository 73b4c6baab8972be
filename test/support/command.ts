/** The built command, run as a stranger runs it. */
import { spawn } from 'node:child_process'

export interface Outcome { readonly status: number | null; readonly out: string; readonly error: string }
export interface Call { readonly input?: string | Uint8Array; readonly env?: Readonly<Record<string, string>>; readonly closeAfter?: number }

const program = 'dist/bindings/cli/main.js'

/** Runs `spanguard` with words; `closeAfter` hangs up its standard output after so many bytes. */
export function runCommand(words: readonly string[], { input, env = {}, closeAfter }: Call = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { NO_COLOR, FORCE_COLOR, COLUMNS, ...rest } = process.env
    void NO_COLOR; void FORCE_COLOR; void COLUMNS
    const child = spawn(process.execPath, [program, ...words], { env: { ...rest, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
    const out: Buffer[] = [], error: Buffer[] = []
    let read = 0
    child.stdout.on('data', (chunk: Buffer) => {
      out.push(chunk)
      read += chunk.length
      if (closeAfter !== undefined && read >= closeAfter) child.stdout.destroy()
    })
    child.stderr.on('data', (chunk: Buffer) => error.push(chunk))
    child.stdin.on('error', () => { /* a command that does not read its input closes it */ })
    child.on('error', reject)
    child.on('close', (status) => { resolve({ status, out: Buffer.concat(out).toString(), error: Buffer.concat(error).toString() }) })
    child.stdin.end(input)
  })
}

export function linesOf(text: string): string[] { return text.split('\n').filter((line) => line !== '') }
