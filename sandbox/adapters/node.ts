import { createAdaptorServer } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { freePort } from '#lead-api/node/free-port.ts'
import { ConnectionDropped } from '#sandbox/lead-api/faults/connection-dropped.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { acceptPresence } from '#sandbox/studio/presence.ts'
import { openStreamServers } from './stream-servers.ts'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import type { Sandbox, SandboxOptions } from '#sandbox/sandbox.ts'

const HOST = '127.0.0.1'

/** A sandbox that listens on its port. */
export interface SandboxServer {
  sandbox: Sandbox
  /** `http://localhost:PORT` */
  origin: string
  close: () => Promise<void>
}

/**
 * Starts a sandbox and its server on 127.0.0.1; port 0 selects a free one.
 * @throws Error that names the port and its variable when the port is taken
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<SandboxServer> {
  const port = options.port === 0 ? await freePort() : options.port
  const sandbox = await createSandbox({ ...options, ...(port !== undefined && { port }) })
  return serveSandbox(sandbox)
}

/** Serves a sandbox on its port, and its event streams on the ports that follow. */
export async function serveSandbox(sandbox: Sandbox): Promise<SandboxServer> {
  const streams = await openStreamServers(sandbox.port + 1, HOST, sandbox.fetch)
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => respond(sandbox, request, incoming, streams.ports),
    overrideGlobalObjects: false,
  })
  const presence = acceptPresence(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      presence.close()
      void streams.close().then(() => reject(explain(error, sandbox.port)))
    })
    server.listen(sandbox.port, HOST, resolve)
  })
  async function close(): Promise<void> {
    presence.close()
    await streams.close()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
    await sandbox.close()
  }
  return { sandbox, origin: sandbox.origin, close }
}

async function respond(
  sandbox: Sandbox,
  request: Request,
  { socket }: (HttpBindings | Http2Bindings)['incoming'],
  streamPorts: readonly number[],
): Promise<Response> {
  try {
    return await sandbox.fetch(asRealRequest(request), streamPorts)
  } catch (error) {
    if (!(error instanceof ConnectionDropped)) throw error
    socket.destroy()
    return RESPONSE_ALREADY_SENT
  }
}

// The server's request is not a real `Request`, and Hono copies one without a known length.
function asRealRequest(request: Request): Request {
  const { url, method, headers, signal } = request
  if (method === 'GET' || method === 'HEAD' || headers.has('content-length')) return request
  const body = headers.has('transfer-encoding') ? request.body : null
  const init = { method, headers, signal, body, duplex: 'half' as const }
  return new Request(url, init)
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new Error(
    `Port ${port} is taken, so the sandbox cannot start. Stop the other program, or set SANDBOX_PORT to a free port.`,
  )
}
