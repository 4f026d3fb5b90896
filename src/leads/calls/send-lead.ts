import { hosts } from '#src/config/hosts.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { post } from '#src/leads/http/request.ts'
import { interpret } from '#shared/leads/definition.ts'
import { writeSource } from '#shared/leads/source.ts'
import { definitions } from '#shared/leads/index.ts'
import type { CallResult } from '#shared/leads/definition.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { ToldSource } from '#shared/leads/source.ts'
import type { LeadBody } from '#shared/leads/index.ts'
import type { PostResult } from '#src/leads/http/request.ts'

export interface LeadToSend {
  /** One per submission. */
  id: string
  call: FormName
  body: LeadBody
  source?: ToldSource | undefined
}

export interface SentLead {
  response: PostResult
  result: CallResult
}

function addressOf(form: FormName): string {
  const { host, path } = definitions[form].call
  return hosts.leads[host] + path
}

/** False for a form that was switched off, and whose host is not configured: its leads go nowhere. */
export function canSend(call: FormName): boolean {
  return URL.canParse(addressOf(call))
}

/** Whether the host of a call creates one lead per id, however often it is sent. */
export function isIdempotent(call: FormName): boolean {
  return canSend(call) && hosts.leads.idempotent.includes(new URL(addressOf(call)).host)
}

/** Sends a lead once. */
export async function sendLead({ id, call, body, source }: LeadToSend): Promise<SentLead> {
  const { isScript = false } = definitions[call].call
  const sendsKey = isIdempotent(call)
  const response = await post(addressOf(call), body, {
    headers: {
      ...(sendsKey && { 'Idempotency-Key': id }),
      ...(sendsKey && source && { 'Lead-Source': writeSource(source) }),
    },
    // A host that allows the key answers preflight requests, and then takes JSON.
    asText: isScript && !sendsKey,
    follow: isScript,
  })
  const result = interpret(definitions[call].call, response)
  if (!result.received) log(call, response)
  else if (hosts.metrics) void report(call)
  return { response, result }
}

/** Logs which call failed and why, never what was typed. */
function log(call: FormName, response: PostResult): void {
  const why = response.kind === 'response' ? `status ${response.status}` : response.kind
  console.warn(`Lead not received: ${call}, ${why}.`)
}

/** Reports a lead to the host of the figures; one that cannot be reported is a lead all the same. */
async function report(call: FormName): Promise<void> {
  try {
    const { reportLead } = await loadChunk('vitals', () => import('#src/vitals/vitals.ts'))
    reportLead(hosts.metrics, call)
  } catch (error) {
    console.warn(`Lead not reported: ${String(error)}`)
  }
}
