import { sizes } from '#src/config/limits.ts'
import { parseAmount } from '#src/lib/money/amount-input.ts'
import { cutText } from '#src/lib/text.ts'
import { webAddress } from '#src/lib/address/web-address.ts'
import type { FundingBody } from '#src/services/leads/funding.ts'
import type { FundingValues } from './schema.ts'

/** The request body: `{ amount: '1,250.50', website: '' }` becomes `{ amount: 1250.5 }`. */
export function toFundingBody(values: FundingValues): FundingBody {
  const { amount, countryCode, phone, projectDescription, uploadedFiles, website, ...texts } =
    values
  return withoutEmpty({
    ...texts,
    website: webAddress(website) ?? '',
    projectDescription: cutText(projectDescription.trim(), sizes.projectDescription),
    uploadedFiles: uploadedFiles.map(({ S3Key, Bucket, type }) => ({ S3Key, Bucket, type })),
    amount: parseAmount(amount) ?? '',
    phone: withoutDialCode(phone.trim(), countryCode.trim()),
    countryCode,
  })
}

/** `phone` is sent without the dial code, which is a separate field. */
function withoutDialCode(phone: string, dialCode: string): string {
  return dialCode !== '' && phone.startsWith(dialCode) ? phone.slice(dialCode.length).trim() : phone
}

type Loose = { [Field in keyof FundingBody]: FundingBody[Field] | '' }

function withoutEmpty(fields: Loose): FundingBody {
  const body: FundingBody = {}
  for (const [field, value] of Object.entries(fields)) {
    const trimmed = typeof value === 'string' ? value.trim() : value
    const isEmpty = trimmed === '' || (Array.isArray(trimmed) && trimmed.length === 0)
    if (!isEmpty) Object.assign(body, { [field]: trimmed })
  }
  return body
}
