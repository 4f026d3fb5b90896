import { webAddress, isEmail } from '#shared/contact.ts'
import { countCharacters } from '#shared/text.ts'

/** JSON Schema of draft 2020-12, which OpenAPI 3.1 takes as it is. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** What the value of a field must be. */
export interface Rule {
  /** Returns a sentence that starts with the field's path, or undefined for a valid value. */
  check: (value: unknown, path: string) => string | undefined
  /** The same for readers and their tools; where it cannot say all, it allows more. */
  schema: JsonSchema
}

/** More marks on one letter than any script needs; a page takes seconds to draw thousands of them. */
const PILED_MARKS = /(?:\p{M}\p{Cf}*){11}/u

/** A text of `least` to `most` characters as a person counts them, without the spaces around it. */
export function between(least: number, most: number): Rule {
  // One character can be endless in UTF-16 units. A letter takes one to four, a group emoji up to 15.
  const mostUnits = 4 * most + 2000
  return {
    check: (value, path) => {
      if (typeof value !== 'string') return `${path} must be a string.`
      if (PILED_MARKS.test(value)) return `${path} must have at most ten marks on one letter.`
      if (value.length > mostUnits) return `${path} is too long. Shorten it and send it again.`
      const length = countCharacters(value.trim())
      if (length === 0) return `${path} must not be empty.`
      if (length < least) return `${path} must have at least ${least} characters.`
      return length > most ? `${path} must have at most ${most} characters.` : undefined
    },
    schema: {
      type: 'string',
      minLength: least,
      maxLength: mostUnits,
      pattern: '\\S',
      description: `At most ${most} characters, counted as a person does.`,
    },
  }
}

/** A text that is not blank, of at most 1,000 characters. */
export const text = between(1, 1000)

/** A text that is not blank, for what a visitor writes in sentences. */
export const longText = between(1, 5000)

/** An e-mail address, by the rule of the forms. */
export const email: Rule = {
  check: (value, path) => {
    const isValid = typeof value === 'string' && isEmail(value.trim())
    return text.check(value, path) ?? (isValid ? undefined : `${path} must be an e-mail address.`)
  },
  schema: {
    type: 'string',
    format: 'idn-email',
    pattern: String.raw`^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$`,
  },
}

/** A web address with or without its https, by the rule of the forms. */
export const address: Rule = {
  check: (value, path) => {
    const isValid = typeof value === 'string' && webAddress(value) !== null
    return longText.check(value, path) ?? (isValid ? undefined : `${path} must be a web address.`)
  },
  schema: {
    type: 'string',
    pattern: String.raw`^\s*\S+\.\S+\s*$`,
    description: 'A web address, with or without https:// at its beginning.',
  },
}

/** A number above 0. */
export const amount: Rule = {
  check: (value, path) => {
    if (typeof value === 'number' && Number.isFinite(value) && value > 0) return undefined
    return `${path} must be a number above 0.`
  },
  schema: { type: 'number', exclusiveMinimum: 0 },
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** A time in ISO 8601, with a time zone. */
export const isoTime: Rule = {
  check: (value, path) => {
    const isTime =
      typeof value === 'string' && ISO_TIME.test(value) && !Number.isNaN(Date.parse(value))
    return isTime ? undefined : `${path} must be an ISO time such as 2025-01-31T12:00:00.000Z.`
  },
  schema: { type: 'string', format: 'date-time', pattern: ISO_TIME.source },
}

/** A text that matches a pattern; `what` describes it in the error. */
export function matching(pattern: RegExp, what: string): Rule {
  return {
    check: (value, path) =>
      text.check(value, path) ??
      (pattern.test(String(value)) ? undefined : `${path} must be ${what}.`),
    schema: { type: 'string', pattern: pattern.source },
  }
}

/** One of these texts. */
export function oneOf(...choices: readonly string[]): Rule {
  const quoted = choices.map((choice) => `"${choice}"`).join(' or ')
  return {
    check: (value, path) =>
      typeof value === 'string' && choices.includes(value)
        ? undefined
        : `${path} must be ${quoted}.`,
    schema: { enum: choices },
  }
}
