import { hosts } from '#src/config/hosts/hosts.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { post } from '#src/leads/http/request.ts'
import { leadCalls } from './lead-calls.ts'
import type { PostResult } from '#src/leads/http/request.ts'
import type { CallResult } from './lead-call.ts'
import type { LeadBody, LeadName } from './lead-calls.ts'

export interface SentLead {
  response: PostResult
  result: CallResult
}

/** False for a form that was switched off, and whose host is not configured: its leads go nowhere. */
export function canSend(call: LeadName): boolean {
  return URL.canParse(leadCalls[call].address)
}

/** Whether the host of a call creates one lead per id, however often it is sent. */
export function isIdempotent(call: LeadName): boolean {
  const { address } = leadCalls[call]
  return canSend(call) && hosts.leads.idempotent.includes(new URL(address).host)
}

/** Sends a lead once. `limit`: milliseconds to wait for the response. */
export async function sendLead(
  call: LeadName,
  body: LeadBody,
  id: string,
  limit?: number,
): Promise<SentLead> {
  const { address, isScript = false, interpretResponse } = leadCalls[call]
  const sendsKey = isIdempotent(call)
  const response = await post(address, body, {
    headers: sendsKey ? { 'Idempotency-Key': id } : {},
    // A host that allows the key answers preflight requests, and then takes JSON.
    asText: isScript && !sendsKey,
    follow: isScript,
    ...(limit === undefined ? {} : { limit }),
  })
  const result = interpretResponse(response)
  if (!result.received) log(call, response)
  else if (hosts.metrics) void report(call)
  return { response, result }
}

/** Logs which call failed and why, never what was typed. */
function log(call: LeadName, response: PostResult): void {
  const why = response.kind === 'response' ? `status ${response.status}` : response.kind
  console.warn(`Lead not received: ${call}, ${why}.`)
}

/** Reports a lead to the host of the figures; one that cannot be reported is a lead all the same. */
async function report(call: LeadName): Promise<void> {
  try {
    const { reportLead } = await loadChunk('vitals', () => import('#src/vitals/vitals.ts'))
    reportLead(hosts.metrics, call)
  } catch (error) {
    console.warn(`Lead not reported: ${String(error)}`)
  }
}
