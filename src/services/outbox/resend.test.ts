import { expect, test } from 'vitest'
import { breathe, createWorld, fine } from './fake-backend.fixture.ts'
import type { Meeting } from './fake-backend.fixture.ts'

const ada = { linkedInUrl: 'in/ada' }
const joined = "Profile submitted successfully. We'll be in touch if there's a fit!"
const lost: Meeting = { answer: 'offline', stores: true }
const down: Meeting = { answer: 500, stores: false }
const day = 24 * 60 * 60 * 1000

test('a lost answer: sent again with the same key, one lead, and the visitor is told', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet(lost, fine)
  expect(await tab.outbox.submit('profile', ada)).toMatchObject({
    received: false,
    fate: 'waiting',
  })
  await world.pass(2000)
  expect(world.posts).toEqual(['id-1', 'id-1'])
  expect([...world.stored.values()]).toEqual([{ body: ada, times: 1 }])
  expect(tab.events).toMatchObject([{ kind: 'delivered', call: 'profile', text: joined }])
  expect(tab.clearedDrafts).toEqual(['profile'])
  expect(await tab.outbox.pending()).toEqual([])
})

test('a page tries five times, then waits for the connection or the next visit', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet(down)
  await tab.outbox.submit('profile', ada)
  await world.pass(10 * 60_000)
  expect(world.posts).toHaveLength(5)
  world.meet(fine)
  await tab.outbox.flush()
  expect(world.stored.size).toBe(1)
})

test('a lead of a tab that was closed is sent at the next visit', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet({ ...fine, takes: 10_000 })
  void tab.outbox.submit('profile', ada)
  await breathe()
  tab.die()
  world.meet(fine)
  const next = world.openTab()
  await next.outbox.flush()
  expect([...world.stored.values()]).toEqual([{ body: ada, times: 1 }])
  expect(next.events).toMatchObject([{ kind: 'delivered' }])
})

test('two tabs that flush at once send one POST', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet(down)
  await tab.outbox.submit('profile', ada)
  tab.die()
  world.meet({ ...fine, takes: 300 })
  await world.pass(10_000)
  const [one, other] = [world.openTab(), world.openTab()]
  void one.outbox.flush()
  void other.outbox.flush()
  await world.pass(1000)
  expect(world.posts).toHaveLength(2)
})

test('a lead that is refused when its form is gone stays, and is told', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet(down, { answer: 422, stores: false })
  await tab.outbox.submit('profile', ada)
  tab.die()
  await world.pass(10_000)
  const next = world.openTab()
  await next.outbox.flush()
  expect(next.events).toMatchObject([{ kind: 'refused', call: 'profile' }])
  expect(await next.outbox.pending()).toMatchObject([{ id: 'id-1', held: true }])
})

test('a strange success is held: sent again by the visitor alone', async () => {
  const world = createWorld()
  const { outbox } = world.openTab()
  world.meet({ answer: 200, stores: true })
  const body = {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phoneNumber: '13065550100',
    residentCountry: 'Canada',
    buildCountry: 'Nigeria',
    purpose: 'New Build',
  }
  const result = await outbox.submit('waitlist', body)
  expect(result).toMatchObject({
    text: 'Error submitting form:',
    fate: 'held',
    mayHaveArrived: true,
  })
  await world.pass(60_000)
  await outbox.flush()
  expect(world.posts).toHaveLength(1)
  world.meet(fine)
  expect(await outbox.sendAgain(result.id)).toMatchObject({ received: true, text: 'Success' })
  expect([...world.stored.values()]).toMatchObject([{ times: 1 }])
  expect(await outbox.sendAgain(result.id)).toBeNull()
})

test('a host that does not take the key is never sent anything twice by itself', async () => {
  const world = createWorld(false)
  const tab = world.openTab()
  world.meet({ answer: 'timeout', stores: true }, fine)
  const result = await tab.outbox.submit('profile', ada)
  expect(result).toMatchObject({ fate: 'held', mayHaveArrived: true })
  await world.pass(day / 2)
  await tab.outbox.flush()
  await world.openTab().outbox.flush()
  expect(world.posts).toHaveLength(1)
  expect(await tab.outbox.sendAgain(result.id)).toMatchObject({ received: true })
})

test('Retry-After is kept by every tab', async () => {
  const world = createWorld()
  const { outbox } = world.openTab()
  world.meet({ answer: 429, stores: false, retryAfter: '120' }, fine)
  await outbox.submit('profile', ada)
  await world.pass(60_000)
  await outbox.flush()
  await world.openTab().outbox.flush()
  expect(world.posts).toHaveLength(1)
  await world.pass(61_000)
  expect(world.posts).toHaveLength(2)
})

test('after 24 hours a lead is deleted, and the visitor is told at the next visit', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet(down)
  await tab.outbox.submit('profile', ada)
  tab.die()
  await world.pass(day + 1)
  world.meet(fine)
  const next = world.openTab(tab.session)
  await next.outbox.flush()
  expect(next.events).toMatchObject([{ kind: 'expired', call: 'profile' }])
  expect(await next.outbox.pending()).toEqual([])
  expect(next.outbox.wishOf('profile')).toBeNull()
  expect(world.stored.size).toBe(0)
})

test('a clock that is put back a day neither holds a lead nor keeps it longer', async () => {
  const world = createWorld()
  const tab = world.openTab()
  world.meet(down)
  await tab.outbox.submit('profile', ada)
  tab.die()
  world.shiftClock(-day)
  world.meet(down, fine)
  const next = world.openTab()
  await next.outbox.flush()
  expect((await next.outbox.pending())[0]?.at).toBe(world.now())
  await world.pass(5000)
  expect(world.stored.size).toBe(1)
})
