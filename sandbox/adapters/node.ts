import { createAdaptorServer } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { freePort } from '#lead-api/node/free-port.ts'
import { ConnectionDropped } from '#sandbox/lead-api/faults.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { acceptPresence } from '#sandbox/studio/presence.ts'
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
    return await sandbox.fetch(request, streamPorts)
  } catch (error) {
    if (!(error instanceof ConnectionDropped)) throw error
    socket.destroy()
    return RESPONSE_ALREADY_SENT
  }
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new Error(
    `Port ${port} is taken, so the sandbox cannot start. Stop the other program, or set SANDBOX_PORT to a free port.`,
  )
}

/** Servers for event streams, next to the main server. */
interface StreamServers {
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
async function openStreamServers(
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

/**
 * Passes requests of this process for `origin` (default: the sandbox's own) to the sandbox, without a
 * server; all others go to the network. Returns a function that restores `fetch`.
 */
export function installSandboxFetch(sandbox: Sandbox, origin: string = sandbox.origin): () => void {
  const original = globalThis.fetch
  const replacement: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const isOurs = URL.canParse(address) && new URL(address).origin === origin
    return isOurs ? sandbox.fetch(new Request(input, init)) : original(input, init)
  }
  globalThis.fetch = replacement
  return () => {
    if (globalThis.fetch === replacement) globalThis.fetch = original
  }
}
