import { demoCall } from './demo.ts'
import { fundingCall } from './funding.ts'
import { inlineContactCall } from './inline-contact.ts'
import { contactCall, profileCall } from './inquiries.ts'
import { waitlistCall } from './waitlist.ts'
import type { LeadCall } from './lead-call.ts'
import type { FormName } from '#shared/leads/lead-forms.ts'

/** The calls of the six forms, by the names that the drafts, the outbox and the lead API use. */
export const leadCalls = {
  demo: demoCall,
  funding: fundingCall,
  contact: contactCall,
  'inline-contact': inlineContactCall,
  profile: profileCall,
  waitlist: waitlistCall,
} satisfies Record<FormName, unknown>

export type LeadName = keyof typeof leadCalls

/** What each form sends. */
export type LeadBodies = {
  [Name in LeadName]: (typeof leadCalls)[Name] extends LeadCall<infer Body> ? Body : never
}

export type LeadBody = LeadBodies[LeadName]

export const leadNames = Object.keys(leadCalls).filter(isLeadName)

export function isLeadName(name: unknown): name is LeadName {
  return typeof name === 'string' && Object.hasOwn(leadCalls, name)
}

/** Two bodies with the same text are one submission: sent again, it must not become a second lead. */
export function isSameSubmission(call: LeadName, one: LeadBody, other: LeadBody): boolean {
  return comparableText(call, one) === comparableText(call, other)
}

function comparableText(call: LeadName, body: LeadBody): string {
  const { incidental } = leadCalls[call]
  return JSON.stringify(
    Object.entries(body)
      .filter(([field]) => field !== incidental)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}
