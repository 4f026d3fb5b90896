import { object } from 'yup'
import { requiredText } from '#src/forms/rules.ts'

/** The values of the join-team form. */
export interface ProfileValues {
  linkedInUrl: string
}

export const emptyProfile: ProfileValues = { linkedInUrl: '' }

/** Any text is accepted: the format of the link is not checked. */
export const profileSchema = object({
  linkedInUrl: requiredText('Please enter your LinkedIn profile link.'),
})
