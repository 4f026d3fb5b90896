/** One choice of a list: what is sent, and what the visitor reads. */
export interface Choice {
  value: string
  label: string
}

/** Currencies of the funding form. */
export const currencies: readonly Choice[] = [
  { value: 'NGN', label: 'Naira (NGN)' },
  { value: 'USD', label: 'US Dollar (USD)' },
]

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

/** Endings of the files that may be uploaded; `shared/file-rules.ts` knows their types. */
export const fileEndings = ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.docx', '.xlsx'] as const
