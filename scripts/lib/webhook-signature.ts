import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'

/** Why a signature does not count; the message is meant for the log of the one who sent it. */
export interface SignatureProblem {
  message: string
}

const MAX_AGE_MS = 5 * 60_000

/**
 * Judges the header `sanity-webhook-signature` (`t=<ms>,v1=<hmac>`) of a body.
 * @param body the bytes as they came, read as text; one that was parsed and written anew differs
 * @param now milliseconds since 1970
 * @returns undefined for a good signature that is at most five minutes old
 */
export async function findSignatureProblem(
  header: string | null,
  body: string,
  secret: string,
  now: number,
): Promise<SignatureProblem | undefined> {
  if (header === null) return { message: 'The header sanity-webhook-signature is missing.' }
  try {
    const { timestamp, hashedPayload } = decodeSignatureHeader(header)
    const expected = decodeSignatureHeader(await encodeSignatureHeader(body, timestamp, secret))
    if (!isSame(hashedPayload, expected.hashedPayload)) return WRONG
    // The package takes a signature of any age, so a delivery could be played again for ever.
    if (Math.abs(now - timestamp) <= MAX_AGE_MS) return undefined
    return { message: 'The signature is more than five minutes away from the time here.' }
  } catch (error) {
    if (isSignatureError(error)) return WRONG
    throw error
  }
}

const WRONG = { message: 'The signature is not that of this body under the secret of this server.' }

// The package compares with `!==`, whose time tells how much of a guess was right.
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
