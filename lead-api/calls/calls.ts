import { ValidationError } from 'yup'
import { bodyOf, oneOf, text } from '#shared/leads/body-rules.ts'
import { forEachForm } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import { contentType } from '#lead-api/uploads/upload-rules.ts'
import type { ObjectSchema } from 'yup'
import type { LeadCall } from '#lead-api/types.ts'

/** What a body may be sent as; `text` is JSON, which needs no preflight as text/plain. */
export const MEDIA_TYPES = {
  json: 'application/json',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
}

export type BodyFormat = keyof typeof MEDIA_TYPES

/** Path, validation and success response of a call. */
export interface CallDefinition {
  path: string
  formats: readonly BodyFormat[]
  body: ObjectSchema<object>
  /** A valid body. */
  example: Readonly<Record<string, unknown>>
  /** HTTP status of a success. */
  status: number
}

/** Every call that the site makes. A body with any other field is refused. */
export const CALLS: Record<LeadCall, CallDefinition> = {
  ...forEachForm((form): CallDefinition => {
    const { host, path, body, example, success = 200, isScript } = definitions[form].call
    return {
      path: `/${host}${path}`,
      formats: isScript ? ['json', 'text', 'form'] : ['json'],
      body,
      example,
      status: success,
    }
  }),
  upload: {
    path: '/identity/files/upload',
    formats: ['json'],
    body: bodyOf({
      Extension: text,
      Bucket: text,
      ContentType: contentType,
      uploadArea: oneOf(['landingpage']),
    }),
    example: {
      Extension: 'pdf',
      Bucket: 'documents',
      ContentType: 'application/pdf',
      uploadArea: 'landingpage',
    },
    status: 200,
  },
  states: {
    path: '/states',
    formats: ['json'],
    body: bodyOf({ country: text }),
    example: { country: 'Nigeria' },
    status: 200,
  },
}

/** The first problem of a call's body, as a sentence that starts with the field. */
export function bodyProblem(call: LeadCall, body: unknown): string | undefined {
  try {
    CALLS[call].body.validateSync(body, { strict: true })
    return undefined
  } catch (error) {
    if (ValidationError.isError(error)) return error.message
    throw error
  }
}
