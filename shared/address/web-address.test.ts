import fc from 'fast-check'
import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each([
  ['https://acme.example', 'https://acme.example'],
  ['http://acme.com/a?b=c#d', 'http://acme.com/a?b=c#d'],
  ['HTTPS://ACME.COM', 'HTTPS://ACME.COM'],
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
  'ftp://acme.com',
  'mailto:a@b.com',
  'a..com',
  '.com',
  'data:text/html,x',
])('"%s" does not', (typed) => {
  expect(webAddress(typed)).toBeNull()
})

test('what comes out is always http or https', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      const address = webAddress(text)
      return address === null || /^https?:$/.test(new URL(address).protocol)
    }),
  )
})
