import { countryByName, defaultCountry } from '#src/config/countries.ts'
import { internationalDigits } from '#src/lib/phone.ts'
import { trimmed } from '../trimmed.ts'
import type { WaitlistBody } from '#src/services/leads/waitlist.ts'
import type { WaitlistValues } from './schema.ts'

/** The request body: the phone in international digits; without `comment` when it is empty. */
export function toWaitlistBody(values: WaitlistValues): WaitlistBody {
  const { firstName, lastName, email, phoneNumber, targetCountry, purpose, comment, ...rest } =
    trimmed(values)
  const country = countryByName(rest.residentCountry) ?? defaultCountry
  const body = {
    firstName,
    lastName,
    email,
    phoneNumber: internationalDigits(phoneNumber, country),
    residentCountry: country.name,
    buildCountry: targetCountry,
    purpose,
  }
  return comment === '' ? body : { ...body, comment }
}
