import { signWebhook } from './sign-webhook.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { Deliver } from './forward.ts'

/** An address that leads are forwarded to. */
export interface Webhook {
  url: string
  /** As `signWebhook` takes it. */
  secret: string
}

const TIMEOUT_MS = 15_000
/** A receiver that answers this wants no more. */
const GONE = 410

/**
 * Sends leads to a webhook, signed as the standard "Standard Webhooks" says. A lead keeps its
 * `webhook-id` through all tries, so that the receiver can tell a repeat.
 */
export function deliverByWebhook({ url, secret }: Webhook): Deliver {
  return async (lead) => {
    const content = JSON.stringify(contentOf(lead))
    const headers = await signWebhook(lead.id, content, secret)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: content,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (response.ok) return undefined
      const { status } = response
      return { problem: `The receiver answered ${status}.`, isFinal: status === GONE }
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      const what = isLate ? 'did not answer in time' : 'could not be reached'
      return { problem: `The receiver ${what}.`, isFinal: false }
    }
  }
}

/** The body of the webhook. */
function contentOf({ id, call, receivedAt, idempotencyKey, body, files }: InboxLead) {
  return { type: 'lead.received', id, form: call, receivedAt, idempotencyKey, body, files }
}
