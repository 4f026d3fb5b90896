import { expect, test } from 'vitest'
import { problemsOf } from '#src/forms/problems.fixture.ts'
import { demoSchema, emptyDemo } from './schema.ts'
import type { DemoValues } from './schema.ts'

const ada: DemoValues = {
  businessName: 'Acme',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: '123456789',
  email: 'ada@example.com',
  description: '',
}

test('an untouched form asks for every field but the description', async () => {
  expect(await problemsOf(demoSchema, emptyDemo)).toEqual({
    businessName: 'Please input Business name',
    firstName: 'Please input First name',
    lastName: 'Please input Last name',
    phone: 'Please input Phone number',
    email: 'Please input Email',
  })
})

test.each<[keyof DemoValues, string, string]>([
  ['businessName', 'A', 'Business name cannot be less than two characters'],
  ['businessName', ' A ', 'Business name cannot be less than two characters'],
  ['businessName', '   ', 'Please input Business name'],
  ['firstName', 'A', 'First name cannot be less than two characters'],
  ['firstName', '👩', 'First name cannot be less than two characters'],
  ['lastName', 'O', 'Last name cannot be less than two characters'],
  ['lastName', ' \t\u00A0 ', 'Please input Last name'],
  ['phone', '12345678', 'Phone cannot be less than nine characters'],
  ['phone', '1234567 ', 'Phone cannot be less than nine characters'],
  ['phone', 'call me', 'Phone cannot be less than nine characters'],
  ['email', 'a@b', 'Please enter a valid email'],
  ['email', 'ada', 'Please enter a valid email'],
  ['email', '  ', 'Please input Email'],
])('%s "%s" is answered with "%s"', async (field, text, message) => {
  expect(await problemsOf(demoSchema, { ...ada, [field]: text })).toEqual({ [field]: message })
})

test.each<[keyof DemoValues, string]>([
  ['businessName', 'Ao'],
  ['firstName', ' Jo '],
  ['phone', '+1 306 555 0100'],
  ['email', ' ada@example.com '],
  ['description', 'We build.'],
])('%s "%s" is fine', async (field, text) => {
  expect(await problemsOf(demoSchema, { ...ada, [field]: text })).toEqual({})
})
