import { leadCalls } from '#src/leads/calls/lead-calls.ts'
import { memoryStorage } from '#src/browser/storage/safe-storage.ts'
import { createFakeClock } from './fake-clock.fixture.ts'
import { fakeLock } from './fake-lock.fixture.ts'
import { createOutbox } from './queue.ts'
import { memoryStore } from './store.ts'
import { createSubmissions } from './submissions.ts'
import type { SafeStorage } from '#src/browser/storage/safe-storage.ts'
import type { PostResult } from '#src/leads/http/request.ts'
import type { LeadBody, LeadName } from '#src/leads/calls/lead-calls.ts'
import type { SentLead } from '#src/leads/calls/send-lead.ts'
import type { OutboxEvent } from './entry.ts'
import type { FakeClock } from './fake-clock.fixture.ts'
import type { Outbox } from './queue.ts'
import type { OutboxStore } from './store.ts'

/** How the host responds to one POST. */
export interface FakeResponse {
  /** A status, or why there is no response. */
  status: number | 'offline' | 'timeout'
  /** Whether the lead is stored before the response. */
  stores: boolean
  retryAfter?: string
  /** Milliseconds until the response arrives. */
  delay?: number
}

export interface Tab {
  outbox: Outbox
  events: OutboxEvent[]
  session: SafeStorage
  /** The forms whose drafts were cleared. */
  clearedDrafts: LeadName[]
  /** Leads that left the outbox after their form had called them kept or not sent. */
  settled: { id: string; isReceived: boolean }[]
  /** Closes the page: its timers, responses and locks end with it. */
  close: () => void
}

export interface FakeBackend extends Pick<FakeClock, 'now' | 'advance'> {
  store: OutboxStore
  /** Leads by id, with how often each was stored. */
  stored: Map<string, { body: LeadBody; times: number }>
  posts: string[]
  /** Every POST that the host has read, repeats too. */
  received: { call: LeadName; body: LeadBody; id: string }[]
  /** Forms that were closed since, and whose host is gone. */
  closed: Set<LeadName>
  /** The responses to the next POSTs; the last one is repeated. */
  respondWith: (...responses: FakeResponse[]) => void
  openTab: (session?: SafeStorage) => Tab
  shiftClock: FakeClock['shift']
}

export const created: FakeResponse = { status: 201, stores: true }

/** A host, a clock, and tabs that share a browser's storage. */
export function createFakeBackend(isIdempotent = true): FakeBackend {
  const clock = createFakeClock()
  const locks = new Map<string, Promise<void>>()
  let responses: FakeResponse[] = [created]
  let ids = 0

  function receive(call: LeadName, body: LeadBody, id: string): { delay: number; sent: SentLead } {
    const next = responses[0] ?? created
    if (responses.length > 1) responses.shift()
    backend.posts.push(id)
    const before = backend.stored.get(id)
    if (next.stores) backend.received.push({ call, body, id })
    if (next.stores && !(before && isIdempotent)) {
      backend.stored.set(id, { body, times: (before?.times ?? 0) + 1 })
    }
    const response = toPostResult(next)
    const sent = { response, result: leadCalls[call].interpretResponse(response) }
    return { delay: next.delay ?? 0, sent }
  }

  const backend: FakeBackend = {
    store: memoryStore(),
    stored: new Map(),
    posts: [],
    received: [],
    closed: new Set(),
    respondWith: (...next) => void (responses = next),
    now: clock.now,
    advance: clock.advance,
    shiftClock: clock.shift,
    openTab(session = memoryStorage()) {
      const closing = new AbortController()
      const { signal } = closing
      const events: OutboxEvent[] = []
      const clearedDrafts: LeadName[] = []
      const settled: Tab['settled'] = []
      const outbox = createOutbox({
        store: backend.store,
        submissions: createSubmissions(session),
        lock: fakeLock(locks, signal),
        send: (call, body, id) =>
          new Promise((resolve) => {
            const { delay, sent } = receive(call, body, id)
            const arrive = () => (signal.aborted ? undefined : resolve(sent))
            if (delay === 0) arrive()
            else clock.schedule(delay, arrive)
          }),
        isIdempotent: (call) => isIdempotent && !backend.closed.has(call),
        canSend: (call) => !backend.closed.has(call),
        now: clock.now,
        random: () => 0.5,
        newId: () => `id-${(ids += 1)}`,
        build: 'build-1',
        schedule: (wait, task) => clock.schedule(wait, () => (signal.aborted ? undefined : task())),
        clearDraft: (call) => void clearedDrafts.push(call),
        settle: (id, isReceived) => void settled.push({ id, isReceived }),
      })
      outbox.watch((event) => void (event.kind === 'changed' || events.push(event)))
      const close = () => {
        closing.abort()
        outbox.stop()
      }
      return { outbox, events, session, clearedDrafts, settled, close }
    },
  }
  return backend
}

function toPostResult({ status, retryAfter = '' }: FakeResponse): PostResult {
  if (typeof status === 'string') return { kind: status }
  return { kind: 'response', status, body: undefined, retryAfter: retryAfter || null }
}
