import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDemoBody } from './payload.ts'
import { emptyDemo } from './schema.ts'

const values = {
  businessName: ' Acme ',
  firstName: 'Ada',
  lastName: 'Obi ',
  phone: ' 123456789',
  email: ' ada@example.com',
  description: '  ',
}

test('a lender sends what was typed, trimmed, and no empty description', () => {
  const body = {
    businessName: 'Acme',
    firstName: 'Ada',
    lastName: 'Obi',
    phone: '123456789',
    email: 'ada@example.com',
  }
  expect(toDemoBody(values)).toEqual(body)
  expect(toDemoBody({ ...values, description: ' Two towers ' })).toEqual({
    ...body,
    description: 'Two towers',
  })
})

test('only the fields that the API knows are sent, whatever else the form holds', () => {
  const anything = fc.record({
    businessName: fc.string(),
    firstName: fc.string(),
    lastName: fc.string(),
    phone: fc.string(),
    email: fc.string(),
    description: fc.string(),
    honeypot: fc.string(),
  })
  fc.assert(
    fc.property(anything, (typed) => {
      const body = toDemoBody(typed)
      expect(Object.keys(emptyDemo)).toEqual(expect.arrayContaining(Object.keys(body)))
      for (const text of Object.values(body)) expect(text).toBe(text.trim())
      expect('description' in body).toBe(typed.description.trim() !== '')
    }),
  )
})
