import { createAdaptorServer } from '@hono/node-server'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { ipAddress } from '#lead-api/guard/rate-limit.ts'
import type { LeadApi } from '#lead-api/lead-api.ts'
import path from 'node:path'
import { listen, portOf } from '#shared/local-server.ts'
import { counted } from '#shared/text.ts'
import { isLocal } from '#lead-api/inbox/sign-in.ts'
import type { Configuration } from '#lead-api/settings.ts'

interface ServeOptions {
  api: Pick<LeadApi, 'fetch'>
  port: number
  /** The proxy in front of this server sets `X-Forwarded-For`. */
  isBehindProxy: boolean
  /** How long requests may go on once the server is to end, in milliseconds. */
  lastRequests?: number
  /** How long a connection may stay open without a byte, in milliseconds. */
  silence?: number
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
  const { api, port, isBehindProxy, lastRequests = 10_000, silence = 60_000 } = options
  const server = createAdaptorServer({
    fetch: (request, { incoming }) =>
      api.fetch(request, {
        address: addressOf(request, incoming, isBehindProxy),
        isHttp: isBehindProxy && lastOf(request, 'x-forwarded-proto') === 'http',
      }),
    overrideGlobalObjects: false,
    serverOptions: { headersTimeout: 20_000, keepAliveTimeout: 5_000 },
  })
  // An upload that has stalled would keep the room for files from others.
  server.setTimeout(silence)
  await listen(server, port).catch((cause: unknown) => {
    const advice = 'Stop the other program, or set LEAD_API_PORT to a free port.'
    throw new Error(`Port ${port} (lead service) cannot be used. ${advice}`, { cause })
  })
  return {
    port: portOf(server),
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

/** What the service prints once it listens on a port, one sentence a line. */
export function startLines(configuration: Configuration, port: number): string[] {
  const { address, folder, people, retentionDays, sites } = configuration
  return [
    `Lead service: http://127.0.0.1:${port}, for pages of ${sites.join(', ')}`,
    `Leads and uploads are in ${path.resolve(folder)}`,
    people === undefined
      ? 'There is no inbox: make a secret for it with npx node lead-api/node/new-secret.ts.'
      : `Inbox: ${address}/inbox`,
    ...(people && address.startsWith('http:') && !isLocal(new URL(address))
      ? ['The inbox opens over https only: set LEAD_API_URL to the https address of the proxy.']
      : []),
    retentionDays === undefined
      ? 'Leads are kept until somebody deletes them: set LEAD_API_RETENTION_DAYS to delete old ones.'
      : `A lead is deleted ${counted(retentionDays, 'day')} after it came.`,
  ]
}
