import { formHostVariables, isFormName } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import { writeSource } from '#shared/leads/source.ts'
import { acceptedTypes } from '#shared/file-rules.ts'
import { jsonSchemaOf } from '#shared/leads/body-rules.ts'
import { CALLS, MEDIA_TYPES } from '#lead-api/calls/calls.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import type { JsonSchema } from '#shared/leads/body-rules.ts'
import type { LeadCall } from '#lead-api/types.ts'

const INFO = {
  title: 'Hosts of the leads',
  version: '1.0.0',
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'What the site sends when a visitor submits a form, and what it must be answered. The paths are those of the lead API in this repository; a back end of your own may have each call at another host.',
}

/** The OpenAPI 3.1 document of everything that the site sends. */
export function openApiDocument(): JsonSchema {
  const calls = LEAD_CALLS.map((call) => [CALLS[call].path, { post: operation(call) }])
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: 'http://localhost:4300', description: 'npm run lead-api' }],
    paths: Object.fromEntries([...calls, ['/uploads/landingpage/{name}', { put: fileUpload }]]),
    components: {
      schemas: Object.fromEntries(
        LEAD_CALLS.map((call) => [call, jsonSchemaOf(CALLS[call].body.describe())]),
      ),
      responses: errorResponses(),
      parameters: PARAMETERS,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

/** The document as the text of a JSON file. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 200 },
  description:
    'The same for every try of one submission; only sent to hosts of VITE_IDEMPOTENT_HOSTS. A key that comes again gets the first answer and makes no second lead.',
  example: '3f2a91bc-0000-4000-8000-000000000000',
}

const LEAD_SOURCE = {
  name: 'Lead-Source',
  in: 'header',
  schema: { type: 'string', maxLength: 8192 },
  description:
    'Where the lead came from, as URI-encoded JSON: paths of the first page of the visit and of the page with the form, `utm_*` of the campaign without the prefix, host of the referrer or null, and for a judgment of spam whether a field was filled that no person meets and the milliseconds from opening the page to the submit. Only sent to hosts of VITE_IDEMPOTENT_HOSTS. Ignore a value that is broken.',
  example: writeSource({
    first: '/owner',
    page: '/contact',
    utm: { source: 'whatsapp', campaign: 'ramadan' },
    referrer: 'www.google.com',
    suspect: { trap: false, ms: 48_210 },
  }),
}

const CONTENT_LANGUAGE = {
  name: 'Content-Language',
  in: 'header',
  schema: { type: 'string' },
  description: 'The language of the page (BCP 47), for whoever answers.',
  example: 'fr',
}

const PARAMETERS = {
  'Idempotency-Key': IDEMPOTENCY_KEY,
  'Lead-Source': LEAD_SOURCE,
  'Content-Language': CONTENT_LANGUAGE,
}

function operation(call: LeadCall): JsonSchema {
  const isForm = isFormName(call)
  return {
    operationId: call,
    ...textsOf(call),
    parameters: [...(isForm ? ['Idempotency-Key', 'Lead-Source'] : []), 'Content-Language'].map(
      (name) => ({ $ref: `#/components/parameters/${name}` }),
    ),
    // A visitor without an account may upload too.
    ...(call === 'upload' ? { security: [{}, { bearer: [] }] } : { security: [] }),
    requestBody: { required: true, content: requestContent(call) },
    responses: {
      [CALLS[call].status]: {
        description: 'The call succeeded.',
        content: { 'application/json': { schema: answerSchema(call) } },
      },
      ...refs([400, 403, ...(isForm ? [409] : []), 413, 429, 503]),
    },
  }
}

/** Where a site sends a call, and what it takes for a success. */
function textsOf(call: LeadCall): { summary: string; description: string } {
  if (call === 'upload') {
    return {
      summary: 'Asks for a signed address for one file',
      description:
        'The site sends it to {VITE_IDENTITY_HOST}/files/upload, with a bearer token if the visitor has one. The address must be https on a host of VITE_UPLOAD_HOSTS; `key` may be in `data` or beside it.',
    }
  }
  if (call === 'states') {
    return {
      summary: 'Asks for the states of a country',
      description:
        'The site sends it to {VITE_STATES_URL}. When it fails, or the list is empty, the visitor types the state.',
    }
  }
  const { host, path, success, note } = definitions[call].call
  const place = `The site sends it to {${formHostVariables[host]}}${path}.`
  const statuses = success === undefined ? 'Any status from 200 to 299' : `Only ${success}`
  const description = [place, `${statuses} is a success.`, note].filter(Boolean).join(' ')
  return { summary: definitions[call].inboxName, description }
}

function requestContent(call: LeadCall): JsonSchema {
  const schema = { $ref: `#/components/schemas/${call}` }
  const example = CALLS[call].example
  const asText = { schema: { type: 'string' }, example: JSON.stringify(example) }
  return Object.fromEntries(
    CALLS[call].formats.map((format) => [
      MEDIA_TYPES[format],
      format === 'text' ? asText : { schema, example },
    ]),
  )
}

const ERRORS: Record<number, { name: string; description: string }> = {
  400: { name: 'BadRequest', description: 'The body breaks a rule; the sentence names the field.' },
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

/** The responses to what is wrong. */
function errorResponses(): JsonSchema {
  const schema = { type: 'object', properties: { message } }
  return Object.fromEntries(
    Object.entries(ERRORS).map(([status, { name, description }]) => {
      const content = { 'application/json': { schema } }
      const headers = /429|503/.test(status) ? { headers: { 'Retry-After': RETRY_AFTER } } : {}
      return [name, { description, ...headers, content }]
    }),
  )
}

function refs(statuses: readonly number[]): JsonSchema {
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { $ref: `#/components/responses/${ERRORS[status]?.name}` },
    ]),
  )
}

/** What the site reads of the answer to a call that succeeded. */
function answerSchema(call: LeadCall): JsonSchema {
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

/** The PUT of a file to a signed address. */
const fileUpload = {
  operationId: 'upload-put',
  summary: 'Uploads a file to its signed address',
  description:
    'The site sends the file, without cookies or a token, to the address that it was given; it may be at any host of VITE_UPLOAD_HOSTS. Any status from 200 to 299 is a success. After a 403 the site asks for a new address once.',
  security: [],
  parameters: [
    { name: 'name', in: 'path', required: true, schema: { type: 'string' } },
    ...['type', 'expires', 'signature'].map((name) => ({
      name,
      in: 'query',
      required: true,
      schema: { type: 'string' },
    })),
  ],
  requestBody: {
    required: true,
    content: Object.fromEntries(
      acceptedTypes.map((type) => [type, { schema: { contentMediaType: type } }]),
    ),
  },
  responses: {
    200: { description: 'The file is stored.' },
    ...refs([403, 413, 415, 429, 503]),
  },
}
