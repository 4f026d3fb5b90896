const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }

/** HMAC-SHA-256 of a text, in hexadecimal digits. */
export async function sign(text: string, secret: string): Promise<string> {
  return toHex(await hmac(text, new TextEncoder().encode(secret)))
}

/** HMAC-SHA-256 of a text, as bytes. */
export async function hmac(text: string, secret: BufferSource): Promise<Uint8Array> {
  const key = await importKey(secret, 'sign')
  return new Uint8Array(await crypto.subtle.sign(ALGORITHM, key, new TextEncoder().encode(text)))
}

/** True for the signature that `sign` makes; how long it takes tells nothing of the right one. */
export async function isValidSignature(
  signature: string,
  text: string,
  secret: string,
): Promise<boolean> {
  if (!/^(?:[\da-f]{2})+$/.test(signature)) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const key = await importKey(new TextEncoder().encode(secret), 'verify')
  return crypto.subtle.verify(ALGORITHM, key, bytes, new TextEncoder().encode(text))
}

/** SHA-256 of bytes, in hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** That many random bytes, in hexadecimal digits. */
export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)))
}

function importKey(secret: BufferSource, use: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, ALGORITHM, false, [use])
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
