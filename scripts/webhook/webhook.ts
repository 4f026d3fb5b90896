import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { readChange, readText, readTime, wholeSecond } from './body.ts'
import { rememberDeliveries } from './deliveries.ts'
import { checkSignature } from './signature.ts'
import type { Rebuilds } from './rebuilds.ts'

interface WebhookOptions {
  /** The secret that Sanity signs with; it never leaves this process. */
  secret: string
  rebuilds: Rebuilds
  /** Milliseconds since 1970. Default: the clock. */
  now?: () => number
}

// The projection in the guide takes 200 bytes; even a whole document stays below this.
const MAX_BODY_BYTES = 1024 * 1024

/**
 * Handles Sanity's webhooks: a signed delivery about a published change requests a rebuild. The JSON
 * response is immediate: 202 when a rebuild will follow, 200 when none is needed, and 400, 401, 405
 * or 413 with a sentence.
 */
export function createWebhook({
  secret,
  rebuilds,
  now = Date.now,
}: WebhookOptions): (request: Request) => Promise<Response> {
  const deliveries = rememberDeliveries()

  return async (request) => {
    if (request.method !== 'POST') {
      return respond(405, 'Send webhooks by POST.', { allow: 'POST' })
    }
    const body = await readText(request, MAX_BODY_BYTES)
    if (body === 'too large')
      return respond(413, `The body may have at most ${MAX_BODY_BYTES} bytes.`)
    if (body === 'not text') return respond(400, 'The body must be UTF-8 text.')

    const time = now()
    const header = request.headers.get(SIGNATURE_HEADER_NAME)
    const { signature, problem } = await checkSignature(header, body.text, secret, time)
    if (problem !== undefined) return respond(401, problem)
    const change = readChange(body.text)
    if (!change) return respond(400, 'The body must be JSON: {"_id": text, "_updatedAt": date}.')

    // Headers are not signed: with another key, the same signature is still the same delivery.
    const key = request.headers.get('idempotency-key')
    const marks = [`signature ${signature}`, ...(key === null ? [] : [`key ${key}`])]
    if (deliveries.isRepeat(marks, time)) return respond(200, 'This delivery was received before.')
    if (/^(?:drafts|versions)\./.test(change.id ?? '')) {
      return respond(200, 'Drafts do not change the site.')
    }
    if (/^(?:image|file)-[\da-f]{40}-/.test(change.id ?? '')) {
      return respond(200, 'An upload changes the site when a document that shows it is published.')
    }

    const changedAt = timeOfChange(change.updatedAt, request.headers, time)
    if (changedAt !== undefined && rebuilds.covers(changedAt)) {
      return respond(200, 'The site already includes this change.')
    }
    const messages = { starts: 'A rebuild starts.', waits: 'A rebuild follows the running one.' }
    return respond(202, messages[rebuilds.request(changedAt)])
  }
}

/**
 * The later of two dates, because one rebuild too many does less harm than one too few: imported and
 * deleted documents have an old `_updatedAt`. Never in the future, which would block later rebuilds.
 */
function timeOfChange(
  updatedAt: number | undefined,
  headers: Headers,
  now: number,
): number | undefined {
  const transactionAt = readTime(headers.get('sanity-transaction-time'))
  const isDeletion = headers.get('sanity-operation') === 'delete'
  const dates = isDeletion ? [transactionAt] : [updatedAt, transactionAt]
  const times = dates.filter((time) => time !== undefined)
  return times.length === 0 ? undefined : Math.min(wholeSecond(now), Math.max(...times))
}

function respond(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}
