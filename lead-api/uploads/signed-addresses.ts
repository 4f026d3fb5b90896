import { mediaType } from './upload-rules.ts'
import { isValidSignature, sign } from '#lead-api/hmac.ts'
import { extensionFor } from './upload-rules.ts'

const VALID_FOR_MS = 5 * 60 * 1000

/** Path of every signed address. */
export const UPLOADS = '/uploads/'

/** An address that accepts one file for five minutes. */
export interface SignedAddress {
  url: string
  /** The key that the file will have. */
  key: string
}

/** Signs an address for a file of this type, below `origin`. */
export async function signAddress(
  contentType: string,
  origin: string,
  secret: string,
): Promise<SignedAddress> {
  const key = `landingpage/${crypto.randomUUID()}.${extensionFor(contentType)}`
  const expires = String(Date.now() + VALID_FOR_MS)
  const signature = await sign(signed(key, contentType, expires), secret)
  const query = new URLSearchParams({ type: contentType, expires, signature })
  return { url: `${origin}${UPLOADS}${key}?${query}`, key }
}

/** Why nothing may be sent to an address. */
export interface AddressProblem {
  message: string
  /** The service has not signed it. */
  isForged: boolean
}

/** Why nothing may be sent to this address; undefined where it may. */
export async function addressProblem(
  { url, headers }: Request,
  secret: string,
): Promise<AddressProblem | undefined> {
  const { searchParams } = new URL(url)
  const [type = '', expires = '', signature = ''] = ['type', 'expires', 'signature'].map(
    (name) => searchParams.get(name) ?? '',
  )
  if (!(await isValidSignature(signature, signed(keyOf(url), type, expires), secret))) {
    return { message: 'The signature does not match this address.', isForged: true }
  }
  const message =
    Date.now() > Number(expires)
      ? 'The signed address has expired.'
      : mediaType(headers.get('content-type')) !== type && `The content type must be ${type}.`
  return message === false ? undefined : { message, isForged: false }
}

/** The key of the file that a signed address is for. */
export function keyOf(url: string): string {
  return new URL(url).pathname.slice(UPLOADS.length)
}

function signed(key: string, contentType: string, expires: string): string {
  return `${key}\n${contentType}\n${expires}`
}
