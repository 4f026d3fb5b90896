import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Puts the order of the cascade layers first in every stylesheet. Otherwise the order of chunks would
 * decide, because the first mention of a layer counts.
 */
export function layerOrder(): Plugin {
  const [order = ''] = /@layer [^;{]+;/.exec(readFileSync('src/ui/styles/layers.css', 'utf8')) ?? []
  return {
    name: 'layer-order',
    apply: 'build',
    // After Vite's own CSS plugin, which emits the stylesheet.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
        const css =
          typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source)
        asset.source = order + css
      }
    },
  }
}
