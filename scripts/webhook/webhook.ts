import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { readChange, readText, readTime, wholeSecond } from './body.ts'
import { rememberDeliveries } from './deliveries.ts'
import { checkSignature } from './signature.ts'
import type { Rebuilds } from './rebuilds.ts'

interface WebhookOptions {
  /** What Sanity signs with; it never leaves this process. */
  secret: string
  rebuilds: Rebuilds
  /** Milliseconds since 1970. Default: the clock. */
  now?: () => number
}

// The projection that the guide asks for takes 200 bytes; a whole document stays below this too.
const MAX_BODY_BYTES = 1024 * 1024

/**
 * Sanity's webhooks as one function: a signed delivery about a published change asks for a
 * rebuild. It answers at once, in JSON: 202 when a rebuild will follow, 200 when none is needed,
 * and 400, 401, 405 or 413 with a sentence.
 */
export function createWebhook({
  secret,
  rebuilds,
  now = Date.now,
}: WebhookOptions): (request: Request) => Promise<Response> {
  const deliveries = rememberDeliveries()

  return async (request) => {
    if (request.method !== 'POST') {
      return say(405, 'Webhooks come by POST.', { allow: 'POST' })
    }
    const body = await readText(request, MAX_BODY_BYTES)
    if (body === 'too large') return say(413, `A body holds at most ${MAX_BODY_BYTES} bytes.`)
    if (body === 'no text') return say(400, 'The body must be UTF-8 text.')

    const time = now()
    const header = request.headers.get(SIGNATURE_HEADER_NAME)
    const { signature, problem } = await checkSignature(header, body.text, secret, time)
    if (problem !== undefined) return say(401, problem)
    const change = readChange(body.text)
    if (!change) return say(400, 'The body must be JSON: {"_id": text, "_updatedAt": date}.')

    // Headers are not signed: under another key, the same signature is still the same delivery.
    const key = request.headers.get('idempotency-key')
    const marks = [`signature ${signature}`, ...(key === null ? [] : [`key ${key}`])]
    if (deliveries.isRepeat(marks, time)) return say(200, 'This delivery was taken before.')
    if (/^(?:drafts|versions)\./.test(change.id ?? '')) {
      return say(200, 'A draft changes nothing that visitors see.')
    }

    const changedAt = timeOfChange(change.updatedAt, request.headers, time)
    if (changedAt !== undefined && rebuilds.holds(changedAt)) {
      return say(200, 'The site was built after this change.')
    }
    const answers = { starts: 'A rebuild starts.', waits: 'A rebuild follows the one that runs.' }
    return say(202, answers[rebuilds.ask(changedAt)])
  }
}

/**
 * The later of two dates, since a rebuild too many does less harm than one too few: a document may
 * carry an old `_updatedAt` (imported), and one that was deleted does. Never in the future, where
 * it would keep every rebuild away until then.
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

function say(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}
