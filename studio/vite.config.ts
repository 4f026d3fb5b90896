import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import type { Plugin, UserConfig } from 'vite'
import { contentPolicy } from './content-policy.ts'
import { readEnvironment } from './environment.ts'

// The Studio needs the ports and the lead service's address too, which do not have its prefix.
const envPrefix = ['SANITY_STUDIO_', 'SANDBOX_PORT', 'SITE_PORT', 'PREVIEW_PORT', 'LEAD_API_URL']
/** The variables are in the repository's folder, not in the Studio's. */
const envDir = new URL('..', import.meta.url).pathname

/** The project and the sites of the environment; without any, those of the sandbox. */
export function studioEnvironment(mode: string) {
  return readEnvironment(loadEnv(mode, envDir, envPrefix))
}

/** Port of the development server, from the shell or from `.env`. */
export function studioPort(mode: string): number {
  return Number(loadEnv(mode, envDir, 'STUDIO_PORT')['STUDIO_PORT'] || 3333)
}

/** What the Studio needs of Vite, whether it is run by Vite itself or by Sanity's command line. */
export function studioOptions(mode: string) {
  const policy = contentPolicy(studioEnvironment(mode))
  return {
    envDir,
    envPrefix,
    plugins: [policyTag(policy)],
    server: {
      headers: {
        // As in `public/_headers`: the site in Presentation's frame gets a separate process.
        'Origin-Agent-Cluster': '?1',
        // Vite's own script for reloading is inline.
        'Content-Security-Policy': policy.replace('script-src', "script-src 'unsafe-inline'"),
      },
    },
    optimizeDeps: {
      rolldownOptions: {
        output: {
          // One file of icons in development, not a request for each of 130.
          codeSplitting: { groups: [{ name: 'icons', test: /@sanity[\\/]icons/ }] },
          minify: { compress: false, mangle: { keepNames: true } },
        },
      },
    },
  } satisfies UserConfig
}

/** A meta tag, so that it works on every host. */
function policyTag(content: string): Plugin {
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

export default defineConfig(({ mode }) => {
  const { plugins, server, ...options } = studioOptions(mode)
  return {
    ...options,
    root: import.meta.dirname,
    // The site's server would find its own bundled packages replaced.
    cacheDir: '../node_modules/.vite/studio',
    plugins: [react(), ...plugins, siteIcon],
    server: {
      ...server,
      host: '127.0.0.1',
      port: studioPort(mode),
      strictPort: true,
      // Read before anybody opens it.
      warmup: { clientFiles: ['main.tsx'] },
    },
    build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 8000 },
  }
})
