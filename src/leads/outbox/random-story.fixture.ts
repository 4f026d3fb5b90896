import { memoryStorage } from '#src/browser/storage/safe-storage.ts'
import { created } from './fake-backend.fixture.ts'
import type { FakeBackend, Tab } from './fake-backend.fixture.ts'
import type { SafeStorage } from '#src/browser/storage/safe-storage.ts'
import type { Step } from './random-steps.fixture.ts'
import { waitlistLead } from './waitlist-lead.fixture.ts'

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
