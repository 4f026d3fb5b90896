import { hosts } from '#src/config/hosts/hosts.ts'
import { messageIn, networkSentence, texts } from '#src/leads/http/message.ts'
import type { LeadCall } from './lead-call.ts'

/** Body of `POST /waitlist/add`. */
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

/** A waitlist lead. Only 201 is a success; a failure shows the field `message`, else `error`. */
export const waitlistCall: LeadCall<WaitlistBody> = {
  address: `${hosts.leads.iam}/waitlist/add`,
  interpretResponse(response) {
    if (response.kind !== 'response') return failed(networkSentence(response.kind))
    const { body, status } = response
    if (status === 201) return { received: true, text: texts.waitlistReceived }
    return failed(messageIn(body, 'message') ?? messageIn(body, 'error') ?? '')
  },
}

function failed(reason: string): { received: false; text: string } {
  return { received: false, text: `${texts.waitlistFailed}${reason}`.trim() }
}
