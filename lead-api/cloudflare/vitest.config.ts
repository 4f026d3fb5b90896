import { defineConfig } from 'vitest/config'

/** The tests of the lead API that store something, with Cloudflare's D1 and R2, and those of the Worker. */
export default defineConfig({
  test: {
    include: [
      'lead-api/{cloudflare,forwarding,store,uploads}/*.test.ts',
      'lead-api/inbox/{access,inbox,person,work}.test.ts',
      'lead-api/calls/idempotency.test.ts',
      'lead-api/{guard/spam,mails/answers}.test.ts',
    ],
    exclude: ['**/search-text.test.ts'],
    env: { TEST_STORAGE: 'cloudflare' },
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    // By default one processor is left idle: half the speed on a machine of two.
    maxWorkers: '100%',
  },
})
