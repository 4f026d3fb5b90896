import { defineCliConfig } from 'sanity/cli'
import { mergeConfig } from 'vite'
import { studioEnvironment, studioOptions, studioPort } from './vite.config.ts'

const { projectId, dataset } = studioEnvironment('development')

/**
 * For `npx sanity` in this folder. Checking, extracting, developing and building need no account; all
 * that talks to Sanity needs `npx sanity login` and a project.
 */
export default defineCliConfig({
  api: { projectId, dataset },
  server: { hostname: '127.0.0.1', port: studioPort('development') },
  deployment: { autoUpdates: false },
  vite: (config, { mode }) => mergeConfig(config, studioOptions(mode)),
})
