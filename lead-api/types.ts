/** The calls that the site makes, as the inbox names them. */
export const LEAD_CALLS = [
  'demo',
  'upload',
  'states',
  'funding',
  'contact',
  'inline-contact',
  'profile',
  'waitlist',
] as const

export type LeadCall = (typeof LEAD_CALLS)[number]

/** An uploaded file. */
export interface LeadFile {
  key: string
  /** Size of the file. */
  bytes: number
  contentType: string
  /** In hexadecimal digits. */
  sha256: string
}

/** A stored lead. */
export interface Lead {
  id: string
  call: LeadCall
  /** ISO time. */
  receivedAt: string
  idempotencyKey: string | null
  /** How often the same idempotency key was received again. */
  repeats: number
  /** Where it came from. The bearer token is stored only by an API that records everything. */
  headers: { origin: string | null; authorization: string | null; contentType: string | null }
  body: Record<string, unknown>
  files: LeadFile[]
}

/** What a call is answered with. */
export interface CallAnswer {
  status: number
  body: Record<string, unknown>
}
