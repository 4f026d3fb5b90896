import { cleanPhone } from '#shared/phone.ts'
import { trimmed } from '#src/forms/trimmed.ts'
import type { DemoBody } from '#src/leads/calls/demo.ts'
import type { DemoValues } from './schema.ts'

/** The request body; without `description` when it is empty. */
export function toDemoBody(values: DemoValues): DemoBody {
  const { businessName, firstName, lastName, phone, email, description } = trimmed(values)
  const body = { businessName, firstName, lastName, phone: cleanPhone(phone), email }
  return description === '' ? body : { ...body, description }
}
