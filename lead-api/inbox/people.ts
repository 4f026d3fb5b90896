import { isSecretHash } from './secret.ts'

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
    ({ name, secretHash }) => isPersonName(name) && isSecretHash(secretHash),
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
