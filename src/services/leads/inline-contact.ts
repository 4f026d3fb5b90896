import { hosts } from '#src/config/hosts/hosts.ts'
import { isSuccess } from './lead-call.ts'
import { texts } from '#src/services/http/texts.ts'
import type { LeadCall } from './lead-call.ts'

/** Body of call 6 (§7). */
export interface InlineContactBody {
  firstname: string
  lastname: string
  email: string
  message: string
  /** ISO time of the submit. */
  timestamp: string
}

/** Call 6: the inline contact form, a row of a sheet. The same text at another time is the same wish. */
export const inlineContactCall: LeadCall<InlineContactBody> = {
  address: hosts.leads.sheet,
  isScript: true,
  incidental: 'timestamp',
  judge(outcome) {
    const received = outcome.kind === 'answer' && isSuccess(outcome.status)
    return { received, text: received ? texts.inlineReceived : texts.inlineFailed }
  },
}
