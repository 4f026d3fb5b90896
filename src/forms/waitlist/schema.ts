import { object } from 'yup'
import { defaultCountry } from '#src/config/countries.ts'
import { onlyDigits } from '#src/lib/phone.ts'
import { email, optionalText, requiredText } from '../rules.ts'

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

const noPhone = 'Phone number is required'

/** The rules and messages of the waitlist form. */
export const waitlistSchema = object({
  firstName: requiredText('First name is required'),
  lastName: requiredText('Last name is required'),
  email: email('Invalid email', 'Email is required'),
  // Only digits are sent, so a text without digits is not a phone number.
  phoneNumber: requiredText(noPhone).test(
    'digits',
    noPhone,
    (text) => !text || onlyDigits(text) !== '',
  ),
  targetCountry: requiredText('Target country is required'),
  residentCountry: optionalText(),
  purpose: requiredText('Project type is required'),
  comment: optionalText(),
})
