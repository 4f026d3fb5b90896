/** The calls of §7, by the names the inbox shows. */
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

/** What a fault can be injected on: the calls, the PUT of a signed upload, the content queries. */
export const FAULT_CALLS = [...LEAD_CALLS, 'upload-put', 'content'] as const

export type FaultCall = (typeof FAULT_CALLS)[number]

/** A file that arrived at a signed address. */
export interface LeadFile {
  key: string
  /** Its size. */
  bytes: number
  contentType: string
  /** Of its bytes, in hexadecimal digits. */
  sha256: string
}

/** One lead as `/inbox.json` shows it. */
export interface Lead {
  id: string
  call: LeadCall
  /** ISO time. */
  receivedAt: string
  idempotencyKey: string | null
  /** How often the same key came again. */
  repeats: number
  headers: { origin: string | null; authorization: string | null; contentType: string | null }
  body: Record<string, unknown>
  files: LeadFile[]
}

/** A injected answer. With neither `status` nor `body` the call gives its own answer. */
export interface Fault {
  call: FaultCall
  /** 200 to 599; default: the status of the call's success. */
  status?: number
  headers?: Record<string, string>
  /** An object or a list is sent as JSON; a text as it is, as HTML if it starts with `<`. */
  body?: string | Record<string, unknown> | readonly unknown[]
  /** Milliseconds before the answer starts (after storing). */
  delayMs?: number
  /** Destroys the connection: `before` anything is stored, or `after` (which stores by itself). */
  drop?: 'before' | 'after'
  /** The body's bytes are spread over this many milliseconds. */
  trickleMs?: number
  /** Only with `true` does the inbox get the request. */
  store?: boolean
  /** How many requests it meets; default: every one until it is taken back. */
  times?: number
}

/** What a call answers in the end, injected faults aside. */
export interface LeadResponse {
  status: number
  body: Record<string, unknown>
}

/** What the desk's handlers learn from the fault that met their request. */
export interface LeadApiEnv {
  Variables: { isUnstored?: boolean }
}
