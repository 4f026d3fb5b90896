import fc from 'fast-check'
import {
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { countries, countryByCode } from '#shared/countries.ts'
import type { Country } from '#shared/countries.ts'
import { internationalDigits, onlyDigits, readPhone } from '#shared/phone.ts'
import { funding } from '#shared/leads/funding.ts'
import { waitlist } from '#shared/leads/waitlist.ts'
import { phoneAdvice, phoneCountry, tidyPhone } from './phone-help.ts'

const samples = countries.flatMap((country) => {
  const { code } = country
  const number = isSupportedCountry(code) ? getExampleNumber(code, examples) : undefined
  return number ? { country, number, digits: number.number.slice(1) } : []
})

/** With what a caller in a country dials before it, where that is one code. */
function withExit(number: string, { exit }: Country): string {
  return /^\d+$/.test(exit) ? number.replace('+', `${exit} `) : number
}

function withZeros(number: string): string {
  return number.replace('+', '00')
}

const international: ((number: string, from: Country) => string)[] = [
  (number) => number,
  (number) => `\u202A${number}\u202C`,
  (number) => `\uFEFFtel:${number.replaceAll(' ', '-')}`,
  (number) => `Call me on ${number} (WhatsApp)`,
  (number) => `Line 2: ${number}`,
  (number) => number.replace(/^(\S+)/, '($1)'),
  (number) => number.replaceAll(' ', '\u00A0'),
  (number) => number.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff_10 + Number(digit))),
  (number) => `${number} ext. 12`,
  (number) => `${number.replaceAll(' ', '-')};ext=12`,
  (number) => `${number} x12`,
  withZeros,
  withExit,
]

test('an international number is dialled as it was meant, wherever and however it was typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.constantFrom(...samples),
      fc.constantFrom(...international),
      ({ number, digits, country }, { country: from }, spell) => {
        const typed = spell(number.formatInternational(), from)
        // In Thailand 00 49 may be 004 and 9, or 00 and 49 for Germany.
        fc.pre(
          spell !== withZeros || !new RegExp(`^(?:${from.exit || '-'})`).test(onlyDigits(typed)),
        )
        const read = readPhone(typed, from, countries)
        expect([typed, from.code, onlyDigits(read.dialCode + read.national)]).toEqual([
          typed,
          from.code,
          digits,
        ])
        expect(read.rest).toBe('')
        expect(read.extension).toBe(
          typed.endsWith('12') && !digits.endsWith('12') ? '12' : read.extension,
        )
        expect(phoneCountry(typed, from).dialCode).toBe(country.dialCode)
        expect(phoneAdvice(typed, from)).toBe(undefined)
        const sent = waitlist.toPayload({
          ...waitlist.empty,
          phoneNumber: typed,
          residentCountry: from.name,
        })
        const body = funding.toPayload({
          ...funding.empty,
          phone: typed,
          countryCode: from.dialCode,
        })
        const dialed = (body.phone ?? '').replace(/ ext\..*/, '')
        expect([sent.phoneNumber, `${body.countryCode}${onlyDigits(dialed)}`]).toEqual([
          digits,
          `+${digits}`,
        ])
        expect(body.phone).not.toMatch(/^[+]/)
      },
    ),
    { numRuns: 4000 },
  )
})

/** Mobile numbers that are written with digits in another place inside the country. */
const rewritten = new Set(['AR', 'BY'])

const inItaly = /^(?:IT|SM|VA)$/

test('a national number gets the code of its country, with or without the trunk prefix', () => {
  for (const { country, number, digits } of samples) {
    const national = number.formatNational()
    for (const typed of [
      country.trunk + number.nationalNumber,
      number.nationalNumber,
      rewritten.has(country.code) ? number.nationalNumber : national,
      `Mobile: ${number.nationalNumber} ext 12`,
      `${country.dialCode} ${inItaly.test(country.code) ? '' : `(${country.trunk || 0})`}${number.nationalNumber}`,
      `${country.dialCode.slice(1)}${number.nationalNumber}`,
      `${number.nationalNumber} / ${number.nationalNumber}`,
    ]) {
      expect([country.code, typed, internationalDigits(typed, country, countries)]).toEqual([
        country.code,
        typed,
        digits,
      ])
    }
    const tidy = tidyPhone(national, country, true)
    expect([tidy, internationalDigits(tidy, country, countries)]).toEqual([tidy, digits])
  }
})

const [canada, nigeria] = [countryByCode('CA'), countryByCode('NG')]

test.each([
  ['+44 20 7946 0958', canada, '+44 20 7946 0958', 'GB', undefined],
  ['011 234 803 123 4567', canada, '+234 803 123 4567', 'NG', undefined],
  ['3065550100', canada, '(306) 555-0100', 'CA', undefined],
  ['+1 306 555 0100', nigeria, '+1 306 555 0100', 'CA', undefined],
  ['+1 212 555 0100', nigeria, '+1 212 555 0100', 'US', undefined],
  ['\u202A0803 123 4567\u202C ext 12', nigeria, '0803 123 4567 ext. 12', 'NG', undefined],
  ['011 15-2345-6789', countryByCode('AR'), '+54 9 11 2345 6789', 'AR', undefined],
  ['30655', canada, '30655', 'CA', 'This looks short for a number in Canada.'],
  ['+44 20 7946', canada, '+44 20 7946', 'GB', 'This looks short for a number in United Kingdom.'],
  ['call me', canada, 'call me', 'CA', 'This does not look like a phone number.'],
  [
    '0803 123 4567 or 0805 765 4321',
    nigeria,
    '0803 123 4567 / 0805 765 4321',
    'NG',
    'This looks like two numbers. We will call +234 803 123 4567.',
  ],
] as const)('"%s" typed in %o', (typed, country, tidy, owner, advice) => {
  expect(tidyPhone(typed, country, true)).toBe(tidy)
  expect(phoneCountry(typed, country).code).toBe(owner)
  expect(phoneAdvice(typed, country)).toBe(advice)
})

test.each([
  ['+234 803 123 4567', undefined],
  ['0803 123 4567', 'Begin with the country code, such as +234, so that we can call you.'],
  ['+234 803', 'This looks short for a number in Nigeria.'],
  ['whatever you like', 'This does not look like a phone number.'],
  [
    '+234 803 123 4567, +234 805 765 4321',
    'This looks like two numbers. We will call +234 803 123 4567.',
  ],
  ['', undefined],
])('without a country picker "%s" gets the advice "%s"', (typed, advice) => {
  expect(phoneAdvice(typed, null)).toBe(advice)
})

test('whatever is typed, nothing throws and the library can read what is tidied', () => {
  const typed = fc.string({
    unit: fc.constantFrom('0', '4', '8', '+', ' ', '(', ')', '/', ',', 'x', '\u202A', 'e'),
  })
  fc.assert(
    fc.property(typed, fc.constantFrom(...countries), (text, country) => {
      const tidy = tidyPhone(text, country)
      expect(tidyPhone(tidy, country)).toBe(tidy)
      expect(internationalDigits(tidy, country, countries)).toBe(
        internationalDigits(text, country, countries),
      )
      phoneAdvice(text, country)
      const digits = internationalDigits(text, country, countries)
      expect(digits).toMatch(/^\d*$/)
      parsePhoneNumberFromString(`+${digits}`)
    }),
  )
})
