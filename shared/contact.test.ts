import { expect, test } from 'vitest'
import { callAddress, whatsAppAddress, isEmail, webAddress } from './contact.ts'

test.each([
  ['+1 (306) 555-0100', 'tel:+13065550100', 'https://wa.me/13065550100'],
  ['+234 000 555 0100', 'tel:+2340005550100', 'https://wa.me/2340005550100'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958', 'https://wa.me/442079460958'],
  ['Office 2: +44 20 7946 0958', 'tel:+442079460958', 'https://wa.me/442079460958'],
  ['0044 20 7946 0958', 'tel:+442079460958', 'https://wa.me/442079460958'],
  ['(+234) 803 123 4567', 'tel:+2348031234567', 'https://wa.me/2348031234567'],
  ['(\u200E+234) 803 123 4567', 'tel:+2348031234567', 'https://wa.me/2348031234567'],
  [
    '\u202A+234\u00A0803\u00A0123\u00A04567\u202C',
    'tel:+2348031234567',
    'https://wa.me/2348031234567',
  ],
  ['+234 803 123 4567 / +234 805 765 4321', 'tel:+2348031234567', 'https://wa.me/2348031234567'],
  ['+44 20 7946 0958 ext. 12', 'tel:+442079460958', 'https://wa.me/442079460958'],
  ['+49 30/1234567', 'tel:+49301234567', 'https://wa.me/49301234567'],
  ['030/1234567', 'tel:0301234567', undefined],
  ['0803 123 4567 / 0805 765 4321', 'tel:08031234567', undefined],
  ['+1 604 555 0123 #12', 'tel:+16045550123', 'https://wa.me/16045550123'],
  ['112', 'tel:112', undefined],
  ['+27 11 555 0100 (24/7)', 'tel:+27115550100', 'https://wa.me/27115550100'],
  ['+27 11 555 0100 (9-5)', 'tel:+27115550100', 'https://wa.me/27115550100'],
  ['(24/7) 0803 123 4567', 'tel:08031234567', undefined],
  ['24/7 0803 123 4567', undefined, undefined],
  ['Line 2: 0803 123 4567', undefined, undefined],
  ['+27 11 555 0100 - 555 0101', 'tel:+27115550100', 'https://wa.me/27115550100'],
  ['+27 11 555 0100–0102', 'tel:+27115550100', 'https://wa.me/27115550100'],
  ['08031234567-08057654321', 'tel:08031234567', undefined],
  ['0803 123 4567 0805 765 4321', undefined, undefined],
  ['+27 11 555 0100/0101', 'tel:+27115550100', 'https://wa.me/27115550100'],
  ['+49 36701/12345', 'tel:+493670112345', 'https://wa.me/493670112345'],
  ['+225-01-23-45-67-89', 'tel:+2250123456789', 'https://wa.me/2250123456789'],
  ['+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧', 'tel:+2348031234567', 'https://wa.me/2348031234567'],
  ['＋234 803 123 4567', 'tel:+2348031234567', 'https://wa.me/2348031234567'],
  ['+234 0803 123 4567', 'tel:+2348031234567', 'https://wa.me/2348031234567'],
  ['+44 (020) 7946 0958', 'tel:+442079460958', 'https://wa.me/442079460958'],
  ['+39 06 1234 5678', 'tel:+390612345678', 'https://wa.me/390612345678'],
  ['+1 306', undefined, undefined],
  ['1-800-FLOWERS', undefined, undefined],
  ['*123#', undefined, undefined],
  ['+', undefined, undefined],
])('the editor’s number "%s" is called with %s and written to with %s', (phone, call, write) => {
  expect([callAddress(phone), whatsAppAddress(phone)]).toEqual([call, write])
})

test('a text without a number takes no longer than it is long', () => {
  const began = performance.now()
  expect(callAddress('-'.repeat(50_000))).toBeUndefined()
  expect(callAddress('+'.repeat(50_000))).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(500)
})

test('who shares a message chooses the recipient in WhatsApp', () => {
  expect(whatsAppAddress(null, 'Look')).toBe('https://wa.me/?text=Look')
})

test('a message with signs of an address arrives whole', () => {
  const address = whatsAppAddress('+1 306 555 0100', 'Hello & 100 % #1?') ?? ''
  expect(new URL(address).searchParams.get('text')).toBe('Hello & 100 % #1?')
})

test.each([
  'ada@example.com',
  'ada.lovelace+site@mail.example.co.uk',
  "o'neil@example.ng",
  'chị@ví-dụ.vn',
])('%s can be written to', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'a@b',
  'ada',
  'ada@',
  'ada@example',
  'ada@exa mple.com',
  'ada@@example.com',
  'ada@example..com',
  'ada@example.c',
  'Ada <ada@example.com>',
  `${'a'.repeat(250)}@example.com`,
])('"%s" cannot', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('a hostile text is checked without delay', () => {
  const started = performance.now()
  isEmail(`a@${'a.'.repeat(120)}!`)
  isEmail(`a@${'a-'.repeat(120)}!`)
  expect(performance.now() - started).toBeLessThan(200)
})

test.each([
  ['https://acme.example', 'https://acme.example'],
  ['http://acme.com/a?b=c#d', 'http://acme.com/a?b=c#d'],
  [' acme.com ', 'https://acme.com'],
  ['www.acme.com.ng/about', 'https://www.acme.com.ng/about'],
])('"%s" looks like a web address', (typed, address) => {
  expect(webAddress(typed)).toBe(address)
})

test.each([
  '',
  ' ',
  'acme',
  'not a url',
  'http://',
  'https://acme',
  'javascript:alert(1)',
  'a..com',
  '.com',
  'ada@acme.com',
])('"%s" does not', (typed) => {
  expect(webAddress(typed)).toBeNull()
})
