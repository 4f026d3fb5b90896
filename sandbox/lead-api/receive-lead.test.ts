// @vitest-environment node
import { expect, test } from 'vitest'
import { sandboxWith } from '../test-support.ts'
import { VALID_BODIES, inboxOf, send } from './lead.fixture.ts'
import { LEAD_CALLS } from './types.ts'
import type { LeadCall } from './types.ts'

const NOT_DATA = LEAD_CALLS.filter((call) => call !== 'upload' && call !== 'states')

test.each(NOT_DATA)('a visitor whose %s was received is told so', async (call) => {
  const { ask } = await sandboxWith({})
  const answer = await send(ask, call)
  expect(answer.status).toBe(call === 'waitlist' ? 201 : 200)
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w/) })
  expect(await inboxOf(ask)).toEqual([
    expect.objectContaining({ call, body: VALID_BODIES[call], repeats: 0, files: [] }),
  ])
})

test('a colleague who reads the inbox sees where a lead came from', async () => {
  const { ask } = await sandboxWith({})
  const origin = 'http://localhost:5173'
  await send(ask, 'demo', VALID_BODIES.demo, { origin, authorization: 'Bearer t' })
  const [lead] = await inboxOf(ask)
  expect(lead).toMatchObject({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    idempotencyKey: null,
    headers: { origin, authorization: 'Bearer t', contentType: 'application/json' },
  })
})

const OPTIONAL: [LeadCall, string][] = [
  ['demo', 'description'],
  ['funding', 'website'],
  ['funding', 'uploadedFiles'],
  ['waitlist', 'comment'],
]

test.each(OPTIONAL)('a %s without %s is received', async (call, field) => {
  const { ask } = await sandboxWith({})
  const { [field]: _, ...body } = VALID_BODIES[call]
  expect((await send(ask, call, body)).ok).toBe(true)
})

const REQUIRED = LEAD_CALLS.flatMap((call) =>
  Object.keys(VALID_BODIES[call])
    .filter((field) => !OPTIONAL.some(([c, f]) => c === call && f === field))
    .map((field) => [call, field] as const),
)

test.each(REQUIRED)('a %s without %s is refused by name', async (call, field) => {
  const { ask } = await sandboxWith({})
  const { [field]: _, ...body } = VALID_BODIES[call]
  const answer = await send(ask, call, body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: `${field} is required.` })
  expect(await inboxOf(ask)).toEqual([])
})

test.each(LEAD_CALLS)('a %s with a field too many is refused by name', async (call) => {
  const { ask } = await sandboxWith({})
  const answer = await send(ask, call, { ...VALID_BODIES[call], colour: 'red' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: 'colour is not a field of this call.' })
})

const BAD_VALUES: [LeadCall, string, unknown][] = [
  ['demo', 'phone', 80_312_345],
  ['demo', 'firstName', '  '],
  ['demo', 'description', ''],
  ['demo', 'email', 'ada'],
  ['upload', 'ContentType', 'application/x-msdownload'],
  ['upload', 'Extension', 'png'],
  ['upload', 'uploadArea', 'elsewhere'],
  ['states', 'country', 7],
  ['funding', 'amount', '25000000'],
  ['funding', 'amount', 0],
  ['funding', 'currency', 'EUR'],
  ['funding', 'projectDescription', 'x'.repeat(161)],
  ['funding', 'countryCode', '234'],
  ['funding', 'uploadedFiles', []],
  ['funding', 'uploadedFiles', [{ Bucket: 'b', type: 't' }]],
  ['funding', 'uploadedFiles', [{ Bucket: 'b', S3Key: 'k', type: 't', size: 1 }]],
  ['inline-contact', 'timestamp', '31/01/2025'],
  ['inline-contact', 'timestamp', '2025-13-31T12:00:00Z'],
  ['profile', 'linkedInUrl', null],
  ['waitlist', 'phoneNumber', '+2348031234567'],
  ['waitlist', 'purpose', 'Buying'],
  ['waitlist', 'comment', ''],
]

test.each(BAD_VALUES)('a %s whose %s is %j is refused by name', async (call, field, value) => {
  const { ask } = await sandboxWith({})
  const answer = await send(ask, call, { ...VALID_BODIES[call], [field]: value })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(`^${field}`) })
  expect(await inboxOf(ask)).toEqual([])
})

test.each([
  ['{"firstName":', 'not valid JSON'],
  ['[]', 'must be an object'],
  ['', 'not valid JSON'],
])('a body %j is refused', async (body, reason) => {
  const { ask } = await sandboxWith({})
  const answer = await send(ask, 'demo', body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ message: expect.stringContaining(reason) })
})

test('a lead that is no JSON, or endless, is refused', async () => {
  const { ask } = await sandboxWith({})
  const form = await send(ask, 'demo', 'a=b', { 'content-type': 'text/plain' })
  expect(form.status).toBe(400)
  const long = await send(ask, 'contact', { ...VALID_BODIES.contact, description: 'x'.repeat(3e5) })
  expect(long.status).toBe(413)
})

test.each([
  ['application/json; charset=utf-8', JSON.stringify(VALID_BODIES['inline-contact'])],
  ['text/plain;charset=UTF-8', JSON.stringify(VALID_BODIES['inline-contact'])],
  [
    'application/x-www-form-urlencoded',
    'firstname=Ada&lastname=Obi&email=ada%40example.com&message=A+question&timestamp=2025-01-31T12%3A00%3A00.000Z',
  ],
])('the spreadsheet takes %s', async (contentType, body) => {
  const { ask } = await sandboxWith({})
  const answer = await send(ask, 'inline-contact', body, { 'content-type': contentType })
  expect(answer.status).toBe(200)
  expect(await inboxOf(ask)).toMatchObject([{ body: VALID_BODIES['inline-contact'] }])
})

test('a page of another site cannot send a lead, read the inbox or inject a fault', async () => {
  const { ask } = await sandboxWith({})
  const headers = { origin: 'https://evil.example' }
  expect((await send(ask, 'demo', VALID_BODIES.demo, headers)).status).toBe(403)
  expect((await ask('/inbox', { headers })).status).toBe(403)
  expect((await ask('/inbox.json', { headers })).status).toBe(403)
  expect((await ask('/inbox.json', { method: 'DELETE', headers })).status).toBe(403)
  expect((await ask('/faults', { method: 'PUT', headers, body: '[]' })).status).toBe(403)
  expect((await ask('/uploads/a', { method: 'PUT', headers, body: 'x' })).status).toBe(403)
  expect((await ask('/flags/ng.svg', { headers: { host: 'evil.example' } })).status).toBe(421)
  expect(await inboxOf(ask)).toEqual([])
})
