import { beforeEach, expect, test, vi } from 'vitest'
import { writeSource } from '#shared/leads/source.ts'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { createInboxStore } from '#lead-api/store/inbox-store.ts'
import { leadApiWith, testFiles } from '#lead-api/test-support.ts'

const PAGE = { first: '/', page: '/', utm: {}, referrer: null }

let sent: string[] = []
beforeEach(() => void (sent = []))

function api() {
  return leadApiWith({ deliver: async ({ id }) => void sent.push(id) })
}

test.each([
  ['trap', { trap: true, ms: 60_000 }, 'A question about fees'],
  ['fast', { trap: false, ms: 1999 }, 'A question about fees'],
  ['links', { trap: false, ms: 60_000 }, 'https://a.example/x, WWW.b.example !'],
  [null, { trap: false, ms: 2000 }, 'See https://a.example'],
  [null, { trap: false, ms: 2000 }, 'https://a.example/plan.pdf，请看我们的工地'],
  [null, { trap: false, ms: 2000 }, '?!'],
])(
  'a lead is suspected for %j, answered like any other and not forwarded',
  async (reason, suspect, description) => {
    const { ask, leads, forwardDue } = api()
    const headers = { 'lead-source': writeSource({ ...PAGE, suspect }) }
    const answer = await send(ask, 'contact', { ...VALID_BODIES.contact, description }, headers)
    expect(await answer.text()).toBe(await (await send(ask, 'contact')).text())
    const [lead] = await leads.leads()
    expect(lead).toMatchObject({
      reason,
      folder: reason === null ? 'inbox' : 'suspected',
      source: PAGE,
    })
    await forwardDue()
    expect(sent.includes(lead?.id ?? '')).toBe(reason === null)
  },
)

test('one text from many addresses is suspected from the fourth on; the same person may repeat it', async () => {
  const { ask, leads } = api()
  const body = { ...VALID_BODIES.contact, description: 'We place your company in directories.' }
  for (const name of ['a', 'a', 'a', 'a', 'b', 'c', 'd', 'e'])
    await send(ask, 'contact', { ...body, email: `${name}@example.com` })
  await send(ask, 'contact', {
    ...body,
    email: 'f@example.com',
    description: 'Another text, of one person.',
  })
  const reasons = (await leads.leads()).map(({ reason }) => reason)
  expect(reasons).toEqual([null, null, null, null, null, null, 'same-text', 'same-text', null])
})

test('a suspected lead is deleted after 30 days, and no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { ask, leads, sql } = api()
  const inbox = createInboxStore(sql, testFiles())
  await send(ask, 'contact', { ...VALID_BODIES.contact, description: 'https://a.example' })
  await send(ask, 'contact')
  const day = 24 * 60 * 60 * 1000
  for (const [days, count] of [
    [29, 2],
    [2, 1],
  ] as const) {
    vi.setSystemTime(Date.now() + days * day)
    await inbox.sweep()
    expect(await leads.leads()).toHaveLength(count)
  }
})
