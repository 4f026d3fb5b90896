import { outboxLimits } from '#shared/limits.ts'
import type { PostResult } from '#src/leads/http/request.ts'
import { isRecord, parseJson } from '#shared/json.ts'
import { detailKeys } from '#src/leads/details/detail-storage.ts'
import type { SafeStorage } from '#src/browser/storage/safe-storage.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { LeadBody } from '#shared/leads/index.ts'
import type { Entry } from './entry.ts'

export interface Conditions {
  /** The host creates one lead per id, however often it is sent. */
  isIdempotent: boolean
  now: number
  /** Failed tries of this visit before this one. */
  failures: number
  /** 0 to 1. */
  random: number
}

/** What happens to an entry after a try. */
export type EntryOutcome =
  | { kind: 'delivered' | 'refused' }
  | { kind: 'held'; entry: Entry }
  /** `wait`: milliseconds to the next try of this visit; null when this visit has none left. */
  | { kind: 'waiting'; entry: Entry; wait: number | null }

/**
 * Decides what happens to an entry after a try: a 4xx is final; a server error or a lost connection is
 * retried where the host is idempotent; an unexpected success is sent again only by the visitor.
 */
export function decideOutcome(
  entry: Entry,
  response: PostResult,
  received: boolean,
  conditions: Conditions,
): EntryOutcome {
  if (received) return { kind: 'delivered' }
  const status = response.kind === 'response' ? response.status : 0
  if (isFinal(status)) return { kind: 'refused' }
  const tried = {
    ...entry,
    tries: entry.tries + 1,
    mayHaveArrived: entry.mayHaveArrived || !isTemporary(status),
  }
  const isUnexpected = status >= 200 && status < 400
  if (isUnexpected || !conditions.isIdempotent)
    return { kind: 'held', entry: { ...tried, held: true } }
  const { now, failures } = conditions
  const asked = response.kind === 'response' ? retryAfter(response.retryAfter, now) : 0
  const wait = Math.max(asked, backOff(failures, conditions.random))
  const hasTries = failures < outboxLimits.backOff.length
  const waiting = { ...tried, held: false, notBefore: now + wait }
  return { kind: 'waiting', entry: waiting, wait: hasTries ? wait : null }
}

/** Milliseconds until an entry may be sent; a wait that is too long was written by a wrong clock. */
export function waitFor(entry: Entry, now: number): number {
  const wait = Math.max(0, entry.notBefore - now)
  return wait > outboxLimits.retryAfter ? 0 : wait
}

/** `Retry-After` in milliseconds, 5 minutes at most; 0 for none, a past date or garbage. */
export function retryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) * 1000 : undefined
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) - now : Number.NaN
  const wait = seconds ?? date
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), outboxLimits.retryAfter)
}

/** Timers for the retries of this visit, one per lead. */
export function retryTimers(schedule: (wait: number, task: () => void) => () => void) {
  const cancels = new Map<string, () => void>()
  function cancel(id: string): void {
    cancels.get(id)?.()
    cancels.delete(id)
  }
  return {
    set(id: string, wait: number, task: () => Promise<void>): void {
      cancel(id)
      const run = () => {
        cancels.delete(id)
        void task()
      }
      cancels.set(id, schedule(wait, run))
    },
    cancel,
    stop: (): void => {
      for (const id of cancels.keys()) cancel(id)
    },
  }
}

/** A 4xx means that this lead will never be accepted, unless the status means "not now". */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !isTemporary(status)
}

/** Statuses that mean "not now". */
function isTemporary(status: number): boolean {
  return status === 408 || status === 425 || status === 429
}

/** 1, 2, 4, 8 seconds plus 50 to 100 %, so that visitors do not all come back at once. */
function backOff(failures: number, random: number): number {
  const step = outboxLimits.backOff[failures] ?? outboxLimits.backOff.at(-1) ?? 0
  return step * (1.5 + random / 2)
}

type Task<Result> = () => Promise<Result>

/** Runs a task while no other tab runs one of the same name. */
export interface Lock {
  /** Waits for its turn. */
  wait: <Result>(name: string, task: Task<Result>) => Promise<Result>
  /** Does nothing while another tab has the lock. */
  tryNow: (name: string, task: Task<void>) => Promise<void>
}

/** The browser's locks, released when their tab closes; without them, tasks run unlocked. */
export const browserLock: Lock = {
  async wait(name, task) {
    let started = false
    try {
      return await navigator.locks.request(name, () => {
        started = true
        return task()
      })
    } catch (error) {
      if (started) throw error
      return task()
    }
  },
  async tryNow(name, task) {
    let started = false
    try {
      await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        started = true
        if (lock) await task()
      })
    } catch (error) {
      if (started) throw error
      await task()
    }
  },
}

/** What a form of this tab submitted and is not known to have arrived. */
export interface Submission {
  id: string
  body: LeadBody
}

export interface Submissions {
  read: (call: FormName) => Submission | null
  write: (call: FormName, submission: Submission) => void
  /** Forgets the submission of a form if it has this id. */
  forget: (call: FormName, id: string) => boolean
}

/** Remembers the last submission of each form, so that a repeated submit keeps its id. */
export function createSubmissions(storage: SafeStorage): Submissions {
  function read(call: FormName): Submission | null {
    const value = parseJson(storage.read(detailKeys.submission(call)))
    return isSubmission(value) ? value : null
  }
  return {
    read,
    write: (call, submission) =>
      storage.write(detailKeys.submission(call), JSON.stringify(submission)),
    forget(call, id) {
      if (read(call)?.id !== id) return false
      storage.remove(detailKeys.submission(call))
      return true
    },
  }
}

function isSubmission(value: unknown): value is Submission {
  return isRecord(value) && typeof value['id'] === 'string' && isRecord(value['body'])
}
