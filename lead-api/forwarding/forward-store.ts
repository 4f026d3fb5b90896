import { withFiles } from '#lead-api/store/with-files.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { InboxLead } from '#lead-api/types.ts'

/** Why a lead was not taken. */
export interface ForwardFailure {
  /** A sentence. */
  problem: string
  /** Another try makes no sense. */
  isFinal: boolean
}

/** The leads that wait to be forwarded. */
export interface ForwardStore {
  /** Takes the oldest lead that is due, so that no other process takes it for some minutes. */
  claim: (kind: ForwardKind) => Promise<InboxLead | undefined>
  told: (id: string) => Promise<void>
  /** Puts off the next try, or gives up: at once when it is final, else after three days. */
  failed: (id: string, failure: ForwardFailure) => Promise<void>
  /** Has a lead that was given up forwarded again. */
  retry: (id: string) => Promise<void>
  /** How many leads were given up. */
  dead: () => Promise<number>
}

/** Leads that were never tried are claimed apart from retries, which may be many and slow. */
export type ForwardKind = 'new' | 'retry'

/** `forward_at` of a lead that was never tried. */
export const NEVER_TRIED = 0

const MINUTE = 60_000
/** Longer than a try can take. */
const CLAIM_MS = 2 * MINUTE
const LONGEST_WAIT_MS = 6 * 60 * MINUTE
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE

/** Milliseconds before the next try, after so many: one minute, doubled each time, at most six hours. */
export function waitAfter(tries: number): number {
  return Math.min(MINUTE * 2 ** (tries - 1), LONGEST_WAIT_MS)
}

export function createForwardStore(sql: Sql): ForwardStore {
  return {
    claim: async (kind) => {
      const now = Date.now()
      const [first, last] = kind === 'new' ? [NEVER_TRIED, NEVER_TRIED] : [NEVER_TRIED + 1, now]
      const rows = await sql.run(
        `UPDATE leads SET forward_at = ?, forward_tries = forward_tries + 1,
          forward_since = coalesce(forward_since, ?)
        WHERE number = (SELECT number FROM leads WHERE forward_state = 'waiting'
          AND forward_at BETWEEN ? AND ? ORDER BY forward_at, number LIMIT 1)
        RETURNING *`,
        now + CLAIM_MS,
        now,
        first,
        last,
      )
      return (await withFiles(sql, rows))[0]
    },
    told: async (id) => {
      await sql.run(
        "UPDATE leads SET forward_state = 'told', forward_problem = NULL WHERE id = ? AND body IS NOT NULL",
        id,
      )
    },
    failed: async (id, { problem, isFinal }) => {
      const [row] = await sql.run('SELECT forward_tries, forward_since FROM leads WHERE id = ?', id)
      const [now, tries] = [Date.now(), Number(row?.['forward_tries'])]
      const at = now + waitAfter(tries)
      const isTooLate = at > Number(row?.['forward_since']) + GIVE_UP_MS
      await sql.run(
        `UPDATE leads SET forward_state = ?, forward_at = ?, forward_problem = ?
        WHERE id = ? AND forward_state = 'waiting'`,
        isFinal || isTooLate ? 'dead' : 'waiting',
        at,
        problem,
        id,
      )
    },
    retry: async (id) => {
      await sql.run(
        `UPDATE leads SET forward_state = 'waiting', forward_tries = 0, forward_since = NULL,
          forward_at = ? WHERE id = ? AND forward_state = 'dead'`,
        NEVER_TRIED,
        id,
      )
    },
    dead: async () => {
      const [row] = await sql.run("SELECT count(*) AS dead FROM leads WHERE forward_state = 'dead'")
      return Number(row?.['dead'])
    },
  }
}
