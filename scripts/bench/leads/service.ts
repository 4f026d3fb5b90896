import type { Lead } from '#lead-api/types.ts'

/** A lead API under load. */
export interface LeadService {
  name: string
  /** Where calls are sent, without a slash at the end. */
  address: string
  /** What its database holds. */
  stored: () => Promise<Lead[]>
  stop: () => Promise<void>
}

/** More than a bench can send. */
export const UNLIMITED = {
  LEAD_API_MOST_PER_ADDRESS: '1000000000',
  LEAD_API_MOST_PER_CALL: '1000000000',
  LEAD_API_MOST_PER_EMAIL: '1000000000',
}
