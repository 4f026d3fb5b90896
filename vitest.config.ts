import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { siteDefines } from '#scripts/vite/defines.ts'

// Unit tests write the addresses of the default sandbox down; nobody listens there.
process.env['SANDBOX_PORT'] = '4100'

/** `Features.Nesting` of Lightning CSS. */
const nesting = 1

export default defineConfig({
  plugins: [react()],
  define: await siteDefines('test'),
  // jsdom's parser does not know every form of nested rule: it gets them flat.
  css: {
    transformer: 'lightningcss',
    lightningcss: { include: nesting, cssModules: { pattern: '[local]' } },
  },
  test: {
    include: ['{src,shared,schemas,sandbox,lead-api,scripts,studio,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/{e2e,engines,hosts}/**', 'lead-api/cloudflare/**', '**/node_modules/**'],
    css: true,
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 15_000,
    // A thread starts in half the time of a process, and there is one for each file.
    pool: 'threads',
    // By default one processor is left idle: half the speed on a machine of two.
    maxWorkers: '100%',
  },
})
