import { addTicket } from '../../stream-ticket.ts'
import { isAuthorized } from '../identity.ts'
import type { Context } from 'hono'

let next = 0

/**
 * A browser keeps at most six connections to one host and port, and the Studio opens a dozen
 * endless ones: it would never get another request through. So a page is sent on to one of the
 * ports that carry streams only, with a ticket in place of the token and the origin, which a
 * browser does not send on. Returns undefined where there are no such ports, or no such limit.
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

/** The ports the server told of, with the request. */
function streamPorts({ env }: Context): readonly number[] {
  const ports: unknown = env?.streamPorts
  return Array.isArray(ports) ? ports.filter((port) => typeof port === 'number') : []
}
