import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { quieten } from './quiet-studio.ts'

const quietStudio = { name: 'quiet-studio', enforce: 'pre', transform: quieten } as const

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), quietStudio],
  // The ports are the variables without the Studio's prefix that it needs to know.
  envPrefix: ['SANITY_STUDIO_', 'SANDBOX_PORT', 'SITE_PORT'],
  envDir: '..',
  // The development server bundles packages in a run of its own, past the plugins above.
  optimizeDeps: {
    rolldownOptions: { plugins: [{ name: quietStudio.name, transform: quieten }] },
  },
  server: { host: '127.0.0.1', port: Number(process.env['STUDIO_PORT'] ?? 3333), strictPort: true },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 8000 },
})
