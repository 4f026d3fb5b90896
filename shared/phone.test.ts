import { expect, test } from 'vitest'
import { cleanPhone, formatPhone, internationalDigits, readPhone } from './phone.ts'

const canada = { dialCode: '+1', trunk: '1', mobileDigits: 10, exit: '011' }
const nigeria = { dialCode: '+234', trunk: '0', mobileDigits: 10, exit: '009' }
const ivoryCoast = { dialCode: '+225', trunk: '', mobileDigits: 10, exit: '' }
const britain = { dialCode: '+44', trunk: '0', mobileDigits: 10, exit: '' }
const italy = { dialCode: '+39', trunk: '', mobileDigits: 10, exit: '' }
const russia = { dialCode: '+7', trunk: '8', mobileDigits: 10, exit: '810' }
const germany = { dialCode: '+49', trunk: '0', mobileDigits: 11, exit: '' }
const all = [canada, nigeria, ivoryCoast, britain, italy, russia, germany]

test.each([
  ['306 555 0100', canada, '13065550100'],
  ['1 306 555 0100', canada, '13065550100'],
  ['٠٨٠٣١٢٣٤٥٦٧', nigeria, '2348031234567'],
  ['\u2066\u200E+234\u00A0803\u2011123\u20114567\uFEFF', canada, '2348031234567'],
  ['+ 234 803 123 4567', canada, '2348031234567'],
  ['＋２３４ ８０３ １２３ ４５６７', canada, '2348031234567'],
  ['Mobile: 0803 123 4567 (WhatsApp)', nigeria, '2348031234567'],
  ['Office 2: 0803 123 4567', nigeria, '2348031234567'],
  ['00 +234 803 123 4567', canada, '2348031234567'],
  ['009 44 20 7946 0958', nigeria, '442079460958'],
  ['8 10 44 20 7946 0958', russia, '442079460958'],
  ['8 (495) 123-45-67', russia, '74951234567'],
  ['800 200 06 00', russia, '78002000600'],
  ['+44 020 7946 0958', nigeria, '442079460958'],
  ['(020) 7946 0958', britain, '442079460958'],
  ['+39 06 1234 5678', nigeria, '390612345678'],
  ['030/1234567', germany, '49301234567'],
  ['+0803 123 4567', nigeria, '2348031234567'],
  ['0803 123 4567,12', nigeria, '2348031234567'],
  ['0803 123 4567 or 0805 765 4321', nigeria, '2348031234567'],
  ['0803 123 4567 / 8', nigeria, '2348031234567'],
  ['0803123456708057654321', nigeria, '2348031234567'],
  ['', canada, ''],
  ['call me', canada, ''],
])('"%s" is sent as %s', (typed, country, sent) => {
  expect(internationalDigits(typed, country, all)).toBe(sent)
})

test.each([
  [
    '+44 (0)20 7946 0958 ext. 12',
    { dialCode: '+44', national: '20 7946 0958', extension: '12', rest: '' },
  ],
  ['(0803) 123-4567', { dialCode: '+234', national: '803 123-4567', extension: '', rest: '' }],
  ['+1 (306) 555-0100', { dialCode: '+1', national: '(306) 555-0100', extension: '', rest: '' }],
  [
    '(+234) 803 123 4567;ext=9',
    { dialCode: '+234', national: '803 123 4567', extension: '9', rest: '' },
  ],
  [
    '0803 123 4567 / 0805 765 4321',
    { dialCode: '+234', national: '803 123 4567', extension: '', rest: '0805 765 4321' },
  ],
  [
    '+1 306 555 0100 (WhatsApp only)',
    { dialCode: '+1', national: '306 555 0100', extension: '', rest: '' },
  ],
  ['abc', { dialCode: '+234', national: '', extension: '', rest: '' }],
])('"%s", typed in Nigeria, is taken apart', (typed, parts) => {
  expect(readPhone(typed, nigeria, all)).toEqual(parts)
})

test.each([
  ['tel:+234-803-123-4567', '+234-803-123-4567'],
  ['Call me: \u202A+234 803 123 4567\u202C', '+234 803 123 4567'],
  ['+234\u00A0803 123 4567 extension 12', '+234 803 123 4567 ext. 12'],
  ['0803 123 4567 or 0805 765 4321', '0803 123 4567 / 0805 765 4321'],
  ['(306) 555-0100', '(306) 555-0100'],
  [' call me ', 'call me'],
])('"%s" is kept as "%s" where there is no country', (typed, kept) => {
  expect(cleanPhone(typed)).toBe(kept)
})

test.each([
  ['+13065550142', '+1 306 555 0142'],
  ['+2348031234567', '+234 803 123 4567'],
  ['+254712345678', '+254 712 345 678'],
  ['0803 123 4567', '0803 123 4567'],
])('%s is shown as %s', (number, shown) => {
  expect(formatPhone(number)).toBe(shown)
})

test.each(['+', ':', '(', '1:', 'a '])('a pasted page of %j is kept, and read at once', (text) => {
  const began = performance.now()
  const pasted = text.repeat(20_000).trim()
  expect(cleanPhone(pasted)).toBe(pasted)
  expect(performance.now() - began).toBeLessThan(500)
})
