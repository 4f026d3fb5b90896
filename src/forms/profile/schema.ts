import { object } from 'yup'
import { requiredText } from '../rules.ts'

/** What the join-team form holds (§3). */
export interface ProfileValues {
  linkedInUrl: string
}

export const emptyProfile: ProfileValues = { linkedInUrl: '' }

/** §5, "Profile submission": anything but nothing; the link's format is not checked. */
export const profileSchema = object({
  linkedInUrl: requiredText('Please enter your LinkedIn profile link.'),
})
