/** Which files are meant: a file, every file of a folder, or those that a pattern names where the shell has not put names in its place. */
import { FileError, type Shell } from './command.ts'

/** A file that is meant. `named`: by itself, and not by its folder or a pattern. `problem`: there is none, and why. */
export interface MeantFile { readonly path: string; readonly named: boolean; readonly problem?: string }

/** Folders that hold no transcripts of their own. */
const skipped = new Set(['.git', 'node_modules'])
const wild = /[*?[{]/u

/** The files meant by paths, in order, each once; those of a folder by name. */
export async function findFiles(paths: readonly string[], shell: Pick<Shell, 'listFolder'>): Promise<readonly MeantFile[]> {
  const found = new Map<string, MeantFile>()
  for (const path of paths) {
    let files: readonly string[] | undefined
    try { files = path === '-' ? [path] : await expand(path, shell) } catch (error) {
      if (!(error instanceof FileError)) throw error
      found.set(path, { path, named: true, problem: error.message })
      continue
    }
    if (files === undefined) { if (found.get(path)?.named !== true) found.set(path, { path, named: true }); continue }
    for (const file of files) if (!found.has(file)) found.set(file, { path: file, named: path === '-' })
  }
  return [...found.values()]
}

/** Undefined for a plain file. @throws FileError where a path or pattern names nothing. */
async function expand(path: string, shell: Pick<Shell, 'listFolder'>): Promise<readonly string[] | undefined> {
  let missing: unknown
  try {
    const entries = await shell.listFolder(path)
    if (entries === undefined) return undefined
    const files = await walk(path, shell)
    if (files.length === 0) throw new FileError(`${path}: the folder holds no file`)
    return files
  } catch (error) { missing = error }
  if (!wild.test(path)) throw missing
  const parts = path.split('/'), fixed = parts.slice(0, parts.findIndex((part) => wild.test(part))).join('/')
  const root = fixed === '' ? (path.startsWith('/') ? '/' : '.') : fixed
  const pattern = patternOf(path)
  const files = (await walk(root, shell)).map((file) => (root === '.' ? file.slice(2) : file)).filter((file) => pattern.test(file))
  if (files.length === 0) throw new FileError(`${path}: no file has such a name`)
  return files
}

async function walk(folder: string, shell: Pick<Shell, 'listFolder'>): Promise<string[]> {
  const entries = [...(await shell.listFolder(folder) ?? [])].sort((one, other) => (one.name < other.name ? -1 : 1))
  const files: string[] = []
  for (const { name, folder: deeper } of entries) {
    const path = folder.endsWith('/') ? folder + name : `${folder}/${name}`
    if (!deeper) files.push(path)
    else if (!skipped.has(name)) files.push(...await walk(path, shell))
  }
  return files
}

/** `*` and `?` stay within a folder, two stars do not; `[abc]` and `{a,b}` are choices. */
function patternOf(glob: string): RegExp {
  let source = '', braces = 0
  for (let at = 0; at < glob.length; at++) {
    const char = glob[at]!
    if (char === '*') {
      if (glob[at + 1] !== '*') { source += '[^/]*'; continue }
      at++
      if (glob[at + 1] === '/') { at++; source += '(?:.*/)?' } else source += '.*'
    } else if (char === '?') source += '[^/]'
    else if (char === '[' && glob.indexOf(']', at + 2) > 0) {
      const end = glob.indexOf(']', at + 2), inside = glob.slice(at + 1, end)
      source += `[${inside.replace(/^!/u, '^').replace(/[\\[]/gu, '\\$&')}]`
      at = end
    } else if (char === '{') { source += '(?:'; braces++ } else if (char === '}' && braces > 0) { source += ')'; braces-- } else if (char === ',' && braces > 0) source += '|'
    else source += char.replace(/[.+^$()|\\{}[\]]/u, '\\$&')
  }
  return new RegExp(`^${source}${')'.repeat(braces)}$`, 'su')
}
