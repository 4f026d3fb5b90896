import { createAdaptorServer } from '@hono/node-server'
import { ipAddress } from '#lead-api/guard/networks.ts'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import type { LeadApi } from '#lead-api/lead-api.ts'

interface ServeOptions {
  api: Pick<LeadApi, 'fetch'>
  port: number
  /** The proxy in front of this server sets `X-Forwarded-For`. */
  isBehindProxy: boolean
  /** How long requests may go on once the server is to end, in milliseconds. */
  lastRequests?: number
}

/** A server that listens. */
export interface RunningServer {
  port: number
  /** Answers what is under way, for ten seconds at most, and takes nothing new. */
  close: () => Promise<void>
}

/**
 * Serves the lead API with Node; port 0 selects a free one.
 * @throws Error with a sentence when the port cannot be used
 */
export async function serveLeadApi(options: ServeOptions): Promise<RunningServer> {
  const { api, port, isBehindProxy, lastRequests = 10_000 } = options
  const server = createAdaptorServer({
    fetch: (request, { incoming }) =>
      api.fetch(request, {
        address: addressOf(request, incoming, isBehindProxy),
        isHttp: isBehindProxy && lastOf(request, 'x-forwarded-proto') === 'http',
      }),
    overrideGlobalObjects: false,
    serverOptions: { headersTimeout: 20_000, keepAliveTimeout: 5_000 },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const advice = 'Stop the other program, or set LEAD_API_PORT to a free port.'
      reject(new Error(`Port ${port} (lead API) cannot be used. ${advice}`, { cause: error }))
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        const end = setTimeout(() => {
          if ('closeAllConnections' in server) server.closeAllConnections()
        }, lastRequests)
        server.close(() => {
          clearTimeout(end)
          resolve()
        })
        if ('closeIdleConnections' in server) server.closeIdleConnections()
      }),
  }
}

function addressOf(
  request: Request,
  { socket }: (HttpBindings | Http2Bindings)['incoming'],
  isBehindProxy: boolean,
): string {
  const forwarded = isBehindProxy ? lastOf(request, 'x-forwarded-for') : undefined
  return ipAddress(forwarded ?? '') ?? socket.remoteAddress ?? ''
}

/** The proxy appends what it saw; whatever is before it, the visitor may have written. */
function lastOf({ headers }: Request, name: string): string | undefined {
  return headers.get(name)?.split(',').at(-1)?.trim()
}
