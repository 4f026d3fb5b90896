import { hosts } from '#src/config/hosts/hosts.ts'
import { isSuccess } from './lead-call.ts'
import { texts } from '#src/leads/http/message.ts'
import type { LeadCall } from './lead-call.ts'

/** A row of the sheet. */
export interface InlineContactBody {
  firstname: string
  lastname: string
  email: string
  message: string
  /** ISO time of the submit. */
  timestamp: string
}

/** The inline contact form, sent to a sheet. The same text at another time is the same submission. */
export const inlineContactCall: LeadCall<InlineContactBody> = {
  address: hosts.leads.sheet,
  isScript: true,
  incidental: 'timestamp',
  interpretResponse(response) {
    const received = response.kind === 'response' && isSuccess(response.status)
    return { received, text: received ? texts.inlineReceived : texts.inlineFailed }
  },
}
