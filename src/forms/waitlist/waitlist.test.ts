import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from '#src/config/countries.ts'
import { problemsOf } from '#src/forms/problems.fixture.ts'
import { toWaitlistBody } from './payload.ts'
import { emptyWaitlist, waitlistSchema } from './schema.ts'
import type { WaitlistValues } from './schema.ts'

const ada: WaitlistValues = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '306 555 0100',
  targetCountry: 'Nigeria',
  residentCountry: 'Canada',
  purpose: 'New Build',
  comment: '',
}

test('an untouched form asks for every field but the comment', async () => {
  expect(await problemsOf(waitlistSchema, emptyWaitlist)).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    phoneNumber: 'Phone number is required',
    targetCountry: 'Target country is required',
    purpose: 'Project type is required',
  })
  expect(emptyWaitlist.residentCountry).toBe('Canada')
})

test.each<[keyof WaitlistValues, string, string]>([
  ['firstName', '  ', 'First name is required'],
  ['email', 'a@b', 'Invalid email'],
  ['phoneNumber', 'call me', 'Phone number is required'],
])('%s "%s" is answered with "%s"', async (field, text, message) => {
  expect(await problemsOf(waitlistSchema, { ...ada, [field]: text })).toEqual({ [field]: message })
})

test('one letter is a valid first name', async () => {
  expect(await problemsOf(waitlistSchema, { ...ada, firstName: 'A' })).toEqual({})
})

test.each([
  ['306 555 0100', 'Canada', '13065550100'],
  ['+1 306 555 0100', 'Canada', '13065550100'],
  ['0803 123 4567', 'Nigeria', '2348031234567'],
  ['020 7946 0958', 'United Kingdom', '442079460958'],
])('the phone %s of %s is sent as %s', (phoneNumber, residentCountry, sent) => {
  expect(toWaitlistBody({ ...ada, phoneNumber, residentCountry })).toEqual({
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phoneNumber: sent,
    residentCountry,
    buildCountry: 'Nigeria',
    purpose: 'New Build',
  })
})

test('a comment is sent only when there is one', () => {
  expect(toWaitlistBody({ ...ada, comment: ' Soon ' }).comment).toBe('Soon')
  expect('comment' in toWaitlistBody({ ...ada, comment: '  ' })).toBe(false)
})

test('an extension is not dialled with the number, and does not get lost', () => {
  const typed = { ...ada, phoneNumber: '+1 306 555 0100 ext. 12' }
  expect(toWaitlistBody(typed)).toMatchObject({
    phoneNumber: '13065550100',
    comment: 'Phone extension: 12',
  })
  expect(toWaitlistBody({ ...typed, comment: 'Soon' }).comment).toBe('Soon\nPhone extension: 12')
})

test('whatever is typed, the phone is digits after the dial code, and the country has a name', () => {
  const typed = fc.stringMatching(/^[2-9]([ ()-]?\d){6,10}$/)
  fc.assert(
    fc.property(typed, fc.constantFrom(...countries), (phoneNumber, { name, dialCode }) => {
      const body = toWaitlistBody({ ...ada, phoneNumber, residentCountry: name })
      expect(body.phoneNumber).toMatch(/^\d{7,}$/)
      expect(`+${body.phoneNumber}`.startsWith(dialCode)).toBe(true)
      // What was typed, but for a digit that is dialled inside the country alone (8 in Russia).
      const national = body.phoneNumber.slice(dialCode.length - 1)
      expect(phoneNumber.replace(/\D/g, '').endsWith(national)).toBe(true)
      expect(body.residentCountry).toBe(name)
    }),
  )
})
