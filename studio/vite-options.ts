import { loadEnv } from 'vite'
import type { Plugin, UserConfig } from 'vite'
import { blockTelemetry } from './rewrites/block-telemetry.ts'
import { contentPolicy } from './content-policy.ts'
import { markdownPage } from './guide/markdown-page.ts'
import { hurryCropImage } from './rewrites/crop-image.ts'
import { readEnvironment } from './environment.ts'

/** What is changed in the Studio's packages. */
const rewrites = [
  { name: 'block-telemetry', transform: blockTelemetry },
  { name: 'crop-image', transform: hurryCropImage },
]

// The Studio needs the ports too, which do not have its prefix.
const envPrefix = ['SANITY_STUDIO_', 'SANDBOX_PORT', 'SITE_PORT', 'PREVIEW_PORT']

/** Lets the Studio import the editing guide. */
const guides: Plugin = { name: 'guides', enforce: 'pre', transform: markdownPage }

/** One file of icons in development, not a request for each of 130. */
const codeSplitting = { groups: [{ name: 'icons', test: /@sanity[\\/]icons/ }] }

/** The variables are in the repository's folder, not in the Studio's. */
const envDir = new URL('..', import.meta.url).pathname

/** What the Studio needs of Vite, whether it is run by Vite itself or by Sanity's command line. */
export function studioOptions(mode: string) {
  return {
    envDir,
    envPrefix,
    plugins: [...rewrites.map(beforeOthers), guides, policyTag(mode)],
    // As in `public/_headers`: the site in Presentation's frame gets a process of its own.
    server: { headers: { 'Origin-Agent-Cluster': '?1' } },
    // The development server bundles packages separately, without the plugins above.
    optimizeDeps: {
      rolldownOptions: {
        plugins: rewrites,
        output: { codeSplitting, minify: { compress: false, mangle: { keepNames: true } } },
      },
    },
  } satisfies UserConfig
}

function beforeOthers(plugin: Plugin): Plugin {
  return { ...plugin, enforce: 'pre' }
}

/** The project and the sites of the environment; without any, those of the sandbox. */
export function studioEnvironment(mode: string): ReturnType<typeof readEnvironment> {
  return readEnvironment(loadEnv(mode, envDir, envPrefix))
}

/** Port of the development server, from the shell or from `.env`. */
export function studioPort(mode: string): number {
  return Number(loadEnv(mode, envDir, 'STUDIO_PORT')['STUDIO_PORT'] || 3333)
}

/** A meta tag, so that it works on every host; the development server needs more than it allows. */
function policyTag(mode: string): Plugin {
  const attrs = {
    'http-equiv': 'Content-Security-Policy',
    content: contentPolicy(studioEnvironment(mode)),
  }
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  }
}
