import { object } from 'yup'
import { defaultCountry } from '#src/config/countries.ts'
import { email, optionalText, phoneNumber, requiredText } from '#src/forms/rules.ts'

/** The values of the waitlist form. */
export interface WaitlistValues {
  firstName: string
  lastName: string
  email: string
  /** As typed; the country of its picker is `residentCountry`. */
  phoneNumber: string
  /** English names of countries. */
  targetCountry: string
  residentCountry: string
  purpose: string
  comment: string
}

export const emptyWaitlist: WaitlistValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  targetCountry: '',
  residentCountry: defaultCountry.name,
  purpose: '',
  comment: '',
}

/** The rules and messages of the waitlist form. */
export const waitlistSchema = object({
  firstName: requiredText('First name is required'),
  lastName: requiredText('Last name is required'),
  email: email('Invalid email', 'Email is required'),
  phoneNumber: phoneNumber('Phone number is required'),
  targetCountry: requiredText('Target country is required'),
  residentCountry: optionalText(),
  purpose: requiredText('Project type is required'),
  comment: optionalText(),
})
