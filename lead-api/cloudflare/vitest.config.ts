import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run test:workerd`: the tests of the lead API on Cloudflare's runtime, with D1 and R2. */
export default defineConfig({
  test: {
    include: ['lead-api/**/*.test.ts'],
    // These are about Node, or about no runtime at all.
    exclude: ['lead-api/{node,openapi}/**', 'lead-api/inbox/secret.test.ts'],
    globalSetup: path.join(import.meta.dirname, 'bundle-workers.ts'),
    testTimeout: 15_000,
  },
})
