import { globSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { siteDefines } from '#scripts/vite/defines.ts'
import { searchFiles } from '#scripts/vite/search-files.ts'
import { uiLayer } from '#scripts/vite/ui-layer.ts'

// What changes together or loads together, each with all that it imports and no group before it has: their
// order counts. Everything else is split by Vite, one chunk for each `import()`.
const groups = [
  {
    name: 'react',
    tags: ['$initial' as const],
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  { name: 'base', tags: ['$initial' as const] },
  together('copy', 'src/ui/action/CopyButton.tsx'),
  together(
    'below',
    'src/layout/below.ts',
    'src/sections/closing-band/ClosingBand.tsx',
    'src/sections/guide-list/GuideCards.tsx',
    'src/ui/accordion/Accordion.tsx',
    'src/ui/choice/Choice.tsx',
    'src/ui/prose/Prose.tsx',
  ),
  together('sections', 'src/sections/common.generated.ts'),
  together('texts', 'src/sections/texts.generated.ts'),
  together('guides', 'src/sections/guides.generated.ts'),
  { name: 'controls', test: /\/src\/ui\/(field|price)\/|\/shared\/limits\.ts$/ },
  together('prices', 'src/sections/prices.generated.ts'),
  together('refresh', 'src/content/refresh.ts'),
  together('forms', 'src/forms/form-modules.ts'),
]

/** Modules and all that they import. */
function together(name: string, ...modules: string[]) {
  const ids = new Set(modules.map((module) => path.resolve(module)))
  return { name, test: (id: string) => ids.has(id) }
}

// Without a line of the site: watching them would delay the first page.
const unwatched =
  '.cache .sandbox content dist docs lead-api sandbox schemas studio test-results tests'.split(' ')

// A short mark of each file in its class names: every page has hundreds of them.
const styleModules = globSync('src/**/*.module.css').toSorted()
const generateScopedName = (name: string, file: string) =>
  `${name}-${styleModules.indexOf(path.relative('.', file)).toString(36)}`

export default defineConfig(async ({ command, isSsrBuild, mode }) => ({
  plugins: [react(), searchFiles(), uiLayer],
  define: await siteDefines(mode),
  css: { modules: command === 'build' ? { generateScopedName } : {} },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['SITE_PORT'] ?? 5173),
    strictPort: true,
    // A build has them as files.
    proxy: { '/flags': `http://localhost:${process.env['SANDBOX_PORT'] ?? 4100}` },
    watch: { ignored: unwatched.map((folder) => path.resolve(folder)) },
  },
  build: isSsrBuild
    ? { rolldownOptions: { output: { entryFileNames: '[name].js' } } }
    : {
        target: 'baseline-widely-available',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // scripts/bundle-size.ts measures what visitors load; only the overlays of the Studio's preview are larger.
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: 'src/main.tsx',
          // The boot script awaits what the entry exports.
          preserveEntrySignatures: 'allow-extension' as const,
          output: {
            codeSplitting: { groups },
            entryFileNames: 'static/js/[name]-[hash].js',
            chunkFileNames: 'static/js/[name]-[hash].js',
            assetFileNames: ({ names }: { names: string[] }) =>
              `static/${folderOf(names[0] ?? '')}/[name]-[hash][extname]`,
          },
        },
      },
}))

function folderOf(name: string): string {
  if (name.endsWith('.css')) return 'css'
  return /\.woff2?$/.test(name) ? 'fonts' : 'media'
}
