import { setTimeout as sleep } from 'node:timers/promises'
import { array, boolean, mixed, number, object, string } from 'yup'
import { DAY_MS } from '#shared/dates.ts'
import { CALLS } from '#lead-api/calls/calls.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import type { MiddlewareHandler } from 'hono'
import type { InferType } from 'yup'

/** Where a fault can be injected: a call, the PUT of a signed upload, or a content query. */
const FAULT_CALLS = [...LEAD_CALLS, 'upload-put', 'content'] as const

type FaultCall = (typeof FAULT_CALLS)[number]

const milliseconds = number().integer().min(0).max(DAY_MS)

const faultSchema = object({
  call: string().oneOf(FAULT_CALLS).required(),
  /** Default: the status of the call's success. */
  status: number().integer().min(200).max(599),
  headers: mixed<Record<string, string>>(),
  /** An object or a list is sent as JSON; a string as text, or as HTML if it starts with `<`. */
  body: mixed<string | Record<string, unknown> | readonly unknown[]>(),
  /** Milliseconds before the response starts, after storing. */
  delayMs: milliseconds,
  /** Drops the connection `before` or `after` the request is stored. */
  drop: string().oneOf(['before', 'after']),
  /** Spreads the body over this many milliseconds. */
  trickleMs: milliseconds,
  /** Whether the request is stored. Default: only with `drop: 'after'`. */
  store: boolean(),
  /** How many requests it affects. Default: all until it is removed. */
  times: number().integer().min(1),
}).noUnknown(true, '${path}.${unknown} is not a field of a fault.')

const NO_LIST = 'The body must be a list of faults.'
const faultsSchema = array().of(faultSchema).typeError(NO_LIST).required(NO_LIST)

/** An injected fault. With neither `status` nor `body`, the call sends its own response. */
export type Fault = InferType<typeof faultSchema>

/** What an injected fault sets for the handler of its request. */
export interface FaultEnv {
  Variables: { isUnstored?: boolean }
}

/** An injected fault that drops the connection; each adapter turns it into a network error. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('fetch failed: an injected fault dropped the connection')
    this.name = 'ConnectionDropped'
  }
}

/** The injected faults. */
export interface Faults {
  /**
   * Replaces the whole list.
   * @throws ValidationError with a sentence for an invalid list
   */
  inject: (list: unknown) => void
  /** Applies faults to requests; it must run before every route that can fail. */
  middleware: MiddlewareHandler<FaultEnv>
  /** Ends every delay; delayed requests are dropped. */
  close: () => void
}

/** Starts without faults. */
export function createFaults(): Faults {
  const closing = new AbortController()
  let injected: { fault: Fault; left: number }[] = []

  function take(call: FaultCall | undefined): Fault | undefined {
    const match = injected.find((candidate) => candidate.fault.call === call && candidate.left > 0)
    if (match) match.left -= 1
    return match?.fault
  }

  return {
    inject: (list) => {
      const faults = faultsSchema.validateSync(list, { strict: true })
      injected = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
    },
    middleware: async (context, next) => {
      const fault = take(callOf(context.req.method, context.req.path))
      if (!fault) return next()
      const isStored = fault.store ?? fault.drop === 'after'
      const hasResponse = fault.status !== undefined || fault.body !== undefined
      context.set('isUnstored', !isStored)
      // An unread body would break the connection before the injected response arrives.
      if (hasResponse && !isStored) await context.req.arrayBuffer()
      else if (fault.drop !== 'before') await next()
      await sleep(fault.delayMs ?? 0, undefined, closing).catch(() => {
        throw new ConnectionDropped()
      })
      if (fault.drop) throw new ConnectionDropped()
      const response = hasResponse
        ? injectedResponse(fault)
        : new Response(context.res.body, context.res)
      for (const [name, value] of Object.entries(fault.headers ?? {}))
        response.headers.set(name, value)
      // Otherwise Hono would merge the headers of the original response into the new one.
      context.res = undefined
      context.res = fault.trickleMs ? trickle(response, fault.trickleMs, closing.signal) : response
    },
    close: () => closing.abort(),
  }
}

const QUERY_PATH = /^\/v[^/]+\/data\/query\/[^/]+$/

/** The call that a request makes; faults are injected per call. */
export function callOf(method: string, path: string): FaultCall | undefined {
  if (method === 'PUT') return path.startsWith('/uploads/') ? 'upload-put' : undefined
  if ((method === 'GET' || method === 'POST') && QUERY_PATH.test(path)) return 'content'
  return method === 'POST' ? LEAD_CALLS.find((call) => CALLS[call].path === path) : undefined
}

function injectedResponse({ call, status, body }: Fault): Response {
  const success = call === 'upload-put' || call === 'content' ? 200 : CALLS[call].status
  const content = typeof body === 'object' ? JSON.stringify(body) : body
  const text = content?.startsWith('<') ? 'html' : 'plain'
  const type = typeof body === 'object' ? 'application/json' : `text/${text}; charset=utf-8`
  const headers = { 'cache-control': 'no-store', ...(content && { 'content-type': type }) }
  return new Response(content || null, { status: status ?? success, headers })
}

const PIECES = 20

/** The same response, its body spread over `ms` milliseconds; `signal` ends it early. */
function trickle(response: Response, ms: number, signal: AbortSignal): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  async function start(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const bytes = new Uint8Array(await response.arrayBuffer())
    const size = Math.max(1, Math.ceil(bytes.length / PIECES))
    for (let at = 0; at < bytes.length && !signal.aborted; at += size) {
      await sleep((ms * size) / bytes.length)
      controller.enqueue(bytes.subarray(at, at + size))
    }
    controller.close()
  }
  const { status, statusText, body } = response
  // Returns at once; a reader that leaves makes it fail, which nobody needs to know.
  const pieces = new ReadableStream({
    start: (controller) => void start(controller).catch(() => {}),
  })
  return new Response(body && pieces, { status, statusText, headers })
}
