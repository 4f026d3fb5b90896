import type { JsonSchema } from '#lead-api/calls/rules.ts'
import type { LeadCall } from '#lead-api/types.ts'

const NAMES: Record<number, { name: string; description: string }> = {
  400: { name: 'BadRequest', description: 'The body breaks a rule; the sentence names the field.' },
  401: { name: 'Unauthorized', description: 'The bearer token is not valid.' },
  403: { name: 'Forbidden', description: 'The page belongs to another site.' },
  409: { name: 'Conflict', description: 'The `Idempotency-Key` was used for other values.' },
  413: { name: 'TooLarge', description: 'The body or the file is too large.' },
  415: { name: 'WrongType', description: 'The file is not of its type, or has macros.' },
  429: { name: 'TooMany', description: 'Too many requests.' },
  503: { name: 'Unavailable', description: 'Nothing can be stored at the moment.' },
}

const message: JsonSchema = {
  type: 'string',
  description: 'A sentence for a person; the site shows its first 300 characters.',
}
const RETRY_AFTER = {
  description: 'Seconds until the site sends the lead again.',
  schema: { type: 'integer' },
}

/** The responses to what is wrong, each with a real answer as its example. */
export function errorResponses(examples: ReadonlyMap<number, unknown>): JsonSchema {
  const schema = { type: 'object', properties: { message } }
  return Object.fromEntries(
    Object.entries(NAMES).map(([status, { name, description }]) => {
      const content = { 'application/json': { schema, example: examples.get(Number(status)) } }
      const headers = /429|503/.test(status) ? { headers: { 'Retry-After': RETRY_AFTER } } : {}
      return [name, { description, ...headers, content }]
    }),
  )
}

/** References to the responses to what is wrong. */
export function refs(statuses: readonly number[]): JsonSchema {
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { $ref: `#/components/responses/${NAMES[status]?.name}` },
    ]),
  )
}

/** What the site reads of the answer to a call that succeeded. */
export function answerSchema(call: LeadCall): JsonSchema {
  if (call === 'upload') {
    const address = { url: { type: 'string', format: 'uri' }, key: { type: 'string' } }
    const data = { type: 'object', required: ['url'], properties: address }
    return { type: 'object', required: ['data'], properties: { data, key: { type: 'string' } } }
  }
  if (call !== 'states') return { type: 'object', properties: { message } }
  const state = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
  const data = {
    type: 'object',
    required: ['states'],
    properties: { name: { type: 'string' }, states: { type: 'array', items: state } },
  }
  const properties = { error: { type: 'boolean' }, msg: { type: 'string' }, data }
  return { type: 'object', required: ['data'], properties }
}
