import { interpret } from '#shared/leads/definition.ts'
import { definitions } from '#shared/leads/index.ts'
import { memoryStorage } from '#src/browser/storage/safe-storage.ts'
import type { SafeStorage } from '#src/browser/storage/safe-storage.ts'
import type { PostResult } from '#src/leads/http/request.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { LeadBody } from '#shared/leads/index.ts'
import type { SentLead } from '#src/leads/calls/send-lead.ts'
import { createOutbox } from './queue.ts'
import { createStore, createSubmissions, noDatabase } from './store.ts'
import type { OutboxEvent } from './entry.ts'
import type { Lock, Outbox } from './queue.ts'
import type { OutboxStore } from './store.ts'

export interface FakeClock {
  now: () => number
  /** Runs a task after `wait` milliseconds; returns a function that cancels it. */
  schedule: (wait: number, task: () => void) => () => void
  /** Advances the time and runs what is due. */
  advance: (milliseconds: number) => Promise<void>
  /** Sets the wall clock forward or back, without any time passing. */
  shift: (milliseconds: number) => void
}

interface Timer {
  at: number
  task: () => void
}

export function createFakeClock(): FakeClock {
  let now = 1_000_000_000_000
  let timers: Timer[] = []

  function takeNext(end: number): Timer | undefined {
    const [next] = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
    timers = timers.filter((timer) => timer !== next)
    return next
  }

  return {
    now: () => now,
    schedule(wait, task) {
      const timer = { at: now + wait, task }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
    async advance(milliseconds) {
      const end = now + milliseconds
      await flushPromises()
      for (let due = takeNext(end); due; due = takeNext(end)) {
        now = Math.max(now, due.at)
        due.task()
        await flushPromises()
      }
      now = end
    },
    shift(milliseconds) {
      now += milliseconds
      for (const timer of timers) timer.at += milliseconds
    },
  }
}

/** Lets everything continue that does not wait for a timer. */
export async function flushPromises(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

/** The locks of one tab, which shares `locks` with the others; released when it closes. */
export function fakeLock(locks: Map<string, Promise<void>>, closed: AbortSignal): Lock {
  async function hold<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const { promise: mine, resolve: release } = Promise.withResolvers<void>()
    locks.set(name, mine)
    const free = () => {
      if (locks.get(name) === mine) locks.delete(name)
      release()
    }
    closed.addEventListener('abort', free)
    return task().finally(free)
  }
  return async (name, ifAvailable, task) => {
    if (ifAvailable && (locks.has(name) || closed.aborted)) return task(false)
    while (locks.has(name)) await locks.get(name)
    return closed.aborted ? new Promise(() => {}) : hold(name, () => task(true))
  }
}

/** What a visitor sends to the waitlist. */
export const waitlistLead = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '13065550100',
  residentCountry: 'Canada',
  buildCountry: 'Nigeria',
  purpose: 'New Build',
}

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
  clearedDrafts: FormName[]
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
  received: { call: FormName; body: LeadBody; id: string }[]
  /** Forms that were closed since, and whose host is gone. */
  closed: Set<FormName>
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

  function receive(call: FormName, body: LeadBody, id: string): { delay: number; sent: SentLead } {
    const next = responses[0] ?? created
    if (responses.length > 1) responses.shift()
    backend.posts.push(id)
    const before = backend.stored.get(id)
    if (next.stores) backend.received.push({ call, body, id })
    if (next.stores && !(before && isIdempotent)) {
      backend.stored.set(id, { body, times: (before?.times ?? 0) + 1 })
    }
    const response = toPostResult(next)
    const sent = { response, result: interpret(definitions[call].call, response) }
    return { delay: next.delay ?? 0, sent }
  }

  const backend: FakeBackend = {
    store: createStore(noDatabase),
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
      const clearedDrafts: FormName[] = []
      const settled: Tab['settled'] = []
      const outbox = createOutbox({
        store: backend.store,
        submissions: createSubmissions(session),
        lock: fakeLock(locks, signal),
        source: () => undefined,
        send: ({ call, body, id }) =>
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
