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
import { t } from '#shared/words/words.ts'
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

const company = object({
  businessName: requiredText(() => t().funding.businessNameMissing),
  website: optionalText().test(
    'url',
    () => t().funding.websiteWrong,
    (typed) => !typed || webAddress(typed) !== null,
  ),
  businessEmail: email(
    () => t().funding.emailWrong,
    () => t().funding.businessEmailMissing,
  ),
})

const details = object({
  projectDescription: requiredText(() => t().funding.descriptionMissing),
  country: requiredText(() => t().funding.country),
  state: requiredText(() => t().funding.stateMissing),
  currency: requiredText(() => t().funding.currencyMissing),
  // An amount of zero would be left out of the request, so it counts as missing.
  amount: requiredText(() => t().funding.amountMissing).test(
    'amount',
    () => t().funding.amountMissing,
    (typed) => !typed || parseAmount(typed) !== null,
  ),
})

const person = object({
  firstName: requiredText(() => t().funding.firstName),
  lastName: requiredText(() => t().funding.lastName),
  email: email(
    () => t().funding.emailWrong,
    () => t().funding.email,
  ),
  role: requiredText(() => t().funding.roleMissing),
  phone: phoneNumber(() => t().funding.phone),
  countryCode: requiredText(() => t().funding.countryCode),
})

/** The rules of the wizard's steps, in their order. */
export const fundingSteps = [company, details, person] as const

/** Body of the call; empty fields are left out. */
export interface FundingBody extends Partial<Omit<FundingValues, 'amount' | 'uploadedFiles'>> {
  amount?: number
  uploadedFiles?: SentFile[]
}

export const funding = defineForm({
  name: 'funding',
  title: 'Apply for funding',
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
      currency: oneOf(currencies),
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
    received: () => t().funding.sent,
    failed: (_, noResponse) => (noResponse ? null : t().funding.failed),
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
