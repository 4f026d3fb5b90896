import { contact } from './contact.ts'
import { demo } from './demo.ts'
import { funding } from './funding.ts'
import { inlineContact } from './inline-contact.ts'
import { profile } from './profile.ts'
import { waitlist } from './waitlist.ts'
import type { FormName } from './forms.ts'

/** The definitions of all forms, for the outbox and the lead service. */
export const definitions = {
  demo,
  funding,
  contact,
  'inline-contact': inlineContact,
  profile,
  waitlist,
} satisfies Record<FormName, unknown>

/** What the form of a name sends. */
export type LeadBody = ReturnType<(typeof definitions)[FormName]['toPayload']>

/** Two bodies with the same text are one submission: sent again, it must not become a second lead. */
export function isSameSubmission(form: FormName, one: LeadBody, other: LeadBody): boolean {
  return comparableText(form, one) === comparableText(form, other)
}

function comparableText(form: FormName, body: LeadBody): string {
  const { incidental } = definitions[form].call
  return JSON.stringify(
    Object.entries(body)
      .filter(([field]) => field !== incidental)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}
