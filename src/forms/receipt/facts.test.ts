import { expect, test } from 'vitest'
import { ar } from '#shared/words/ar.ts'
import { en } from '#shared/words/en.ts'
import { setWords } from '#shared/words/words.ts'
import { factsOf } from './facts.ts'

test('a visitor recognizes their application by its business, person, sum and place', () => {
  const body = {
    businessName: 'Obi Builders',
    uploadedFiles: [{ S3Key: 'a', Bucket: 'b', type: 'application/pdf' }],
    country: 'Nigeria',
    state: 'Lagos',
    currency: 'NGN',
    amount: 25_000_000,
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phone: '8031234567',
    countryCode: '+234',
  }
  expect(factsOf(body)).toEqual([
    { name: 'Business', value: 'Obi Builders' },
    { name: 'Name', value: 'Ada Obi' },
    { name: 'Email', value: 'ada@example.com' },
    { name: 'Phone', value: '8031234567' },
    { name: 'Amount', value: 'NGN 25,000,000' },
    { name: 'Where', value: 'Lagos, Nigeria' },
    { name: 'Documents', value: '1 file' },
  ])
})

test.each([
  [1_250_000.5, 'NGN 1,250,000.50'],
  [0.75, 'NGN 0.75'],
])('an amount of %d is written as money is', (amount, value) => {
  expect(factsOf({ currency: 'NGN', amount })).toEqual([{ name: 'Amount', value }])
})

test('the international number of the waitlist is shown with its plus', () => {
  expect(factsOf({ phoneNumber: '14035550148' })).toEqual([
    { name: 'Phone', value: '+1 403 555 0148' },
  ])
})

test('a place is listed as the language of the page lists', () => {
  setWords(ar)
  const [fact] = factsOf({ buildCountry: 'Nigeria', purpose: 'New Build' })
  setWords(en)
  expect(fact?.value).toBe('نيجيريا، بناء جديد')
})

test('what was left out is no fact, and after a reload there are none', () => {
  expect(factsOf({ uploadedFiles: [], description: '', comment: 'no fact' })).toEqual([])
  expect(factsOf({})).toEqual([])
})
