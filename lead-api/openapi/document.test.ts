import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { INVALID_VALUES } from '#lead-api/calls/call.fixture.ts'
import { CALLS } from '#lead-api/calls/calls.ts'
import { jsonSchemaOf } from '#shared/leads/body-rules.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { openApiDocument } from './document.ts'
import type { LeadCall } from '#lead-api/types.ts'

const document = openApiDocument()

test('the document is OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate({ ...document })).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const broken = { ...document, info: { title: 'No version' } }
  expect((await new Validator().validate(broken)).valid).toBe(false)
})

test('every reference leads to a part of the document', () => {
  const text = JSON.stringify(document)
  const places = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place = '']) => place)
  expect(places.length).toBeGreaterThan(30)
  const lost = places.filter((place) => place.split('/').reduce(childOf, document) === undefined)
  expect(lost).toEqual([])
})

test.each(LEAD_CALLS)('the schema of %s takes what the service takes', (call) => {
  expect(isValid(call, CALLS[call].example)).toBe(true)
})

/** What a schema cannot say: characters as a person counts them, how fields relate, what a date is. */
const UNSAID: unknown[] = ['x'.repeat(5001), 'x'.repeat(161), 'png', '2025-13-31T12:00:00Z']

test.each(INVALID_VALUES.filter(([, , value]) => !UNSAID.includes(value)))(
  'the schema of %s refuses the same %s: %j',
  (call, field, value) => {
    expect(isValid(call, { ...CALLS[call].example, [field]: value })).toBe(false)
  },
)

function isValid(call: LeadCall, body: unknown): boolean {
  const ajv = new Ajv2020({ validateFormats: false })
  return ajv.validate(jsonSchemaOf(CALLS[call].body.describe()), body)
}

function childOf(parent: unknown, name: string): unknown {
  return Object(parent)[name]
}
