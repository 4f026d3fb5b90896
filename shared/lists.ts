// What is sent. What a visitor reads instead is in the words of their language.

/** Currencies of the funding form. */
export const currencies = ['NGN', 'USD'] as const

/** Roles of the funding form's contact person. */
export const roles = [
  'Owner or founder',
  'Director',
  'Project manager',
  'Finance lead',
  'Advisor',
  'Other',
] as const

/** What a waitlist lead wants to do. */
export const purposes = ['New Build', 'Renovation'] as const

export function isPurpose(text: string): text is (typeof purposes)[number] {
  return purposes.some((purpose) => purpose === text)
}
