import { formNames } from '#shared/leads/forms.ts'
import { expect, test } from 'vitest'
import { createInboxStore } from '#lead-api/store/inbox-store.ts'
import { leadApiWith, testFiles, testSql } from '#lead-api/test-support.ts'
import { VALID_BODIES, send } from './call.fixture.ts'

const KEY = { 'idempotency-key': 'k1' }

test('a key that comes again gets the first answer, and makes no second lead', async () => {
  const { ask, leads } = leadApiWith()
  const first = await send(ask, 'waitlist', VALID_BODIES.waitlist, KEY)
  const again = await send(ask, 'waitlist', VALID_BODIES.waitlist, KEY)
  expect(again.status).toBe(201)
  expect(await again.json()).toEqual(await first.json())
  expect(await leads.leads()).toMatchObject([{ idempotencyKey: 'k1', repeats: 1 }])
})

test('the same values in another order are the same lead', async () => {
  const { ask, leads } = leadApiWith()
  const turned = Object.fromEntries(Object.entries(VALID_BODIES.funding).toReversed())
  await send(ask, 'funding', VALID_BODIES.funding, KEY)
  expect((await send(ask, 'funding', turned, KEY)).status).toBe(200)
  expect(await leads.leads()).toHaveLength(1)
})

test('a key that comes with other values is refused with a sentence, and the lead stays', async () => {
  const { ask, leads } = leadApiWith()
  await send(ask, 'contact', VALID_BODIES.contact, KEY)
  const other = { ...VALID_BODIES.contact, description: 'Something else' }
  const answer = await send(ask, 'contact', other, KEY)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/Reload the page.*\.$/) })
  expect(await leads.leads()).toMatchObject([{ body: VALID_BODIES.contact, repeats: 0 }])
})

test('the time of a submit does not make it another lead', async () => {
  const { ask, leads } = leadApiWith()
  const later = { ...VALID_BODIES['inline-contact'], timestamp: '2025-01-31T12:05:00.000Z' }
  await send(ask, 'inline-contact', VALID_BODIES['inline-contact'], KEY)
  expect((await send(ask, 'inline-contact', later, KEY)).status).toBe(200)
  expect(await leads.leads()).toMatchObject([{ repeats: 1 }])
})

test('a key belongs to its call, and a lead without one is always new', async () => {
  const { ask, leads } = leadApiWith()
  await send(ask, 'demo', VALID_BODIES.demo, KEY)
  await send(ask, 'contact', VALID_BODIES.contact, KEY)
  await send(ask, 'contact')
  await send(ask, 'contact')
  expect(await leads.leads()).toHaveLength(4)
})

test('a lead that was refused may come again, corrected, with its key', async () => {
  const { ask, leads } = leadApiWith()
  expect((await send(ask, 'profile', {}, KEY)).status).toBe(400)
  expect((await send(ask, 'profile', VALID_BODIES.profile, KEY)).status).toBe(200)
  expect(await leads.leads()).toMatchObject([{ repeats: 0 }])
})

test('a lead that was accepted under older rules still gets its first answer', async () => {
  const sql = testSql()
  const { ask } = leadApiWith({ sql })
  await send(ask, 'demo', VALID_BODIES.demo, KEY)
  const short = { ...VALID_BODIES.demo, phone: '1234' }
  await sql.run('UPDATE leads SET body = ?', JSON.stringify(short))
  expect((await send(ask, 'demo', short, KEY)).status).toBe(200)
})

test('a key of more than 200 characters is refused', async () => {
  const { ask } = leadApiWith()
  const headers = { 'idempotency-key': 'k'.repeat(201) }
  const answer = await send(ask, 'demo', VALID_BODIES.demo, headers)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('200 characters') })
})

test('a key whose lead was deleted still refuses other values, and its own get the first answer', async () => {
  const sql = testSql()
  const { ask, leads } = leadApiWith({ sql })
  const inbox = createInboxStore(sql, testFiles())
  for (const call of formNames) {
    const headers = { 'idempotency-key': `of ${call}` }
    await send(ask, call, VALID_BODIES[call], headers)
    const [lead] = await leads.leads()
    await inbox.erase([lead?.id ?? ''])
    const turned = Object.fromEntries(Object.entries(VALID_BODIES[call]).toReversed())
    expect((await send(ask, call, turned, headers)).ok).toBe(true)
    const [name = ''] = Object.keys(VALID_BODIES[call])
    const other = await send(ask, call, { ...VALID_BODIES[call], [name]: 'Other' }, headers)
    expect([call, other.status]).toEqual([call, 409])
  }
  expect(await leads.leads()).toEqual([])
  expect(JSON.stringify(await sql.run('SELECT * FROM leads'))).not.toMatch(/Ada|example\.com/)
})
