import { createServer } from 'node:net'
import type { Server } from 'node:http'
import type { Http2SecureServer, Http2Server } from 'node:http2'

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Ends a server with all of its connections. */
export async function closeServer(server: Server | Http2Server | Http2SecureServer): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}
