import { hosts } from '#src/config/hosts/hosts.ts'
import { isSuccess } from './lead-call.ts'
import { messageIn, texts } from '#src/leads/http/message.ts'
import type { LeadCall } from './lead-call.ts'

/** Body of `POST /leads/request`. */
export interface DemoBody {
  businessName: string
  firstName: string
  lastName: string
  phone: string
  email: string
  description?: string
}

/** A demo request. A failure shows the server's message where it has one. */
export const demoCall: LeadCall<DemoBody> = {
  address: `${hosts.leads.identity}/leads/request`,
  interpretResponse(response) {
    if (response.kind !== 'response') return { received: false, text: texts.demoFailed }
    if (isSuccess(response.status)) return { received: true, text: texts.demoReceived }
    return { received: false, text: messageIn(response.body, 'message') ?? texts.demoFailed }
  },
}
