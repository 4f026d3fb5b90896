import fc from 'fast-check'
import { expect, test } from 'vitest'
import { internationalDigits } from './phone.ts'

const canada = { dialCode: '+1', trunk: '1', mobileDigits: 10 }
const nigeria = { dialCode: '+234', trunk: '0', mobileDigits: 10 }
const ivoryCoast = { dialCode: '+225', trunk: '', mobileDigits: 10 }
const britain = { dialCode: '+44', trunk: '0', mobileDigits: 10 }

test.each([
  ['306 555 0100', canada, '13065550100'],
  ['(306) 555-0100', canada, '13065550100'],
  ['1 306 555 0100', canada, '13065550100'],
  ['+1 306 555 0100', canada, '13065550100'],
  ['+13065550100', nigeria, '13065550100'],
  ['0803 123 4567', nigeria, '2348031234567'],
  ['803 123 4567', nigeria, '2348031234567'],
  ['234 803 123 4567', nigeria, '2348031234567'],
  ['00234 803 123 4567', nigeria, '2348031234567'],
  ['٠٨٠٣١٢٣٤٥٦٧', nigeria, '2348031234567'],
  ['01 23 45 67 89', ivoryCoast, '2250123456789'],
  ['+44 (0)20 7946 0958', britain, '442079460958'],
  ['', canada, ''],
  ['call me', canada, ''],
])('"%s" is sent as %s', (typed, country, sent) => {
  expect(internationalDigits(typed, country)).toBe(sent)
})

test('whatever is typed, digits alone are sent', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(canada, nigeria, ivoryCoast), (typed, country) =>
      /^\d*$/.test(internationalDigits(typed, country)),
    ),
  )
})

test('a national number gets its dial code, however it is spaced', () => {
  const national = fc.stringMatching(/^[2-9]\d{9}$/)
  fc.assert(
    fc.property(national, fc.constantFrom(' ', '-', ''), (digits, gap) => {
      const typed = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(gap)
      return internationalDigits(typed, canada) === `1${digits}`
    }),
  )
})
