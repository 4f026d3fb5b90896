import { CALLS } from './calls.ts'
import { readBody } from './read-body.ts'
import { checkShape } from './rules.ts'
import { statesOf } from './states.ts'
import { isExtensionOf } from './uploads/upload-rules.ts'
import type { Context } from 'hono'
import type { Inbox } from './inbox/inbox.ts'
import type { LeadResponse, LeadApiEnv, LeadCall } from './types.ts'
import type { Uploads } from './uploads/uploads.ts'

const MAX_CHARACTERS = 256 * 1024

interface Stores {
  inbox: Inbox
  uploads: Uploads
}

/** Validates a lead, stores it and returns its response; an invalid one gets 400 and a sentence. */
export async function receiveLead(
  context: Context<LeadApiEnv>,
  call: LeadCall,
  { inbox, uploads }: Stores,
): Promise<Response> {
  const { formats, shape } = CALLS[call]
  const header = (name: string): string | null => context.req.header(name) ?? null
  const content = await context.req.text()
  if (content.length > MAX_CHARACTERS) return refuse(call, 413, 'The body is too large.')
  const read = readBody(content, header('content-type'), formats)
  if ('problem' in read) return refuse(call, 400, read.problem)
  const problem = checkShape(read.body, shape)
  if (problem !== undefined) return refuse(call, 400, problem)

  const answer = responseTo(call, read.body, uploads)
  if (answer.status >= 400 || context.get('isUnstored')) return send(answer)
  const stored = await inbox.receive({
    call,
    idempotencyKey: header('idempotency-key') || null,
    headers: {
      origin: header('origin'),
      authorization: header('authorization'),
      contentType: header('content-type'),
    },
    body: read.body,
    answer,
  })
  return send(stored)
}

function responseTo(call: LeadCall, body: Record<string, unknown>, uploads: Uploads): LeadResponse {
  if (call === 'states') return statesOf(String(body['country']))
  if (call !== 'upload')
    return { status: CALLS[call].status, body: { message: CALLS[call].message } }
  const type = String(body['ContentType'])
  if (!isExtensionOf(String(body['Extension']), type)) {
    return { status: 400, body: { message: 'Extension must be the subtype of ContentType.' } }
  }
  const { url, key } = uploads.sign(type)
  return { status: 200, body: { data: { url, key }, key } }
}

function refuse(call: LeadCall, status: number, message: string): Response {
  const body = call === 'states' ? { error: true, msg: message, message } : { message }
  return send({ status, body })
}

function send({ status, body }: LeadResponse): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
