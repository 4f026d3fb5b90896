import { sizes, uploadLimits } from '#shared/limits.ts'
import { contentType } from '#lead-api/uploads/upload-rules.ts'
import {
  address,
  amount,
  between,
  email,
  isoTime,
  longText,
  matching,
  oneOf,
  text,
} from './rules.ts'
import { listOf } from './shape.ts'
import type { BodyFormat } from './read-body.ts'
import type { Shape } from './shape.ts'
import type { LeadCall } from '#lead-api/types.ts'

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
const name = between(sizes.name, 1000)

/** The eight calls. A body with any other field is refused. */
export const CALLS: Record<LeadCall, CallDefinition> = {
  demo: {
    path: '/identity/leads/request',
    formats: ['json'],
    shape: {
      required: {
        businessName: name,
        firstName: name,
        lastName: name,
        email,
        phone: between(sizes.demoPhone, 1000),
      },
      optional: { description: longText },
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
        projectDescription: between(1, sizes.projectDescription),
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
        website: address,
        uploadedFiles: listOf(
          { required: { Bucket: text, S3Key: text, type: text }, optional: { name: longText } },
          uploadLimits.files,
        ),
      },
    },
    status: 200,
    message: 'Your application was received.',
  },
  contact: {
    path: '/iam/inquiries/contact-us',
    formats: ['json'],
    shape: { required: { ...NAMES, description: longText } },
    status: 200,
    message: 'Message sent successfully!',
  },
  'inline-contact': {
    path: '/sheet',
    formats: ['json', 'text', 'form'],
    shape: {
      required: {
        firstname: name,
        lastname: name,
        email,
        message: between(sizes.inlineMessage, 5000),
        timestamp: isoTime,
      },
    },
    status: 200,
    message: 'A row was added.',
  },
  profile: {
    path: '/api/inquiries/submit-profile',
    formats: ['json'],
    shape: { required: { linkedInUrl: longText } },
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
      optional: { comment: longText },
    },
    status: 201,
    message: 'You are on the waitlist.',
  },
}
