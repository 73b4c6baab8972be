/** The shell as Node.js has it: files, streams, colour, digest. The only file of the command that imports `node:*`. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { FileError, type Line, type Shell } from './command.ts'

/** The words after the program's name. */
export function readWords(): readonly string[] { return process.argv.slice(2) }
/** Lets what is still to be written be written, and ends with a status. */
export function endWith(status: number): void { process.exitCode = status }

/** What a process killed by SIGPIPE would leave (128 + 13): the reader has gone, so nothing more can be said to it. */
const brokenPipe = 141

export function openShell(): Shell {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(brokenPipe)
      process.exit(2)
    })
  }
  const { env, stdout, stderr } = process
  const colour = (env.NO_COLOR ?? '') === '' && (((env.FORCE_COLOR ?? '') !== '' && env.FORCE_COLOR !== '0') || (stdout.isTTY === true && env.TERM !== 'dumb'))
  const columns = stdout.isTTY ? stdout.columns : Number(env.COLUMNS)
  let shown = false
  return {
    colour,
    columns: Number.isSafeInteger(columns) && columns > 0 ? columns : 80,
    interactive: process.stdin.isTTY === true,
    shippedTranscript: fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '../../../demo/transcripts/release.jsonl' : '../../demo/transcripts/release.jsonl', import.meta.url)),
    write: (text) => (stdout.write(text) ? Promise.resolve() : new Promise((resolve) => { stdout.once('drain', resolve) })),
    complain(line) {
      if (shown) this.progress('')
      stderr.write(`${line}\n`)
    },
    progress(line) {
      if (stderr.isTTY !== true || (line === '' && !shown)) return
      shown = line !== ''
      stderr.write(`\r\u001b[K${line}`)
    },
    digest: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
    readLines,
    readText,
    listFolder,
    writeFile: async (path, text) => { try { await writeFile(path, text) } catch (error) { throw nameFailure(path, error, 'written') } },
    readBytes,
  }
}

async function* readLines(path: string): AsyncGenerator<Line> {
  let number = 0, start = 0
  let pieces: Uint8Array[] = []
  const finish = (): Line => {
    number++
    const bytes = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
    pieces = []
    const line = { number, start, bytes: bytes.length, ...decodeLine(number, bytes) }
    start += bytes.length + 1
    return line
  }
  for await (const chunk of readChunks(path)) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      pieces.push(chunk.subarray(from, end))
      yield finish()
      from = end + 1
    }
    if (from < chunk.length) pieces.push(chunk.subarray(from))
  }
  if (pieces.length > 0) yield finish()
}

function decodeLine(number: number, bytes: Uint8Array): { readonly text: string; readonly problem?: string } {
  try {
    // The decoder takes a byte order mark off by itself; one is expected in the first line alone.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: number !== 1 }).decode(bytes)
    return { text: text.endsWith('\r') ? text.slice(0, -1) : text }
  } catch {
    return { text: '', problem: describeBytes(bytes) }
  }
}

function describeBytes(bytes: Uint8Array): string {
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return wide ? 'the text is UTF-16; UTF-8 is expected' : 'the bytes are no UTF-8 text'
}

async function readText(path: string): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const chunk of readChunks(path)) pieces.push(chunk)
  const bytes = Buffer.concat(pieces)
  try { return new TextDecoder('utf-8', { fatal: true }).decode(bytes) } catch { throw new FileError(`${nameFile(path)}: ${describeBytes(bytes)}`) }
}

async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* (path === '-' ? process.stdin : createReadStream(path)) as AsyncIterable<Uint8Array>
  } catch (error) { throw nameFailure(path, error) }
}

async function listFolder(path: string): Promise<readonly { readonly name: string; readonly folder: boolean }[] | undefined> {
  try {
    const entries = await readdir(path, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory() || entry.isFile() || entry.isSymbolicLink()).map((entry) => ({ name: entry.name, folder: entry.isDirectory() }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw nameFailure(path, error)
  }
}

async function readBytes(path: string, start: number, length: number): Promise<Uint8Array> {
  try {
    const file = await open(path, 'r')
    try {
      const bytes = new Uint8Array(length)
      let filled = 0
      while (filled < length) {
        const { bytesRead } = await file.read(bytes, filled, length - filled, start + filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      return bytes.subarray(0, filled)
    } finally { await file.close() }
  } catch (error) { throw nameFailure(path, error) }
}

export function nameFile(path: string): string { return path === '-' ? 'standard input' : path }

function nameFailure(path: string, error: unknown, done = 'read'): Error {
  const code = (error as NodeJS.ErrnoException).code
  const reasons: Readonly<Record<string, string>> = { ENOENT: done === 'read' ? 'no such file' : 'no such folder', EISDIR: 'it is a folder; a file is expected', EACCES: 'permission denied', ENOTDIR: 'no such file', ENAMETOOLONG: 'the name is too long' }
  if (code === undefined) return error as Error
  return new FileError(`${nameFile(path)}: ${reasons[code] ?? `it cannot be ${done} (${code})`}`)
}
