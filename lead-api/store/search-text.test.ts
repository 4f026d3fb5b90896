// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey, searchParts, searchTextOf, wholeValue } from './search-text.ts'

const found = (query: string, body: Record<string, unknown>): boolean =>
  searchParts(query).every((forms) =>
    forms.some((texts) => texts.every((text) => searchTextOf(body).includes(text))),
  )

const ADA = {
  firstName: 'Artdir',
  lastName: 'Müller-Review'.normalize('NFD'),
  businessName: 'Ｓｋｙline Homes',
  email: 'a.review@lender.example',
  countryCode: '+234',
  phone: '0803 555-0101',
  amount: 1_250_000,
  description: 'Call me on (306) 555 0142, or write to Obi@Bücher.example.',
}

test.each([
  'Artdir Müller-Review',
  'review artdir',
  'ARTDIR lender',
  'artdir   homes',
  'skyline',
  'ｓｋｙｌｉｎｅ',
  'MÜLLER',
  '2348035550101',
  '+234 803 555 0101',
  '+234 (0) 803-555-0101',
  '08035550101',
  '0803 5550101',
  '00234 8035550101',
  '306 555 0142',
  '306-555-0142',
  '+1 306 555 0142',
  '3065550142',
  'artdir 306.555.0142',
  '0142 artdir',
  '1250000',
  '1,250,000'.replaceAll(',', ' '),
])('a colleague who types %j finds the person', (query) => {
  expect(found(query, ADA)).toBe(true)
})

test.each([
  'Artdir Smith',
  '2348035550199',
  '306 555 0143',
  'lastname',
  'artdir 99999',
  'xskyline',
])('a colleague who types %j does not', (query) => {
  expect(found(query, ADA)).toBe(false)
})

const PUNCTUATION = fc.constantFrom(' ', '-', '.', '/', ' (', ') ', '')

test('a telephone number is found however it was typed, with or without its country', () => {
  const digits = fc.stringMatching(/^[1-9]\d{8,9}$/)
  fc.assert(
    fc.property(digits, digits, fc.array(PUNCTUATION, { minLength: 9 }), (phone, other, marks) => {
      const typed = phone.replaceAll(/\d/g, (digit, at: number) => digit + (marks[at] ?? '')).trim()
      const forms = [phone, typed, `+234${phone}`, `+234 ${typed}`, `00234 ${typed}`, `0${typed}`]
      for (const stored of forms) {
        for (const query of forms) expect(found(query, { phone: stored })).toBe(true)
        const isSame =
          other.slice(-9) === phone.slice(-9) || `234${phone}`.includes(other.slice(-9))
        expect(found(other, { phone: stored }) && !isSame).toBe(false)
      }
    }),
  )
})

test('words of a lead are found in any order', () => {
  const word = fc.stringMatching(/^[a-zA-ZäöüÄÖÜéñ]{1,12}$/)
  fc.assert(
    fc.property(word, word, (first, last) => {
      const body = { firstName: first.normalize('NFD'), lastName: last }
      expect(found(`${last.toUpperCase()} ${first.toLowerCase()}`, body)).toBe(true)
    }),
  )
})

test.each(['Ж', '@', 'a@', 'a.', 'a@b.', '1 ', '(', '+1-', '@a.b ', '\u0301', 'ﷺ', '.', ' '])(
  'a text of %j again and again does not keep the service from others',
  (piece) => {
    const text = piece.repeat(Math.ceil(40_000 / piece.length))
    const startedAt = performance.now()
    expect(searchTextOf({ description: text, phone: text, email: text }).length).toBeLessThan(
      100_100,
    )
    searchParts(text)
    emailKey(text)
    expect(performance.now() - startedAt).toBeLessThan(500)
  },
)

test.each([
  ['ADA@Example.COM ', 'ada@example.com'],
  ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@münchen.example'.normalize('NFD'), 'ada@xn--mnchen-3ya.example'],
  ['ada@XN--MNCHEN-3YA.example', 'ada@xn--mnchen-3ya.example'],
  ['zoë@example.com'.normalize('NFD'), 'zoë@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['\u200Bada@\u2060example.com', 'ada@example.com'],
  ['ａｄａ＠example.com', 'ada@example.com'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
])('%j is the address %s', (text, key) => {
  expect(emailKey(text)).toBe(key)
  const body = { email: text, description: 'x' }
  expect(searchTextOf(body)).toContain(wholeValue(key))
})

test.each([
  '',
  ' ',
  'ada',
  'ada@',
  '@example.com',
  'example.com',
  'ada@b',
  'a b@example.com',
  'ada@example.com, obi@example.com',
  'ada@exa mple.com',
  'ada@[::1]',
  'ada@x.com/y',
  'a@b@',
  '%',
  'the',
])('%j is no address', (text) => {
  expect(emailKey(text)).toBeUndefined()
})
