import { expect, test } from 'vitest'
import { problemsOf } from '#src/forms/problems.fixture.ts'
import { toInlineContactBody } from './payload.ts'
import { emptyInlineContact, inlineContactSchema } from './schema.ts'
import type { InlineContactValues } from './schema.ts'

const ada: InlineContactValues = {
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  message: 'Hello you',
}

test('an untouched form asks for every field', async () => {
  expect(await problemsOf(inlineContactSchema, emptyInlineContact)).toEqual({
    firstname: 'please input firstname',
    lastname: 'please input lastname',
    email: 'please input email',
    message: 'please leave a message for us',
  })
})

test.each<[keyof InlineContactValues, string, string]>([
  ['firstname', 'A', 'firstname cannot be less than two characters'],
  ['lastname', '👩', 'lastname cannot be less than two characters'],
  ['lastname', '  ', 'please input lastname'],
  ['email', 'a@b', 'please enter a valid email'],
  ['message', '123456', 'message cannot be less than seven characters'],
  ['message', '12345   ', 'message cannot be less than seven characters'],
  ['message', '   ', 'please leave a message for us'],
])('%s "%s" is answered with "%s"', async (field, text, message) => {
  expect(await problemsOf(inlineContactSchema, { ...ada, [field]: text })).toEqual({
    [field]: message,
  })
})

test('seven characters are a message', async () => {
  expect(await problemsOf(inlineContactSchema, { ...ada, message: '1234567' })).toEqual({})
})

test('the call has the fields, trimmed, and the time of the submit', () => {
  const now = new Date('2025-03-01T10:00:00Z')
  expect(toInlineContactBody({ ...ada, message: ' Hello you ' }, now)).toEqual({
    ...ada,
    timestamp: '2025-03-01T10:00:00.000Z',
  })
})
