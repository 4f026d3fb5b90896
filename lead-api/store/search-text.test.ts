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

test('an address behind a thousand spaces is still one', () => {
  expect(emailKey('ada@example.com'.padStart(2000))).toBe('ada@example.com')
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
