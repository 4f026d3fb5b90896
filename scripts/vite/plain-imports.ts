import type { Plugin } from 'vite'

/**
 * Replaces what Vite adds to every `import()`: its own helper also loads stylesheets, of which the site
 * has a few for all chunks (0.4 kB of the first load). Here a chunk is requested with what it imports.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => helper,
    },
  }
}

const helper = `
const asked = {}
export const __vitePreload = (load, parts = []) => {
  for (const part of parts) {
    if (asked[part]) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + part
    document.head.append(link)
    asked[part] = 1
  }
  return load()
}
`
