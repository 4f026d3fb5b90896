import { hashCredentials, isSame, toBase64 } from '#shared/credentials.ts'
import { randomHex } from '#lead-api/hmac.ts'

/** Somebody who may open the inbox. */
export interface Person {
  name: string
  /** As `hashSecret` has made it. */
  secretHash: string
}

/** The person of a hash without a name. */
export const TEAM = 'team'

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{0,39}$/u

/** True for a name that can stand in the configuration and in the list of acts. */
export function isPersonName(name: string): boolean {
  return NAME.test(name)
}

/**
 * The people of a list such as `ada=pbkdf2:…,obi=pbkdf2:…`; a hash without a name is that of the whole
 * team. Undefined when a part is not of that form, or a name comes twice.
 */
export function peopleOf(list: string): Person[] | undefined {
  const people = list.split(',').map((part) => {
    const [, name = TEAM, secretHash = ''] = /^(?:([^=:]*)=)?(.*)$/.exec(part.trim()) ?? []
    return { name: name.trim(), secretHash }
  })
  const isValid = people.every(
    ({ name, secretHash }) => isPersonName(name) && partsOf(secretHash) !== undefined,
  )
  const names = new Set(people.map(({ name }) => name.toLowerCase()))
  return isValid && names.size === people.length ? people : undefined
}

/** The person of a name, in capital or small letters. Without a name: the team, or the only person. */
export function personNamed(people: readonly Person[], typed: string): Person | undefined {
  const name = typed.trim().toLowerCase()
  if (name === '' && people.length === 1) return people[0]
  return people.find((person) => person.name.toLowerCase() === (name || TEAM))
}

/** What OWASP recommends; the secret itself is too long to be guessed. */
const ROUNDS = 600_000
/** As many as Cloudflare's Workers do at once: more are done in blocks, each from what the last made. */
const BLOCK = 100_000
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
export async function hashSecret(secret: string, rounds = ROUNDS): Promise<string> {
  if (secret.length < SHORTEST) {
    throw new Error(`The secret must have at least ${SHORTEST} characters.`)
  }
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)))
  return `pbkdf2:${rounds}:${salt}:${await hashOf(secret, salt, rounds)}`
}

/** True for the secret that the hash was made of. */
export async function isSecret(secret: string, hash: string): Promise<boolean> {
  const parts = partsOf(hash)
  if (!parts || secret.length < SHORTEST) return false
  return isSame(await hashOf(secret, parts.salt, parts.iterations), parts.hash)
}

/** Of a text that `hashSecret` has made; undefined for any other. */
function partsOf(text: string) {
  const [, iterations, salt, hash] =
    /^pbkdf2:(\d{4,7}):([A-Za-z\d+/]{22}==):([A-Za-z\d+/]{43}=)$/.exec(text) ?? []
  if (iterations === undefined || salt === undefined || hash === undefined) return undefined
  return { iterations: Number(iterations), salt, hash }
}

async function hashOf(secret: string, salt: string, iterations: number): Promise<string> {
  const block = { salt, iterations: Math.min(iterations, BLOCK) }
  const hash = await hashCredentials('inbox', secret, block)
  return iterations > BLOCK ? hashOf(hash, salt, iterations - BLOCK) : hash
}
