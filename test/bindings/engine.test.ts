import { expect, test, vi } from 'vitest'

test('opens what is asked for', async () => {
  const { openEngine } = await import('../../bindings/engine.ts')
  expect(openEngine('wasm').name).toBe('wasm')
  expect(openEngine('reference').name).toBe('reference')
  expect(openEngine('auto').name).toBe('wasm')
  expect(() => openEngine('simd' as 'auto')).toThrow(expect.objectContaining({ name: 'ProtocolError', code: 'options' }))
})

test('where nothing may be compiled, auto opens the reference engine and wasm throws', async () => {
  vi.resetModules()
  const { Module } = WebAssembly
  try {
    WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError('code generation disallowed by embedder') } } as never
    const { openEngine } = await import('../../bindings/engine.ts')
    expect(openEngine('auto').name).toBe('reference')
    expect(() => openEngine('wasm')).toThrow(expect.objectContaining({ name: 'KernelError', code: 'unavailable' }))
  } finally {
    WebAssembly.Module = Module
  }
  vi.resetModules()
  vi.stubGlobal('WebAssembly', undefined)
  try {
    const { openEngine } = await import('../../bindings/engine.ts')
    expect(openEngine('auto').name).toBe('reference')
  } finally {
    vi.unstubAllGlobals()
  }
})
