import { IS_IN_INBOX } from '#lead-api/store/filters.ts'
import { withFiles } from '#lead-api/store/lead-store.ts'
import { testLead } from './test-lead.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { InboxLead } from '#lead-api/types.ts'

/** Why a lead was not taken. */
export interface ForwardFailure {
  /** A sentence. */
  problem: string
  /** Another try makes no sense. */
  isFinal: boolean
  /** Nothing was to be sent. */
  isUnwanted?: true
}

const MINUTE = 60_000
/** Longer than a try can take. */
const CLAIM_MS = 2 * MINUTE
const LONGEST_WAIT_MS = 6 * 60 * MINUTE
/** So long after the first try there is no further one. */
export const GIVE_UP_MS = 3 * 24 * 60 * MINUTE

/** The leads that wait to be forwarded, or answered by email. */
export type ForwardStore = ReturnType<typeof createForwardStore>

/** @param queue `forward`: to whoever gets the leads; `mail`: the answer to the visitor */
export function createForwardStore(sql: Sql, queue: 'forward' | 'mail' = 'forward') {
  return {
    /**
     * Takes leads that are due, first those that were never tried, so that no other process takes them for
     * some minutes.
     */
    claim: async (most: number): Promise<InboxLead[]> => {
      const now = Date.now()
      const rows = await sql.run(
        `UPDATE leads SET ${queue}_at = ?, ${queue}_tries = ${queue}_tries + 1,
          ${queue}_since = coalesce(${queue}_since, ?)
        WHERE number IN (SELECT number FROM leads WHERE ${queue}_state = 'waiting'
          AND ${IS_IN_INBOX} AND ${queue}_at <= ? ORDER BY ${queue}_at, number LIMIT ?)
        RETURNING *`,
        now + CLAIM_MS,
        now,
        now,
        most,
      )
      return withFiles(sql, rows)
    },
    told: async (id: string): Promise<void> => {
      await sql.run(
        `UPDATE leads SET ${queue}_state = 'told', ${queue}_problem = NULL WHERE id = ? AND body IS NOT NULL`,
        id,
      )
    },
    /** Puts off the next try, or gives up: at once when it is final, else after three days. */
    failed: async (id: string, { problem, isFinal, isUnwanted }: ForwardFailure): Promise<void> => {
      const [row] = await sql.run(
        `SELECT ${queue}_tries, ${queue}_since FROM leads WHERE id = ?`,
        id,
      )
      const [now, tries] = [Date.now(), Number(row?.[`${queue}_tries`])]
      // One minute, doubled each time, at most six hours.
      const at = now + Math.min(MINUTE * 2 ** (tries - 1), LONGEST_WAIT_MS)
      const isTooLate = at > Number(row?.[`${queue}_since`]) + GIVE_UP_MS
      await sql.run(
        `UPDATE leads SET ${queue}_state = ?, ${queue}_at = ?, ${queue}_problem = ?
        WHERE id = ? AND ${queue}_state = 'waiting'`,
        isUnwanted ? 'off' : isFinal || isTooLate ? 'dead' : 'waiting',
        at,
        isUnwanted ? null : problem,
        id,
      )
    },
    /** How many leads were given up. */
    dead: async (): Promise<number> => {
      const [row] = await sql.run(
        `SELECT count(*) AS dead FROM leads WHERE ${queue}_state = 'dead' AND folder = 'inbox'`,
      )
      return Number(row?.['dead'])
    },
  }
}

/**
 * Sends one lead on, in much less time than a claim takes; why it was not taken, or undefined. A lead may
 * come to the receiver twice.
 */
export type Deliver = (lead: InboxLead) => Promise<ForwardFailure | undefined>

export type Forwarder = ReturnType<typeof createForwarder>

/** How many leads `forwardDue` forwards at once; Cloudflare opens six connections for a request. */
const AT_ONCE = 5

/** Forwards leads, and tries again later what was not taken. */
export function createForwarder(
  store: ForwardStore,
  deliver: Deliver,
  log: (line: string) => void,
  unsent = 'Not forwarded',
) {
  /** Forwards the next lead that is due; false when none is. */
  async function forwardNext(): Promise<boolean> {
    const [lead] = await store.claim(1)
    if (!lead) return false
    const failure = await deliver(lead)
    if (failure) {
      if (!failure.isUnwanted) log(`${unsent}: ${failure.problem}`)
      await store.failed(lead.id, failure)
    } else {
      await store.told(lead.id)
    }
    return true
  }

  return {
    forwardNext,
    /** Sends a lead that nobody has sent, to try it; why it was not taken, or undefined. */
    test: () => deliver(testLead()),
    /** Forwards leads until none is due, or until it has tried so many; returns how many it has tried. */
    forwardDue: async (most = Number.POSITIVE_INFINITY): Promise<number> => {
      let tried = 0
      async function work(): Promise<void> {
        while (tried < most && (await forwardNext())) tried += 1
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      return tried
    },
  }
}
