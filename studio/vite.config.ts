import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { studioOptions, studioPort } from './vite-options.ts'

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
