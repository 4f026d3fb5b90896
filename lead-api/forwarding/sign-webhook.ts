import { toBase64 } from '#shared/credentials.ts'
import { hmac } from '#lead-api/hmac.ts'

const PREFIX = 'whsec_'

/**
 * The headers of a webhook as the standard "Standard Webhooks" says: the receiver verifies them
 * with one of its libraries.
 * @param id the same for every try
 * @param secret base64, with or without the prefix `whsec_`
 */
export async function signWebhook(
  id: string,
  content: string,
  secret: string,
  now = Date.now(),
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000))
  const bytes = secretBytes(secret)
  if (bytes === undefined) throw new Error('The secret of the webhook is not base64.')
  const signature = await hmac(`${id}.${timestamp}.${content}`, bytes)
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
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return bytes.length >= 24 ? bytes : undefined
}
