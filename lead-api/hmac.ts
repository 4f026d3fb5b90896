const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }

/** HMAC-SHA-256 of a text, in hexadecimal digits. */
export async function sign(text: string, secret: string): Promise<string> {
  const key = await importKey(secret, 'sign')
  return toHex(await crypto.subtle.sign(ALGORITHM, key, new TextEncoder().encode(text)))
}

/** True for the signature that `sign` makes; how long it takes tells nothing of the right one. */
export async function isValidSignature(
  signature: string,
  text: string,
  secret: string,
): Promise<boolean> {
  if (!/^(?:[\da-f]{2})+$/.test(signature)) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const key = await importKey(secret, 'verify')
  return crypto.subtle.verify(ALGORITHM, key, bytes, new TextEncoder().encode(text))
}

/** SHA-256 of bytes, in hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', bytes))
}

function importKey(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), ALGORITHM, false, [use])
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
