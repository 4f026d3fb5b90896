import { defineConfig } from 'vitest/config'
import { describeMissingPrograms } from './programs.ts'

const missing = describeMissingPrograms()
if (missing) {
  console.error(`The other engines cannot be run. ${missing}`)
  process.exit(1)
}

// One browser at a time: the journeys share one inbox, and two cores.
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
