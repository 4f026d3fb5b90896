import { hosts } from '#src/config/hosts/hosts.ts'
import { leadCalls } from './lead-calls.ts'
import { post } from '#src/services/http/request.ts'
import type { LeadBody } from './lead-calls.ts'
import type { LeadName } from './lead-names.ts'
import type { Verdict } from './lead-call.ts'
import type { Outcome } from '#src/services/http/request.ts'

export interface Sent {
  outcome: Outcome
  verdict: Verdict
}

/** Whether the host of a call makes one lead of the same id, however often it comes. */
export function takesKey(call: LeadName): boolean {
  return hosts.leads.idempotent.includes(new URL(leadCalls[call].address).host)
}

/** Sends a lead once. `limit`: milliseconds to wait for the answer. */
export async function sendLead(
  call: LeadName,
  body: LeadBody,
  id: string,
  limit?: number,
): Promise<Sent> {
  const { address, isScript = false, judge } = leadCalls[call]
  const keyed = takesKey(call)
  const outcome = await post(address, body, {
    headers: keyed ? { 'Idempotency-Key': id } : {},
    // A host that allows the key answers preflights, and then takes JSON as it is.
    asText: isScript && !keyed,
    follow: isScript,
    ...(limit === undefined ? {} : { limit }),
  })
  const verdict = judge(outcome)
  if (!verdict.received) log(call, outcome)
  return { outcome, verdict }
}

/** §8 "logged only": which call and why, never what was typed. */
function log(call: LeadName, outcome: Outcome): void {
  const why = outcome.kind === 'answer' ? `status ${outcome.status}` : outcome.kind
  console.warn(`Lead not received: ${call}, ${why}.`)
}
