import type { Plugin, Rolldown } from 'vite'

/**
 * For the development server's bundles of packages: writes none of their source maps, which are larger
 * than the code and which Vite would put into every file that a browser loads.
 */
export const noPackageMaps: Rolldown.Plugin = {
  name: 'no-package-maps',
  generateBundle(_options, bundle) {
    for (const name of Object.keys(bundle)) {
      if (name.endsWith('.map')) delete bundle[name]
    }
  },
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
