import { addTicket } from '#sandbox/stream-ticket.ts'
import { isAuthorized } from '#sandbox/content-api/identity.ts'
import type { Context } from 'hono'

let next = 0

/**
 * Browsers allow six connections per host and port, and the Studio keeps a dozen streams open, which
 * would block every other request. So browsers are redirected to one of the ports for streams, with a
 * ticket that replaces the token and origin they drop. Undefined where no redirect is needed.
 */
export function redirectToStreamPort(context: Context): Response | undefined {
  const ports = streamPorts(context)
  const { headers } = context.req.raw
  const isBrowser = headers.has('origin') || headers.has('sec-fetch-site')
  const port = ports[next % Math.max(ports.length, 1)]
  if (port === undefined || !isBrowser) return undefined
  next += 1
  const url = new URL(context.req.url)
  url.host = headers.get('host') ?? url.host
  url.port = String(port)
  addTicket(url, isAuthorized(context.req.raw) ? 'editor' : 'anonymous')
  return new Response(null, {
    status: 307,
    headers: { location: url.href, 'cache-control': 'no-store' },
  })
}

/** The ports for streams, as the server passed them with the request. */
function streamPorts({ env }: Context): readonly number[] {
  const ports: unknown = env?.streamPorts
  return Array.isArray(ports) ? ports.filter((port) => typeof port === 'number') : []
}
