import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmountInput } from '#shared/amount-input.ts'
import { toFundingBody } from './payload.ts'
import { emptyFunding } from './schema.ts'
import type { FundingValues } from './schema.ts'

test.each([
  ['1,2,3', '123', 123],
  ['1.', '1.', 1],
  ['.', '.', undefined],
  ['', '', undefined],
  ['0.00', '0.00', undefined],
  ['1e9', '19', 19],
  ['١٬٢٣٤٫٥', '12,345', 12_345],
  ['-5', '5', 5],
  ['9'.repeat(309), '999,999,999,999,999', 999_999_999_999_999],
])('the amount "%s" reads "%s" and is sent as %s', (typed, shown, amount) => {
  expect(formatAmountInput(typed).value).toBe(shown)
  expect(toFundingBody({ ...emptyFunding, amount: shown }).amount).toBe(amount)
})

test('whatever is typed, the amount is left out or a number above 0 that JSON can hold', () => {
  const keys = fc.array(fc.constantFrom('0', '1', '9', ',', '.', 'e', '-', ' ', '٣', '𝟗'))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        keys.map((some) => some.join('')),
      ),
      (typed) => {
        const shown = formatAmountInput(typed).value
        expect(shown).toMatch(/^[\d,]*\.?\d*$/)
        const { amount } = toFundingBody({ ...emptyFunding, amount: shown })
        if (amount === undefined) return
        expect(amount).toBeGreaterThan(0)
        expect(JSON.parse(JSON.stringify(amount))).toBe(amount)
      },
    ),
  )
})

test('a developer sends exactly the fields that the API knows', () => {
  const file = { S3Key: 'k1', Bucket: 'documents', type: 'application/pdf', name: 'plan.pdf' }
  const values: FundingValues = {
    businessName: ' Acme ',
    website: 'acme.com',
    businessEmail: 'hello@acme.example',
    uploadedFiles: [file],
    projectDescription: ' Forty homes ',
    country: 'Nigeria',
    state: 'Lagos',
    currency: 'NGN',
    amount: '1,250.50',
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@acme.example',
    role: 'Director',
    phone: '803 123 4567',
    countryCode: '+234',
  }
  expect(toFundingBody(values)).toEqual({
    businessName: 'Acme',
    website: 'https://acme.com',
    businessEmail: 'hello@acme.example',
    uploadedFiles: [{ S3Key: 'k1', Bucket: 'documents', type: 'application/pdf' }],
    projectDescription: 'Forty homes',
    country: 'Nigeria',
    state: 'Lagos',
    currency: 'NGN',
    amount: 1250.5,
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@acme.example',
    role: 'Director',
    phone: '803 123 4567',
    countryCode: '+234',
  })
})

test('empty values and empty lists are dropped', () => {
  expect(toFundingBody(emptyFunding)).toEqual({ countryCode: '+1' })
  expect(toFundingBody({ ...emptyFunding, website: '  ', countryCode: '' })).toEqual({})
})

test.each([
  ['1,250.50', 1250.5],
  ['5.', 5],
  ['45,000,000', 45_000_000],
  ['0', undefined],
  ['.', undefined],
  ['', undefined],
])('the amount "%s" is sent as %s', (amount, sent) => {
  expect(toFundingBody({ ...emptyFunding, amount }).amount).toBe(sent)
})

test.each([
  ['306 555 0100', '+1', '306 555 0100', '+1'],
  ['+1 306 555 0100', '+1', '306 555 0100', '+1'],
  ['+44 20 7946 0958', '+1', '20 7946 0958', '+44'],
  ['+44 (0)20 7946 0958', '+234', '20 7946 0958', '+44'],
  ['0803 123 4567', '+234', '803 123 4567', '+234'],
  ['00234 803 123 4567', '+234', '803 123 4567', '+234'],
  ['(+234) 803 123 4567', '+1', '803 123 4567', '+234'],
  ['0803 123 4567 ext 12', '+234', '803 123 4567 ext. 12', '+234'],
  ['0803 123 4567 / 0805 765 4321', '+234', '803 123 4567', '+234'],
])('the phone "%s" beside %s goes as "%s" beside %s', (phone, countryCode, sent, sentCode) => {
  const body = toFundingBody({ ...emptyFunding, phone, countryCode })
  expect([body.phone, body.countryCode]).toEqual([sent, sentCode])
})

test('whatever is typed, nothing empty is sent and the amount is a finite number above 0', () => {
  const text = fc.oneof(fc.string(), fc.constant(''), fc.constant('  '))
  fc.assert(
    fc.property(text, text, text, text, (businessName, amount, projectDescription, website) => {
      const typed = { ...emptyFunding, businessName, amount, projectDescription, website }
      const body = toFundingBody(typed)
      expect(Object.values(body).filter((value) => value === '')).toEqual([])
      expect(body.uploadedFiles).toBeUndefined()
      expect(body.amount ?? 1).toBeGreaterThan(0)
      expect(Number.isFinite(body.amount ?? 1)).toBe(true)
      expect(body.projectDescription?.length ?? 0).toBeLessThanOrEqual(160)
    }),
  )
})
