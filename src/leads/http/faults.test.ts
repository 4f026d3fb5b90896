import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formNames } from '#shared/leads/forms.ts'
import { t } from '#shared/words/words.ts'
import {
  cut,
  json,
  plain,
  reset,
  shortenWaits,
  trickle,
  useTestServer,
} from './test-server.fixture.ts'
import { post } from './request.ts'
import { sendLead } from '#src/leads/calls/send-lead.ts'
import { loadStates, resetStates } from '#src/leads/calls/states.ts'
import { interpret } from '#shared/leads/definition.ts'
import { definitions } from '#shared/leads/index.ts'
import { signUpload } from '#src/leads/uploads.ts'
import type { LeadBody } from '#shared/leads/index.ts'
import type { Reply } from './test-server.fixture.ts'

const server = useTestServer()

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(resetStates)

const html = { 'Content-Type': 'text/html' }

/** Sixteen ways in which a call can fail; `offline` never reaches the host. */
const faults: Record<string, Reply | null> = {
  offline: null,
  abort: cut(400),
  blackhole: () => {},
  reset,
  cut: cut(500),
  trickle: trickle(500, '{"message": {}}', 3),
  '401': json(401, { error: 'Unauthorized' }),
  '409': json(409, { message: 'Already there' }),
  '413': plain(413),
  '429': plain(429, '', { 'Retry-After': '3600' }),
  '500 empty': plain(500),
  '502 HTML': plain(502, '<h1>Bad gateway</h1>', html),
  '400 JSON': json(400, { message: 'Not like this' }),
  '400 half JSON': plain(400, '{"message": "Not li'),
  '400 message {}': json(400, { message: {}, error: [] }),
  '200 HTML': plain(200, '<h1>Sign in</h1>', html),
}

/** Each call, reduced to the text that it shows. */
const calls: Record<string, () => Promise<string | null>> = {
  ...Object.fromEntries(
    formNames.map((call) => [
      call,
      async () => (await sendLead({ id: 'id', call, body: anyBody })).result.text,
    ]),
  ),
  states: async () => {
    expect(await loadStates('Nigeria')).toBeNull()
    return null
  },
  upload: async () => {
    const result = await signUpload('application/pdf', new AbortController().signal)
    return 'text' in result ? result.text : null
  },
}

/** What the forms say where the host says nothing. */
const ownTexts = formNames.flatMap((form) =>
  [200, 201, 500].map((status) => {
    const answer = { kind: 'response', status, body: undefined } as const
    return interpret(definitions[form].call, answer).text
  }),
)

const anyBody: LeadBody = { linkedInUrl: 'in/ada' }

const cases = Object.keys(calls).flatMap((call) =>
  Object.keys(faults).map((fault): [string, string] => [call, fault]),
)

describe('each call under each fault', () => {
  test.each(cases)(
    '%s under "%s" shows one of our texts, or what the server meant for a person',
    async (call, fault) => {
      shortenWaits(150)
      const reply = faults[fault]
      if (reply) server.respond(reply)
      else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
      const text = await calls[call]?.()
      const known: unknown[] = [null, ...Object.values(t().files), ...ownTexts]
      const fromServer = ['Unauthorized', 'Already there', 'Not like this']
      const sentence = text?.replace(/^Error submitting form: ?/, '') ?? null
      const isNetwork = /^(there is no connection|the answer took too long)\. Please try again$/
      const isFine =
        known.includes(text ?? null) ||
        sentence === '' ||
        fromServer.includes(sentence ?? '') ||
        isNetwork.test(sentence ?? '')
      expect(isFine, `${call} under ${fault} said ${String(text)}`).toBe(true)
      expect(text ?? '').not.toMatch(/undefined|\[object|<|\bat \w+ \(/)
    },
  )
})

test('no call but the signing carries the token', async () => {
  const authorized: string[] = []
  vi.stubGlobal('localStorage', { getItem: () => 'secret' })
  server.respond((response, { headers, url = '' }) => {
    if (headers.authorization !== undefined) authorized.push(`${url} ${headers.authorization}`)
    response.writeHead(500).end()
  })
  for (const call of Object.values(calls)) await call()
  expect(authorized).toEqual(['/identity/files/upload Bearer secret'])
})

test('the key is sent to the idempotent hosts, at their addresses', async () => {
  const seen: [string | undefined, unknown][] = []
  server.respond((response, { headers, url }) => {
    seen.push([url, headers['idempotency-key']])
    response.writeHead(500).end()
  })
  for (const call of formNames) await sendLead({ id: `id-${call}`, call, body: anyBody })
  const expected = formNames.map((form) => {
    const { host, path } = definitions[form].call
    return [`/${host}${path}`, `id-${form}`]
  })
  expect(seen).toEqual(expected)
})

const address = 'https://host.example/call'

test('the status counts although the body breaks off', async () => {
  server.respond(cut(201))
  expect(await post(address, {})).toMatchObject({ kind: 'response', status: 201, body: undefined })
})

test('the status counts although the body takes longer than the limit', async () => {
  shortenWaits(100)
  server.respond(trickle(201, '{"mess', 1, false))
  const outcome = await post(address, {})
  expect(outcome).toMatchObject({ kind: 'response', status: 201, body: undefined })
})

test('a slow body that ends in time is read', async () => {
  server.respond(trickle(400, '{"message":"slow"}', 2))
  expect(await post(address, {})).toMatchObject({ status: 400, body: { message: 'slow' } })
})

test('a connection that breaks before the response counts as offline', async () => {
  server.respond(reset)
  expect(await post(address, {})).toEqual({ kind: 'offline' })
})
