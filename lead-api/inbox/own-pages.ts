import type { MiddlewareHandler } from 'hono'
import type { Env } from '#lead-api/types.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const READS = ['GET', 'HEAD']

/** Refuses acts that a page of another site has begun, whatever the type of their body. */
export function onlyOwnPages(origin: string): MiddlewareHandler<Env> {
  return async (context, next) => {
    if (READS.includes(context.req.method)) return next()
    const site = context.req.header('sec-fetch-site')
    const isOwn =
      site === undefined ? context.req.header('origin') === origin : site === 'same-origin'
    return isOwn ? next() : context.text('Do this on a page of the inbox itself.', 403)
  }
}

/**
 * Keeps secrets and leads off connections that anybody on the way can read: sends pages to https and
 * refuses acts, except on this machine.
 * @param home address of the inbox
 */
export function onlyEncrypted(home: URL): MiddlewareHandler<Env> {
  return async (context, next) => {
    const asked = new URL(context.req.url)
    if (home.protocol === 'https:' && !context.env.isHttp) {
      await next()
      context.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
      return
    }
    if (home.protocol === 'http:' && isLocal(home) && isLocal(asked)) return next()
    if (!READS.includes(context.req.method)) {
      return context.text('The inbox takes this over https only.', 403)
    }
    const secure = new URL(home.protocol === 'https:' ? home : asked)
    secure.protocol = 'https:'
    secure.port = home.protocol === 'https:' ? home.port : ''
    secure.pathname = home.pathname + asked.pathname.slice('/inbox'.length)
    secure.search = asked.search
    return context.redirect(secure.href, 301)
  }
}

/** True for an address of this machine, which needs no encryption. */
export function isLocal({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
