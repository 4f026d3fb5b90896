import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Server as NetServer } from 'node:net'
import type { Server } from 'node:http'
import type { Http2SecureServer, Http2Server } from 'node:http2'

/** Resolves once a server listens to this machine; rejects when it cannot use the port. */
export async function listen(server: NetServer, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await listen(server, 0)
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The port of a server that listens. */
export function portOf(server: Pick<NetServer, 'address'>): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Ends a server with all of its connections. */
export async function closeServer(server: Server | Http2Server | Http2SecureServer): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}
