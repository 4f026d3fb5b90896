/** The six forms, as the sandbox's inbox names their calls. */
export const leadNames = [
  'demo',
  'funding',
  'contact',
  'inline-contact',
  'profile',
  'waitlist',
] as const

export type LeadName = (typeof leadNames)[number]

export function isLeadName(name: unknown): name is LeadName {
  return leadNames.some((known) => known === name)
}
