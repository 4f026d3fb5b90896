import { hosts } from '#src/config/hosts/hosts.ts'
import { texts } from '#src/leads/http/message.ts'
import type { LeadCall } from './lead-call.ts'

/** An uploaded file, as the application refers to it. */
export interface SentFile {
  S3Key: string
  Bucket: string
  /** MIME type. */
  type: string
}

/** Body of `POST /funding-application/create`; empty fields are left out. */
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

/** A funding application. Only 200 is a success; without a response nothing is said, only logged. */
export const fundingCall: LeadCall<FundingBody> = {
  address: `${hosts.leads.iam}/funding-application/create`,
  interpretResponse(response) {
    if (response.kind !== 'response') return { received: false, text: null }
    if (response.status === 200) return { received: true, text: texts.fundingReceived }
    return { received: false, text: texts.fundingFailed }
  },
}
