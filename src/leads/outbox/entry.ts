import { outboxLimits } from '#shared/limits.ts'
import { isRecord } from '#shared/json.ts'
import { isFormName } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { LeadBody } from '#shared/leads/index.ts'

/** A lead that is not known to have arrived. Never holds a token or a file. */
export interface Entry {
  /** One per submission, sent as `Idempotency-Key`. */
  id: string
  call: FormName
  body: LeadBody
  /** When the visitor submitted it, in milliseconds since 1970. */
  at: number
  tries: number
  /** The build whose form wrote it: its fields are those of that build. */
  build: string
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
}

/** What happened in the background, to be told to the visitor. */
export type OutboxEvent =
  | { kind: 'delivered' | 'refused'; id: string; call: FormName; at: number; text: string | null }
  /** Older than 24 hours and deleted. */
  | { kind: 'expired'; id: string; call: FormName; at: number }
  /** Its form was closed since: nothing can send it. Told once; `isStored` until it expires. */
  | { kind: 'closed'; id: string; call: FormName; at: number; isStored: boolean }
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
export function newEntry(submission: Pick<Entry, 'id' | 'call' | 'body' | 'at' | 'build'>): Entry {
  return { ...submission, tries: 0, notBefore: 0, held: false, mayHaveArrived: false }
}

/** True after 24 hours; a time in the future means that the clock was put back, and counts as now. */
export function isExpired(entry: Entry, now: number): boolean {
  return now - entry.at > outboxLimits.age
}

/** The browser's storage may return anything. */
export function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false
  const { id, call, body, build, at, tries, notBefore, held, mayHaveArrived } = value
  const hasNumbers = [at, tries, notBefore].every((number) => Number.isFinite(number))
  const hasFlags = typeof held === 'boolean' && typeof mayHaveArrived === 'boolean'
  const hasTexts = typeof id === 'string' && typeof build === 'string'
  return hasTexts && isFormName(call) && isRecord(body) && hasNumbers && hasFlags
}
