import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { version } from '../bindings/version.ts'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string; bin: Record<string, string>; exports: Record<string, string | Record<string, string>>; dependencies?: Record<string, string>; sideEffects: boolean
}

describe('the package', () => {
  test('names its version once', () => { expect(version).toBe(manifest.version) })

  test('every export and command is built', () => {
    const targets = [...Object.values(manifest.exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target))), ...Object.values(manifest.bin)]
    expect(targets.filter((target) => !existsSync(target))).toEqual([])
  })

  test('the command can be executed and names its interpreter', () => {
    const command = manifest.bin.spanguard!
    expect(readFileSync(command, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true)
    expect(statSync(command).mode & 0o111).not.toBe(0)
  })

  test('a consumer of the main entry gets no dependencies', () => {
    expect(manifest.dependencies ?? {}).toEqual({})
    expect(manifest.sideEffects).toBe(false)
  })
})
