import { isRecord } from '#shared/json.ts'
import { contact } from './contact.ts'
import { demo } from './demo.ts'
import { isFormName } from './forms.ts'
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
  return canonicalBody(form, one) === canonicalBody(form, other)
}

/** One text for all bodies of the same submission. */
export function canonicalBody(call: string, body: unknown): string {
  const incidental = isFormName(call) ? definitions[call].call.incidental : undefined
  return JSON.stringify(body, (name, value: unknown) => {
    if (name !== '' && name === incidental) return undefined
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
