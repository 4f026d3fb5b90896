import { ticketOf } from './stream-ticket.ts'

/** Why a request is refused; the message is sent to the client. */
export interface Refusal {
  status: 403 | 421
  message: string
}

// Clients that put the project id in the host name use `sandbox.localhost`.
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', 'sandbox.localhost'])

/**
 * Refuses requests of other web sites: DNS rebinding (foreign `Host`, 421) and pages of other sites
 * (foreign `Origin` or `Sec-Fetch-Site: cross-site`, 403). Undefined for an allowed request.
 */
export function refusalFor(request: Request): Refusal | undefined {
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
