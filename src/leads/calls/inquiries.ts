import { hosts } from '#src/config/hosts/hosts.ts'
import { isSuccess } from './lead-call.ts'
import { messageIn, showable, texts } from '#src/leads/http/message.ts'
import type { LeadCall } from './lead-call.ts'

/** Body of `POST /inquiries/contact-us`. */
export interface ContactBody {
  firstName: string
  lastName: string
  email: string
  description: string
}

/** Body of `POST /inquiries/submit-profile`. */
export interface ProfileBody {
  linkedInUrl: string
}

/** A contact message. A failure shows the server's text, else that of the inline contact form. */
export const contactCall: LeadCall<ContactBody> = {
  address: `${hosts.leads.iam}/inquiries/contact-us`,
  interpretResponse(response) {
    if (response.kind !== 'response') return { received: false, text: texts.inlineFailed }
    const { body, status } = response
    const message = messageIn(body, 'message')
    if (isSuccess(status)) return { received: true, text: message ?? texts.contactReceived }
    const text = message ?? messageIn(body, 'error') ?? showable(plainText(body))
    return { received: false, text: text ?? texts.inlineFailed }
  },
}

/** A profile. Every failure is silent. */
export const profileCall: LeadCall<ProfileBody> = {
  address: `${hosts.leads.api}/inquiries/submit-profile`,
  interpretResponse(response) {
    const received = response.kind === 'response' && isSuccess(response.status)
    return { received, text: received ? texts.profileReceived : null }
  },
}

/** JSON that broke off is text too, but not for a visitor. */
function plainText(body: unknown): unknown {
  return typeof body === 'string' && /^\s*[[{"]/.test(body) ? undefined : body
}
