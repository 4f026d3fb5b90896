import { LEAD_CALLS } from '#lead-api/types.ts'

/** Where a fault can be injected: a call, the PUT of a signed upload, or a content query. */
export const FAULT_CALLS = [...LEAD_CALLS, 'upload-put', 'content'] as const

export type FaultCall = (typeof FAULT_CALLS)[number]

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

/** What an injected fault tells the handler of its request. */
export interface LeadApiEnv {
  Variables: { isUnstored?: boolean }
}
