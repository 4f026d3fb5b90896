import { hashCredentials, isSame, toBase64 } from '../../src/lib/credentials.ts'
import { randomHex } from '../hmac.ts'

/** As many as Cloudflare's Workers can do; the secret itself is too long to be guessed. */
const ITERATIONS = 100_000
const SHORTEST = 16

/** A new secret for the inbox: 160 random bits in groups that can be read aloud. */
export function makeSecret(): string {
  const digits = randomHex(20)
  return digits.match(/.{8}/g)?.join('-') ?? digits
}

/**
 * What the configuration holds of a secret.
 * @throws Error with a sentence when it is shorter than 16 characters
 */
export async function hashSecret(secret: string): Promise<string> {
  if (secret.length < SHORTEST) {
    throw new Error(`The secret must have at least ${SHORTEST} characters.`)
  }
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)))
  return `pbkdf2:${ITERATIONS}:${salt}:${await hashOf(secret, salt, ITERATIONS)}`
}

/** True for the secret that the hash was made of. */
export async function isSecret(secret: string, hash: string): Promise<boolean> {
  const parts = partsOf(hash)
  if (!parts || secret.length < SHORTEST) return false
  return isSame(await hashOf(secret, parts.salt, parts.iterations), parts.hash)
}

/** True for a text that `hashSecret` has made. */
export function isSecretHash(text: string): boolean {
  return partsOf(text) !== undefined
}

function partsOf(text: string) {
  const [, iterations, salt, hash] =
    /^pbkdf2:(\d{4,7}):([A-Za-z\d+/]{22}==):([A-Za-z\d+/]{43}=)$/.exec(text) ?? []
  if (iterations === undefined || salt === undefined || hash === undefined) return undefined
  return { iterations: Number(iterations), salt, hash }
}

function hashOf(secret: string, salt: string, iterations: number): Promise<string> {
  return hashCredentials('inbox', secret, { salt, iterations })
}
