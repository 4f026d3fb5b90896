import { isDeepStrictEqual } from 'node:util'
import { CALLS } from '#lead-api/calls/calls.ts'
import { EXAMPLES } from '#lead-api/calls/examples.ts'
import { FORM_CALLS } from '#lead-api/types.ts'
import type { FormCall, Lead } from '#lead-api/types.ts'

/** A lead that was answered as received. */
export interface Sent {
  key: string
  call: FormCall
  /** Milliseconds from the request to the end of the answer. */
  ms: number
}

export interface Load {
  sent: Sent[]
  /** How many of them were sent twice at once. */
  repeated: number
  /** What was answered otherwise. */
  refusals: string[]
  seconds: number
}

/** Sends leads of all forms for so many seconds, each of `senders` one after the other. */
export async function sendLeads(address: string, seconds: number, senders: number): Promise<Load> {
  const load: Load = { sent: [], repeated: 0, refusals: [], seconds: 0 }
  const start = performance.now()
  let number = 0

  async function keepSending(): Promise<void> {
    while (performance.now() - start < seconds * 1000) {
      number += 1
      const call = FORM_CALLS[number % FORM_CALLS.length] ?? 'contact'
      const key = crypto.randomUUID()
      // Every seventh twice at once, as a browser does whose connection breaks.
      const times = number % 7 === 0 ? 2 : 1
      const answers = await Promise.all(
        Array.from({ length: times }, () => sendLead(address, call, key)),
      )
      const [first = { ms: 0, problem: '' }] = answers
      load.refusals.push(...answers.flatMap(({ problem }) => problem ?? []))
      if (answers.some(({ problem }) => problem === null))
        load.sent.push({ key, call, ms: first.ms })
      load.repeated += times - 1
    }
  }
  await Promise.all(Array.from({ length: senders }, keepSending))
  load.seconds = (performance.now() - start) / 1000
  return load
}

/** Sends a valid lead; what was wrong with its answer, if anything. */
export async function sendLead(
  address: string,
  call: FormCall,
  key: string,
): Promise<{ ms: number; problem: string | null }> {
  const start = performance.now()
  try {
    const response = await fetch(address + CALLS[call].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(EXAMPLES[call]),
    })
    const text = await response.text()
    const isReceived = response.status === CALLS[call].status
    const problem = isReceived ? null : `${call}: ${response.status} ${text}`
    return { ms: performance.now() - start, problem }
  } catch (error) {
    return { ms: performance.now() - start, problem: `${call}: ${String(error)}` }
  }
}

/** What is wrong with what the database holds; empty when each lead is there once, as it was sent. */
export function findProblems({ sent }: Load, stored: readonly Lead[]): string[] {
  const byKey = Map.groupBy(stored, ({ idempotencyKey }) => idempotencyKey ?? '')
  const lost = sent.filter(({ key, call }) => {
    const [lead] = byKey.get(key) ?? []
    return lead?.call !== call || !isDeepStrictEqual(lead.body, EXAMPLES[call])
  })
  const doubled = [...byKey.values()].filter(({ length }) => length > 1)
  return [
    ...lost.map(({ key, call }) => `Lost, though it was acknowledged: ${call} ${key}`),
    ...doubled.map(([lead]) => `Stored more than once: ${lead?.call} ${lead?.idempotencyKey}`),
  ]
}
