import { hosts } from '#src/config/hosts/hosts.ts'
import { isSuccess } from './lead-call.ts'
import { messageIn, showable } from '#src/services/http/message.ts'
import { texts } from '#src/services/http/texts.ts'
import type { LeadCall } from './lead-call.ts'

/** Body of call 5 (§7). */
export interface ContactBody {
  firstName: string
  lastName: string
  email: string
  description: string
}

/** Body of call 7 (§7). */
export interface ProfileBody {
  linkedInUrl: string
}

/** Call 5: a contact message. §8 leaves the failure's text open; it is the server's, or the inline form's. */
export const contactCall: LeadCall<ContactBody> = {
  address: `${hosts.leads.iam}/inquiries/contact-us`,
  judge(outcome) {
    if (outcome.kind !== 'answer') return { received: false, text: texts.inlineFailed }
    const { body, status } = outcome
    const message = messageIn(body, 'message')
    if (isSuccess(status)) return { received: true, text: message ?? texts.contactReceived }
    const told = message ?? messageIn(body, 'error') ?? showable(plainText(body))
    return { received: false, text: told ?? texts.inlineFailed }
  },
}

/** Call 7: a profile. Every failure is silent (§8). */
export const profileCall: LeadCall<ProfileBody> = {
  address: `${hosts.leads.api}/inquiries/submit-profile`,
  judge(outcome) {
    const received = outcome.kind === 'answer' && isSuccess(outcome.status)
    return { received, text: received ? texts.profileReceived : null }
  },
}

/** A JSON body that broke off is text too, but nothing for a visitor. */
function plainText(body: unknown): unknown {
  return typeof body === 'string' && /^\s*[[{"]/.test(body) ? undefined : body
}
