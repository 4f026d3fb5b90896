import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { siteDefines } from '#scripts/vite/defines.ts'
import { uiLayer } from '#scripts/vite/ui-layer.ts'

// Unit tests write the addresses of the default sandbox down; nobody listens there.
process.env['SANDBOX_PORT'] = '4100'

const folders = '{src,shared,schemas,sandbox,lead-api,scripts,studio,tests}'

/** `Features.Nesting` of Lightning CSS. */
const nesting = 1

export default defineConfig({
  plugins: [react(), uiLayer],
  define: await siteDefines('test'),
  // jsdom's parser does not know every form of nested rule: it gets them flat.
  css: {
    transformer: 'lightningcss',
    lightningcss: { include: nesting, cssModules: { pattern: '[local]' } },
  },
  test: {
    css: true,
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 15_000,
    // By default one processor is left idle: half the speed on a machine of two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{src,studio,tests/forms}/**/*.test.tsx'],
          environment: 'jsdom',
          // A context for each file instead of a thread: jsdom is loaded once, which takes a second.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'modules',
          include: [`${folders}/**/*.test.ts`, 'tests/content/*.test.tsx'],
          exclude: ['tests/{e2e,engines,hosts}/**', 'lead-api/cloudflare/**', '**/node_modules/**'],
          // A thread starts in half the time of a process, and there is one for each file.
          pool: 'threads',
        },
      },
    ],
  },
})
