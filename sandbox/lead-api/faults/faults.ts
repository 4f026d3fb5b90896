import { setTimeout as sleep } from 'node:timers/promises'
import { callOf, successStatus } from '#sandbox/lead-api/call-of.ts'
import { ConnectionDropped } from './connection-dropped.ts'
import { trickle } from './trickle.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { LeadApiEnv, Fault, FaultCall } from '#sandbox/lead-api/types.ts'

/** The injected faults. */
export interface Faults {
  /** Replaces the whole list. */
  inject: (list: readonly Fault[]) => void
  /** Applies faults to requests; it must run before every route that can fail. */
  middleware: MiddlewareHandler<LeadApiEnv>
  /** Ends every delay; delayed requests are dropped. */
  close: () => void
}

/** Starts without faults. */
export function createFaults(): Faults {
  const closing = new AbortController()
  let injected: { fault: Fault; left: number }[] = []

  function take(call: FaultCall): Fault | undefined {
    const match = injected.find((candidate) => candidate.fault.call === call && candidate.left > 0)
    if (match) match.left -= 1
    return match?.fault
  }

  return {
    inject: (list) => {
      injected = list.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
    },
    middleware: async (context, next) => {
      const call = callOf(context.req.method, context.req.path)
      const fault = call && take(call)
      if (!fault) return next()
      await process(context, next, fault)
      await wait(fault.delayMs ?? 0, closing.signal)
      if (fault.drop) throw new ConnectionDropped()
      const response = hasInjectedResponse(fault)
        ? injectedResponse(fault)
        : withHeaders(context.res, fault)
      // Otherwise Hono would merge the headers of the original response into the new one.
      context.res = undefined
      context.res = fault.trickleMs ? trickle(response, fault.trickleMs, closing.signal) : response
    },
    close: () => closing.abort(),
  }
}

/** Runs the call itself, unless the fault prevents it. */
async function process(
  context: Context<LeadApiEnv>,
  next: () => Promise<void>,
  fault: Fault,
): Promise<void> {
  if (fault.drop === 'before') return
  const isStored = fault.store ?? fault.drop === 'after'
  context.set('isUnstored', !isStored)
  // An unread body would break the connection before the injected response arrives.
  if (hasInjectedResponse(fault) && !isStored) await context.req.arrayBuffer()
  else await next()
}

function hasInjectedResponse(fault: Fault): boolean {
  return fault.status !== undefined || fault.body !== undefined
}

function injectedResponse({ call, status = successStatus(call), headers, body }: Fault): Response {
  const content = typeof body === 'object' ? JSON.stringify(body) : body
  const sent = new Headers({ 'cache-control': 'no-store' })
  if (content) sent.set('content-type', typeFor(body))
  for (const [name, value] of Object.entries(headers ?? {})) sent.set(name, value)
  return new Response(content || null, { status, headers: sent })
}

function typeFor(body: Fault['body']): string {
  if (typeof body !== 'string') return 'application/json'
  return `text/${body.startsWith('<') ? 'html' : 'plain'}; charset=utf-8`
}

function withHeaders(response: Response, { headers = {} }: Fault): Response {
  const copy = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) copy.headers.set(name, value)
  return copy
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  try {
    if (ms > 0) await sleep(ms, undefined, { signal })
  } catch {
    throw new ConnectionDropped()
  }
}
