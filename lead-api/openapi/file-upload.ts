import { contentType } from '#lead-api/uploads/upload-rules.ts'
import { refs } from './responses.ts'
import type { JsonSchema } from '#lead-api/calls/rules.ts'

/** The path of signed addresses, and the PUT of a file to one. */
export function fileUpload(): [path: string, item: JsonSchema] {
  const types = contentType.schema['enum']
  const media = Array.isArray(types) ? types.map(String) : []
  const text = { type: 'string' }
  const operation = {
    operationId: 'upload-put',
    summary: 'Uploads a file to its signed address',
    description:
      'The site sends the file, without cookies or a token, to the address that it was given; it may be at any host of VITE_UPLOAD_HOSTS. Any status from 200 to 299 is a success. After a 403 the site asks for a new address once.',
    security: [],
    parameters: [
      { name: 'name', in: 'path', required: true, schema: text },
      ...['type', 'expires', 'signature'].map((name) => ({
        name,
        in: 'query',
        required: true,
        schema: text,
      })),
    ],
    requestBody: {
      required: true,
      content: Object.fromEntries(
        media.map((type) => [type, { schema: { contentMediaType: type } }]),
      ),
    },
    responses: {
      200: { description: 'The file is stored.' },
      ...refs([403, 413, 415, 429, 503]),
    },
  }
  return ['/uploads/landingpage/{name}', { put: operation }]
}
