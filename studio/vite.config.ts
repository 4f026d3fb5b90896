import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import type { Plugin } from 'vite'
import { contentPolicy } from './content-policy.ts'
import { readEnvironment } from './environment.ts'
import { blockTelemetry } from './block-telemetry.ts'

const telemetryBlocker = {
  name: 'block-telemetry',
  enforce: 'pre',
  transform: blockTelemetry,
} as const

// The Studio needs the ports too, which do not have its prefix.
const envPrefix = ['SANITY_STUDIO_', 'SANDBOX_PORT', 'SITE_PORT', 'PREVIEW_PORT']

/** A meta tag, so that it works on every host; the development server needs more than it allows. */
function policyTag(mode: string): Plugin {
  const variables = loadEnv(mode, new URL('..', import.meta.url).pathname, envPrefix)
  const content = contentPolicy(readEnvironment(variables))
  const attrs = { 'http-equiv': 'Content-Security-Policy', content }
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  }
}

/** The icon of the site. */
const siteIcon: Plugin = {
  name: 'site-icon',
  transformIndexHtml() {
    const drawing = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
    const href = `data:image/svg+xml,${encodeURIComponent(drawing)}`
    return [{ tag: 'link', attrs: { rel: 'icon', href }, injectTo: 'head' }]
  },
}

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), telemetryBlocker, policyTag(mode), siteIcon],
  envPrefix,
  envDir: '..',
  // The development server bundles packages separately, without the plugins above.
  optimizeDeps: {
    rolldownOptions: { plugins: [{ name: telemetryBlocker.name, transform: blockTelemetry }] },
  },
  server: { host: '127.0.0.1', port: Number(process.env['STUDIO_PORT'] ?? 3333), strictPort: true },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 8000 },
}))
