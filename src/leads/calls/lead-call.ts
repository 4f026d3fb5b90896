import type { PostResult } from '#src/leads/http/request.ts'

/** What a response means to the visitor. */
export interface CallResult {
  /** The lead arrived. */
  received: boolean
  /** To be shown as it is; null where nothing is said. */
  text: string | null
}

/** A call that carries a lead. */
export interface LeadCall<Body extends object> {
  address: string
  interpretResponse: (response: PostResult) => CallResult
  /** The host is a script behind a spreadsheet: it rejects preflight requests and redirects its answer. */
  isScript?: boolean
  /** A field that may differ between two bodies of the same submission. */
  incidental?: keyof Body
}

/** 200–299; a hidden redirect has the status 0 and is not a success. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
