import { trimmed } from '#src/forms/trimmed.ts'
import type { ProfileBody } from '#src/leads/calls/inquiries.ts'
import type { ProfileValues } from './schema.ts'

/** The request body. */
export function toProfileBody(values: ProfileValues): ProfileBody {
  const { linkedInUrl } = trimmed(values)
  return { linkedInUrl }
}
