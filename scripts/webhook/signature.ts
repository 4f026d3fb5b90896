import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'

/** The result of a check; `problem` is sent back to the sender. */
export type SignatureCheck =
  /** The same for every spelling of the same header. */
  { signature: string; problem?: never } | { signature?: never; problem: string }

const MAX_AGE_MS = 5 * 60_000

/**
 * Checks the header `sanity-webhook-signature` (`t=<ms>,v1=<hmac>`) of a body. A signature is valid for
 * five minutes.
 * @param body the body as received, not parsed and serialized again
 * @param now milliseconds since 1970
 */
export async function checkSignature(
  header: string | null,
  body: string,
  secret: string,
  now: number,
): Promise<SignatureCheck> {
  if (header === null) return { problem: 'The header sanity-webhook-signature is missing.' }
  try {
    const { timestamp, hashedPayload } = decodeSignatureHeader(header)
    const signature = await encodeSignatureHeader(body, timestamp, secret)
    if (!isSame(hashedPayload, decodeSignatureHeader(signature).hashedPayload)) return WRONG
    // The package accepts a signature of any age, so a delivery could be replayed forever.
    if (Math.abs(now - timestamp) <= MAX_AGE_MS) return { signature }
    return { problem: 'The signature is more than five minutes off the clock of this server.' }
  } catch (error) {
    if (isSignatureError(error)) return WRONG
    throw error
  }
}

const WRONG = { problem: 'The signature does not match this body and the secret of this server.' }

// The package compares with `!==`, and its duration reveals how much of a guess is right.
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
