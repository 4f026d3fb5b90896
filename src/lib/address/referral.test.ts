import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referralCode, referralLink, referralSignUp } from './referral.ts'

const auth = 'https://auth.example/app'

test.each([
  ['/referral/ADAKU-2291', 'ADAKU-2291'],
  ['/referral/ADAKU-2291/', 'ADAKU-2291'],
  ['/referral/a_b-C9', 'a_b-C9'],
  ['/referral/%41da', 'Ada'],
  [`/referral/${'a'.repeat(64)}`, 'a'.repeat(64)],
])('a friend’s link %s carries its code', (pathname, code) => {
  expect(referralCode(pathname)).toBe(code)
})

test.each([
  '/referral',
  '/referral/',
  '/referral/../../admin',
  '/referral/%2e%2e%2f',
  '/referral/a%2Fb',
  '/referral/a%252Fb',
  '/referral//evil.example',
  '/referral///evil.example',
  '/referral/%2F%2Fevil.example',
  '/referral/javascript:alert(1)',
  '/referral/a&admin=1',
  '/referral/a%26admin=1',
  '/referral/a%0d%0aSet-Cookie:x',
  '/referral/a%0A',
  '/referral/a%00b',
  '/referral/%E0%A4%A',
  '/referral/%',
  '/referral/a%20b',
  '/referral/a+b',
  '/referral/ünï',
  '/referral/%F0%9F%91%A9',
  `/referral/${'a'.repeat(65)}`,
  `/referral/${'a'.repeat(5000)}`,
  '/elsewhere/ADA',
  '',
])('a hostile link %s carries no code', (pathname) => {
  expect(referralCode(pathname)).toBeNull()
})

test('whatever a link contains, the visitor arrives at the sign-up with a plain code or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.webPath(), fc.string()),
      (text) => {
        const address = new URL(referralSignUp(auth, referralCode(`/referral/${text}`)))
        const codes = [...address.searchParams]
        expect(address.origin + address.pathname).toBe('https://auth.example/app/referral/signup')
        expect(address.hash + address.username + address.password).toBe('')
        expect(codes.length).toBeLessThan(2)
        for (const [name, code] of codes) {
          expect(name).toBe('referralCode')
          expect(code).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('a code goes with the visitor exactly as it was, and a link without one has no query', () => {
  expect(referralSignUp(auth, 'ADA_1-b')).toBe(
    'https://auth.example/app/referral/signup?referralCode=ADA_1-b',
  )
  expect(referralSignUp(auth, null)).toBe('https://auth.example/app/referral/signup')
})

test('the code cannot change where the visitor goes, even unchecked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (code) => {
      const address = new URL(referralSignUp(auth, code))
      expect(address.origin).toBe('https://auth.example')
      expect([...address.searchParams.keys()]).toEqual(['referralCode'])
    }),
  )
})

test('a link that is passed on carries the code, and without one leads to the page', () => {
  expect(referralLink('https://tofali.example', 'ADA-1')).toBe(
    'https://tofali.example/referral/ADA-1',
  )
  expect(referralLink('https://tofali.example', null)).toBe('https://tofali.example/referral')
  expect(referralCode(new URL(referralLink('https://tofali.example', 'A_b-9')).pathname)).toBe(
    'A_b-9',
  )
})
