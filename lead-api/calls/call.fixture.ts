import { forEachForm } from '#shared/leads/forms.ts'
import { CALLS } from './calls.ts'

import type { LeadCall } from '#lead-api/types.ts'

type Ask = (path: string, init?: RequestInit) => Promise<Response>

export const VALID_BODIES: Record<LeadCall, Record<string, unknown>> = {
  ...forEachForm((form) => CALLS[form].example),
  upload: CALLS.upload.example,
  states: CALLS.states.example,
}

const FILE = { Bucket: 'b', S3Key: 'k', type: 't' }

/** A value of a field that the call refuses. */
export const INVALID_VALUES: [LeadCall, string, unknown][] = [
  ['demo', 'phone', 80_312_345],
  ['demo', 'firstName', '  '],
  ['demo', 'phone', '12345678'],
  ['demo', 'businessName', 'A'],
  ['demo', 'description', ''],
  ['demo', 'description', 'x'.repeat(5001)],
  ['demo', 'email', 'ada'],
  ['upload', 'ContentType', 'application/x-msdownload'],
  ['upload', 'Extension', 'png'],
  ['upload', 'uploadArea', 'elsewhere'],
  ['states', 'country', 7],
  ['funding', 'amount', '25000000'],
  ['funding', 'amount', 0],
  ['funding', 'currency', 'EUR'],
  ['funding', 'projectDescription', 'x'.repeat(161)],
  ['funding', 'countryCode', '234'],
  ['funding', 'website', 'my site'],
  ['funding', 'uploadedFiles', []],
  ['funding', 'uploadedFiles', Array.from({ length: 11 }, () => FILE)],
  ['funding', 'uploadedFiles', [{ Bucket: 'b', type: 't' }]],
  ['funding', 'uploadedFiles', [{ Bucket: 'b', S3Key: 'k', type: 't', size: 1 }]],
  ['inline-contact', 'message', 'Hello!'],
  ['inline-contact', 'timestamp', '31/01/2025'],
  ['inline-contact', 'timestamp', '2025-13-31T12:00:00Z'],
  ['profile', 'linkedInUrl', null],
  ['waitlist', 'phoneNumber', '+2348031234567'],
  ['waitlist', 'purpose', 'Buying'],
  ['waitlist', 'comment', ''],
]

/** Sends a call as the site does. */
export function send(
  ask: Ask,
  call: LeadCall,
  body: unknown = VALID_BODIES[call],
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask(CALLS[call].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
