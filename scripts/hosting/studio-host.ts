import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { serveFolder } from './static-host.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../studio/dist')

/**
 * Serves the built Studio like a static host; its `_redirects` sends every address to its one page.
 * @throws Error when it is not built or the port is taken
 */
export async function serveStudio(port: number): Promise<Server> {
  if (!existsSync(path.join(FOLDER, 'index.html'))) {
    throw new Error('There is no studio/dist yet: run npm run build:studio.')
  }
  const server = await serveFolder(FOLDER, port).catch((error: unknown) => {
    throw new Error(`Port ${port} (Studio) cannot be used: set STUDIO_PORT to a free port.`, {
      cause: error,
    })
  })
  // Locally, compressing ten megabytes takes far longer than sending them uncompressed.
  return server.prependListener('request', ({ headers }) => {
    delete headers['accept-encoding']
  })
}
