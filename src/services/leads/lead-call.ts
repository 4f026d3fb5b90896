import type { Outcome } from '#src/services/http/request.ts'

/** What an answer means to the visitor. */
export interface Verdict {
  /** The lead arrived. */
  received: boolean
  /** To be shown as it is; null where §8 says nothing. */
  text: string | null
}

/** One of the six calls that carry a lead. */
export interface LeadCall<Body extends object> {
  address: string
  /** Reads an answer as §7 and §8 word it. */
  judge: (outcome: Outcome) => Verdict
  /** The host is a script behind a spreadsheet: it answers no preflight and redirects to its answer. */
  isScript?: boolean
  /** A field that may differ between two bodies of the same wish. */
  incidental?: keyof Body
}

/** 200–299; a hidden redirect has the status 0 and is none. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
