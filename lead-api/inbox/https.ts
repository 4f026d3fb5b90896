import type { MiddlewareHandler } from 'hono'
import type { Env } from '#lead-api/types.ts'

/**
 * Keeps secrets and leads off connections that anybody on the way can read: redirects pages to https and
 * refuses actions, except on this machine.
 * @param home address of the inbox
 */
export function onlyEncrypted(home: URL): MiddlewareHandler<Env> {
  const isHttps = home.protocol === 'https:'
  return async (context, next) => {
    const requested = new URL(context.req.url)
    const isOnThisMachine = !isHttps && isLocal(home) && isLocal(requested)
    if (isOnThisMachine || (isHttps && !context.env.isHttp)) return next()
    if (!['GET', 'HEAD'].includes(context.req.method)) {
      return context.text('The inbox takes this over https only.', 403)
    }
    const secure = new URL(isHttps ? home : requested)
    secure.protocol = 'https:'
    secure.port = isHttps ? home.port : ''
    secure.pathname = home.pathname + requested.pathname.slice('/inbox'.length)
    secure.search = requested.search
    return context.redirect(secure.href, 301)
  }
}

/** True for an address of this machine, which needs no encryption. */
export function isLocal({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
