import { countries } from '#src/config/countries.ts'
import { sizes } from '#shared/limits.ts'
import { parseAmount } from '#shared/amount-input.ts'
import { readPhone } from '#shared/phone.ts'
import { cutText, visibleText } from '#shared/text.ts'
import { webAddress } from '#shared/contact.ts'
import { countryOfDialCode } from '#src/forms/country/dial-country.ts'
import type { FundingBody } from '#src/leads/calls/funding.ts'
import type { FundingValues } from './schema.ts'

/** The request body: `{ amount: '1,250.50', website: '' }` becomes `{ amount: 1250.5 }`. */
export function toFundingBody(values: FundingValues): FundingBody {
  const { amount, countryCode, phone, projectDescription, uploadedFiles, website, ...texts } =
    values
  return withoutEmpty({
    ...texts,
    website: webAddress(visibleText(website)) ?? '',
    projectDescription: cutText(visibleText(projectDescription), sizes.projectDescription),
    uploadedFiles: uploadedFiles.map(({ S3Key, Bucket, type }) => ({ S3Key, Bucket, type })),
    amount: parseAmount(amount) ?? '',
    ...splitPhone(phone, countryCode),
  })
}

/** The phone without dial code and what is dialled only inside the country; the dial code beside it. */
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
