import { outboxLimits } from '#shared/limits.ts'
import { isRecord } from '#shared/json.ts'
import { isFormName } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { ToldSource } from '#shared/leads/source.ts'
import type { LeadBody } from '#shared/leads/index.ts'
import type { PostResult } from '#src/leads/http/request.ts'

/** A lead that is not known to have arrived. Never holds a token or a file. */
export interface Entry {
  /** One per submission, sent as `Idempotency-Key`. */
  id: string
  call: FormName
  body: LeadBody
  /** Where it came from when it was submitted; an earlier build did not store it. */
  source?: ToldSource | undefined
  /** When the visitor submitted it, in milliseconds since 1970. */
  at: number
  tries: number
  /** Not to be sent automatically before this time. */
  notBefore: number
  /** Waits for the visitor to send it again. */
  held: boolean
  /** An earlier try may have been stored although no response said so. */
  mayHaveArrived: boolean
}

/** What a form shows after a submit. */
export interface LeadResult {
  id: string
  received: boolean
  /** To be shown as it is; null where nothing is said. */
  text: string | null
  /**
   * `delivered` and `refused` are final; a `waiting` lead is sent again automatically, a `held` one when
   * the visitor asks for it. Both are in the outbox.
   */
  outcome: 'delivered' | 'refused' | 'waiting' | 'held'
  /** No response came, or an unexpected one: sending a held lead again may create a second one. */
  mayHaveArrived: boolean
  /** It outlives the page in the browser's database. */
  isStored: boolean
}

/** What happened in the background, to be told to the visitor. */
export type OutboxEvent =
  | { kind: 'delivered' | 'refused'; id: string; call: FormName; at: number; text: string | null }
  /** Older than 24 hours and deleted. */
  | { kind: 'expired'; id: string; call: FormName; at: number }
  /** The list of pending leads has changed. */
  | { kind: 'changed' }

/** A lead in the outbox, as a list shows it. */
export interface PendingLead extends Pick<
  Entry,
  'id' | 'call' | 'body' | 'at' | 'held' | 'mayHaveArrived'
> {
  /** Its form was closed since: it cannot be sent any more. */
  isClosed: boolean
}

/** An entry for what a visitor has just submitted. */
export function newEntry(submission: Pick<Entry, 'id' | 'call' | 'body' | 'source' | 'at'>): Entry {
  return { ...submission, tries: 0, notBefore: 0, held: false, mayHaveArrived: false }
}

/** True after 24 hours; a time in the future means that the clock was put back, and counts as now. */
export function isExpired(entry: Entry, now: number): boolean {
  return now - entry.at > outboxLimits.age
}

/** The browser's storage may return anything. */
export function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false
  const { id, call, body, source, at, tries, notBefore, held, mayHaveArrived } = value
  const hasNumbers = [at, tries, notBefore].every((number) => Number.isFinite(number))
  const hasFlags = typeof held === 'boolean' && typeof mayHaveArrived === 'boolean'
  const hasBody = isRecord(body) && (source === undefined || isRecord(source))
  return typeof id === 'string' && isFormName(call) && hasBody && hasNumbers && hasFlags
}

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
