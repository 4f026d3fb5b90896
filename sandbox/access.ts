import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'

/** The only user who can sign in: the developer of this machine. */
export const LOCAL_EDITOR = {
  id: 'local-editor',
  name: 'Local editor',
  email: 'editor@localhost',
  profileImage: '',
  provider: 'local',
  role: 'administrator',
  roles: [{ name: 'administrator', title: 'Administrator' }],
} as const

/** Any non-empty bearer token signs in as the local editor. */
export function isAuthorized(request: Request): boolean {
  return /^bearer\s+\S/i.test(request.headers.get('authorization') ?? '')
}

/** The response to a request without a session. */
export function unauthorized(): Response {
  const body = {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Session not found: send any bearer token to be the local editor.',
    errorCode: 'SIO-401-ANF',
  }
  return Response.json(body, { status: 401, headers: { 'cache-control': 'no-store' } })
}

/** Refuses requests without a session. */
export async function editorsOnly(context: Context, next: () => Promise<void>) {
  return isAuthorized(context.req.raw) ? next() : unauthorized()
}

// Clients that put the project id in the host name use `sandbox.localhost`.
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', 'sandbox.localhost'])

/**
 * Refuses requests of other web sites: DNS rebinding (foreign `Host`, 421) and pages of other sites
 * (foreign `Origin` or `Sec-Fetch-Site: cross-site`, 403). Undefined for an allowed request.
 */
export function refusalFor(request: Request): { status: 403 | 421; message: string } | undefined {
  const host = request.headers.get('host') ?? new URL(request.url).host
  if (!isLoopback(`http://${host}`)) {
    return { status: 421, message: 'The sandbox answers only to localhost and 127.0.0.1.' }
  }
  const origin = request.headers.get('origin')
  // After a redirect to another port, the browser sends "null" as the origin.
  if (origin === 'null' && ticketOf(request.url)) return undefined
  if (origin !== null && !isLoopback(origin)) {
    return { status: 403, message: 'The sandbox answers only to pages of this machine.' }
  }
  if (request.headers.get('sec-fetch-site') !== 'cross-site') return undefined
  // A browser treats localhost and 127.0.0.1 as two sites. Origin or (for images) Referer names the
  // page, and another page cannot forge them.
  const page = origin ?? request.headers.get('referer')
  if (page !== null && isLoopback(page)) return undefined
  if (isLinkedPage(request)) return undefined
  return { status: 403, message: 'The sandbox does not answer to other web sites.' }
}

// Pages that may be linked from anywhere, also without a referrer: they show only their own address,
// or (the sign-in) redirect only to a page of this machine.
const LINKABLE = /^\/(auth|calculator|scheduler|v1\/auth\/login\/local)(\/|$)/

function isLinkedPage({ method, headers, url }: Request): boolean {
  const isNavigation = method === 'GET' && headers.get('sec-fetch-mode') === 'navigate'
  const isWholePage = headers.get('sec-fetch-dest') === 'document'
  return isNavigation && isWholePage && LINKABLE.test(new URL(url).pathname)
}

/** True for an http(s) address of this machine, on any port. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return (url.protocol === 'http:' || url.protocol === 'https:') && LOOPBACK_NAMES.has(url.hostname)
}

/**
 * Allows the caller's origin, with credentials, and answers preflights. It runs after the guard, so
 * the origin is always a page of this machine.
 */
export function cors(): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') context.res = new Response(null, { status: 204 })
    else await next()
    const { headers } = context.res
    headers.append('vary', 'Origin')
    const origin = context.req.header('origin')
    if (origin === undefined) return
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-credentials', 'true')
    headers.set('access-control-expose-headers', 'ETag, Content-Disposition, Retry-After')
    if (context.req.header('access-control-request-method') === undefined) return
    headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    headers.set('access-control-max-age', '600')
    const asked = context.req.header('access-control-request-headers')
    if (asked !== undefined) headers.set('access-control-allow-headers', asked)
  }
}

/** The reader of an event stream. */
export type StreamReader = 'editor' | 'anonymous'

const TICKET = '_ticket'
const TICKETS = { editor: randomUUID(), anonymous: randomUUID() }

/**
 * Adds a ticket to the address of a stream on another port. The browser drops token and origin when it
 * follows the redirect there; the ticket replaces both. Valid until this process ends.
 */
export function addTicket(url: URL, reader: StreamReader): void {
  url.searchParams.set(TICKET, TICKETS[reader])
}

/** The reader to whom this process gave the address; undefined without a valid ticket. */
export function ticketOf(url: string): StreamReader | undefined {
  const ticket = new URL(url).searchParams.get(TICKET)
  return (['editor', 'anonymous'] as const).find((reader) => TICKETS[reader] === ticket)
}
