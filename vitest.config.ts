import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['app/**/*.test.ts', 'kit/**/*.test.ts', 'server/**/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: 'kit/testing/global-setup.ts',
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
