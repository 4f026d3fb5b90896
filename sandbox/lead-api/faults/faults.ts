import { setTimeout as sleep } from 'node:timers/promises'
import { callOf, successStatus } from '../call-of.ts'
import { ConnectionDropped } from './connection-dropped.ts'
import { trickle } from './trickle.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { LeadApiEnv, Fault, FaultCall } from '../types.ts'

/** The injected faults. */
export interface Faults {
  /** Replaces the whole list. */
  inject: (list: readonly Fault[]) => void
  /** Meets requests with them; it stands before every route a fault can be injected on. */
  middleware: MiddlewareHandler<LeadApiEnv>
  /** Ends every wait; whoever waits is dropped. */
  close: () => void
}

/** An empty list of faults. */
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
      const answer = hasInjectedResponse(fault) ? injectedResponse(fault) : own(context.res, fault)
      // Without this, Hono would mix the headers of the call's own answer into the new one.
      context.res = undefined
      context.res = fault.trickleMs ? trickle(answer, fault.trickleMs, closing.signal) : answer
    },
    close: () => closing.abort(),
  }
}

/** Lets the call itself happen, as far as the fault lets anything arrive. */
async function process(
  context: Context<LeadApiEnv>,
  next: () => Promise<void>,
  fault: Fault,
): Promise<void> {
  if (fault.drop === 'before') return
  const isStored = fault.store ?? fault.drop === 'after'
  context.set('isUnstored', !isStored)
  // A body that nobody reads breaks the connection before the injected answer is seen.
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

function own(answer: Response, { headers = {} }: Fault): Response {
  const copy = new Response(answer.body, answer)
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
