import type { LeadCall } from '#lead-api/types.ts'

const NAMES = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' }

/** A valid body for every call, with all of its fields but files, which are to be uploaded first. */
export const EXAMPLES: Record<LeadCall, Record<string, unknown>> = {
  demo: { ...NAMES, businessName: 'Obi Builders', phone: '080312345', description: 'Two sites' },
  upload: {
    Extension: 'pdf',
    Bucket: 'documents',
    ContentType: 'application/pdf',
    uploadArea: 'landingpage',
  },
  states: { country: 'Nigeria' },
  funding: {
    ...NAMES,
    businessName: 'Obi Builders',
    website: 'https://obi.example',
    businessEmail: 'office@obi.example',
    projectDescription: 'Ten houses',
    country: 'Nigeria',
    state: 'Lagos',
    currency: 'NGN',
    amount: 25_000_000,
    role: 'Director',
    phone: '8031234567',
    countryCode: '+234',
  },
  contact: { ...NAMES, description: 'A question about fees' },
  'inline-contact': {
    firstname: 'Ada',
    lastname: 'Obi',
    email: 'ada@example.com',
    message: 'A question',
    timestamp: '2025-01-31T12:00:00.000Z',
  },
  profile: { linkedInUrl: 'linkedin.com/in/ada' },
  waitlist: {
    ...NAMES,
    phoneNumber: '2348031234567',
    residentCountry: 'Canada',
    buildCountry: 'Nigeria',
    purpose: 'New Build',
    comment: 'Soon',
  },
}
