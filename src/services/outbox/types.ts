import type { Lock } from './lock.ts'
import type { LeadBodies, LeadBody } from '#src/services/leads/lead-calls.ts'
import type { LeadName } from '#src/services/leads/lead-names.ts'
import type { OutboxStore } from './store.ts'
import type { PendingWishes } from './submissions.ts'
import type { Sent } from '#src/services/leads/send-lead.ts'

/** What a form shows after a submit. */
export interface LeadResult {
  id: string
  received: boolean
  /** To be shown as it is (§8); null where §8 says nothing. */
  text: string | null
  /**
   * `delivered` and `refused` are final; a `waiting` lead is sent again by itself, a `held` one when the
   * visitor asks for it. Both are in the outbox.
   */
  fate: 'delivered' | 'refused' | 'waiting' | 'held'
  /** No answer came, or a strange one: sending a held lead again may make two of it. */
  mayHaveArrived: boolean
}

/** What happened without anybody waiting for it; to be told to the visitor. */
export type OutboxEvent =
  | { kind: 'delivered' | 'refused'; id: string; call: LeadName; at: number; text: string | null }
  /** Older than 24 hours and deleted. */
  | { kind: 'expired'; id: string; call: LeadName; at: number }
  /** The list of pending leads is another. */
  | { kind: 'changed' }

/** A lead in the outbox, as a list shows it. */
export interface PendingLead {
  id: string
  call: LeadName
  /** When it was submitted, in milliseconds since 1970. */
  at: number
  held: boolean
  mayHaveArrived: boolean
}

/** What the outbox needs of the world. */
export interface OutboxPorts {
  store: OutboxStore
  wishes: PendingWishes
  lock: Lock
  send: (call: LeadName, body: LeadBody, id: string) => Promise<Sent>
  takesKey: (call: LeadName) => boolean
  /** Milliseconds since 1970, never jumping while the page lives. */
  now: () => number
  random: () => number
  newId: () => string
  /** Names the build in every entry. */
  build: string
  /** Runs a task after so many milliseconds; gives what takes it back. */
  later: (wait: number, task: () => void) => () => void
  /** The lead of a form arrived: its draft has served. */
  forgetDraft: (call: LeadName) => void
}

export interface Outbox {
  /** Sends a lead and keeps it until it is known to have arrived. The same body again is the same lead. */
  submit: <Name extends LeadName>(call: Name, body: LeadBodies[Name]) => Promise<LeadResult>
  /** Sends what is due by itself and deletes what is too old. */
  flush: () => Promise<void>
  /** Sends one pending lead because the visitor asked for it; null when it is no longer there. */
  sendAgain: (id: string) => Promise<LeadResult | null>
  pending: () => Promise<PendingLead[]>
  /** The wish of a form in this tab that is not known to have arrived. */
  wishOf: (call: LeadName) => { id: string; body: LeadBody } | null
  /** How many leads wait, those that only another build can read too; null where the device does not say. */
  count: () => Promise<number | null>
  /** Lets go of what is under way in this tab: it is neither kept nor sent again. */
  letGo: () => void
  /** Deletes every lead, whichever build wrote it. False when the device did not confirm it. */
  clear: () => Promise<boolean>
  /** A send is open whose lead would be gone with the page. */
  hasUnsavedSend: () => boolean
  /** Gives what ends the watch. */
  watch: (listener: (event: OutboxEvent) => void) => () => void
  /** Stops all timers. */
  stop: () => void
}
