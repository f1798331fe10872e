import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['app/**/*.test.ts', 'kit/**/*.test.ts', 'server/**/*.test.ts', 'test/**/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: 'test/support/global-setup.ts',
    pool: 'threads',
    isolate: false,
    // One for each core: a test waits for its database most of the time, and one worker would leave a core idle.
    maxWorkers: '100%',
    // Nothing is slept for: on a busy machine what is waited for takes its time, and elsewhere the bound costs nothing.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
