import { signWebhook } from './sign-webhook.ts'
import type { ForwardFailure, ForwardStore } from './forward-store.ts'
import type { InboxLead } from '../types.ts'

/** Where leads are forwarded to. */
export interface Webhook {
  url: string
  /** As `signWebhook` takes it. */
  secret: string
}

export interface Forwarder {
  /** Forwards the leads that are due; returns how many it has tried. */
  forwardDue: () => Promise<number>
}

const TIMEOUT_MS = 15_000
const AT_ONCE = 10
/** A receiver that answers this wants no more. */
const GONE = 410

/**
 * Forwards leads to a webhook, signed as the standard "Standard Webhooks" says. A lead keeps its
 * `webhook-id` through all tries, so that the receiver can tell a repeat.
 */
export function createForwarder(
  store: ForwardStore,
  webhook: Webhook,
  log: (line: string) => void,
): Forwarder {
  async function forward(lead: InboxLead): Promise<void> {
    const failure = await send(lead, webhook)
    if (!failure) return store.told(lead.id)
    log(`Not forwarded, try ${lead.forwarding.tries}: ${failure.problem}`)
    return store.failed(lead.id, failure)
  }

  return {
    forwardDue: async () => {
      const due = await store.claim(AT_ONCE)
      await Promise.all(due.map(forward))
      return due.length
    },
  }
}

/** Sends one lead; why it was not taken, or undefined. */
async function send(
  lead: InboxLead,
  { url, secret }: Webhook,
): Promise<ForwardFailure | undefined> {
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

/** The body of the webhook. */
function contentOf({ id, call, receivedAt, idempotencyKey, body, files }: InboxLead) {
  return { type: 'lead.received', id, form: call, receivedAt, idempotencyKey, body, files }
}
