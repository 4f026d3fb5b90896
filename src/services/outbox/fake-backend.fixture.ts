import { createOutbox } from './create-outbox.ts'
import { leadCalls } from '#src/services/leads/lead-calls.ts'
import { memoryStore } from './store.ts'
import { pendingWishes } from './submissions.ts'
import { memoryStorage } from '#src/lib/storage/safe-storage.ts'
import type { LeadBody } from '#src/services/leads/lead-calls.ts'
import type { LeadName } from '#src/services/leads/lead-names.ts'
import type { OutboxStore } from './store.ts'
import type { Outbox, OutboxEvent } from './types.ts'
import type { Outcome } from '#src/services/http/request.ts'
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts'
import type { Sent } from '#src/services/leads/send-lead.ts'

/** How the host meets one POST. */
export interface Meeting {
  /** A status, or no answer. */
  answer: number | 'offline' | 'timeout'
  /** Whether the lead is stored before the answer. */
  stores: boolean
  retryAfter?: string
  /** Milliseconds on the way. */
  takes?: number
}

export interface Tab {
  outbox: Outbox
  events: OutboxEvent[]
  session: SafeStorage
  /** What the tab's forms had cleared. */
  clearedDrafts: LeadName[]
  /** The page ends: no timer, answer or lock of it lives on. */
  die: () => void
}

export interface World {
  store: OutboxStore
  /** Leads by id, with how often each was stored. */
  stored: Map<string, { body: LeadBody; times: number }>
  posts: string[]
  /** How the next POSTs are met; the last goes on for ever. */
  meet: (...meetings: Meeting[]) => void
  openTab: (session?: SafeStorage) => Tab
  /** Lets so many milliseconds pass. */
  pass: (milliseconds: number) => Promise<void>
  /** Puts the wall clock forward or back. */
  shiftClock: (milliseconds: number) => void
  now: () => number
  takesKey: boolean
}

export const fine: Meeting = { answer: 201, stores: true }

/** A host that makes one lead of one id, a clock, and tabs that share a browser's storage. */
export function createWorld(takesKey = true): World {
  let now = 1_000_000_000_000
  let timers: { at: number; task: () => void }[] = []
  let meetings: Meeting[] = [fine]
  let ids = 0
  const locks = new Map<string, Promise<void>>()

  function later(wait: number, task: () => void): () => void {
    const timer = { at: now + wait, task }
    timers.push(timer)
    return () => void (timers = timers.filter((other) => other !== timer))
  }

  function receive(call: LeadName, body: LeadBody, id: string): { takes: number; sent: Sent } {
    const met = meetings[0] ?? fine
    if (meetings.length > 1) meetings.shift()
    world.posts.push(id)
    const before = world.stored.get(id)
    if (met.stores && !(before && world.takesKey)) {
      world.stored.set(id, { body, times: (before?.times ?? 0) + 1 })
    }
    const outcome = outcomeOf(met)
    return { takes: met.takes ?? 0, sent: { outcome, verdict: leadCalls[call].judge(outcome) } }
  }

  const world: World = {
    store: memoryStore(),
    stored: new Map(),
    posts: [],
    takesKey,
    meet: (...next) => void (meetings = next),
    now: () => now,
    shiftClock(milliseconds) {
      now += milliseconds
      for (const timer of timers) timer.at += milliseconds
    },
    async pass(milliseconds) {
      const end = now + milliseconds
      await breathe()
      for (let due = nextOf(timers, end); due; due = nextOf(timers, end)) {
        const timer = due
        timers = timers.filter((other) => other !== timer)
        now = Math.max(now, timer.at)
        timer.task()
        await breathe()
      }
      now = end
    },
    openTab(session = memoryStorage()) {
      let alive = true
      const death = new AbortController()
      const events: OutboxEvent[] = []
      const clearedDrafts: LeadName[] = []
      const hold = async <Result>(name: string, task: () => Promise<Result>): Promise<Result> => {
        const { promise: mine, resolve: release } = Promise.withResolvers<void>()
        locks.set(name, mine)
        const free = () => {
          if (locks.get(name) === mine) locks.delete(name)
          release()
        }
        death.signal.addEventListener('abort', free)
        return task().finally(free)
      }
      const outbox = createOutbox({
        store: world.store,
        wishes: pendingWishes(session),
        lock: {
          async wait(name, task) {
            while (locks.has(name)) await locks.get(name)
            return alive ? hold(name, task) : new Promise(() => {})
          },
          tryNow: async (name, task) => (locks.has(name) || !alive ? undefined : hold(name, task)),
        },
        send: (call, body, id) =>
          new Promise((resolve) => {
            const { takes, sent } = receive(call, body, id)
            const arrive = () => (alive ? resolve(sent) : undefined)
            if (takes === 0) arrive()
            else later(takes, arrive)
          }),
        takesKey: () => world.takesKey,
        now: () => now,
        random: () => 0.5,
        newId: () => `id-${(ids += 1)}`,
        build: 'build-1',
        later: (wait, task) => later(wait, () => (alive ? task() : undefined)),
        forgetDraft: (call) => void clearedDrafts.push(call),
      })
      outbox.watch((event) => void (event.kind === 'changed' || events.push(event)))
      return {
        outbox,
        events,
        session,
        clearedDrafts,
        die() {
          alive = false
          outbox.stop()
          death.abort()
        },
      }
    },
  }
  return world
}

function outcomeOf({ answer, retryAfter = '' }: Meeting): Outcome {
  if (typeof answer === 'string') return { kind: answer }
  return { kind: 'answer', status: answer, body: undefined, retryAfter: retryAfter || null }
}

function nextOf<Timer extends { at: number }>(timers: Timer[], end: number): Timer | undefined {
  return timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
}

/** Lets everything that waits for no timer go on. */
export async function breathe(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
