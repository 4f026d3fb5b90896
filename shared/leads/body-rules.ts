import { array, number, object, string } from 'yup'
import { webAddress, isEmail } from '#shared/contact.ts'
import { countCharacters, pileOfMarks } from '#shared/text.ts'
import type { ObjectSchema, ObjectShape, SchemaFieldDescription, StringSchema } from 'yup'

/** JSON Schema of draft 2020-12, which OpenAPI 3.1 takes as it is. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** The same rule for readers and their tools; where it cannot say all, it allows more. */
    json?: JsonSchema
  }
}

const missing = '${path} is required.'

/** A text of `least` to `most` characters as a person counts them, without the spaces around it. */
export function between(least: number, most: number): StringSchema<string> {
  // One character can be endless in UTF-16 units. A letter takes one to four, a group emoji up to 15.
  const mostUnits = 4 * most + 2000
  return string()
    .typeError('${path} must be a string.')
    .nonNullable('${path} must be a string.')
    .defined(missing)
    .test('length', (value, { createError }) => {
      const problem = value === undefined ? undefined : lengthProblem(value, least, most, mostUnits)
      return problem === undefined || createError({ message: `\${path} ${problem}` })
    })
    .meta({
      json: {
        type: 'string',
        minLength: least,
        maxLength: mostUnits,
        pattern: '\\S',
        description: `At most ${most} characters, counted as a person does.`,
      },
    })
}

function lengthProblem(text: string, least: number, most: number, mostUnits: number) {
  if (text.search(pileOfMarks) >= 0) return 'must have at most ten marks on one letter.'
  if (text.length > mostUnits) return 'is too long. Shorten it and send it again.'
  const length = countCharacters(text.trim())
  if (length === 0) return 'must not be empty.'
  if (length < least) return `must have at least ${least} characters.`
  return length > most ? `must have at most ${most} characters.` : undefined
}

/** A text that is not blank, of at most 1,000 characters. */
export const text = between(1, 1000)

/** A text that is not blank, for what a visitor writes in sentences. */
export const longText = between(1, 5000)

/** A text that passes a test; `what` describes it in the error. */
export function textThat(
  passes: (value: string) => boolean,
  what: string,
  json: JsonSchema,
  base = text,
): StringSchema<string> {
  return base
    .test('what', `\${path} must be ${what}.`, (value) => {
      // An empty text already has its message.
      return value === undefined || value.trim() === '' || passes(value)
    })
    .meta({ json: { type: 'string', ...json } })
}

/** An email address, by the rule of the forms. */
export const emailText = textThat((value) => isEmail(value.trim()), 'an email address', {
  format: 'idn-email',
  pattern: String.raw`^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$`,
})

/** A web address with or without its https, by the rule of the forms. */
export const addressText = textThat(
  (value) => webAddress(value) !== null,
  'a web address',
  {
    pattern: String.raw`^\s*\S+\.\S+\s*$`,
    description: 'A web address, with or without https:// at its beginning.',
  },
  longText,
)

/** A text that matches a pattern. */
export function matching(pattern: RegExp, what: string): StringSchema<string> {
  return textThat((value) => pattern.test(value), what, { pattern: pattern.source })
}

/** One of these texts. */
export function oneOf(choices: readonly string[]): StringSchema<string> {
  const quoted = choices.map((choice) => `"${choice}"`).join(' or ')
  const message = `\${path} must be ${quoted}.`
  return string()
    .typeError(message)
    .nonNullable(message)
    .defined(missing)
    .test('one', message, (value) => value === undefined || choices.includes(value))
    .meta({ json: { enum: choices } })
}

const isoTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** A time in ISO 8601, with a time zone. */
export const isoTime = textThat(
  (value) => isoTimePattern.test(value) && !Number.isNaN(Date.parse(value)),
  'an ISO time such as 2025-01-31T12:00:00.000Z',
  { format: 'date-time', pattern: isoTimePattern.source },
)

/** A number above 0. */
export const amount = number()
  .typeError('${path} must be a number above 0.')
  .nonNullable('${path} must be a number above 0.')
  .defined(missing)
  .test('positive', '${path} must be a number above 0.', (value) => {
    return value === undefined || (Number.isFinite(value) && value > 0)
  })
  .meta({ json: { type: 'number', exclusiveMinimum: 0 } })

/** An object with these fields; any other field is refused by name. */
export function bodyOf<Fields extends ObjectShape>(fields: Fields) {
  return object(fields)
    .strict()
    .typeError('${path} must be an object.')
    .nonNullable('${path} must be an object.')
    .test('known', (value, { createError, path }) => {
      const unknown = Object.keys(value ?? {}).find((name) => !Object.hasOwn(fields, name))
      if (unknown === undefined) return true
      const place = path ? `${path}.${unknown}` : unknown
      // A function, because a text would have its `${…}` filled in.
      return createError({ message: () => `${place} is not a field of this call.` })
    })
}

/** A list of one to `most` items. */
export function listOf<Item extends object>(item: ObjectSchema<Item>, most: number) {
  const empty = '${path} must be a list of at least one.'
  return array(item)
    .typeError(empty)
    .nonNullable(empty)
    .min(1, empty)
    .max(most, `\${path} must be a list of at most ${most}.`)
    .meta({ json: { type: 'array', minItems: 1, maxItems: most } })
}

/** The rules as JSON Schema. */
export function jsonSchemaOf(description: SchemaFieldDescription): JsonSchema {
  if ('fields' in description) {
    const fields = Object.entries(description.fields)
    return {
      type: 'object',
      required: fields.flatMap(([name, field]) => (isOptional(field) ? [] : [name])),
      properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchemaOf(field)])),
      additionalProperties: false,
    }
  }
  if ('meta' in description) {
    const { json } = description.meta ?? {}
    const items = 'innerType' in description ? description.innerType : undefined
    return items && !Array.isArray(items) ? { ...json, items: jsonSchemaOf(items) } : { ...json }
  }
  return {}
}

function isOptional(description: SchemaFieldDescription): boolean {
  return 'optional' in description && description.optional
}
