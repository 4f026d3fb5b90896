import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld, fine } from './fake-backend.fixture.ts'
import { memoryStorage } from '#src/lib/storage/safe-storage.ts'
import type { Meeting, Tab, World } from './fake-backend.fixture.ts'
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts'

type Step =
  | { kind: 'submit'; tab: number; text: number }
  | { kind: 'flush' | 'die' | 'again'; tab: number }
  | { kind: 'pass'; milliseconds: number }
  | { kind: 'meet'; meeting: Meeting }

const answer = fc.constantFrom<Meeting['answer']>(
  200,
  201,
  302,
  400,
  408,
  409,
  429,
  500,
  503,
  'offline',
  'timeout',
)
const meeting = fc
  .record({
    answer,
    stores: fc.boolean(),
    retryAfter: fc.constantFrom('', '3', '3600', 'soon'),
    takes: fc.constantFrom(0, 0, 50, 4000, 20_000),
  })
  // A host that says 201 has stored the lead, one that says 4xx has not; all else is open.
  .map((met): Meeting => ({
    ...met,
    stores: met.answer === 201 || (met.stores && !isRefusal(met.answer)),
  }))

const tab = fc.nat(1)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('submit' as const), tab, text: fc.nat(2) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('meet' as const), meeting }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      milliseconds: fc.constantFrom(0, 100, 3000, 30_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('flush' as const, 'die' as const, 'again' as const),
      tab,
    }),
  },
)

const ada = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '13065550100',
  residentCountry: 'Canada',
  buildCountry: 'Nigeria',
  purpose: 'New Build',
}

/** What the visitor saw and did, by the id of each wish. */
interface Story {
  wished: Set<string>
  told: Set<string>
  refused: Set<string>
  replaced: Set<string>
  /** The same text submitted again before a success was told: one wish, whatever its ids. */
  wishes: { text: string; ids: Set<string> }[]
}

test('500 fault sequences: no lead is lost and none is doubled', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      const world = createWorld()
      const story = await live(world, steps)
      for (const [id, { times }] of world.stored) {
        expect(times, `${id} is stored once`).toBe(1)
        const isKnown = [story.told, story.replaced, story.refused].some((ids) => ids.has(id))
        const isWaiting = (await world.store.get(id)) !== undefined
        expect(isKnown || isWaiting, `${id} was told or still waits`).toBe(true)
      }
      for (const id of story.told)
        expect(world.stored.has(id), `${id} was told and is there`).toBe(true)
      for (const id of story.wished) {
        const isSafe =
          story.told.has(id) ||
          story.refused.has(id) ||
          story.replaced.has(id) ||
          (await world.store.get(id)) !== undefined
        expect(isSafe, `${id} is told, in the form or in the outbox`).toBe(true)
      }
      for (const { ids } of story.wishes) {
        const leads = [...ids].filter((id) => world.stored.has(id))
        expect(leads.length, `${[...ids].join(' and ')} are one lead`).toBeLessThanOrEqual(1)
      }
      for (const entry of await world.store.list()) {
        expect(entry.held, `${entry.id} waits only for the visitor`).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

async function live(world: World, steps: Step[]): Promise<Story> {
  const story: Story = {
    wished: new Set(),
    told: new Set(),
    refused: new Set(),
    replaced: new Set(),
    wishes: [],
  }
  const tabs = [watched(world, story), watched(world, story)]
  for (const one of steps) await take(one, world, tabs, story)
  // The faults are over; time passes, and the visitor comes back.
  world.meet(fine)
  for (let visit = 0; visit < 3; visit += 1) {
    await world.pass(6 * 60_000)
    await Promise.all(tabs.map(({ outbox }) => outbox.flush()))
  }
  await world.pass(60_000)
  return story
}

async function take(one: Step, world: World, tabs: Tab[], story: Story): Promise<void> {
  if (one.kind === 'meet') return world.meet(one.meeting)
  if (one.kind === 'pass') return world.pass(one.milliseconds)
  const at = tabs[one.tab]
  if (!at) return
  if (one.kind === 'flush') void at.outbox.flush()
  if (one.kind === 'submit') {
    follow(at.outbox.submit('waitlist', { ...ada, comment: `Wish ${one.text}` }), story)
  }
  if (one.kind === 'again') {
    for (const { id, held } of await at.outbox.pending())
      if (held) follow(at.outbox.sendAgain(id), story)
  }
  if (one.kind === 'die') {
    at.die()
    tabs[one.tab] = watched(world, story, at)
  }
  await world.pass(1)
}

function follow(running: ReturnType<Tab['outbox']['sendAgain']>, story: Story): void {
  void running.then((result) => {
    if (!result) return
    story.wished.add(result.id)
    if (result.received) story.told.add(result.id)
    if (result.fate === 'refused') story.refused.add(result.id)
  })
}

/** A tab whose background news reach the visitor; a reload keeps the session. */
function watched(world: World, story: Story, before?: Tab): Tab {
  const opened = world.openTab(before?.session ?? tellingStorage(story))
  opened.outbox.watch((event) => {
    if (event.kind === 'delivered') story.told.add(event.id)
    if (event.kind === 'refused') story.refused.add(event.id)
  })
  return opened
}

/** A tab's memory that tells of every wish, and when an edited one takes the place of another. */
function tellingStorage(story: Story): SafeStorage {
  const memory = memoryStorage()
  let wish: Story['wishes'][number] = { text: '', ids: new Set() }
  return {
    ...memory,
    write(key, written) {
      const { id, text } = partsOf(written)
      const before = memory.read(key)
      if (before !== null && partsOf(before).id !== id) story.replaced.add(partsOf(before).id)
      const isTold = [...wish.ids].some((known) => story.told.has(known))
      if (isTold || wish.text !== text) story.wishes.push((wish = { text, ids: new Set() }))
      wish.ids.add(id)
      memory.write(key, written)
    },
  }
}

function partsOf(written: string): { id: string; text: string } {
  const [, id = '', text = ''] = written.match(/"id":"([^"]+)".*"comment":"([^"]+)"/) ?? []
  return { id, text }
}

function isRefusal(status: Meeting['answer']): boolean {
  return typeof status === 'number' && status >= 400 && status < 500
}
