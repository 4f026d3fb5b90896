import { createAdaptorServer } from '@hono/node-server'

/** Servers for event streams, next to the main server. */
export interface StreamServers {
  /** The ports that were free. */
  ports: readonly number[]
  close: () => Promise<void>
}

type Server = ReturnType<typeof createAdaptorServer>

/** Six connections on each port are enough for several windows of the Studio. */
const COUNT = 16

/**
 * Opens sixteen servers from port `first` on; ports that are taken are skipped.
 */
export async function openStreamServers(
  first: number,
  host: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<StreamServers> {
  const candidates = Array.from({ length: COUNT }, (_, index) => first + index)
  const opened = await Promise.all(
    candidates.map(async (port) => {
      const server = createAdaptorServer({
        fetch: (request) => fetch(request),
        overrideGlobalObjects: false,
      })
      return (await listens(server, port, host)) ? { port, server } : undefined
    }),
  )
  const servers = opened.filter((entry) => entry !== undefined)
  return {
    ports: servers.map(({ port }) => port),
    close: async () => {
      await Promise.all(servers.map(({ server }) => closeServer(server)))
    },
  }
}

function listens(server: Server, port: number, host: string): Promise<boolean> {
  if (port > 65_535) return Promise.resolve(false)
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, host, () => resolve(true))
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}
