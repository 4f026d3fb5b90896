import type { MiddlewareHandler } from 'hono'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/**
 * Reflects the caller's origin, with credentials, and answers preflights. It stands behind the
 * guard, so every origin that comes this far is one of this machine.
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

function setHeaders(asked: Headers, answer: Headers): void {
  answer.append('vary', 'Origin')
  const origin = asked.get('origin')
  if (origin === null) return
  answer.set('access-control-allow-origin', origin)
  answer.set('access-control-allow-credentials', 'true')
  answer.set('access-control-expose-headers', 'ETag, Content-Disposition, Retry-After')
  const method = asked.get('access-control-request-method')
  if (method === null) return
  answer.set('access-control-allow-methods', METHODS)
  answer.set('access-control-max-age', '600')
  const headers = asked.get('access-control-request-headers')
  if (headers !== null) answer.set('access-control-allow-headers', headers)
}
