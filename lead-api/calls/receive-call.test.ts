import { expect, test } from 'vitest'
import { writeSource } from '#shared/leads/source.ts'
import { SITE, leadApiWith } from '#lead-api/test-support.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { CALLS } from './calls.ts'
import { INVALID_VALUES, VALID_BODIES, send } from './call.fixture.ts'

const NOT_DATA = LEAD_CALLS.filter((call) => call !== 'upload' && call !== 'states')

test.each(NOT_DATA)('a visitor whose %s was received is told so', async (call) => {
  const { ask, leads } = leadApiWith()
  const answer = await send(ask, call)
  expect(answer.status).toBe(call === 'waitlist' ? 201 : 200)
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w/) })
  expect(await leads.leads()).toEqual([
    expect.objectContaining({ call, body: VALID_BODIES[call], repeats: 0, files: [] }),
  ])
})

test('a colleague sees where a lead came from and in which language, and no token of the visitor', async () => {
  const { ask, leads } = leadApiWith()
  await send(ask, 'demo', VALID_BODIES.demo, {
    origin: SITE,
    authorization: 'Bearer t',
    'content-language': 'fr, en',
  })
  const [lead] = await leads.leads()
  expect(lead).toMatchObject({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    idempotencyKey: null,
    language: 'fr',
    headers: { origin: SITE, authorization: null, contentType: 'application/json' },
  })
})

test('a colleague sees which page and which campaign a lead came from', async () => {
  const { ask, leads } = leadApiWith()
  const source = {
    first: '/owner',
    page: '/contact',
    utm: { campaign: 'رمضان', medium: 'chat' },
    referrer: 'www.google.com',
  }
  await send(ask, 'demo', VALID_BODIES.demo, { 'lead-source': writeSource(source) })
  expect(await leads.leads()).toMatchObject([{ source, folder: 'inbox', reason: null }])
})

const PAGE = { first: '/', page: '/' }

test.each([
  ['%', null],
  ['{', null],
  [writeSource([PAGE]), null],
  [writeSource({ page: '/' }), null],
  [writeSource({ ...PAGE, first: 'https://a.example' }), null],
  [writeSource(PAGE).padEnd(8194, '%20'), null],
  [
    writeSource({ ...PAGE, utm: { campaign: 'x'.repeat(300), term: 7, id: 'a' }, referrer: '\n' }),
    { ...PAGE, utm: { campaign: 'x'.repeat(100) }, referrer: null },
  ],
  [
    writeSource({
      ...PAGE,
      utm: {
        campaign: `e${'\u0301'.repeat(90)}`,
        term: `${'x'.repeat(99)}😀`,
        content: 'a\u2028b',
      },
    }),
    { ...PAGE, utm: { campaign: 'e', term: 'x'.repeat(99), content: 'ab' }, referrer: null },
  ],
])('a lead with the source %s is received', async (header, source) => {
  const { ask, leads } = leadApiWith()
  expect((await send(ask, 'demo', VALID_BODIES.demo, { 'lead-source': header })).ok).toBe(true)
  expect(await leads.leads()).toMatchObject([{ source }])
})

test.each([null, '', 'en-12', 'français', 'x'.repeat(4000)])(
  'a lead in the language %j is received',
  async (code) => {
    const { ask, leads } = leadApiWith()
    const headers: Record<string, string> =
      code === null ? {} : { 'content-language': encodeURI(code) }
    expect((await send(ask, 'demo', VALID_BODIES.demo, headers)).ok).toBe(true)
    expect(await leads.leads()).toMatchObject([{ language: null }])
  },
)

const FIELDS = LEAD_CALLS.flatMap((call) =>
  Object.entries(CALLS[call].body.describe().fields).map(([field, rule]) => ({
    call,
    field,
    isOptional: 'optional' in rule && rule.optional,
  })),
)

test.each(FIELDS.filter(({ isOptional }) => isOptional))(
  'a $call without $field is received',
  async ({ call, field }) => {
    const { ask } = leadApiWith()
    const { [field]: _, ...body } = VALID_BODIES[call]
    expect((await send(ask, call, body)).ok).toBe(true)
  },
)

const REQUIRED = FIELDS.filter(({ isOptional }) => !isOptional)

test.each(REQUIRED)('a $call without $field is refused by name', async ({ call, field }) => {
  const { ask, leads } = leadApiWith()
  const { [field]: _, ...body } = VALID_BODIES[call]
  const answer = await send(ask, call, body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: `${field} is required.` })
  expect(await leads.leads()).toEqual([])
})

test.each(LEAD_CALLS)('a %s with a field too many is refused by name', async (call) => {
  const { ask } = leadApiWith()
  const answer = await send(ask, call, { ...VALID_BODIES[call], color: 'red' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: 'color is not a field of this call.' })
})

test.each(INVALID_VALUES)('a %s whose %s is %j is refused by name', async (call, field, value) => {
  const { ask, leads } = leadApiWith()
  const answer = await send(ask, call, { ...VALID_BODIES[call], [field]: value })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(`^${field}`) })
  expect(await leads.leads()).toEqual([])
})

test.each([
  ['{"firstName":', 'not valid JSON'],
  ['[]', 'must be an object'],
  ['', 'not valid JSON'],
])('a body %j is refused', async (body, reason) => {
  const { ask } = leadApiWith()
  const answer = await send(ask, 'demo', body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ message: expect.stringContaining(reason) })
})

test('a lead that is no JSON, or endless, is refused', async () => {
  const { ask } = leadApiWith()
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
  const { ask, leads } = leadApiWith()
  const answer = await send(ask, 'inline-contact', body, { 'content-type': contentType })
  expect(answer.status).toBe(200)
  expect(await leads.leads()).toMatchObject([{ body: VALID_BODIES['inline-contact'] }])
})
