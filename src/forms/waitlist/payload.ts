import { countries, countryByName, defaultCountry } from '#src/config/countries.ts'
import { onlyDigits, readPhone } from '#shared/phone.ts'
import { trimmed } from '#src/forms/trimmed.ts'
import type { WaitlistBody } from '#src/leads/calls/waitlist.ts'
import type { WaitlistValues } from './schema.ts'

/**
 * The request body: the phone in international digits; without `comment` when it is empty. An extension,
 * which cannot be dialled with the number, goes into the comment.
 */
export function toWaitlistBody(values: WaitlistValues): WaitlistBody {
  const { firstName, lastName, email, phoneNumber, targetCountry, purpose, comment, ...rest } =
    trimmed(values)
  const country = countryByName(rest.residentCountry) ?? defaultCountry
  const { dialCode, national, extension } = readPhone(phoneNumber, country, countries)
  const body = {
    firstName,
    lastName,
    email,
    phoneNumber: national && onlyDigits(dialCode + national),
    residentCountry: country.name,
    buildCountry: targetCountry,
    purpose,
  }
  const note = extension && `Phone extension: ${extension}`
  const text = [comment, note].filter(Boolean).join('\n')
  return text === '' ? body : { ...body, comment: text }
}
