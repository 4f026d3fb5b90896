import { hosts } from '#src/config/hosts/hosts.ts'
import { texts } from '#src/services/http/texts.ts'
import type { LeadCall } from './lead-call.ts'

/** A file that lies at the upload host, as call 4 names it. */
export interface SentFile {
  S3Key: string
  Bucket: string
  /** MIME type. */
  type: string
}

/** Body of call 4 (§3, §5): empty fields are left out. */
export interface FundingBody {
  businessName?: string
  website?: string
  businessEmail?: string
  uploadedFiles?: SentFile[]
  projectDescription?: string
  country?: string
  state?: string
  currency?: string
  amount?: number
  firstName?: string
  lastName?: string
  email?: string
  role?: string
  phone?: string
  countryCode?: string
}

/** Call 4: a funding application. 200 alone is success; an exception is only logged (§8). */
export const fundingCall: LeadCall<FundingBody> = {
  address: `${hosts.leads.iam}/funding-application/create`,
  judge(outcome) {
    if (outcome.kind !== 'answer') return { received: false, text: null }
    if (outcome.status === 200) return { received: true, text: texts.fundingReceived }
    return { received: false, text: texts.fundingFailed }
  },
}
