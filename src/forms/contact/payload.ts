import { trimmed } from '#src/forms/trimmed.ts'
import type { ContactBody } from '#src/leads/calls/inquiries.ts'
import type { ContactValues } from './schema.ts'

/** The request body: `firstname`, `lastname` and `message` are named differently in the API. */
export function toContactBody(values: ContactValues): ContactBody {
  const { firstname, lastname, email, message } = trimmed(values)
  return { firstName: firstname, lastName: lastname, email, description: message }
}
