import fc from 'fast-check'
import { memoryStorage } from '#src/browser/storage/safe-storage.ts'
import type { SafeStorage } from '#src/browser/storage/safe-storage.ts'
import type { FakeResponse, FakeBackend, Tab } from './fake-backend.fixture.ts'
import { created, waitlistLead } from './fake-backend.fixture.ts'

/** What a visitor, a host or the time does. */
export type Step =
  | { kind: 'submit'; tab: number; text: number }
  | { kind: 'flush' | 'close' | 'again'; tab: number }
  | { kind: 'advance'; milliseconds: number }
  | { kind: 'respond'; response: FakeResponse }

const drawnStatus = fc.constantFrom<FakeResponse['status']>(
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
const response = fc
  .record({
    status: drawnStatus,
    stores: fc.boolean(),
    retryAfter: fc.constantFrom('', '3', '3600', 'soon'),
    delay: fc.constantFrom(0, 0, 50, 4000, 20_000),
  })
  // A host that responds with 201 has stored the lead, with 4xx it has not; anything else may be either.
  .map((drawn): FakeResponse => ({
    ...drawn,
    stores: drawn.status === 201 || (drawn.stores && !isRefusal(drawn.status)),
  }))

const tab = fc.nat(1)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('submit' as const), tab, text: fc.nat(2) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('respond' as const), response }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      milliseconds: fc.constantFrom(0, 100, 3000, 30_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('flush' as const, 'close' as const, 'again' as const),
      tab,
    }),
  },
)

/** A random sequence of submits, answers, closed tabs and time. */
export const randomSteps = fc.array(step, { minLength: 3, maxLength: 16 })

function isRefusal(status: FakeResponse['status']): boolean {
  return typeof status === 'number' && status >= 400 && status < 500
}

/** What the visitor saw and did, by the id of each submission. */
export interface Story {
  submitted: Set<string>
  told: Set<string>
  refused: Set<string>
  replaced: Set<string>
  /** The same text submitted again before a success was told: one lead, whatever its ids. */
  leads: { text: string; ids: Set<string> }[]
}

/** Plays the steps in two tabs, then lets the host be well again and the visitor come back. */
export async function play(backend: FakeBackend, steps: Step[]): Promise<Story> {
  const story: Story = {
    submitted: new Set(),
    told: new Set(),
    refused: new Set(),
    replaced: new Set(),
    leads: [],
  }
  const tabs = [watched(backend, story), watched(backend, story)]
  for (const one of steps) await perform(one, backend, tabs, story)
  // The faults are over; time passes, and the visitor comes back.
  backend.respondWith(created)
  for (let visit = 0; visit < 3; visit += 1) {
    await backend.advance(6 * 60_000)
    await Promise.all(tabs.map(({ outbox }) => outbox.flush()))
  }
  await backend.advance(60_000)
  return story
}

async function perform(one: Step, backend: FakeBackend, tabs: Tab[], story: Story): Promise<void> {
  if (one.kind === 'respond') return backend.respondWith(one.response)
  if (one.kind === 'advance') return backend.advance(one.milliseconds)
  const at = tabs[one.tab]
  if (!at) return
  if (one.kind === 'flush') void at.outbox.flush()
  if (one.kind === 'submit') {
    follow(at.outbox.submit('waitlist', { ...waitlistLead, comment: `Comment ${one.text}` }), story)
  }
  if (one.kind === 'again') {
    for (const { id, held } of await at.outbox.pending())
      if (held) follow(at.outbox.sendAgain(id), story)
  }
  if (one.kind === 'close') {
    at.close()
    tabs[one.tab] = watched(backend, story, at)
  }
  await backend.advance(1)
}

function follow(running: ReturnType<Tab['outbox']['sendAgain']>, story: Story): void {
  void running.then((result) => {
    if (!result) return
    story.submitted.add(result.id)
    if (result.received) story.told.add(result.id)
    if (result.outcome === 'refused') story.refused.add(result.id)
  })
}

/** A tab whose background events are recorded; a reload keeps the session. */
function watched(backend: FakeBackend, story: Story, before?: Tab): Tab {
  const opened = backend.openTab(before?.session ?? recordingStorage(story))
  opened.outbox.watch((event) => {
    if (event.kind === 'delivered') story.told.add(event.id)
    if (event.kind === 'refused') story.refused.add(event.id)
  })
  return opened
}

/** A tab's storage that records every submission, and when an edited one replaces another. */
function recordingStorage(story: Story): SafeStorage {
  const memory = memoryStorage()
  let lead: Story['leads'][number] = { text: '', ids: new Set() }
  return {
    ...memory,
    write(key, written) {
      const { id, text } = partsOf(written)
      const before = memory.read(key)
      if (before !== null && partsOf(before).id !== id) story.replaced.add(partsOf(before).id)
      const isTold = [...lead.ids].some((known) => story.told.has(known))
      if (isTold || lead.text !== text) story.leads.push((lead = { text, ids: new Set() }))
      lead.ids.add(id)
      memory.write(key, written)
    },
  }
}

function partsOf(written: string): { id: string; text: string } {
  const [, id = '', text = ''] = written.match(/"id":"([^"]+)".*"comment":"([^"]+)"/) ?? []
  return { id, text }
}
