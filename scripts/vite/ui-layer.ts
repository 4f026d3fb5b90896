import type { Plugin } from 'vite'

/** Puts the styles of src/ui into a cascade layer, so that those of what uses it win. */
export const uiLayer: Plugin = {
  name: 'ui-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/ui\/.+\.module\.css$/ },
    handler: (code) => `@layer ui {${code}}`,
  },
}
