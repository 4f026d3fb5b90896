import { CALLS } from '#lead-api/calls/calls.ts'
import { schemaOf } from '#lead-api/calls/shape.ts'
import { LEAD_CALLS, isFormCall } from '#lead-api/types.ts'
import { CALL_TEXTS } from './call-texts.ts'
import { SHOWN_BODIES } from './record-answers.ts'
import { answerSchema, errorResponses, refs } from './responses.ts'
import { fileUpload } from './file-upload.ts'
import type { JsonSchema } from '#lead-api/calls/rules.ts'
import type { LeadCall } from '#lead-api/types.ts'
import type { RecordedAnswers } from './record-answers.ts'

const INFO = {
  title: 'Hosts of the leads',
  version: '1.0.0',
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'What the site sends when a visitor submits a form, and what it must be answered. The paths are those of the lead API in this repository; a back end of your own may have each call at another host.',
}

/** The OpenAPI 3.1 document of everything that the site sends. */
export function openApiDocument(answers: RecordedAnswers): JsonSchema {
  const calls = LEAD_CALLS.map((call) => [CALLS[call].path, { post: operation(call, answers) }])
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: 'http://localhost:4300', description: 'npm run lead-api' }],
    paths: Object.fromEntries([...calls, fileUpload()]),
    components: {
      schemas: Object.fromEntries(
        LEAD_CALLS.map((call) => [call, schemaOf(CALLS[call].shape)] as const),
      ),
      responses: errorResponses(answers.errors),
      parameters: { 'Idempotency-Key': IDEMPOTENCY_KEY },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

/** The document as the text of a JSON file. */
export function openApiText(answers: RecordedAnswers): string {
  return `${JSON.stringify(openApiDocument(answers), null, 2)}\n`
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 200 },
  description:
    'The same for every try of one submission; only sent to hosts of VITE_IDEMPOTENT_HOSTS. A key that comes again gets the first answer and makes no second lead.',
  example: '3f2a91bc-0000-4000-8000-000000000000',
}

function operation(call: LeadCall, { calls }: RecordedAnswers): JsonSchema {
  const success = calls.get(call)
  const isForm = isFormCall(call)
  return {
    operationId: call,
    ...CALL_TEXTS[call],
    ...(isForm ? { parameters: [{ $ref: '#/components/parameters/Idempotency-Key' }] } : {}),
    // A visitor without an account may upload too.
    ...(call === 'upload' ? { security: [{}, { bearer: [] }] } : { security: [] }),
    requestBody: { required: true, content: requestContent(call) },
    responses: {
      [String(success?.status)]: {
        description: 'The call succeeded.',
        content: { 'application/json': { schema: answerSchema(call), example: success?.body } },
      },
      ...refs(call === 'upload' ? [401] : []),
      ...refs([400, 403, ...(isForm ? [409] : []), 413, 429, 503]),
    },
  }
}

const MEDIA_TYPES = {
  json: 'application/json',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
}

function requestContent(call: LeadCall): JsonSchema {
  const schema = { $ref: `#/components/schemas/${call}` }
  const example = SHOWN_BODIES[call]
  const asText = { schema: { type: 'string' }, example: JSON.stringify(example) }
  return Object.fromEntries(
    CALLS[call].formats.map((format) => [
      MEDIA_TYPES[format],
      format === 'text' ? asText : { schema, example },
    ]),
  )
}
