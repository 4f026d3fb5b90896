export interface HashedCredentials {
  /** 16 bytes in base64. */
  salt: string
  iterations: number
  /** 32 bytes in base64. */
  hash: string
}

/** PBKDF2-SHA256 of `email NUL password`, 32 bytes in base64. The email is trimmed, the password not. */
export async function hashCredentials(
  email: string,
  password: string,
  { salt, iterations }: Pick<HashedCredentials, 'salt' | 'iterations'>,
): Promise<string> {
  const pair = new TextEncoder().encode(`${email.trim()}\0${password}`)
  const key = await crypto.subtle.importKey('raw', pair, 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations },
    key,
    256,
  )
  return toBase64(new Uint8Array(bits))
}

/** Compares both texts to the end, so that the time taken does not reveal where they differ. */
export function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ (b.charCodeAt(index % (b.length || 1)) || 0)
  }
  return difference === 0
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
