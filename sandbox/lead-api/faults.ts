import { setTimeout as sleep } from 'node:timers/promises'
import { array, boolean, mixed, number, object, string } from 'yup'
import { isRecord } from '#shared/json.ts'
import { CALLS } from '#lead-api/calls/calls.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { InferType } from 'yup'

/** Where a fault can be injected: a call, the PUT of a signed upload, or a content query. */
const FAULT_CALLS = [...LEAD_CALLS, 'upload-put', 'content'] as const

type FaultCall = (typeof FAULT_CALLS)[number]

const MAX_WAIT_MS = 24 * 60 * 60 * 1000
const BODILESS = [204, 205, 304]

const milliseconds = number().integer().min(0).max(MAX_WAIT_MS)

const faultSchema = object({
  call: string().oneOf(FAULT_CALLS).required(),
  /** Default: the status of the call's success. */
  status: number().integer().min(200).max(599),
  headers: mixed<Record<string, string>>().test((value, { path, createError }) => {
    const problem = headersProblem(value)
    return problem === undefined || createError({ message: `${path}${problem}` })
  }),
  /** An object or a list is sent as JSON; a string as text, or as HTML if it starts with `<`. */
  body: mixed<string | Record<string, unknown> | readonly unknown[]>().test(
    (value, { path, parent, createError }) => {
      const isBody = ['undefined', 'string'].includes(typeof value) || isRecord(value)
      if (!isBody && !Array.isArray(value)) {
        return createError({ message: `${path} must be a string, an object or a list.` })
      }
      const isImpossible = value && BODILESS.includes(parent.status)
      return !isImpossible || createError({ message: `${path} cannot be sent with this status.` })
    },
  ),
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

/** What an injected fault tells the handler of its request. */
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

  function take(call: FaultCall): Fault | undefined {
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

const QUERY_PATH = /^\/v[^/]+\/data\/query\/[^/]+$/

/** The call that a request makes; faults are injected per call. */
export function callOf(method: string, path: string): FaultCall | undefined {
  if (method === 'PUT') return path.startsWith('/uploads/') ? 'upload-put' : undefined
  if ((method === 'GET' || method === 'POST') && QUERY_PATH.test(path)) return 'content'
  return method === 'POST' ? LEAD_CALLS.find((call) => CALLS[call].path === path) : undefined
}

/** Runs the call itself, unless the fault prevents it. */
async function process(
  context: Context<FaultEnv>,
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

function injectedResponse({ call, status, headers, body }: Fault): Response {
  const success = call === 'upload-put' || call === 'content' ? 200 : CALLS[call].status
  const content = typeof body === 'object' ? JSON.stringify(body) : body
  const sent = new Headers({ 'cache-control': 'no-store' })
  if (content) sent.set('content-type', typeFor(body))
  for (const [name, value] of Object.entries(headers ?? {})) sent.set(name, value)
  return new Response(content || null, { status: status ?? success, headers: sent })
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

/** What is wrong with a list of headers, to come after its path. */
function headersProblem(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (!isRecord(value)) return ' must be an object.'
  for (const [name, text] of Object.entries(value)) {
    if (typeof text !== 'string') return `.${name} must be a string.`
    try {
      new Headers().set(name, text)
    } catch {
      return `.${name} cannot be sent as a header.`
    }
  }
  return undefined
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  try {
    if (ms > 0) await sleep(ms, undefined, { signal })
  } catch {
    throw new ConnectionDropped()
  }
}

const PIECES = 20

/** The same response, its body spread over `ms` milliseconds; `signal` ends it early. */
function trickle(response: Response, ms: number, signal: AbortSignal): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  async function write(): Promise<void> {
    const bytes = new Uint8Array(await response.arrayBuffer())
    const size = Math.max(1, Math.ceil(bytes.length / PIECES))
    for (let start = 0; start < bytes.length; start += size) {
      await sleep((ms * size) / bytes.length, undefined, { signal })
      await writer.write(bytes.subarray(start, start + size))
    }
  }
  // A sandbox that stops, or a reader that leaves, ends it early.
  void write()
    .catch(() => {})
    .then(() => writer.close())
    .catch(() => {})
  const { status, statusText, body } = response
  return new Response(body && readable, { status, statusText, headers })
}
