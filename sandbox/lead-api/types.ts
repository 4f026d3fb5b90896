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

/** Where a fault can be injected: a call, the PUT of a signed upload, or a content query. */
export const FAULT_CALLS = [...LEAD_CALLS, 'upload-put', 'content'] as const

export type FaultCall = (typeof FAULT_CALLS)[number]

/** An uploaded file. */
export interface LeadFile {
  key: string
  /** Size of the file. */
  bytes: number
  contentType: string
  /** In hexadecimal digits. */
  sha256: string
}

/** One lead as `/inbox.json` shows it. */
export interface Lead {
  id: string
  call: LeadCall
  /** ISO time. */
  receivedAt: string
  idempotencyKey: string | null
  /** How often the same idempotency key was received again. */
  repeats: number
  headers: { origin: string | null; authorization: string | null; contentType: string | null }
  body: Record<string, unknown>
  files: LeadFile[]
}

/** An injected fault. With neither `status` nor `body`, the call sends its own response. */
export interface Fault {
  call: FaultCall
  /** 200 to 599; default: the status of the call's success. */
  status?: number
  headers?: Record<string, string>
  /** An object or a list is sent as JSON; a string as text, or as HTML if it starts with `<`. */
  body?: string | Record<string, unknown> | readonly unknown[]
  /** Milliseconds before the response starts, after storing. */
  delayMs?: number
  /** Drops the connection `before` or `after` the request is stored. */
  drop?: 'before' | 'after'
  /** Spreads the body over this many milliseconds. */
  trickleMs?: number
  /** Whether the request is stored. Default: only with `drop: 'after'`. */
  store?: boolean
  /** How many requests it affects. Default: all until it is removed. */
  times?: number
}

/** The response of a call, without injected faults. */
export interface LeadResponse {
  status: number
  body: Record<string, unknown>
}

/** What an injected fault tells the handler of its request. */
export interface LeadApiEnv {
  Variables: { isUnstored?: boolean }
}
