import { trimmed } from '#src/forms/trimmed.ts'
import type { InlineContactBody } from '#src/leads/calls/inline-contact.ts'
import type { InlineContactValues } from './schema.ts'

/** The request body: the fields and the ISO time of the submit. */
export function toInlineContactBody(values: InlineContactValues, now: Date): InlineContactBody {
  const { firstname, lastname, email, message } = trimmed(values)
  return { firstname, lastname, email, message, timestamp: now.toISOString() }
}
