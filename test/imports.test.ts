import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** What a file says to the world, as its syntax tree tells: imports, free names, and words of the language. */
interface Source { readonly path: string; readonly imports: readonly string[]; readonly names: ReadonlySet<string>; readonly syntax: ReadonlySet<string> }

function readSources(): Source[] {
  return ['assembly', 'bindings', 'src'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts')).sort().map((name) => readSource(join(folder, name))))
}

function readSource(path: string): Source {
  const imports: string[] = [], names = new Set<string>(), syntax = new Set<string>()
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier)) imports.push(node.moduleSpecifier.text)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) imports.push(node.arguments[0] !== undefined && ts.isStringLiteral(node.arguments[0]) ? node.arguments[0].text : 'a computed name')
    if (node.kind === ts.SyntaxKind.AwaitKeyword || node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node)) syntax.add('await')
    if (node.kind === ts.SyntaxKind.AnyKeyword) syntax.add('any')
    if (ts.isExportAssignment(node) || node.kind === ts.SyntaxKind.DefaultKeyword && ts.canHaveModifiers(node.parent)) syntax.add('export default')
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) names.add(`${node.expression.text}.${node.name.text}`)
    const member = ts.isIdentifier(node) && ((ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) || ts.isTypeReferenceNode(node.parent)
      || (ts.isPropertyAssignment(node.parent) && node.parent.name === node) || ts.isPropertySignature(node.parent) || ts.isMethodDeclaration(node.parent) || ts.isMethodSignature(node.parent))
    if (ts.isIdentifier(node) && !member) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true))
  return { path, imports, names, syntax }
}

const sources = readSources()
const typescript = sources.filter(({ path }) => !path.startsWith('assembly/'))
const resolve = (from: string, to: string): string => normalize(join(dirname(from), to))
const offenders = (list: readonly Source[], offends: (source: Source) => readonly string[]): string[] => list.flatMap((source) => offends(source).map((what) => `${source.path}: ${what}`))

/** A package or a module of the platform, and the files that may name it. */
const owners: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^node:sqlite$/u, ['bindings/sqlite.ts']],
  [/^node:worker_threads$/u, ['bindings/worker.ts']],
  [/^node:/u, ['bindings/build.ts', 'bindings/cli/node.ts', 'bindings/node.ts', 'bindings/sqlite.ts', 'bindings/worker.ts']],
  [/^comlink$/u, ['bindings/worker.ts']],
  [/^idb$/u, ['bindings/idb.ts']],
]

describe('imports', () => {
  test('there are sources of every layer', () => {
    for (const layer of ['assembly/', 'bindings/', 'src/']) expect(sources.filter(({ path }) => path.startsWith(layer)).length).toBeGreaterThan(3)
  })
  test('assembly imports only assembly', () => {
    expect(offenders(sources.filter(({ path }) => path.startsWith('assembly/')), ({ path, imports }) => imports.filter((to) => !to.startsWith('.') || !resolve(path, to).startsWith('assembly/')))).toEqual([])
  })
  test('src imports only src', () => {
    expect(offenders(sources.filter(({ path }) => path.startsWith('src/')), ({ path, imports }) => imports.filter((to) => !to.startsWith('.') || !resolve(path, to).startsWith('src/')))).toEqual([])
  })
  test('bindings import bindings, src and the layout of the kernel\'s memory', () => {
    const allowed = (path: string): boolean => path.startsWith('bindings/') || path.startsWith('src/') || path === 'assembly/layout.ts'
    expect(offenders(sources.filter(({ path }) => path.startsWith('bindings/')), ({ path, imports }) => imports.filter((to) => to.startsWith('.') && !allowed(resolve(path, to))))).toEqual([])
  })
  test('a package or a module of the platform is imported only by the file that is for it', () => {
    expect(offenders(sources, ({ path, imports }) => imports.filter((to) => !to.startsWith('.') && owners.find(([name]) => name.test(to))?.[1].includes(path) !== true))).toEqual([])
  })
  test('relative imports name the file they mean', () => {
    expect(offenders(typescript, ({ imports }) => imports.filter((to) => to.startsWith('.') && !to.endsWith('.ts')))).toEqual([])
  })
})

describe('what only one file does', () => {
  const naming = (name: string, allowed: readonly string[]): string[] => offenders(typescript.filter(({ path }) => !allowed.includes(path)), ({ names }) => (names.has(name) ? [name] : []))
  test('the kernel binding names WebAssembly', () => { expect(naming('WebAssembly', ['bindings/kernel.ts'])).toEqual([]) })
  test('the command\'s shell and the build name process', () => { expect(naming('process', ['bindings/build.ts', 'bindings/cli/node.ts'])).toEqual([]) })
})

describe('src', () => {
  const pure = sources.filter(({ path }) => path.startsWith('src/'))
  test('awaits nothing', () => { expect(offenders(pure, ({ names, syntax }) => [...(syntax.has('await') ? ['await'] : []), ...(names.has('Promise') ? ['Promise'] : [])])).toEqual([]) })
  test.each([
    ['reads no clock', ['Date', 'performance']],
    ['has no randomness', ['Math.random', 'crypto']],
    ['talks to nothing', ['console', 'fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'localStorage', 'globalThis', 'window.document', 'navigator']],
  ])('%s', (_says, forbidden) => { expect(offenders(pure, ({ names }) => forbidden.filter((name) => names.has(name)))).toEqual([]) })
})

describe('every source', () => {
  test('is a noun, not a drawer', () => {
    expect(sources.map(({ path }) => path).filter((path) => /(?:^|\/)(?:utils?|helpers?|common|types|constants|misc|shared)(?:\.ts|\/)/u.test(path))).toEqual([])
  })
  test('has no default export and no any', () => {
    expect(offenders(typescript, ({ syntax }) => ['any', 'export default'].filter((word) => syntax.has(word)))).toEqual([])
  })
})
