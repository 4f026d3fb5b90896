import { hosts } from '#src/config/hosts/hosts.ts'
import { messageIn } from '#src/services/http/message.ts'
import { networkSentence, texts } from '#src/services/http/texts.ts'
import type { LeadCall } from './lead-call.ts'

/** Body of call 8 (§7). */
export interface WaitlistBody {
  firstName: string
  lastName: string
  email: string
  /** International, digits only. */
  phoneNumber: string
  /** English names of countries. */
  residentCountry: string
  buildCountry: string
  purpose: string
  comment?: string
}

/** Call 8: a waitlist lead. 201 alone is success; a failure shows its message, else its error field. */
export const waitlistCall: LeadCall<WaitlistBody> = {
  address: `${hosts.leads.iam}/waitlist/add`,
  judge(outcome) {
    if (outcome.kind !== 'answer') return failed(networkSentence(outcome.kind))
    const { body, status } = outcome
    if (status === 201) return { received: true, text: texts.waitlistReceived }
    return failed(messageIn(body, 'message') ?? messageIn(body, 'error') ?? '')
  },
}

function failed(reason: string): { received: false; text: string } {
  return { received: false, text: `${texts.waitlistFailed}${reason}`.trim() }
}
