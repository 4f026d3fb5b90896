import type { MiddlewareHandler } from 'hono'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/**
 * Allows the caller's origin, with credentials, and answers preflights. It runs after the guard, so
 * the origin is always a page of this machine.
 */
export function cors(): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') {
      context.res = new Response(null, { status: 204 })
    } else {
      await next()
    }
    setHeaders(context.req.raw.headers, context.res.headers)
  }
}

function setHeaders(request: Headers, response: Headers): void {
  response.append('vary', 'Origin')
  const origin = request.get('origin')
  if (origin === null) return
  response.set('access-control-allow-origin', origin)
  response.set('access-control-allow-credentials', 'true')
  response.set('access-control-expose-headers', 'ETag, Content-Disposition, Retry-After')
  const method = request.get('access-control-request-method')
  if (method === null) return
  response.set('access-control-allow-methods', METHODS)
  response.set('access-control-max-age', '600')
  const headers = request.get('access-control-request-headers')
  if (headers !== null) response.set('access-control-allow-headers', headers)
}
