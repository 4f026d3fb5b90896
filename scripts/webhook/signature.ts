import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'

/** What a signature says; `problem` is meant for the log of the one who sent it. */
export type SignatureCheck =
  /** One and the same for every spelling of the header that says the same. */
  { signature: string; problem?: never } | { signature?: never; problem: string }

const MAX_AGE_MS = 5 * 60_000

/**
 * Checks the header `sanity-webhook-signature` (`t=<ms>,v1=<hmac>`) of a body. A good signature is at
 * most five minutes old.
 * @param body the bytes as they came, read as text; one that was parsed and written anew differs
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
    // The package takes a signature of any age, so a delivery could be played again for ever.
    if (Math.abs(now - timestamp) <= MAX_AGE_MS) return { signature }
    return { problem: 'The signature is more than five minutes away from the time here.' }
  } catch (error) {
    if (isSignatureError(error)) return WRONG
    throw error
  }
}

const WRONG = { problem: 'The signature is not that of this body under the secret of this server.' }

// The package compares with `!==`, whose time tells how much of a guess was right.
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
