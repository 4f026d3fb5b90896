import path from 'node:path'
import { freePort } from '#lead-api/node/free-port.ts'
import { serveFolder } from '#scripts/hosting/static-host.ts'
import type { Host } from './host.ts'

/** The server of `npm run preview`. */
export const preview: Host = {
  name: 'preview',
  missing: () => null,
  lacks: [],
  encodings: ['br'],
  async start(folder) {
    const port = await freePort()
    const server = await serveFolder(path.resolve(folder), port)
    return {
      origin: `http://127.0.0.1:${port}`,
      close: async () => void server.close(),
    }
  },
}
