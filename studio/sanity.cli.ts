import { defineCliConfig } from 'sanity/cli'
import { mergeConfig } from 'vite'
import { studioEnvironment, studioOptions } from './vite-options.ts'

const { projectId, dataset } = studioEnvironment('development')

/**
 * For `npx sanity` in this folder. Checking, extracting, developing and building need no account; all
 * that asks Sanity needs `npx sanity login` and a project of its own.
 */
export default defineCliConfig({
  api: { projectId, dataset },
  server: { hostname: '127.0.0.1', port: Number(process.env['STUDIO_PORT'] ?? 3333) },
  deployment: { autoUpdates: false },
  vite: (config, { mode }) => mergeConfig(config, studioOptions(mode)),
})
