import { daysLater } from '#shared/dates.ts'
import { expect, test } from 'vitest'
import { dayOf } from './clock.ts'
import { OPEN, listingIn, queryOf, understand } from './address.ts'

test('an address says which list is meant', () => {
  const text = '?state=new&form=demo&from=2027-02-15&owner=-&campaign=ramadan&sort=oldest&page=2'
  const listing = listingIn(new URLSearchParams(text))
  expect(listing).toMatchObject({ state: 'new', form: 'demo', owner: '', page: 2, isOldest: true })
  expect(new URLSearchParams(queryOf(listing)).toString().split('&').toSorted()).toEqual(
    new URLSearchParams(text).toString().split('&').toSorted(),
  )
})

test('a list of the leads without a page, language or first page has an address', () => {
  const listing = { ...OPEN, at: '', language: '', first: '' }
  expect(listingIn(new URLSearchParams(queryOf(listing)))).toMatchObject(listing)
})

test.each([
  '',
  '?state=lost&form=nothing&page=-1&sort=up',
  '?page=1e9&from=2027-13-45&to=soon&reason=x',
  '?search=%27%20OR%201=1&due=ever&forwarding=1',
])('the address %j, which nobody could have meant, is that of the open leads', (text) => {
  expect(queryOf(listingIn(new URLSearchParams(text)))).toBe('')
})

test('a person of a sales team types what they would say', () => {
  const yesterday = daysLater(dayOf(new Date()), -1)
  expect(understand('Demo ramadan yesterday', [], ['Ramadan'])).toEqual({
    filters: { form: 'demo', campaign: 'Ramadan', from: yesterday, to: yesterday },
    words: '',
  })
  expect(understand('new french amina 0803 555', ['Amina Bello'], [])).toEqual({
    filters: { state: 'new', language: 'fr', owner: 'Amina Bello' },
    words: '0803 555',
  })
  // "Constructor" is what many a visitor is, and a name that every object inherits.
  expect(understand('constructor __proto__ 0000-01-01', [], [])).toEqual({
    filters: {},
    words: 'constructor __proto__ 0000-01-01',
  })
  expect(OPEN.page).toBe(1)
})
