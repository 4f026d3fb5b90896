import type { Plugin, Rolldown } from 'vite'

/**
 * For the development server's bundles of packages: makes none of their source maps, which are larger than
 * the code and which Vite would put into every file that a browser loads. Vite's own option for them is
 * fixed.
 */
export const noPackageMaps: Rolldown.Plugin = {
  name: 'no-package-maps',
  outputOptions: (options) => ({ ...options, sourcemap: false }),
}

/** The same when they are served: for a file without a map, Vite would make one, slowly. */
export function emptyPackageMaps(): Plugin {
  return {
    name: 'empty-package-maps',
    apply: 'serve',
    enforce: 'post',
    transform: {
      filter: { id: /\/\.vite\/deps\// },
      // The line, because Vite ignores the map of code that a plugin has not changed.
      handler: (code) => ({ code: `${code}\n`, map: { mappings: '' } }),
    },
  }
}
