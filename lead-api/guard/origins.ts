import { cors } from 'hono/cors'
import type { MiddlewareHandler } from 'hono'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Answers pages of the sites that are allowed and refuses those of others. A request without an origin
 * comes from no page, and nothing that it could forge would protect a visitor.
 */
export function onlyFrom(allows: (origin: string) => boolean): MiddlewareHandler[] {
  return [
    cors({
      origin: (origin) => (allows(origin) ? origin : null),
      allowMethods: ['POST', 'PUT'],
      allowHeaders: ['Content-Type', 'Idempotency-Key', 'Authorization'],
      exposeHeaders: ['Retry-After'],
      maxAge: DAY_SECONDS,
    }),
    async (context, next) => {
      const origin = context.req.header('origin')
      if (origin === undefined || allows(origin)) return next()
      return context.json({ message: 'This service does not take messages from that site.' }, 403)
    },
  ]
}
