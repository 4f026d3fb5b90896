import { trimmed } from '../trimmed.ts'
import type { ContactBody } from '#src/services/leads/inquiries.ts'
import type { ContactValues } from './schema.ts'

/** Body of call 5: the page's names become the call's (PRODUCT.md). */
export function toContactBody(values: ContactValues): ContactBody {
  const { firstname, lastname, email, message } = trimmed(values)
  return { firstName: firstname, lastName: lastname, email, description: message }
}
