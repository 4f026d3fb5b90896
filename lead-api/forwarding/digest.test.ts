import { beforeEach, expect, test, vi } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { leadApiWith } from '#lead-api/test-support.ts'
import type { Mail } from '#lead-api/mails/mail.ts'
import type { ForwardFailure } from './forward.ts'

const MINUTE = 60_000
let sent: Mail[] = []
let failure: ForwardFailure | undefined

beforeEach(() => {
  sent = []
  failure = undefined
  vi.useFakeTimers({ toFake: ['Date'] })
})

function digestApi() {
  const digest = {
    to: ['sales@example.com'],
    inbox: 'https://leads.example/inbox',
    send: async (mail: Mail) => {
      sent.push(mail)
      return failure
    },
  }
  return leadApiWith({ digest })
}

test('the team gets what is new in one email, at most once an hour', async () => {
  const { ask, forwardDue } = digestApi()
  await send(ask, 'funding', VALID_BODIES.funding, { 'idempotency-key': '5af229c9-1' })
  await send(ask, 'profile')
  expect(await forwardDue()).toBe(2)
  await send(ask, 'contact', { ...VALID_BODIES.contact, description: 'https://spam.example' })
  await send(ask, 'waitlist')
  vi.setSystemTime(Date.now() + 59 * MINUTE)
  expect(await forwardDue()).toBe(0)
  vi.setSystemTime(Date.now() + MINUTE)
  expect(await forwardDue()).toBe(1)
  const [first, second] = sent
  expect(first).toMatchObject({ subject: '2 new leads', to: ['sales@example.com'] })
  expect(first?.text).toContain(
    '1. Funding application, NGN 25,000,000\n> Ada Obi\n> Obi Builders\nNigeria, ',
  )
  expect(first?.text).toContain('WhatsApp: https://wa.me/2348031234567?text=5AF2-29C9')
  expect(second?.subject).toBe('1 new lead')
  expect(second?.text).toContain('Still new from before: 2. The oldest waits 1 hour.')
  expect(second?.text).toContain('Suspected: 1 more')
  expect(second?.html).toContain('1 new lead')
})

test('a digest that the mail server does not take is sent again an hour later', async () => {
  const { ask, forwardDue, log } = digestApi()
  failure = { problem: 'The mail server answered 450.', isFinal: true }
  await send(ask, 'demo')
  await forwardDue()
  failure = undefined
  vi.setSystemTime(Date.now() + 60 * MINUTE)
  expect(await forwardDue()).toBe(1)
  expect(await forwardDue()).toBe(0)
  expect(sent).toHaveLength(2)
  expect(log.join('\n')).toContain('Not forwarded: The mail server answered 450.')
})

test('a lead of a form that only a later version knows is no reason for an email', async () => {
  const { ask, forwardDue, sql } = digestApi()
  await send(ask, 'profile')
  await sql.run("UPDATE leads SET call = 'survey'")
  expect(await forwardDue()).toBe(0)
  expect(sent).toEqual([])
})

test('the team gets its email also after the clock was put back', async () => {
  const { ask, forwardDue } = digestApi()
  vi.setSystemTime(Date.now() + 90 * 24 * 60 * MINUTE)
  await send(ask, 'demo')
  expect(await forwardDue()).toBe(1)
  vi.setSystemTime(Date.now() - 90 * 24 * 60 * MINUTE)
  await send(ask, 'contact')
  expect(await forwardDue()).toBe(1)
})

test('what a visitor typed looks like no line of ours in the email of the team', async () => {
  const { ask, forwardDue } = digestApi()
  const firstName = 'Ada\n\n2. Demo request\nOpen: https://evil.example'
  await send(ask, 'demo', {
    ...VALID_BODIES.demo,
    firstName,
    lastName: 'Obi\u2028Call: +1 306',
    businessName: 'Open: https://evil.example',
  })
  await forwardDue()
  expect(sent[0]?.text).not.toMatch(/^(?:2\.|Open: https:..evil|Call: \+1 306)/m)
})
