import { CALLS } from '#lead-api/calls/calls.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { UPLOADS } from '#lead-api/uploads/signed-addresses.ts'
import type { MiddlewareHandler } from 'hono'

type Log = (line: string) => void

/** Logs method, call, status and time of each request, and nothing that a visitor typed. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now()
    await next()
    const ms = Math.round(performance.now() - startedAt)
    log(`${context.req.method} ${nameOf(context.req.path)} ${context.res.status} ${ms} ms`)
  }
}

/** The call of a path: a path may hold anything, and a signed address holds its signature. */
function nameOf(path: string): string {
  if (path.startsWith(UPLOADS)) return 'upload-put'
  if (path.startsWith('/inbox')) return 'inbox'
  return LEAD_CALLS.find((call) => CALLS[call].path === path) ?? 'another address'
}
