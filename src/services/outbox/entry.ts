import { outboxLimits } from '#src/config/limits.ts'
import { isLeadName } from '#src/services/leads/lead-names.ts'
import { isRecord } from '#src/lib/json.ts'
import type { LeadBody } from '#src/services/leads/lead-calls.ts'
import type { LeadName } from '#src/services/leads/lead-names.ts'
import type { Outcome } from '#src/services/http/request.ts'

/** A lead that is not known to have arrived. Never holds a token or a file. */
export interface Entry {
  /** One per wish, sent as `Idempotency-Key`. */
  id: string
  call: LeadName
  body: LeadBody
  /** When the visitor submitted it, in milliseconds since 1970. */
  at: number
  tries: number
  /** The build whose form wrote it: its fields are those of that build. */
  build: string
  /** Not to be sent again by itself before this time. */
  notBefore: number
  /** Waits for the visitor to send it again. */
  held: boolean
  /** An earlier try may have been stored although no answer said so. */
  mayHaveArrived: boolean
}

export interface Conditions {
  /** The host makes one lead of the same id. */
  takesKey: boolean
  now: number
  /** Failed tries of this visit before this one. */
  failures: number
  /** 0 to 1. */
  random: number
}

export type Settlement =
  | { kind: 'delivered' | 'refused' }
  | { kind: 'held'; entry: Entry }
  /** `wait`: milliseconds to the next try of this visit; null when this visit has none left. */
  | { kind: 'waiting'; entry: Entry; wait: number | null }

/** What a visitor submitted just now. */
export function newEntry(wish: Pick<Entry, 'id' | 'call' | 'body' | 'at' | 'build'>): Entry {
  return { ...wish, tries: 0, notBefore: 0, held: false, mayHaveArrived: false }
}

/** What becomes of an entry after one try (RELIABILITY.md, section 4). */
export function settle(
  entry: Entry,
  outcome: Outcome,
  received: boolean,
  conditions: Conditions,
): Settlement {
  if (received) return { kind: 'delivered' }
  const status = outcome.kind === 'answer' ? outcome.status : 0
  if (isTerminal(status)) return { kind: 'refused' }
  const tried = {
    ...entry,
    tries: entry.tries + 1,
    mayHaveArrived: entry.mayHaveArrived || !isTurnedAway(status),
  }
  const isStrange = status >= 200 && status < 400
  if (isStrange || !conditions.takesKey) return { kind: 'held', entry: { ...tried, held: true } }
  const { now, failures } = conditions
  const asked = outcome.kind === 'answer' ? retryAfter(outcome.retryAfter, now) : 0
  const wait = Math.max(asked, backOff(failures, conditions.random))
  const hasTries = failures < outboxLimits.backOff.length
  const waiting = { ...tried, held: false, notBefore: now + wait }
  return { kind: 'waiting', entry: waiting, wait: hasTries ? wait : null }
}

/** 4xx means: not like this. Other than 408, 425 and 429, which mean: not now. */
function isTerminal(status: number): boolean {
  return status >= 400 && status < 500 && !isTurnedAway(status)
}

function isTurnedAway(status: number): boolean {
  return status === 408 || status === 425 || status === 429
}

/** 1, 2, 4, 8 seconds and 50 to 100 % on top, so that visitors do not come back all at once. */
function backOff(failures: number, random: number): number {
  const step = outboxLimits.backOff[failures] ?? outboxLimits.backOff.at(-1) ?? 0
  return step * (1.5 + random / 2)
}

/** `Retry-After` in milliseconds, 5 minutes at most; 0 for none, a past date or garbage. */
export function retryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) * 1000 : undefined
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) - now : Number.NaN
  const wait = seconds ?? date
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), outboxLimits.retryAfter)
}

/** How long until an entry may be sent; a time out of reach was written by a clock gone wrong. */
export function waitFor(entry: Entry, now: number): number {
  const wait = Math.max(0, entry.notBefore - now)
  return wait > outboxLimits.retryAfter ? 0 : wait
}

/** 24 hours; a time in the future is a clock that was put back, and counts as now. */
export function isExpired(entry: Entry, now: number): boolean {
  return now - entry.at > outboxLimits.age
}

/** What a browser's storage gives back may be anything. */
export function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false
  const { id, call, body, build, at, tries, notBefore, held, mayHaveArrived } = value
  const hasNumbers = [at, tries, notBefore].every((number) => Number.isFinite(number))
  const hasFlags = typeof held === 'boolean' && typeof mayHaveArrived === 'boolean'
  const hasTexts = typeof id === 'string' && typeof build === 'string'
  return hasTexts && isLeadName(call) && isRecord(body) && hasNumbers && hasFlags
}
