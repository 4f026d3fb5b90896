import { demoCall } from './demo.ts'
import { fundingCall } from './funding.ts'
import { contactCall, profileCall } from './inquiries.ts'
import { inlineContactCall } from './inline-contact.ts'
import { waitlistCall } from './waitlist.ts'
import type { FundingBody } from './funding.ts'
import type { ContactBody, ProfileBody } from './inquiries.ts'
import type { LeadCall } from './lead-call.ts'
import type { LeadName } from './lead-names.ts'
import type { DemoBody } from './demo.ts'
import type { InlineContactBody } from './inline-contact.ts'
import type { WaitlistBody } from './waitlist.ts'

/** What each form sends. */
export interface LeadBodies {
  demo: DemoBody
  funding: FundingBody
  contact: ContactBody
  'inline-contact': InlineContactBody
  profile: ProfileBody
  waitlist: WaitlistBody
}

export type LeadBody = LeadBodies[LeadName]

export const leadCalls: { [Name in LeadName]: LeadCall<LeadBodies[Name]> } = {
  demo: demoCall,
  funding: fundingCall,
  contact: contactCall,
  'inline-contact': inlineContactCall,
  profile: profileCall,
  waitlist: waitlistCall,
}

/** Two bodies of the same text are the same wish: sent again, it must not become a second lead. */
export function isSameWish(call: LeadName, one: LeadBody, other: LeadBody): boolean {
  return wishOf(call, one) === wishOf(call, other)
}

function wishOf(call: LeadName, body: LeadBody): string {
  const { incidental } = leadCalls[call]
  return JSON.stringify(
    Object.entries(body)
      .filter(([field]) => field !== incidental)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}
