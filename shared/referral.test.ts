import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './paths.ts'
import { isReferralCode, referralCode, referralLink, referralSignUp } from './referral.ts'

const auth = 'https://auth.example/app'

test.each([
  ['/referral/ADAKU-2291', 'ADAKU-2291'],
  ['/referral/ADAKU-2291/', 'ADAKU-2291'],
  ['/Referral/ADAKU-2291', 'ADAKU-2291'],
  ['/fr/referral/ADAKU-2291', 'ADAKU-2291'],
  ['/referral/%41da', 'Ada'],
  ['/referral/a%20b', 'a b'],
  ['/referral/a+b', 'a+b'],
  ['/referral/a&admin=1', 'a&admin=1'],
  ['/referral/a%252Fb', 'a%2Fb'],
  ['/referral/%2F%2Fevil.example', '//evil.example'],
  ['/referral/javascript:alert(1)', 'javascript:alert(1)'],
  ['/referral/%F0%9F%91%A9', '👩'],
  [`/referral/${'%F0%9F%91%A9'.repeat(128)}`, '👩'.repeat(128)],
])('a friend’s link %s carries its code', (pathname, code) => {
  expect(referralCode(pathname)).toBe(code)
})

test.each([
  '/referral',
  '/referral/../../admin',
  '/referral/%2e%2e',
  '/referral/a/b',
  '/referral//evil.example',
  '/referral/a%0d%0aSet-Cookie:x',
  '/referral/a%00b',
  '/referral/a%C2%85b',
  '/referral/%E0%A4%A',
  `/referral/${'a'.repeat(129)}`,
  '',
])('a hostile link %s carries no code', (pathname) => {
  expect(referralCode(pathname)).toBeNull()
})

test('whatever a link contains, the visitor arrives at the sign-up with one code or none', () => {
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
          expect(code).toMatch(/^\P{Cc}{1,128}$/u)
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

test('a link that is passed on carries the code, and without one leads to the page', () => {
  expect(referralLink('https://tofali.example', 'ADA-1')).toBe(
    'https://tofali.example/referral/ADA-1',
  )
  expect(referralLink('https://tofali.example', null)).toBe('https://tofali.example/referral')
})

test('the code that a referrer passes on is the code that the sign-up gets', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 128 }).filter(isReferralCode),
      (code) => {
        const { pathname } = new URL(referralLink('https://tofali.example', code))
        expect(referralCode(canonicalPath(pathname))).toBe(code)
        const signUp = new URL(referralSignUp(auth, referralCode(pathname)))
        expect(signUp.searchParams.get('referralCode')).toBe(code)
      },
    ),
  )
})
