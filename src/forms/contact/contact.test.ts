import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toContactBody } from './payload.ts'
import { contactProblem, contactProblems, emptyContact } from './schema.ts'
import type { ContactField } from './schema.ts'

const ada = { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.com', message: 'Hello' }

test('an empty contact form asks for every field', () => {
  expect(contactProblems(emptyContact)).toEqual({
    firstname: 'First Name is required.',
    lastname: 'Last Name is required.',
    email: 'Please enter a valid email address.',
    message: 'Please enter a message.',
  })
})

test.each<[ContactField, string]>([
  ['firstname', '  '],
  ['lastname', '\t'],
  ['email', 'a@b'],
  ['email', 'ada'],
  ['message', ' \n '],
])('leaving %s as "%s" brings its message, and only that', (field, text) => {
  expect(contactProblem(field, text)).toBeDefined()
  expect(Object.keys(contactProblems({ ...ada, [field]: text }))).toEqual([field])
})

test('a complete form may be sent', () => {
  expect(contactProblems({ ...ada, firstname: 'A', email: ' ada@example.com ' })).toEqual({})
})

test('the names of the page become those of the call', () => {
  expect(toContactBody({ ...ada, message: ' Hello ' })).toEqual({
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    description: 'Hello',
  })
})

test('whatever is typed, the call has its four trimmed fields', () => {
  const typed = fc.record({
    firstname: fc.string(),
    lastname: fc.string(),
    email: fc.string(),
    message: fc.string(),
  })
  fc.assert(
    fc.property(typed, (values) => {
      const body = toContactBody(values)
      expect(Object.keys(body)).toEqual(['firstName', 'lastName', 'email', 'description'])
      expect(body.description).toBe(values.message.trim())
    }),
  )
})
