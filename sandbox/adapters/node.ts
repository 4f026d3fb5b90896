import { createAdaptorServer } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { closeServer, freePort, listen } from '#shared/local-server.ts'
import { ConnectionDropped } from '#sandbox/lead-api/faults.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { acceptPresence } from '#sandbox/studio/presence.ts'
import { isRecord } from '#shared/json.ts'
import type { Sandbox, SandboxOptions } from '#sandbox/sandbox.ts'

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

/** Six connections on each port are enough for several windows of the Studio. */
const STREAM_PORTS = 16

/** Serves a sandbox on its port, and its event streams on those of the ports after it that are free. */
export async function serveSandbox(sandbox: Sandbox): Promise<SandboxServer> {
  const ports: number[] = []
  const main = createServer((request) => sandbox.fetch(request, ports))
  const presence = acceptPresence(main)
  await listen(main, sandbox.port).catch((error: unknown) => {
    presence.close()
    throw explained(error, sandbox.port)
  })
  const candidates = Array.from({ length: STREAM_PORTS }, (_, index) => sandbox.port + 1 + index)
  const streams = candidates.map(async (port) => {
    const server = createServer(sandbox.fetch)
    await listen(server, port)
    ports.push(port)
    return server
  })
  const opened = (await Promise.allSettled(streams)).flatMap((stream) =>
    stream.status === 'fulfilled' ? [stream.value] : [],
  )
  async function close(): Promise<void> {
    presence.close()
    await Promise.all([main, ...opened].map(closeServer))
    await sandbox.close()
  }
  return { sandbox, origin: sandbox.origin, close }
}

type Server = ReturnType<typeof createAdaptorServer>

function createServer(answer: (request: Request) => Promise<Response>): Server {
  return createAdaptorServer({
    fetch: async (request, { incoming }) => {
      try {
        return await answer(request)
      } catch (error) {
        if (!(error instanceof ConnectionDropped)) throw error
        incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    overrideGlobalObjects: false,
  })
}

function explained(error: unknown, port: number): unknown {
  if (!isRecord(error) || error['code'] !== 'EADDRINUSE') return error
  return new Error(
    `Port ${port} is taken, so the sandbox cannot start. Stop the other program, or set SANDBOX_PORT to a free port.`,
  )
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
