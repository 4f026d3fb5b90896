import { loadEnv } from 'vite'
import type { Plugin, UserConfig } from 'vite'
import { contentPolicy } from './content-policy.ts'
import { markdownPage } from './guide/markdown-page.ts'
import { readEnvironment } from './environment.ts'
import { hurryCropImage } from './rewrites/crop-image.ts'

// The Studio needs the ports too, which do not have its prefix.
const envPrefix = ['SANITY_STUDIO_', 'SANDBOX_PORT', 'SITE_PORT', 'PREVIEW_PORT']

/** Lets the Studio import the editing guide. */
const guides: Plugin = { name: 'guides', enforce: 'pre', transform: markdownPage }

// The one change to a package's source; decision 6 says why.
const cropImage = { name: 'crop-image', transform: hurryCropImage }

/** One file of icons in development, not a request for each of 130. */
const codeSplitting = { groups: [{ name: 'icons', test: /@sanity[\\/]icons/ }] }

/** The variables are in the repository's folder, not in the Studio's. */
const envDir = new URL('..', import.meta.url).pathname

/** What the Studio needs of Vite, whether it is run by Vite itself or by Sanity's command line. */
export function studioOptions(mode: string) {
  const policy = contentPolicy(studioEnvironment(mode))
  return {
    envDir,
    envPrefix,
    plugins: [{ ...cropImage, enforce: 'pre' as const }, guides, policyTag(policy)],
    server: {
      headers: {
        // As in `public/_headers`: the site in Presentation's frame gets a process of its own.
        'Origin-Agent-Cluster': '?1',
        // Vite's own script for reloading is inline.
        'Content-Security-Policy': policy.replace('script-src', "script-src 'unsafe-inline'"),
      },
    },
    optimizeDeps: {
      rolldownOptions: {
        plugins: [cropImage],
        output: { codeSplitting, minify: { compress: false, mangle: { keepNames: true } } },
      },
    },
  } satisfies UserConfig
}

/** The project and the sites of the environment; without any, those of the sandbox. */
export function studioEnvironment(mode: string): ReturnType<typeof readEnvironment> {
  return readEnvironment(loadEnv(mode, envDir, envPrefix))
}

/** Port of the development server, from the shell or from `.env`. */
export function studioPort(mode: string): number {
  return Number(loadEnv(mode, envDir, 'STUDIO_PORT')['STUDIO_PORT'] || 3333)
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
