import { FORM_CALLS } from '../types.ts'
import { plain, wholeValue } from './search-text.ts'
import { fileKeysIn, withFiles } from './with-files.ts'
import type { FormCall, InboxLead } from '../types.ts'
import type { FileStore } from '../uploads/file-store.ts'
import type { Row, Sql, SqlValue } from './sql.ts'

export const INBOX_STATUSES = ['open', 'handled', 'not-forwarded', 'all'] as const

export type InboxStatus = (typeof INBOX_STATUSES)[number]

/** Which leads to show. */
export interface InboxQuery {
  /** Part of any field, or of the reference on a visitor's receipt; empty for all. */
  text: string
  call: FormCall | undefined
  status: InboxStatus
  /** Only leads that came before this one, by its `number`. */
  before?: number | undefined
}

/** How many leads there are, and the newest of them. */
export interface InboxView {
  leads: InboxLead[]
  /** `before` of the next page; undefined on the last one. */
  next: number | undefined
}

/** The leads of the six forms, for the people who answer them. */
export interface InboxStore {
  find: (query: InboxQuery, most: number) => Promise<InboxView>
  lead: (id: string) => Promise<InboxLead | undefined>
  setHandled: (id: string, isHandled: boolean) => Promise<void>
  /** Deletes a lead with its files; its idempotency key still gives the first answer. */
  remove: (id: string) => Promise<void>
  /**
   * Deletes every lead that has this e-mail address in one of its fields, with the files. Returns how
   * many were deleted, and how many others mention the address within a text.
   */
  erase: (email: string) => Promise<{ removed: number; mentions: number }>
  /** Deletes leads that came before this time, files that no lead names, and keys of deleted leads. */
  sweep: (leadsBefore: Date | undefined, leftoversBefore: Date) => Promise<number>
}

const FORMS = FORM_CALLS.map((call) => `'${call}'`).join(', ')
const IS_LEAD = `body IS NOT NULL AND call IN (${FORMS})`

const CLEAR = `UPDATE leads SET body = NULL, search_text = NULL, origin = NULL, authorization = NULL,
  content_type = NULL, forward_state = 'off', forward_problem = NULL
  WHERE id IN (SELECT value FROM json_each(?))`
const FORGET_FILES = 'DELETE FROM files WHERE key IN (SELECT value FROM json_each(?))'

/** What a sweep deletes in one go. */
const MOST_AT_ONCE = 500

export function createInboxStore(sql: Sql, files: FileStore): InboxStore {
  async function find(query: InboxQuery, most: number): Promise<InboxView> {
    const { conditions, values } = conditionsOf(query)
    const rows = await sql.run(
      `SELECT * FROM leads WHERE ${conditions.join(' AND ')} ORDER BY number DESC LIMIT ?`,
      ...values,
      most + 1,
    )
    const shown = rows.slice(0, most)
    const leads = await withFiles(sql, shown)
    const next = rows.length > most ? leads.at(-1)?.number : undefined
    return { leads, next }
  }

  // The files first: if the program ends in between, the leads are still there to be deleted again.
  async function clear(rows: readonly Row[]): Promise<void> {
    const keys = rows.flatMap(fileKeysIn)
    await files.remove(keys)
    await sql.batch([
      { text: FORGET_FILES, values: [JSON.stringify(keys)] },
      { text: CLEAR, values: [JSON.stringify(rows.map((row) => String(row['id'])))] },
    ])
  }

  async function clearBefore(time: string): Promise<number> {
    const old = await sql.run(
      `SELECT * FROM leads WHERE ${IS_LEAD} AND received_at < ? LIMIT ${MOST_AT_ONCE}`,
      time,
    )
    await clear(old)
    return old.length < MOST_AT_ONCE ? old.length : old.length + (await clearBefore(time))
  }

  async function removeUnnamed(before: string): Promise<void> {
    const unnamed = await sql.run(
      `SELECT key FROM files WHERE stored_at < ? AND NOT EXISTS (
        SELECT 1 FROM leads WHERE call = 'funding' AND instr(leads.body, files.key) > 0)
      LIMIT ${MOST_AT_ONCE}`,
      before,
    )
    const keys = unnamed.map(({ key }) => String(key))
    await files.remove(keys)
    await sql.run(FORGET_FILES, JSON.stringify(keys))
    if (keys.length === MOST_AT_ONCE) await removeUnnamed(before)
  }

  return {
    find,
    lead: async (id) => {
      const rows = await sql.run(`SELECT * FROM leads WHERE id = ? AND ${IS_LEAD}`, id)
      return (await withFiles(sql, rows))[0]
    },
    setHandled: async (id, isHandled) => {
      const time = isHandled ? new Date().toISOString() : null
      await sql.run(`UPDATE leads SET handled_at = ? WHERE id = ? AND ${IS_LEAD}`, time, id)
    },
    remove: async (id) =>
      clear(await sql.run(`SELECT * FROM leads WHERE id = ? AND ${IS_LEAD}`, id)),
    erase: async (email) => {
      if (plain(email) === '') return { removed: 0, mentions: 0 }
      const matching = `SELECT * FROM leads WHERE ${IS_LEAD} AND instr(search_text, ?) > 0`
      const own = await sql.run(matching, wholeValue(email))
      await clear(own)
      const mentions = await sql.run(matching, plain(email))
      return { removed: own.length, mentions: mentions.length }
    },
    sweep: async (leadsBefore, leftoversBefore) => {
      const removed = leadsBefore ? await clearBefore(leadsBefore.toISOString()) : 0
      const before = leftoversBefore.toISOString()
      await sql.run(`DELETE FROM leads WHERE NOT (${IS_LEAD}) AND received_at < ?`, before)
      await removeUnnamed(before)
      return removed
    },
  }
}

function conditionsOf(query: InboxQuery): { conditions: string[]; values: SqlValue[] } {
  const text = plain(query.text)
  const choices: [isChosen: boolean, condition: string, ...values: SqlValue[]][] = [
    [query.call !== undefined, 'call = ?', query.call ?? null],
    [query.status === 'open', 'handled_at IS NULL'],
    [query.status === 'handled', 'handled_at IS NOT NULL'],
    [query.status === 'not-forwarded', "forward_state = 'dead'"],
    [query.before !== undefined, 'number < ?', query.before ?? null],
    [
      text !== '',
      // A receipt shows the first eight characters of the key in two groups.
      "(instr(search_text, ?) > 0 OR instr(replace(lower(idempotency_key), '-', ''), ?) = 1)",
      text,
      text.replaceAll(/[\s-]/g, '') || text,
    ],
  ]
  const chosen = choices.filter(([isChosen]) => isChosen)
  return {
    conditions: [IS_LEAD, ...chosen.map(([, condition]) => condition)],
    values: chosen.flatMap(([, , ...values]) => values),
  }
}
