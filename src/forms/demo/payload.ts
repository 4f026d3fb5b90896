import { trimmed } from '../trimmed.ts'
import type { DemoBody } from '#src/services/leads/demo.ts'
import type { DemoValues } from './schema.ts'

/** Body of call 1: `description` only when there is one (§7). */
export function toDemoBody(values: DemoValues): DemoBody {
  const { businessName, firstName, lastName, phone, email, description } = trimmed(values)
  const body = { businessName, firstName, lastName, phone, email }
  return description === '' ? body : { ...body, description }
}
