import { cors } from 'hono/cors'
import { CALLS } from '#lead-api/calls/calls.ts'
import { StorageUnavailable } from '#lead-api/store/sql.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { UPLOADS } from '#lead-api/uploads/upload-rules.ts'
import type { Answers } from '#shared/words/answers.ts'
import type { MiddlewareHandler } from 'hono'
import type { CallAnswer, LeadCall } from '#lead-api/types.ts'

/** An answer as JSON that no cache stores. */
export function send({ status, body, headers }: CallAnswer): Response {
  const own = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  return Response.json(body, { status, headers: { ...own, ...headers } })
}

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
      allowHeaders: ['Content-Type', 'Idempotency-Key', 'Lead-Source', 'Authorization'],
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

/** The body of a request; undefined when it has more than `limit` bytes, of which no more are read. */
export async function readUpTo(
  { body }: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > limit) return undefined
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Logs method, call, status and time of each request, and nothing that a visitor typed. */
export function requestLog(log: (line: string) => void): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now()
    await next()
    const ms = Math.round(performance.now() - startedAt)
    log(`${context.req.method} ${nameOf(context.req.path)} ${context.res.status} ${ms} ms`)
  }
}

/** The call of a path: a path may contain anything, and a signed address contains its signature. */
function nameOf(path: string): string {
  if (path.startsWith(UPLOADS)) return 'upload-put'
  if (path.startsWith('/inbox')) return 'inbox'
  return LEAD_CALLS.find((call) => CALLS[call].path === path) ?? 'another address'
}

/** The answer to a call that is not accepted, in the format of the call. */
export function refusal(call: LeadCall, status: number, message: string): CallAnswer {
  const body = call === 'states' ? { error: true, msg: message, message } : { message }
  return { status, body }
}

/** The answer to a call that comes too often. */
export function tooMany(call: LeadCall, message: string, seconds: number): CallAnswer {
  return { ...refusal(call, 429, message), headers: { 'retry-after': String(seconds) } }
}

/** The answer to a request that failed. */
export function failureAnswer(error: Error, { notStored, failed }: Answers): CallAnswer {
  if (!(error instanceof StorageUnavailable)) return { status: 500, body: { message: failed } }
  return { status: 503, body: { message: notStored }, headers: { 'retry-after': '30' } }
}

/** A failure for the log, with nothing that a visitor typed. */
export function failureLine(error: Error): string {
  if (error instanceof StorageUnavailable) return `Not stored: ${error.message}.`
  // The message of an unknown error may contain what a visitor typed; its places do not.
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return `Failed: ${error.name} ${places.map((line) => line.trim()).join(' ')}`
}
