import { object } from 'yup'
import { defaultCountry } from '#src/config/countries.ts'
import { parseAmount } from '#shared/amount-input.ts'
import { webAddress } from '#shared/contact.ts'
import { email, optionalText, phoneNumber, requiredText } from '#src/forms/rules.ts'
import type { SentFile } from '#src/leads/calls/funding.ts'

/** The values of the funding wizard. */
export interface FundingValues {
  businessName: string
  website: string
  businessEmail: string
  uploadedFiles: (SentFile & { name?: string })[]
  projectDescription: string
  country: string
  state: string
  currency: string
  /** As the field shows it, "1,250.50". */
  amount: string
  firstName: string
  lastName: string
  email: string
  role: string
  phone: string
  /** "+234" */
  countryCode: string
}

export const emptyFunding: FundingValues = {
  businessName: '',
  website: '',
  businessEmail: '',
  uploadedFiles: [],
  projectDescription: '',
  country: '',
  state: '',
  currency: '',
  amount: '',
  firstName: '',
  lastName: '',
  email: '',
  role: '',
  phone: '',
  countryCode: defaultCountry.dialCode,
}

const wrongEmail = 'Enter a valid email'

const company = object({
  businessName: requiredText('Business Name is required'),
  website: optionalText().test(
    'url',
    'Enter a valid URL',
    (text) => !text || webAddress(text) !== null,
  ),
  businessEmail: email(wrongEmail, 'Business email is required'),
})

const details = object({
  projectDescription: requiredText('Project description is required'),
  country: requiredText('Country is required'),
  state: requiredText('State is required'),
  currency: requiredText('Currency is required'),
  // An amount of zero would be left out of the request, so it counts as missing.
  amount: requiredText('Amount is required').test(
    'amount',
    'Amount is required',
    (text) => !text || parseAmount(text) !== null,
  ),
})

const person = object({
  firstName: requiredText('First name is required'),
  lastName: requiredText('Last name is required'),
  email: email(wrongEmail, 'Email is required'),
  role: requiredText('Role is required'),
  phone: phoneNumber('Phone number is required'),
  countryCode: requiredText('Country code is required'),
})

/** The three steps of the wizard in order, each with its title and rules. */
export const fundingSteps = [
  { title: 'Company Details', schema: company },
  { title: 'Funding Details', schema: details },
  { title: 'Contact Person Details', schema: person },
] as const

/** All three steps at once. */
export const fundingSchema = company.concat(details).concat(person)
