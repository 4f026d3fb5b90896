import { object } from 'yup'
import { countries, countryByName, defaultCountry } from '#shared/countries.ts'
import { purposes } from '#shared/lists.ts'
import { onlyDigits, readPhone } from '#shared/phone.ts'
import { t } from '#shared/words/words.ts'
import { bodyOf, emailText, longText, matching, oneOf, text } from './body-rules.ts'
import { defineForm } from './definition.ts'
import { email, optionalText, phoneNumber, requiredText, trimmed } from './field-rules.ts'
import { messageIn } from './message.ts'
import type { NoResponse } from './definition.ts'

export const waitlist = defineForm({
  name: 'waitlist',
  title: 'Waitlist (/schedule-call)',
  inboxName: 'Waitlist',
  without:
    'visitors read "Page not found" here, and links to this page disappear. Unpublish it, or redirect it.',
  empty: {
    firstName: '',
    lastName: '',
    email: '',
    /** As typed; the country of its picker is `residentCountry`. */
    phoneNumber: '',
    /** English names of countries. */
    targetCountry: '',
    residentCountry: defaultCountry.name,
    purpose: '',
    comment: '',
  },
  rules: object({
    firstName: requiredText(() => t().waitlist.firstName),
    lastName: requiredText(() => t().waitlist.lastName),
    email: email(
      () => t().waitlist.emailWrong,
      () => t().waitlist.email,
    ),
    phoneNumber: phoneNumber(() => t().waitlist.phone),
    targetCountry: requiredText(() => t().waitlist.country),
    residentCountry: optionalText(),
    purpose: requiredText(() => t().waitlist.purpose),
    comment: optionalText(),
  }),
  toPayload(values) {
    const { phoneNumber: typed, targetCountry, residentCountry, comment, ...rest } = trimmed(values)
    const country = countryByName(residentCountry) ?? defaultCountry
    const { dialCode, national, extension } = readPhone(typed, country, countries)
    const body = {
      ...rest,
      phoneNumber: national && onlyDigits(dialCode + national),
      residentCountry: country.name,
      buildCountry: targetCountry,
    }
    // An extension cannot be dialed with the number.
    const note = extension && `Phone extension: ${extension}`
    const lines = [comment, note].filter(Boolean).join('\n')
    return lines === '' ? body : { ...body, comment: lines }
  },
  call: {
    host: 'iam',
    path: '/waitlist/add',
    body: bodyOf({
      firstName: text,
      lastName: text,
      email: emailText,
      phoneNumber: matching(/^\d+$/, 'digits only, without a plus'),
      residentCountry: text,
      buildCountry: text,
      purpose: oneOf(purposes),
      comment: longText.optional(),
    }),
    example: {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      phoneNumber: '2348031234567',
      residentCountry: 'Canada',
      buildCountry: 'Nigeria',
      purpose: 'New Build',
      comment: 'Soon',
    },
    success: 201,
    received: () => t().waitlist.sent,
    failed: (body, noResponse) => t().waitlist.failed(reason(body, noResponse)),
    note: '`phoneNumber` is the international number in digits.',
  },
})

function reason(body: unknown, noResponse: NoResponse | undefined): string {
  if (noResponse === 'timeout') return t().waitlist.tookTooLong
  if (noResponse) return t().waitlist.offline
  return messageIn(body, 'message') ?? messageIn(body, 'error') ?? ''
}
