import { expect, test } from 'vitest'
import { created, createFakeBackend, flushPromises } from './fake-backend.fixture.ts'
import type { FakeResponse } from './fake-backend.fixture.ts'
import { memoryStore } from './store.ts'
import type { OutboxStore } from './store.ts'

const ada = { linkedInUrl: 'in/ada' }
const bob = { linkedInUrl: 'in/bob' }
const joined = "Profile submitted successfully. We'll be in touch if there's a fit!"
const lost: FakeResponse = { status: 'offline', stores: true }
const down: FakeResponse = { status: 500, stores: false }

test('a visitor whose lead arrives is told so, and nothing of it stays in the browser', async () => {
  const backend = createFakeBackend()
  const tab = backend.openTab()
  const result = await tab.outbox.submit('profile', ada)
  expect(result).toMatchObject({ received: true, text: joined, outcome: 'delivered' })
  expect(await tab.outbox.pending()).toEqual([])
  expect(tab.outbox.submissionOf('profile')).toBeNull()
  expect(tab.clearedDrafts).toEqual(['profile'])
  expect(backend.posts).toHaveLength(1)
})

test('the lead is in the outbox before the call is made', async () => {
  const backend = createFakeBackend()
  const tab = backend.openTab()
  backend.respondWith({ ...created, delay: 5000 })
  const running = tab.outbox.submit('profile', ada)
  await flushPromises()
  expect(await tab.outbox.pending()).toMatchObject([{ call: 'profile', mayHaveArrived: true }])
  expect(await backend.store.list()).toEqual([
    {
      id: 'id-1',
      call: 'profile',
      body: ada,
      at: backend.now(),
      tries: 0,
      build: 'build-1',
      notBefore: 0,
      held: false,
      mayHaveArrived: false,
    },
  ])
  expect(tab.outbox.hasUnsavedSend()).toBe(true)
  await backend.advance(5000)
  await running
  expect(tab.outbox.hasUnsavedSend()).toBe(false)
})

test('the call waits until the write is issued, but not until it has reached the disk', async () => {
  const backend = createFakeBackend()
  let take: (() => void) | undefined
  const put: OutboxStore['put'] = (_entry, issued) => {
    take = issued
    return new Promise(() => {})
  }
  backend.store = { ...memoryStore(), put }
  void backend.openTab().outbox.submit('profile', ada)
  await flushPromises()
  expect(backend.posts).toEqual([])
  take?.()
  await flushPromises()
  expect(backend.posts).toEqual(['id-1'])
})

test('two submits in one tick are one POST', async () => {
  const backend = createFakeBackend()
  const { outbox } = backend.openTab()
  const results = await Promise.all([outbox.submit('profile', ada), outbox.submit('profile', ada)])
  expect(results.map(({ received }) => received)).toEqual([true, true])
  expect(backend.posts).toHaveLength(1)
})

test('the same text submitted after a success is a new lead', async () => {
  const backend = createFakeBackend()
  const { outbox } = backend.openTab()
  await outbox.submit('profile', ada)
  await outbox.submit('profile', ada)
  expect(backend.stored.size).toBe(2)
})

test('an edited submission replaces the pending one under a new id', async () => {
  const backend = createFakeBackend()
  const { outbox } = backend.openTab()
  backend.respondWith(down, down, created)
  await outbox.submit('profile', ada)
  await outbox.submit('profile', bob)
  expect(await outbox.pending()).toMatchObject([{ id: 'id-2' }])
  await backend.advance(60_000)
  expect([...backend.stored.values()]).toEqual([{ body: bob, times: 1 }])
})

test('submitting the same text again keeps the id, so a lost response creates no second lead', async () => {
  const backend = createFakeBackend()
  const { outbox } = backend.openTab()
  backend.respondWith(lost, created)
  await outbox.submit('profile', ada)
  expect(await outbox.submit('profile', ada)).toMatchObject({ received: true })
  expect(backend.posts).toEqual(['id-1', 'id-1'])
  expect(backend.stored.size).toBe(1)
})

test('the time of the submit does not turn the same message into another lead', async () => {
  const backend = createFakeBackend()
  const { outbox } = backend.openTab()
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
  const backend = createFakeBackend()
  const tab = backend.openTab()
  backend.respondWith({ status: 400, stores: false }, created)
  expect(await tab.outbox.submit('profile', ada)).toMatchObject({ outcome: 'refused' })
  expect(await tab.outbox.pending()).toEqual([])
  expect(tab.clearedDrafts).toEqual([])
  await tab.outbox.submit('profile', ada)
  expect(backend.posts).toEqual(['id-1', 'id-2'])
})

test('a 400 after a lost response keeps the id, since the lead may be stored already', async () => {
  const backend = createFakeBackend()
  const { outbox } = backend.openTab()
  backend.respondWith(lost, { status: 400, stores: false }, created)
  await outbox.submit('profile', ada)
  expect(await outbox.submit('profile', ada)).toMatchObject({ outcome: 'refused' })
  expect(await outbox.submit('profile', ada)).toMatchObject({ received: true })
  expect(backend.posts).toEqual(['id-1', 'id-1', 'id-1'])
  expect(backend.stored.size).toBe(1)
})

test('"Clear my details" empties the outbox, even while a lead is under way', async () => {
  const backend = createFakeBackend()
  const tab = backend.openTab()
  backend.respondWith({ ...down, delay: 5000 })
  void tab.outbox.submit('profile', ada)
  await flushPromises()
  await tab.outbox.clear()
  await backend.advance(60_000)
  expect(await tab.outbox.pending()).toEqual([])
  expect(tab.outbox.submissionOf('profile')).toBeNull()
  expect(backend.posts).toHaveLength(1)
})

test('a submit during a retry waits for it, and tells its success', async () => {
  const backend = createFakeBackend()
  const tab = backend.openTab()
  backend.respondWith(down, { ...created, delay: 3000 })
  await tab.outbox.submit('profile', ada)
  await backend.advance(2000)
  const again = tab.outbox.submit('profile', ada)
  await backend.advance(5000)
  expect(await again).toMatchObject({ received: true, text: joined })
  expect(backend.posts).toHaveLength(2)
  expect(await tab.outbox.pending()).toEqual([])
})
