import { webAddress } from '../../src/lib/address/web-address.ts'
import { isEmail } from '../../src/lib/email.ts'
import { isRecord } from '../../src/lib/json.ts'
import { countCharacters } from '../../src/lib/text.ts'

/** Checks a value; returns a sentence that starts with its path, or undefined for a valid value. */
export type Rule = (value: unknown, path: string) => string | undefined

/** The fields of a body; any other field is an error. */
export interface Shape {
  required: Record<string, Rule>
  optional?: Record<string, Rule>
}

/** Checks an object; returns its first problem as a sentence. */
export function checkShape(value: unknown, shape: Shape, path = ''): string | undefined {
  if (!isRecord(value)) return `${path === '' ? 'The body' : path} must be an object.`
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`)
  const rules = { ...shape.optional, ...shape.required }
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(rules, name)) return `${at(name)} is not a field of this call.`
  }
  for (const name of Object.keys(shape.required)) {
    if (!Object.hasOwn(value, name)) return `${at(name)} is required.`
  }
  for (const [name, rule] of Object.entries(rules)) {
    const problem = Object.hasOwn(value, name) ? rule(value[name], at(name)) : undefined
    if (problem !== undefined) return problem
  }
  return undefined
}

/** A text that is not blank, of at most 1,000 characters. */
export function text(value: unknown, path: string): string | undefined {
  return between(1, 1000)(value, path)
}

/** A text that is not blank, for what a visitor writes in sentences. */
export function longText(value: unknown, path: string): string | undefined {
  return between(1, 5000)(value, path)
}

/** An e-mail address, by the rule of the forms. */
export function email(value: unknown, path: string): string | undefined {
  const isValid = typeof value === 'string' && isEmail(value.trim())
  return text(value, path) ?? (isValid ? undefined : `${path} must be an e-mail address.`)
}

/** A web address with or without its https, by the rule of the forms. */
export function address(value: unknown, path: string): string | undefined {
  const isValid = typeof value === 'string' && webAddress(value) !== null
  return longText(value, path) ?? (isValid ? undefined : `${path} must be a web address.`)
}

/** A number above 0. */
export function amount(value: unknown, path: string): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return undefined
  return `${path} must be a number above 0.`
}

/** A time in ISO 8601, with a time zone. */
export function isoTime(value: unknown, path: string): string | undefined {
  const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
  const isTime =
    typeof value === 'string' && pattern.test(value) && !Number.isNaN(Date.parse(value))
  return isTime ? undefined : `${path} must be an ISO time such as 2025-01-31T12:00:00.000Z.`
}

/** A text that matches a pattern; `what` describes it in the error. */
export function matching(pattern: RegExp, what: string): Rule {
  return (value, path) =>
    text(value, path) ?? (pattern.test(String(value)) ? undefined : `${path} must be ${what}.`)
}

/** One of these texts. */
export function oneOf(...choices: readonly string[]): Rule {
  return (value, path) =>
    typeof value === 'string' && choices.includes(value)
      ? undefined
      : `${path} must be ${choices.map((choice) => `"${choice}"`).join(' or ')}.`
}

/** A text of `least` to `most` characters as a person counts them, without the spaces around it. */
export function between(least: number, most: number): Rule {
  return (value, path) => {
    if (typeof value !== 'string') return `${path} must be a string.`
    const length = countCharacters(value.trim())
    if (length === 0) return `${path} must not be empty.`
    if (length < least) return `${path} must have at least ${least} characters.`
    return length > most ? `${path} must have at most ${most} characters.` : undefined
  }
}

/** A list of one to `most` objects of a shape. */
export function listOf(shape: Shape, most: number): Rule {
  return (value, path) => {
    if (!Array.isArray(value) || value.length === 0)
      return `${path} must be a list of at least one.`
    if (value.length > most) return `${path} must be a list of at most ${most}.`
    return value
      .map((item: unknown, index) => checkShape(item, shape, `${path}[${index}]`))
      .find((problem) => problem !== undefined)
  }
}
