/** `spanguard audit`: what compaction destroyed in transcripts, and what a guard would have done. */
import { Measure } from '../../src/measure.ts'
import type { Mode } from '../../src/model.ts'
import type { Profile, PolicyOptions } from '../../src/policy.ts'
import { Auditor, describeAudit, type TranscriptAudit } from '../../src/transcript-audit.ts'
import { readClaudeCode } from '../../src/transcripts/claude-code.ts'
import { detectFormat } from '../../src/transcripts/detect.ts'
import type { Engine } from '../../src/engine.ts'
import { openEngine } from '../engine.ts'
import { writeAuditPage } from './audit-page.ts'
import { writeAudits, writeFull, writeSummary } from './audit-report.ts'
import { FileError, kernelFlag, readKernel, UsageError, type Arguments, type Command, type Line, type Shell } from './command.ts'
import { findFiles } from './paths.ts'

const policies: readonly Profile[] = ['strict', 'recoverability', 'drift', 'obligations', 'retention']
const modes: readonly Mode[] = ['enforce', 'repair', 'observe']

export const auditCommand: Command = {
  name: 'audit',
  usage: 'FILE|FOLDER|PATTERN...',
  says: 'tells what compaction destroyed in transcripts of agents',
  help: [
    'Reads transcripts, whatever they are called, and follows their windows. For each',
    'compaction and prune that was made it tells which rules, exact values, empty or',
    'failed results, corrections and open work were kept and which were lost, what a',
    'summary made up, which later call did what a lost rule forbids, and what the',
    'user had to say again. With --guard the same edits are put before a guard: which',
    'it refuses and why, and what mode repair adds to keep every rule.',
    '',
    'Nothing is changed, and nothing leaves this machine.',
    '',
    'Exit status: 0 done, 2 a file that was named could not be read.',
    '',
    'Example:  spanguard audit ~/.claude/projects --html report.html',
    '          spanguard audit session.jsonl --guard --full',
  ],
  flags: [
    { name: '--full', says: 'every edit, and every loss of it, after the summary' },
    { name: '--json', says: 'one JSON object a file (the format is in SPEC.md)' },
    { name: '--html', wants: 'FILE', says: 'writes a page to look at, in one file that needs no network' },
    { name: '--guard', says: 'puts the same edits before a guard' },
    { name: '--policy', values: policies, says: 'the guard\'s policy; strict if none is named' },
    { name: '--mode', values: modes, says: 'the guard\'s mode; repair if none is named' },
    { name: '--share', wants: 'SHARE', says: 'share of the window that may be rewritten at once, 0 to 1; mode repair raises it to 1 if none is named' },
    kernelFlag,
  ],
  run: auditFiles,
}

/** An audited file. */
export interface FileAudit { readonly path: string; readonly audit: TranscriptAudit }
interface Options { readonly policy: Profile | PolicyOptions; readonly mode: Mode }

async function auditFiles({ paths, flags }: Arguments, shell: Shell): Promise<number> {
  if (paths.length === 0) throw new UsageError('audit wants a FILE, a FOLDER or a PATTERN')
  const guarded = ['--guard', '--policy', '--mode', '--share'].some((name) => flags.has(name))
  const guard = guarded ? readOptions(flags) : undefined
  const files = await findFiles(paths, shell)
  const engine = openEngine(readKernel(flags))
  const audits: FileAudit[] = []
  let unread = false, passed = 0
  for (const [index, { path, named, problem }] of files.entries()) {
    const prefix = files.length === 1 ? '' : `file ${index + 1} of ${files.length}, `
    try {
      if (problem !== undefined) throw new FileError(problem)
      const audit = await auditFile(path, engine, guard, shell, prefix)
      shell.progress('')
      complain(path, audit, shell)
      audits.push({ path, audit })
      if (flags.has('--json')) await shell.write(`${JSON.stringify(describeAudit(path, audit))}\n`)
    } catch (error) {
      shell.progress('')
      if (!(error instanceof FileError)) throw error
      // A folder holds other files as well; a file that was named is expected to be a transcript.
      if (!named) { passed++; continue }
      unread = true
      shell.complain(`spanguard: ${error.message}`)
    }
  }
  if (audits.length === 0 && !unread) throw new FileError(`${paths.join(', ')}: none of ${files.length} files is a transcript of a kind that is known`)
  if (!flags.has('--json')) {
    const [only] = audits
    if (audits.length === 1 && only !== undefined) await shell.write(writeSummary(only, shell))
    else if (audits.length > 1) await shell.write(writeAudits(audits, passed, shell))
    if (flags.has('--full')) for (const one of audits) await shell.write(writeFull(one, shell))
  }
  const html = flags.get('--html')
  if (html !== undefined && audits.length > 0) {
    await shell.writeFile(html, writeAuditPage(audits, shell.digest))
    if (!flags.has('--json')) await shell.write(`\nThe page: ${html}\n`)
  }
  return unread ? 2 : 0
}

/** @throws UsageError. */
function readOptions(flags: Arguments['flags']): Options {
  const base = (flags.get('--policy') ?? 'strict') as Profile, mode = (flags.get('--mode') ?? 'repair') as Mode
  const share = flags.get('--share')
  if (share === undefined) return { policy: base, mode }
  const rewriteShare = Number(share)
  if (!/^\d*\.?\d+$/u.test(share) || rewriteShare > 1) throw new UsageError(`--share is ${JSON.stringify(share)}; a number from 0 to 1 is expected`)
  return { policy: { base, rewriteShare }, mode }
}

const eventsBetweenProgress = 200

/** @throws FileError where the file is no transcript or cannot be read. */
async function auditFile(path: string, engine: Engine, guard: Options | undefined, shell: Shell, prefix: string): Promise<TranscriptAudit> {
  const lines: Line[] = []
  for await (const line of shell.readLines(path)) {
    lines.push(line)
    if (lines.length % 5000 === 0) shell.progress(`${prefix}reading ${path}: line ${lines.length}`)
  }
  const detected = detectFormat(lines)
  if ('problem' in detected) throw new FileError(`${path}: ${detected.problem}`)
  const transcript = readClaudeCode(lines, shell.digest)
  const auditor = new Auditor((text) => new Measure(text, engine.measure(text), (other) => engine.measure(other)), guard)
  auditor.tools(transcript.tools)
  let taken = 0
  for (const event of transcript.events) {
    if (event.kind !== 'observe' || taken++ % eventsBetweenProgress === 0) shell.progress(`${prefix}${path}: line ${event.line} of ${lines.length}`)
    auditor.take(event)
  }
  return auditor.finish(transcript)
}

const problemsShown = 5
function complain(path: string, { problems }: TranscriptAudit, shell: Shell): void {
  for (const { line, message } of problems.slice(0, problemsShown)) shell.complain(`${path}:${line}: ${message}`)
  if (problems.length > problemsShown) shell.complain(`${path}: ${problems.length - problemsShown} more lines with problems`)
}
