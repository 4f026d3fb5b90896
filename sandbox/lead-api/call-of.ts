import { CALLS } from '#lead-api/calls/calls.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import type { FaultCall } from './types.ts'

const QUERY_PATH = /^\/v[^/]+\/data\/query\/[^/]+$/

/** The call that a request makes; faults are injected per call. */
export function callOf(method: string, path: string): FaultCall | undefined {
  if (method === 'PUT') return path.startsWith('/uploads/') ? 'upload-put' : undefined
  if ((method === 'GET' || method === 'POST') && QUERY_PATH.test(path)) return 'content'
  return method === 'POST' ? LEAD_CALLS.find((call) => CALLS[call].path === path) : undefined
}

/** The status of a successful call. */
export function successStatus(call: FaultCall): number {
  return call === 'upload-put' || call === 'content' ? 200 : CALLS[call].status
}
