import { ticketOf } from './stream-ticket.ts'

/** Why a request is turned away; the message is meant for the person who sent it. */
export interface Refusal {
  status: 403 | 421
  message: string
}

// `sandbox.localhost` is what a client builds that puts the project into the host name.
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', 'sandbox.localhost'])

/**
 * Keeps other web sites away from the sandbox: DNS rebinding (foreign `Host`, 421) and pages of
 * other sites (foreign `Origin`, `Sec-Fetch-Site: cross-site`, 403).
 */
export function refusalFor(request: Request): Refusal | undefined {
  const host = request.headers.get('host') ?? new URL(request.url).host
  if (!isLoopback(`http://${host}`)) {
    return { status: 421, message: 'The sandbox answers only to localhost and 127.0.0.1.' }
  }
  const origin = request.headers.get('origin')
  // A browser hides the origin of a request that was sent on from port to port.
  if (origin === 'null' && ticketOf(request.url)) return undefined
  if (origin !== null && !isLoopback(origin)) {
    return { status: 403, message: 'The sandbox answers only to pages of this machine.' }
  }
  if (request.headers.get('sec-fetch-site') !== 'cross-site') return undefined
  // localhost and 127.0.0.1 are two sites to a browser, and both are ours: a page names itself in
  // Origin, or, when it asks for a picture, in Referer. Neither can be forged by another page.
  const page = origin ?? request.headers.get('referer')
  if (page !== null && isLoopback(page)) return undefined
  if (isVisit(request)) return undefined
  return { status: 403, message: 'The sandbox does not answer to other web sites.' }
}

// A link of a page that sends no referrer: to a page that shows nothing but its own address, or to
// the sign-in, which leads nowhere but back to a page of this machine.
const VISITED = /^\/(auth|calculator|scheduler|v1\/auth\/login\/local)(\/|$)/

function isVisit({ method, headers, url }: Request): boolean {
  const isNavigation = method === 'GET' && headers.get('sec-fetch-mode') === 'navigate'
  const isWholePage = headers.get('sec-fetch-dest') === 'document'
  return isNavigation && isWholePage && VISITED.test(new URL(url).pathname)
}

/** True for an http(s) address of this machine, on any port. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return (url.protocol === 'http:' || url.protocol === 'https:') && LOOPBACK_NAMES.has(url.hostname)
}
