import { http, HttpResponse } from 'msw'
import { useServer } from '#tests/support/server.ts'
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { writeSource } from '#shared/leads/source.ts'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { readConfiguration } from '#lead-api/settings.ts'
import { leadApiWith } from '#lead-api/test-support.ts'
import { deliverToTarget } from './target.ts'

const server = useServer()
let seen: { url: string; headers: Headers; body: unknown }[] = []

beforeEach(() => void (seen = []))

/** The examples of the guide, by the host that they send to. */
const examples = new Map(
  [...readFileSync('docs/lead-api.md', 'utf8').matchAll(/LEAD_API_FORWARD_URL='(\{[^']+\})'/g)].map(
    ([, text = '']) => [new URL(JSON.parse(text).url).hostname, text],
  ),
)

function apiFor(text: string) {
  const { target } = readConfiguration({ LEAD_API_FORWARD_URL: text })
  const api = leadApiWith({ deliver: target && deliverToTarget(target) })
  server.use(
    http.post('*', async ({ request }) => {
      seen.push({ url: request.url, headers: request.headers, body: await request.json() })
      return HttpResponse.json({})
    }),
  )
  return api
}

const source = { first: '/owner', page: '/contact', utm: { campaign: 'ramadan' } }

test.each([
  [
    'script.google.com',
    {
      row: [
        expect.any(String),
        'Message',
        'Ada Obi',
        'ada@example.com',
        '',
        'A question about fees',
        '/contact',
        'ramadan',
      ],
    },
  ],
  [
    'api.hubapi.com',
    {
      inputs: [
        {
          id: 'ada@example.com',
          idProperty: 'email',
          properties: {
            email: 'ada@example.com',
            firstname: 'Ada',
            lastname: 'Obi',
            message: 'A question about fees',
          },
        },
      ],
    },
  ],
  [
    'api.brevo.com',
    {
      email: 'ada@example.com',
      attributes: {
        FIRSTNAME: 'Ada',
        LASTNAME: 'Obi',
        FORM: 'Message',
        CAMPAIGN: 'ramadan',
      },
      updateEnabled: true,
    },
  ],
  [
    'hooks.slack.com',
    {
      text: 'New lead: Message',
      blocks: [
        {
          type: 'section',
          text: {
            type: 'plain_text',
            text: 'Message: Ada Obi, ada@example.com\nA question about fees',
          },
        },
      ],
    },
  ],
])('%s gets a lead as the example of the guide says', async (host, body) => {
  const api = apiFor(examples.get(host) ?? '')
  await send(api.ask, 'contact', VALID_BODIES.contact, { 'lead-source': writeSource(source) })
  expect(await api.forwardDue()).toBe(1)
  expect(seen).toEqual([
    { url: expect.stringContaining(`https://${host}/`), headers: expect.anything(), body },
  ])
})

test('a number stays a number, a header is sent along, and what a lead does not have is left out', async () => {
  const api = apiFor(
    JSON.stringify({
      url: 'https://crm.example/x',
      headers: { 'api-key': 'k' },
      body: {
        sum: '{amount}',
        phone: '{phone}',
        what: '{currency} {amount}',
        site: '{linkedInUrl}',
      },
    }),
  )
  await send(api.ask, 'funding')
  await api.forwardDue()
  expect(seen[0]?.body).toEqual({
    sum: 25_000_000,
    phone: '+2348031234567',
    what: 'NGN 25000000',
  })
  expect(seen[0]?.headers.get('api-key')).toBe('k')
})

test.each([
  // The answer of a script of Google, which has run.
  [302, 'https://script.googleusercontent.com/macros/echo?user_content_key=k', 'told'],
  // A script that only those may run who are signed in.
  [302, 'https://accounts.google.com/ServiceLogin', 'waiting'],
  [307, 'http://elsewhere.example/', 'waiting'],
])(
  'neither a lead nor a key goes on with a redirect (%s) to %s',
  async (status, location, state) => {
    const map = {
      url: 'https://crm.example/x',
      headers: { 'api-key': 'k' },
      body: { to: '{email}' },
    }
    const api = apiFor(JSON.stringify(map))
    server.use(
      http.post(
        'https://crm.example/x',
        () => new HttpResponse(null, { status, headers: { location } }),
      ),
      http.get('*', ({ request }) => {
        seen.push({ url: request.url, headers: request.headers, body: null })
        return HttpResponse.json({})
      }),
    )
    await send(api.ask, 'contact')
    await api.forwardDue()
    expect(seen).toEqual([])
    expect(await api.sql.run('SELECT forward_state FROM leads')).toMatchObject([
      { forward_state: state },
    ])
  },
)

test.each([
  '{"url": "https://crm.example", "body": {"a": "{firstNam}"}}',
  '{"url": "http://crm.example", "body": {}}',
  '{"body": {}}',
  '{"url": "https://crm.example", "headers": {"api-key": "k…"}, "body": {}}',
  '{"url": "https://crm.example", "headers": {"api key": "k"}, "body": {}}',
  '{"url": "https://user:password@crm.example", "body": {}}',
  '{url}',
])('the map %s is refused by its name', (text) => {
  expect(() => readConfiguration({ LEAD_API_FORWARD_URL: text })).toThrow(
    'LEAD_API_FORWARD_URL must',
  )
})
