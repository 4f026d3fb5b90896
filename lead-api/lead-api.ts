import { Hono } from 'hono'
import { CALLS } from './calls/calls.ts'
import { receiveCall, refusal } from './calls/receive-call.ts'
import { bearerProblem } from './guard/bearer.ts'
import { failureOf } from './guard/failures.ts'
import { onlyFrom } from './guard/origins.ts'
import { createRateLimit } from './guard/rate-limit.ts'
import { requestLog } from './guard/request-log.ts'
import { createLeadStore } from './store/lead-store.ts'
import { LEAD_CALLS } from './types.ts'
import { receiveFile } from './uploads/receive-file.ts'
import { UPLOADS, signAddress } from './uploads/signed-addresses.ts'
import type { Context } from 'hono'
import type { CallContext } from './calls/receive-call.ts'
import type { RateLimits } from './guard/rate-limit.ts'
import type { LeadStore } from './store/lead-store.ts'
import type { Sql } from './store/sql.ts'
import type { CallAnswer, LeadCall } from './types.ts'
import type { FileStore } from './uploads/file-store.ts'

/** Where the lead API stores what it receives, and whom it answers. */
export interface LeadApiOptions {
  sql: Sql
  files: FileStore
  /** Its own public address without a slash at the end: the start of signed upload addresses. */
  origin: string
  /** The sites whose pages may send leads. */
  allowsOrigin: (origin: string) => boolean
  /** No limits when left out. */
  rateLimits?: RateLimits
  /** Secret of the bearer tokens (JWT, HS256) of the upload call; without one, none is checked. */
  tokenSecret?: string
  /**
   * Also stores bearer tokens and calls that carry no lead, for a sandbox whose tests look at all that
   * the site has sent. Never set it where real people send leads.
   */
  recordsEverything?: boolean
  /** Secret of the signed upload addresses. When left out, one is made and stored in the database. */
  uploadSecret?: string
  /** Receives a line for each failure, with nothing personal in it. */
  log: (line: string) => void
  /** Receives a line for each request, with nothing personal in it. */
  logRequest?: (line: string) => void
}

interface Env {
  Bindings: Caller
}

/** Who sends a request, as the server around the API knows it. */
export interface Caller {
  /** IP address. */
  address: string
}

/** The service that the site's calls go to. */
export interface LeadApi {
  fetch: (request: Request, caller: Caller) => Promise<Response>
  leads: LeadStore
}

/** Builds the API around a database and a store of files. */
export function createLeadApi(options: LeadApiOptions): LeadApi {
  const { sql, files, origin, log, tokenSecret } = options
  const leads = createLeadStore(sql)
  const limit = options.rateLimits && createRateLimit(options.rateLimits)
  let secret = options.uploadSecret

  async function uploadSecret(): Promise<string> {
    secret ??= await leads.setting('upload-secret', randomSecret)
    return secret
  }
  const callContext: CallContext = {
    leads,
    sign: async (contentType) => signAddress(contentType, origin, await uploadSecret()),
    recordsEverything: options.recordsEverything ?? false,
  }
  function waitFor(context: Context<Env>, call: LeadCall | 'upload-put'): Response | undefined {
    const seconds = limit?.secondsToWait(call, context.env.address)
    if (seconds === undefined) return undefined
    const message = 'Too many messages came from your network. Please send it again later.'
    const { status, body } = refusal(call === 'upload-put' ? 'upload' : call, 429, message)
    return send({ status, body }, { 'retry-after': String(seconds) })
  }
  async function answerCall(context: Context<Env>, call: LeadCall): Promise<Response> {
    const { raw } = context.req
    const problem =
      call === 'upload' && tokenSecret !== undefined
        ? await bearerProblem(raw.headers.get('authorization'), tokenSecret)
        : undefined
    if (problem !== undefined) return send(refusal(call, 401, problem))
    return waitFor(context, call) ?? send(await receiveCall(raw, call, callContext))
  }

  const app = new Hono<Env>()
  if (options.logRequest) app.use(requestLog(options.logRequest))
  for (const call of LEAD_CALLS) {
    app.use(CALLS[call].path, ...onlyFrom(options.allowsOrigin))
    app.post(CALLS[call].path, (context) => answerCall(context, call))
  }
  app.use(`${UPLOADS}*`, ...onlyFrom(options.allowsOrigin))
  app.put(`${UPLOADS}*`, async (context) => {
    const wait = waitFor(context, 'upload-put')
    if (wait) return wait
    const receipt = await receiveFile(context.req.raw, await uploadSecret(), { leads, files })
    return receipt.status === 200
      ? context.body(null, 200)
      : send({ status: receipt.status, body: { message: receipt.message } })
  })
  app.get('/health', (context) => context.json({ ok: true }))
  app.notFound(() => send({ status: 404, body: { message: 'There is nothing at this address.' } }))
  app.onError((error) => {
    const { status, message, headers, logged } = failureOf(error)
    log(logged)
    return send({ status, body: { message } }, headers)
  })

  return { fetch: async (request, caller) => app.fetch(request, caller), leads }
}

function send({ status, body }: CallAnswer, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

function randomSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
