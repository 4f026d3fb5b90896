import { amount, email, isoTime, listOf, matching, oneOf, text, textUpTo } from './rules.ts'
import { contentType } from './uploads/upload-rules.ts'
import type { BodyFormat } from './read-body.ts'
import type { Shape } from './rules.ts'
import type { LeadCall } from './types.ts'

/** Path, validation and success response of a call. */
export interface CallDefinition {
  path: string
  formats: readonly BodyFormat[]
  shape: Shape
  /** HTTP status of a success. */
  status: number
  /** `message` of a success; empty for `upload` and `states`, which return data instead. */
  message: string
}

const NAMES = { firstName: text, lastName: text, email }

/** The eight calls. A body with any other field is refused. */
export const CALLS: Record<LeadCall, CallDefinition> = {
  demo: {
    path: '/identity/leads/request',
    formats: ['json'],
    shape: {
      required: { businessName: text, ...NAMES, phone: text },
      optional: { description: text },
    },
    status: 200,
    message: 'Your request for a demo was received.',
  },
  upload: {
    path: '/identity/files/upload',
    formats: ['json'],
    shape: {
      required: {
        Extension: text,
        Bucket: text,
        ContentType: contentType,
        uploadArea: oneOf('landingpage'),
      },
    },
    status: 200,
    message: '',
  },
  states: {
    path: '/states',
    formats: ['json'],
    shape: { required: { country: text } },
    status: 200,
    message: '',
  },
  funding: {
    path: '/iam/funding-application/create',
    formats: ['json'],
    shape: {
      required: {
        businessName: text,
        businessEmail: email,
        projectDescription: textUpTo(160),
        country: text,
        state: text,
        currency: oneOf('NGN', 'USD'),
        amount,
        ...NAMES,
        role: text,
        phone: text,
        countryCode: matching(/^\+\d{1,7}$/, 'a plus and digits, such as "+1"'),
      },
      optional: {
        website: text,
        uploadedFiles: listOf({
          required: { Bucket: text, S3Key: text, type: text },
          optional: { name: text },
        }),
      },
    },
    status: 200,
    message: 'Your application was received.',
  },
  contact: {
    path: '/iam/inquiries/contact-us',
    formats: ['json'],
    shape: { required: { ...NAMES, description: text } },
    status: 200,
    message: 'Message sent successfully!',
  },
  'inline-contact': {
    path: '/sheet',
    formats: ['json', 'text', 'form'],
    shape: {
      required: { firstname: text, lastname: text, email, message: text, timestamp: isoTime },
    },
    status: 200,
    message: 'A row was added.',
  },
  profile: {
    path: '/api/inquiries/submit-profile',
    formats: ['json'],
    shape: { required: { linkedInUrl: text } },
    status: 200,
    message: 'Your profile was received.',
  },
  waitlist: {
    path: '/iam/waitlist/add',
    formats: ['json'],
    shape: {
      required: {
        ...NAMES,
        phoneNumber: matching(/^\d+$/, 'digits only, without a plus'),
        residentCountry: text,
        buildCountry: text,
        purpose: oneOf('New Build', 'Renovation'),
      },
      optional: { comment: text },
    },
    status: 201,
    message: 'You are on the waitlist.',
  },
}
