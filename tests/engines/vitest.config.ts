import { defineConfig } from 'vitest/config'

// One browser at a time: the journeys share one inbox, and two cores.
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: 'tests/engines/require-programs.ts',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
