import { expect, test } from 'vitest'
import { created, createFakeBackend, flushPromises, waitlistLead } from './fake-backend.fixture.ts'
import type { FakeResponse } from './fake-backend.fixture.ts'

const ada = { linkedInUrl: 'in/ada' }
const bob = { linkedInUrl: 'in/bob' }
const joined = "Profile submitted successfully. We'll be in touch if there's a fit!"
const lost: FakeResponse = { status: 'offline', stores: true }
const down: FakeResponse = { status: 500, stores: false }
const day = 24 * 60 * 60 * 1000

/** A tab, and the backend whose next responses are these. */
function open(...responses: FakeResponse[]) {
  const backend = createFakeBackend()
  if (responses.length > 0) backend.respondWith(...responses)
  const tab = backend.openTab()
  return { backend, tab, outbox: tab.outbox }
}

/** The backend after a tab was closed whose lead it did not take. */
async function leftWaiting() {
  const { backend, tab } = open(down)
  await tab.outbox.submit('profile', ada)
  tab.close()
  return { backend, session: tab.session }
}

test('a visitor whose lead arrives is told so, and nothing of it stays in the browser', async () => {
  const { backend, tab } = open()
  const result = await tab.outbox.submit('profile', ada)
  expect(result).toMatchObject({ received: true, text: joined, outcome: 'delivered' })
  expect(await tab.outbox.pending()).toEqual([])
  expect(tab.outbox.submissionOf('profile')).toBeNull()
  expect(tab.clearedDrafts).toEqual(['profile'])
  expect(backend.posts).toHaveLength(1)
})

test('the lead is in the outbox before the call is made', async () => {
  const { backend, tab } = open({ ...created, delay: 5000 })
  void tab.outbox.submit('profile', ada)
  await flushPromises()
  expect(await tab.outbox.pending()).toMatchObject([{ call: 'profile', mayHaveArrived: true }])
  expect(await backend.store.list()).toEqual([
    {
      id: 'id-1',
      call: 'profile',
      body: ada,
      at: backend.now(),
      tries: 0,
      notBefore: 0,
      held: false,
      mayHaveArrived: false,
    },
  ])
})

test('two submits in one tick are one POST', async () => {
  const { backend, outbox } = open()
  const results = await Promise.all([outbox.submit('profile', ada), outbox.submit('profile', ada)])
  expect(results.map(({ received }) => received)).toEqual([true, true])
  expect(backend.posts).toHaveLength(1)
})

test('the same text submitted after a success is a new lead', async () => {
  const { backend, outbox } = open()
  await outbox.submit('profile', ada)
  await outbox.submit('profile', ada)
  expect(backend.stored.size).toBe(2)
})

test('an edited submission replaces the pending one under a new id', async () => {
  const { backend, outbox } = open(down, down, created)
  await outbox.submit('profile', ada)
  await outbox.submit('profile', bob)
  expect(await outbox.pending()).toMatchObject([{ id: 'id-2' }])
  await backend.advance(60_000)
  expect([...backend.stored.values()]).toEqual([{ body: bob, times: 1 }])
})

test('the time of the submit does not turn the same message into another lead', async () => {
  const { backend, outbox } = open()
  const message = {
    firstname: 'Ada',
    lastname: 'Obi',
    email: 'a@example.com',
    message: 'Hello you',
  }
  backend.respondWith(lost, created)
  await outbox.submit('inline-contact', { ...message, timestamp: '2025-03-01T10:00:00.000Z' })
  await outbox.submit('inline-contact', { ...message, timestamp: '2025-03-01T10:00:09.000Z' })
  expect(backend.posts).toEqual(['id-1', 'id-1'])
})

test('a 400 is final: the lead leaves the outbox, stays in the form, and gets a new id at the next submit', async () => {
  const { backend, tab } = open({ status: 400, stores: false }, created)
  expect(await tab.outbox.submit('profile', ada)).toMatchObject({ outcome: 'refused' })
  expect(await tab.outbox.pending()).toEqual([])
  expect(tab.clearedDrafts).toEqual([])
  await tab.outbox.submit('profile', ada)
  expect(backend.posts).toEqual(['id-1', 'id-2'])
})

test('a 400 after a lost response keeps the id, since the lead may be stored already', async () => {
  const { backend, outbox } = open(lost, { status: 400, stores: false }, created)
  await outbox.submit('profile', ada)
  expect(await outbox.submit('profile', ada)).toMatchObject({ outcome: 'refused' })
  expect(await outbox.submit('profile', ada)).toMatchObject({ received: true })
  expect(backend.posts).toEqual(['id-1', 'id-1', 'id-1'])
  expect(backend.stored.size).toBe(1)
})

test('"Clear my details" empties the outbox, even while a lead is under way', async () => {
  const { backend, tab } = open({ ...down, delay: 5000 })
  void tab.outbox.submit('profile', ada)
  await flushPromises()
  await tab.outbox.clear()
  await backend.advance(60_000)
  expect(await tab.outbox.pending()).toEqual([])
  expect(tab.outbox.submissionOf('profile')).toBeNull()
  expect(backend.posts).toHaveLength(1)
})

test('a submit during a retry waits for it, and reports its success', async () => {
  const { backend, tab } = open(down, { ...created, delay: 3000 })
  await tab.outbox.submit('profile', ada)
  await backend.advance(2000)
  const again = tab.outbox.submit('profile', ada)
  await backend.advance(5000)
  expect(await again).toMatchObject({ received: true, text: joined })
  expect(backend.posts).toHaveLength(2)
  expect(await tab.outbox.pending()).toEqual([])
})

test('after a lost response the lead is sent again with the same key, stored once, and the visitor is told', async () => {
  const { backend, tab } = open(lost, created)
  expect(await tab.outbox.submit('profile', ada)).toMatchObject({
    received: false,
    outcome: 'waiting',
  })
  await backend.advance(2000)
  expect(backend.posts).toEqual(['id-1', 'id-1'])
  expect([...backend.stored.values()]).toEqual([{ body: ada, times: 1 }])
  expect(tab.events).toMatchObject([{ kind: 'delivered', call: 'profile', text: joined }])
  expect(tab.clearedDrafts).toEqual(['profile'])
  expect(await tab.outbox.pending()).toEqual([])
})

test('a page tries five times, then waits for the connection or the next visit', async () => {
  const { backend, tab } = open(down)
  await tab.outbox.submit('profile', ada)
  await backend.advance(10 * 60_000)
  expect(backend.posts).toHaveLength(5)
  backend.respondWith(created)
  await tab.outbox.flush()
  expect(backend.stored.size).toBe(1)
})

test('a lead of a tab that was closed is sent at the next visit', async () => {
  const { backend, tab } = open({ ...created, delay: 10_000 })
  void tab.outbox.submit('profile', ada)
  await flushPromises()
  tab.close()
  backend.respondWith(created)
  const next = backend.openTab()
  await next.outbox.flush()
  expect([...backend.stored.values()]).toEqual([{ body: ada, times: 1 }])
  expect(next.events).toMatchObject([{ kind: 'delivered' }])
})

test('two tabs that flush at the same time send one POST', async () => {
  const { backend } = await leftWaiting()
  backend.respondWith({ ...created, delay: 300 })
  await backend.advance(10_000)
  const [one, other] = [backend.openTab(), backend.openTab()]
  void one.outbox.flush()
  void other.outbox.flush()
  await backend.advance(1000)
  expect(backend.posts).toHaveLength(2)
})

test('a lead that is refused after its form was closed stays in the outbox, and the visitor is told', async () => {
  const { backend, tab } = open(down, { status: 422, stores: false })
  await tab.outbox.submit('profile', ada)
  tab.close()
  await backend.advance(10_000)
  const next = backend.openTab()
  await next.outbox.flush()
  expect(next.events).toMatchObject([{ kind: 'refused', call: 'profile' }])
  expect(await next.outbox.pending()).toMatchObject([{ id: 'id-1', held: true }])
})

test('an unexpected success is held: only the visitor sends it again', async () => {
  const { backend, outbox } = open({ status: 200, stores: true })
  const result = await outbox.submit('waitlist', waitlistLead)
  expect(result).toMatchObject({
    text: 'Error submitting form:',
    outcome: 'held',
    mayHaveArrived: true,
  })
  await backend.advance(60_000)
  await outbox.flush()
  expect(backend.posts).toHaveLength(1)
  backend.respondWith(created)
  expect(await outbox.sendAgain(result.id)).toMatchObject({ received: true, text: 'Success' })
  expect([...backend.stored.values()]).toMatchObject([{ times: 1 }])
  expect(await outbox.sendAgain(result.id)).toBeNull()
})

test('a host that is not idempotent is never sent anything twice automatically', async () => {
  const backend = createFakeBackend(false)
  const tab = backend.openTab()
  backend.respondWith({ status: 'timeout', stores: true }, created)
  const result = await tab.outbox.submit('profile', ada)
  expect(result).toMatchObject({ outcome: 'held', mayHaveArrived: true })
  await backend.advance(day / 2)
  await tab.outbox.flush()
  await backend.openTab().outbox.flush()
  expect(backend.posts).toHaveLength(1)
  expect(await tab.outbox.sendAgain(result.id)).toMatchObject({ received: true })
})

test('every tab respects Retry-After', async () => {
  const { backend, outbox } = open({ status: 429, stores: false, retryAfter: '120' }, created)
  await outbox.submit('profile', ada)
  await backend.advance(60_000)
  await outbox.flush()
  await backend.openTab().outbox.flush()
  expect(backend.posts).toHaveLength(1)
  await backend.advance(61_000)
  expect(backend.posts).toHaveLength(2)
})

test('after 24 hours a lead is deleted, and the visitor is told at the next visit', async () => {
  const { backend, session } = await leftWaiting()
  await backend.advance(day + 1)
  backend.respondWith(created)
  const next = backend.openTab(session)
  await next.outbox.flush()
  expect(next.events).toMatchObject([{ kind: 'expired', call: 'profile' }])
  expect(await next.outbox.pending()).toEqual([])
  expect(next.outbox.submissionOf('profile')).toBeNull()
  expect(backend.stored.size).toBe(0)
})

test('a lead whose form was closed since is not sent; the visitor can remove it', async () => {
  const { backend, tab } = open(down, created)
  await tab.outbox.submit('profile', ada)
  tab.close()
  backend.closed.add('profile')
  await backend.advance(10_000)
  const { outbox } = backend.openTab(tab.session)
  await outbox.flush()
  expect(await outbox.pending()).toMatchObject([{ id: 'id-1', body: ada, isClosed: true }])
  expect(await outbox.sendAgain('id-1')).toBeNull()
  expect(backend.posts).toHaveLength(1)
  await outbox.remove('id-1')
  expect(await outbox.pending()).toEqual([])
  expect(outbox.submissionOf('profile')).toBeNull()
})

test('a clock that is put back by a day neither delays a lead nor keeps it longer', async () => {
  const { backend } = await leftWaiting()
  backend.shiftClock(-day)
  backend.respondWith(down, created)
  const next = backend.openTab()
  await next.outbox.flush()
  expect((await next.outbox.pending())[0]?.at).toBe(backend.now())
  await backend.advance(5000)
  expect(backend.stored.size).toBe(1)
})
