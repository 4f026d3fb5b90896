import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 400_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
