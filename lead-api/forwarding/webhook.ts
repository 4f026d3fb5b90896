import { fromBase64, toBase64 } from '#shared/credentials.ts'
import { googleAnswers } from '#shared/hosts.ts'
import { hmac } from '#lead-api/hmac.ts'
import type { SendMail } from '#lead-api/mails/mail.ts'
import type { Deliver, ForwardFailure } from './forward.ts'

/** An address that leads are forwarded to. */
export interface Webhook {
  url: string
  /** Base64, with or without the prefix `whsec_`. */
  secret: string
}

const TIMEOUT_MS = 15_000
/** A receiver that answers this wants no more. */
const GONE = 410
/** For the answer to a visitor. */
const NO_SUCH_ADDRESS = 422
const PREFIX = 'whsec_'

/**
 * Sends leads to a webhook. A lead keeps its `webhook-id` through all tries, so that the receiver can detect
 * a repeat.
 */
export function deliverByWebhook(webhook: Webhook): Deliver {
  return ({ id, call: form, receivedAt, idempotencyKey, language, source, body, files }) => {
    const content = { id, form, receivedAt, idempotencyKey, language, source, body, files }
    return post(webhook, id, { type: 'lead.received', ...content })
  }
}

/** Has the receiver send a mail; 422 means that it knows that the address does not exist. */
export function sendByWebhook(webhook: Webhook): SendMail {
  return ({ id, ...mail }) => post(webhook, id, { type: 'mail.requested', id, ...mail })
}

/**
 * Posts an event, signed as "Standard Webhooks" describes: the receiver verifies it with one of its
 * libraries.
 */
async function post(
  { url, secret }: Webhook,
  id: string,
  event: object,
): Promise<ForwardFailure | undefined> {
  const text = JSON.stringify(event)
  const headers = await signatureOf(id, text, secret)
  const failure = await deliverTo({ url, headers, text })
  const isUnknown = 'to' in event && failure?.status === NO_SUCH_ADDRESS
  return failure && { ...failure, isFinal: failure.isFinal || isUnknown }
}

interface Posted {
  url: string
  headers: Record<string, string>
  /** JSON. */
  text: string
}

/**
 * Posts JSON; why it was not taken, with the status if there was an answer. Neither the lead nor a key in
 * the headers goes on to another address.
 */
export async function deliverTo({
  url,
  headers,
  text,
}: Posted): Promise<(ForwardFailure & { status?: number }) | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    const place = response.headers.get('location') ?? ''
    if (response.ok || place.startsWith(`${googleAnswers}/`)) return undefined
    const { status } = response
    return { problem: `The receiver answered ${status}.`, isFinal: status === GONE, status }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const what = isLate ? 'did not answer in time' : 'could not be reached'
    return { problem: `The receiver ${what}.`, isFinal: false }
  }
}

async function signatureOf(
  id: string,
  text: string,
  secret: string,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const bytes = secretBytes(secret)
  if (bytes === undefined) throw new Error('The secret of the webhook is not base64.')
  const signature = await hmac(`${id}.${timestamp}.${text}`, bytes)
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${toBase64(signature)}`,
  }
}

/** The bytes of a secret; undefined when it is not base64 of at least 24 bytes. */
export function secretBytes(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return undefined
  const bytes = fromBase64(text)
  return bytes.length >= 24 ? bytes : undefined
}
