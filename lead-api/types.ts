import { formNames } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { LeadSource } from '#shared/leads/source.ts'

/** The calls that the site makes, as the inbox names them. */
export type LeadCall = FormName | 'upload' | 'states'

export const LEAD_CALLS: readonly LeadCall[] = ['upload', 'states', ...formNames]

/** An uploaded file. */
export interface LeadFile {
  key: string
  /** Size of the file. */
  bytes: number
  contentType: string
  /** In hexadecimal digits. */
  sha256: string
}

/** What makes a lead suspected spam. */
export const SPAM_REASONS = ['trap', 'fast', 'same-text', 'links'] as const

export type SpamReason = (typeof SPAM_REASONS)[number]

/** The `origin` of a sample, which no site can have. */
export const SAMPLE_ORIGIN = 'sample'

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
  /** BCP 47, of the page that it came from; null if it was not told. */
  language: string | null
  /** Null if it was not told. */
  source: LeadSource | null
  /** Suspected spam is kept apart, and not forwarded. */
  folder: 'inbox' | 'suspected'
  /** Why it is suspected. */
  reason: SpamReason | null
  body: Record<string, unknown>
  files: LeadFile[]
}

export const LEAD_STATES = ['new', 'contacted', 'qualified', 'closed'] as const

export type LeadState = (typeof LEAD_STATES)[number]

/** How a closed lead ended. */
export const CLOSED_AS = ['won', 'lost', 'no-answer', 'not-for-us'] as const

export type ClosedAs = (typeof CLOSED_AS)[number]

/** A lead with what has become of it. */
export interface InboxLead extends Lead {
  /** Larger for a newer lead. */
  number: number
  state: LeadState
  /** Null while it is not closed, or was closed by an older version. */
  closedAs: ClosedAs | null
  /** The name of the person who answers it. */
  owner: string | null
  /** ISO time at which something is to be done. */
  nextAt: string | null
  /** Changes with every act. */
  lastAct: string | null
  /** How many leads the same email address has sent. */
  ofPerson: number
  /** To whoever gets the leads. */
  forwarding: Delivery
  /** By email to the visitor. */
  answering: Delivery
}

/** What has become of something that is sent on. */
export interface Delivery {
  /** `off`: there was nothing to send, or nobody to send it to; `dead`: given up. */
  state: 'off' | 'waiting' | 'told' | 'dead'
  tries: number
  /** Why the last try failed, as a sentence. */
  problem: string | null
}

/** What a call is answered with. */
export interface CallAnswer {
  status: number
  body: Record<string, unknown>
  headers?: Record<string, string>
}

/** Who sends a request, as the server around the API knows it. */
export interface Caller {
  /** IP address. */
  address: string
  /** True when it came unencrypted, as far as the server knows. */
  isHttp?: boolean
}

/** What the routes of the API know of a request. */
export interface Env {
  Bindings: Caller
  /** The name of the person who uses the inbox. */
  Variables: { person: string }
}
