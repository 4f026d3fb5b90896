import { object } from 'yup'
import { webAddress } from '#shared/contact.ts'
import { countries, countryOfDialCode, defaultCountry } from '#shared/countries.ts'
import { sizes, uploadLimits } from '#shared/limits.ts'
import { currencies } from '#shared/lists.ts'
import { parseAmount } from '#shared/amount-input.ts'
import { readPhone } from '#shared/phone.ts'
import { cutText, visibleText } from '#shared/text.ts'
import {
  addressText,
  amount,
  between,
  bodyOf,
  emailText,
  listOf,
  longText,
  matching,
  oneOf,
  text,
} from './body-rules.ts'
import { defineForm } from './definition.ts'
import { email, optionalText, phoneNumber, requiredText } from './field-rules.ts'

/** An uploaded file, as the application refers to it. */
export interface SentFile {
  S3Key: string
  Bucket: string
  /** MIME type. */
  type: string
}

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

const empty: FundingValues = {
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
    (typed) => !typed || webAddress(typed) !== null,
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
    (typed) => !typed || parseAmount(typed) !== null,
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
  { title: 'Company Details', rules: company },
  { title: 'Funding Details', rules: details },
  { title: 'Contact Person Details', rules: person },
] as const

/** Body of the call; empty fields are left out. */
export interface FundingBody extends Partial<Omit<FundingValues, 'amount' | 'uploadedFiles'>> {
  amount?: number
  uploadedFiles?: SentFile[]
}

export const funding = defineForm({
  name: 'funding',
  title: 'Apply for funding',
  label: 'funding application',
  inboxName: 'Funding application',
  empty,
  rules: company.concat(details).concat(person),
  /** `{ amount: '1,250.50', website: '' }` becomes `{ amount: 1250.5 }`. */
  toPayload(values): FundingBody {
    const {
      amount: sum,
      countryCode,
      phone,
      projectDescription,
      uploadedFiles,
      website,
      ...texts
    } = values
    return withoutEmpty({
      ...texts,
      website: webAddress(visibleText(website)) ?? '',
      projectDescription: cutText(visibleText(projectDescription), sizes.projectDescription),
      uploadedFiles: uploadedFiles.map(({ S3Key, Bucket, type }) => ({ S3Key, Bucket, type })),
      amount: parseAmount(sum) ?? '',
      ...splitPhone(phone, countryCode),
    })
  },
  call: {
    host: 'iam',
    path: '/funding-application/create',
    body: bodyOf({
      businessName: text,
      businessEmail: emailText,
      projectDescription: between(1, sizes.projectDescription),
      country: text,
      state: text,
      currency: oneOf(currencies.map(({ value }) => value)),
      amount,
      firstName: text,
      lastName: text,
      email: emailText,
      role: text,
      phone: text,
      countryCode: matching(/^\+\d{1,7}$/, 'a plus and digits, such as "+1"'),
      website: addressText.optional(),
      uploadedFiles: listOf(
        bodyOf({ Bucket: text, S3Key: text, type: text, name: longText.optional() }),
        uploadLimits.files,
      ),
    }),
    example: {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      businessName: 'Obi Builders',
      website: 'https://obi.example',
      businessEmail: 'office@obi.example',
      projectDescription: 'Ten houses',
      country: 'Nigeria',
      state: 'Lagos',
      currency: 'NGN',
      amount: 25_000_000,
      role: 'Director',
      phone: '8031234567',
      countryCode: '+234',
    },
    success: 200,
    message: 'Your application was received.',
    received: 'Application Successful',
    failed: (_, noResponse) => (noResponse ? null : 'Error submitting form'),
    note: '`uploadedFiles` names files by the keys of their signed addresses: each key belongs to the first application that names it, and any other text gets 400.',
  },
})

/** The phone without dial code and what is dialed only inside the country; the dial code beside it. */
function splitPhone(phone: string, chosen: string): Pick<FundingBody, 'phone' | 'countryCode'> {
  const country = countryOfDialCode(chosen.trim())
  const { dialCode, national, extension } = readPhone(phone, country, countries)
  if (national === '') return { phone, countryCode: chosen }
  return { phone: extension ? `${national} ext. ${extension}` : national, countryCode: dialCode }
}

type Loose = { [Field in keyof FundingBody]: FundingBody[Field] | '' }

function withoutEmpty(fields: Loose): FundingBody {
  const body: FundingBody = {}
  for (const [field, value] of Object.entries(fields)) {
    const sent = typeof value === 'string' ? visibleText(value) : value
    const isEmpty = sent === '' || (Array.isArray(sent) && sent.length === 0)
    if (!isEmpty) Object.assign(body, { [field]: sent })
  }
  return body
}
