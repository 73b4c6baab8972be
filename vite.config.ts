import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: 'demo',
  test: {
    root: '.',
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
  },
})
