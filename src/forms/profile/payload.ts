import { trimmed } from '../trimmed.ts'
import type { ProfileBody } from '#src/services/leads/inquiries.ts'
import type { ProfileValues } from './schema.ts'

/** Body of call 7. */
export function toProfileBody(values: ProfileValues): ProfileBody {
  const { linkedInUrl } = trimmed(values)
  return { linkedInUrl }
}
