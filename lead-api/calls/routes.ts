import { isFormName } from '#shared/leads/forms.ts'
import { Hono } from 'hono'
import { loadAnswers } from '#shared/words/answers.ts'
import { networkOf } from '#lead-api/guard/rate-limit.ts'
import { onlyFrom, send, tooMany } from '#lead-api/guard/requests.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { receiveFile } from '#lead-api/uploads/receive-file.ts'
import { UPLOADS } from '#lead-api/uploads/upload-rules.ts'
import { CALLS } from './calls.ts'
import { receiveCall } from './receive-call.ts'
import type { Context } from 'hono'
import type { createRateLimit, SharedLimit } from '#lead-api/guard/rate-limit.ts'
import type { Env, LeadCall } from '#lead-api/types.ts'
import type { ReceiveFile } from '#lead-api/uploads/receive-file.ts'
import type { CallContext } from './receive-call.ts'

/** What the calls of the site need. */
export interface CallRoutesOptions extends CallContext, Omit<ReceiveFile, 'room'> {
  allowsOrigin: (origin: string) => boolean
  limit: ReturnType<typeof createRateLimit> | undefined
  sharedLimit?: SharedLimit | undefined
}

/** The eight calls, and the PUT to a signed address. */
export function callRoutes(options: CallRoutesOptions): Hono<Env> {
  const { limit, sharedLimit } = options
  const room = { taken: 0 }
  const routes = new Hono<Env>()

  // Before the body is read: what is not valid counts too.
  async function waitFor(
    context: Context<Env>,
    call: LeadCall | 'upload-put',
  ): Promise<Response | undefined> {
    const { address } = context.env
    const isForm = call !== 'upload-put' && isFormName(call)
    const seconds =
      limit?.(call, address, isForm) ?? (await sharedLimit?.(`${call} ${networkOf(address).name}`))
    if (seconds === undefined) return undefined
    const { sameNetwork: message } = await loadAnswers(context.req.header('content-language'))
    return send(tooMany(call === 'upload-put' ? 'upload' : call, message, seconds))
  }
  async function answerCall(context: Context<Env>, call: LeadCall): Promise<Response> {
    const wait = await waitFor(context, call)
    return wait ?? send(await receiveCall(context.req.raw, call, options))
  }

  for (const call of LEAD_CALLS) {
    routes.use(CALLS[call].path, ...onlyFrom(options.allowsOrigin))
    routes.post(CALLS[call].path, (context) => answerCall(context, call))
  }
  routes.use(`${UPLOADS}*`, ...onlyFrom(options.allowsOrigin))
  routes.put(`${UPLOADS}*`, async (context) => {
    const wait = await waitFor(context, 'upload-put')
    if (wait) return wait
    const { address } = context.env
    const refused = await receiveFile(context.req.raw, address, { ...options, room })
    return refused ? send(refused) : context.body(null, 200)
  })
  return routes
}
