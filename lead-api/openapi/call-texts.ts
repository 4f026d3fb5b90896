import type { LeadCall } from '#lead-api/types.ts'

/** Where a site sends each call, and what it takes for a success. */
export const CALL_TEXTS: Record<LeadCall, { summary: string; description: string }> = {
  demo: {
    summary: 'Request for a demo',
    description:
      'The site sends it to {VITE_IDENTITY_HOST}/leads/request. Any status from 200 to 299 is a success.',
  },
  upload: {
    summary: 'Asks for a signed address for one file',
    description:
      'The site sends it to {VITE_IDENTITY_HOST}/files/upload, with a bearer token if the visitor has one. The address must be https on a host of VITE_UPLOAD_HOSTS; `key` may be in `data` or beside it.',
  },
  states: {
    summary: 'Asks for the states of a country',
    description:
      'The site sends it to {VITE_STATES_URL}. When it fails, or the list is empty, the visitor types the state.',
  },
  funding: {
    summary: 'Funding application',
    description:
      'The site sends it to {VITE_IAM_HOST}/funding-application/create. Only 200 is a success. `uploadedFiles` names files by the keys of their signed addresses: each key belongs to the first application that names it, and any other text gets 400.',
  },
  contact: {
    summary: 'Message from the contact page',
    description:
      'The site sends it to {VITE_IAM_HOST}/inquiries/contact-us. Any status from 200 to 299 is a success; the visitor is shown its message.',
  },
  'inline-contact': {
    summary: 'Question from the form within a page',
    description:
      'The site sends it to {VITE_SHEET_URL}: as text/plain with JSON in it, unless the host is named in VITE_IDEMPOTENT_HOSTS. Any status from 200 to 299 is a success. `timestamp` may differ when the same question is sent again.',
  },
  profile: {
    summary: 'Profile of somebody who wants to join the team',
    description:
      'The site sends it to {VITE_API_HOST}/inquiries/submit-profile. Any status from 200 to 299 is a success.',
  },
  waitlist: {
    summary: 'Joins the waitlist',
    description:
      'The site sends it to {VITE_IAM_HOST}/waitlist/add. Only 201 is a success. `phoneNumber` is the international number in digits.',
  },
}
