import { expect, test } from 'vitest'
import { breathe, createWorld, fine } from './fake-backend.fixture.ts'
import type { Meeting } from './fake-backend.fixture.ts'
import { memoryStore } from './store.ts'
import type { OutboxStore } from './store.ts'

const ada = { linkedInUrl: 'in/ada' }
const bob = { linkedInUrl: 'in/bob' }
const joined = "Profile submitted successfully. We'll be in touch if there's a fit!"
const lost: Meeting = { answer: 'offline', stores: true }
const down: Meeting = { answer: 500, stores: false }

test('a lead that arrives is told, and nothing of it is kept', async () => {
  const world = createWorld()
  const tab = world.openTab()
  const result = await tab.outbox.submit('profile', ada)
  expect(result).toMatchObject({ received: true, text: joined, fate: 'delivered' })
  expect(await tab.outbox.pending()).toEqual([])
  expect(tab.outbox.wishOf('profile')).toBeNull()
  expect(tab.clearedDrafts).toEqual(['profile'])
  expect(world.posts).toHaveLength(1)
})

test('the lead is in the outbox before the call is made', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet({ ...fine, takes: 5000 })
  const running = tab.outbox.submit('profile', ada)
  await breathe()
  expect(await tab.outbox.pending()).toMatchObject([{ call: 'profile', mayHaveArrived: true }])
  expect(await world.store.list()).toEqual([
    {
      id: 'id-1',
      call: 'profile',
      body: ada,
      at: world.now(),
      tries: 0,
      build: 'build-1',
      notBefore: 0,
      held: false,
      mayHaveArrived: false,
    },
  ])
  expect(tab.outbox.hasUnsavedSend()).toBe(true)
  await world.pass(5000)
  await running
  expect(tab.outbox.hasUnsavedSend()).toBe(false)
})

test('the call waits until the browser has the lead to write, and not until the disk has it', async () => {
  const world = createWorld()
  let take: (() => void) | undefined
  const put: OutboxStore['put'] = (_entry, issued) => {
    take = issued
    return new Promise(() => {})
  }
  world.store = { ...memoryStore(), put }
  void world.openTab().outbox.submit('profile', ada)
  await breathe()
  expect(world.posts).toEqual([])
  take?.()
  await breathe()
  expect(world.posts).toEqual(['id-1'])
})

test('two submits in one tick are one POST', async () => {
  const world = createWorld()
  const { outbox } = world.openTab()
  const results = await Promise.all([outbox.submit('profile', ada), outbox.submit('profile', ada)])
  expect(results.map(({ received }) => received)).toEqual([true, true])
  expect(world.posts).toHaveLength(1)
})

test('the same text later is a new lead', async () => {
  const world = createWorld()
  const { outbox } = world.openTab()
  await outbox.submit('profile', ada)
  await outbox.submit('profile', ada)
  expect(world.stored.size).toBe(2)
})

test('edit and resubmit: a new id takes the place of the pending one', async () => {
  const world = createWorld()
  const { outbox } = world.openTab()
  world.meet(down, down, fine)
  await outbox.submit('profile', ada)
  await outbox.submit('profile', bob)
  expect(await outbox.pending()).toMatchObject([{ id: 'id-2' }])
  await world.pass(60_000)
  expect([...world.stored.values()]).toEqual([{ body: bob, times: 1 }])
})

test('submitting the same text again keeps the id, so a lost answer makes no second lead', async () => {
  const world = createWorld()
  const { outbox } = world.openTab()
  world.meet(lost, fine)
  await outbox.submit('profile', ada)
  expect(await outbox.submit('profile', ada)).toMatchObject({ received: true })
  expect(world.posts).toEqual(['id-1', 'id-1'])
  expect(world.stored.size).toBe(1)
})

test('the time of the submit does not make another lead of the same message', async () => {
  const world = createWorld()
  const { outbox } = world.openTab()
  const message = {
    firstname: 'Ada',
    lastname: 'Obi',
    email: 'a@example.com',
    message: 'Hello you',
  }
  world.meet(lost, fine)
  await outbox.submit('inline-contact', { ...message, timestamp: '2025-03-01T10:00:00.000Z' })
  await outbox.submit('inline-contact', { ...message, timestamp: '2025-03-01T10:00:09.000Z' })
  expect(world.posts).toEqual(['id-1', 'id-1'])
})

test('a 400 is final: out of the outbox, still in the form, a new id for the next submit', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet({ answer: 400, stores: false }, fine)
  expect(await tab.outbox.submit('profile', ada)).toMatchObject({ fate: 'refused' })
  expect(await tab.outbox.pending()).toEqual([])
  expect(tab.clearedDrafts).toEqual([])
  await tab.outbox.submit('profile', ada)
  expect(world.posts).toEqual(['id-1', 'id-2'])
})

test('a 400 after a lost answer keeps the id, since the lead may be there already', async () => {
  const world = createWorld()
  const { outbox } = world.openTab()
  world.meet(lost, { answer: 400, stores: false }, fine)
  await outbox.submit('profile', ada)
  expect(await outbox.submit('profile', ada)).toMatchObject({ fate: 'refused' })
  expect(await outbox.submit('profile', ada)).toMatchObject({ received: true })
  expect(world.posts).toEqual(['id-1', 'id-1', 'id-1'])
  expect(world.stored.size).toBe(1)
})

test('"Clear my details" empties the outbox, even while a lead is under way', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet({ ...down, takes: 5000 })
  void tab.outbox.submit('profile', ada)
  await breathe()
  await tab.outbox.clear()
  await world.pass(60_000)
  expect(await tab.outbox.pending()).toEqual([])
  expect(tab.outbox.wishOf('profile')).toBeNull()
  expect(world.posts).toHaveLength(1)
})

test('a submit while the lead is on its way again waits for that, and tells its success', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet(down, { ...fine, takes: 3000 })
  await tab.outbox.submit('profile', ada)
  await world.pass(2000)
  const again = tab.outbox.submit('profile', ada)
  await world.pass(5000)
  expect(await again).toMatchObject({ received: true, text: joined })
  expect(world.posts).toHaveLength(2)
  expect(await tab.outbox.pending()).toEqual([])
})
