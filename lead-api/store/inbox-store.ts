import type { FormName } from '#shared/leads/forms.ts'
import { formNames } from '#shared/leads/forms.ts'
import { removeFiles } from '#lead-api/uploads/file-store.ts'
import { bodyOf, withFiles } from './lead-store.ts'
import { plain, searchParts, wholeValue } from './search-text.ts'
import { AT_ONCE, deleteRows, pause } from './sql.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { Row, Sql, SqlValue } from './sql.ts'

export const INBOX_STATUSES = ['open', 'handled', 'not-forwarded', 'all'] as const

export type InboxStatus = (typeof INBOX_STATUSES)[number]

/** Which leads to show. */
export interface InboxQuery {
  /** Part of any field, or of the reference on a visitor's receipt; empty for all. */
  text: string
  call: FormName | undefined
  status: InboxStatus
  /** Only leads that came before this one, by its `number`. */
  before?: number | undefined
}

/** How many leads were deleted, and how many could not be. */
export interface Deletion {
  removed: number
  failed: number
}

/** The newest leads that a search finds. */
export interface InboxView {
  leads: InboxLead[]
  /** `before` of the next page; undefined on the last one. */
  next: number | undefined
}

const FORMS = formNames.map((call) => `'${call}'`).join(', ')
// The plus keeps SQLite from using the index by call, which would sort all leads to show the newest.
const IS_LEAD = `body IS NOT NULL AND +call IN (${FORMS})`

const MENTIONING = `FROM leads WHERE ${IS_LEAD} AND instr(search_text, ?) > 0`

/** How long suspected leads are kept. */
const SUSPECTED_MS = 30 * 24 * 60 * 60 * 1000

const IN_LIST = 'IN (SELECT value FROM json_each(?))'
const FILES = `SELECT key, lead_id FROM files WHERE lead_id ${IN_LIST}`
const FORGET_FILES = `DELETE FROM files WHERE lead_id ${IN_LIST}`
const CLEAR = `UPDATE leads SET body = NULL, search_text = NULL, email_hash = NULL, origin = NULL, authorization = NULL,
  content_type = NULL, source = NULL, forward_state = 'off', forward_problem = NULL, mail_state = 'off', mail_problem = NULL,
  delete_failed_at = NULL
  WHERE id ${IN_LIST}`
const MARK = `UPDATE leads SET delete_failed_at = ? WHERE id ${IN_LIST}`
const NOT_DELETED = 'SELECT id FROM leads WHERE delete_failed_at IS NOT NULL'

/** The leads of the six forms, for the people who answer them. */
export type InboxStore = ReturnType<typeof createInboxStore>

/** @param log receives a line for each lead that cannot be deleted */
export function createInboxStore(
  sql: Sql,
  files: FileStore,
  log: (line: string) => void = () => {},
) {
  /** Deletes leads with their files. One whose file cannot be removed does not stop the others. */
  async function deleteLeads(rows: readonly Row[]): Promise<Deletion> {
    const all = { removed: 0, failed: 0 }
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const step = rows.slice(start, start + AT_ONCE).map(({ id }) => String(id))
      const failed = await deleteStep(step)
      all.removed += step.length - failed.length
      all.failed += failed.length
      await pause()
    }
    if (all.removed > 0) await sql.checkpoint?.()
    return all
  }

  /** Returns the leads that cannot be deleted. */
  async function deleteStep(ids: readonly string[]): Promise<string[]> {
    const rows = await sql.run(FILES, JSON.stringify(ids))
    // The files first: if the program ends in between, the leads are still there to be deleted again.
    const left = await removeFiles(
      files,
      rows.map(({ key }) => String(key)),
    )
    const leadsOfLeft = rows.filter(({ key }) => left.has(String(key))).map((row) => row['lead_id'])
    const failed = ids.filter((id) => leadsOfLeft.includes(id))
    const removed = JSON.stringify(ids.filter((id) => !leadsOfLeft.includes(id)))
    await sql.batch([
      { text: FORGET_FILES, values: [removed] },
      { text: CLEAR, values: [removed] },
      { text: MARK, values: [new Date().toISOString(), JSON.stringify(failed)] },
    ])
    for (const id of failed) log(`Not deleted, and tried again by the next sweep: the lead ${id}.`)
    return failed
  }

  return {
    find: async (query: InboxQuery, most: number): Promise<InboxView> => {
      const { condition, values } = conditionOf(query)
      const text = `SELECT * FROM leads WHERE ${condition} ORDER BY number DESC LIMIT ?`
      const rows = await sql.run(text, ...values, most + 1)
      const leads = await withFiles(sql, rows.slice(0, most))
      return { leads, next: rows.length > most ? leads.at(-1)?.number : undefined }
    },
    setHandled: async (id: string, isHandled: boolean): Promise<void> => {
      const time = isHandled ? new Date().toISOString() : null
      await sql.run(`UPDATE leads SET handled_at = ? WHERE id = ? AND ${IS_LEAD}`, time, id)
    },
    /** Deletes a lead with its files; its idempotency key still gives the first answer. */
    remove: async (id: string): Promise<Deletion> =>
      deleteLeads(await sql.run(`SELECT id FROM leads WHERE id = ? AND ${IS_LEAD}`, id)),
    /** How many leads a search finds, and the `number` of the newest. */
    count: async (query: InboxQuery): Promise<{ count: number; newest: number }> => {
      const { condition, values } = conditionOf(query)
      const columns = 'count(*) AS count, max(number) AS newest'
      const [row] = await sql.run(`SELECT ${columns} FROM leads WHERE ${condition}`, ...values)
      return { count: Number(row?.['count']), newest: Number(row?.['newest']) }
    },
    /** Deletes the leads that a search finds, with their files. */
    removeFound: async (query: InboxQuery): Promise<Deletion> => {
      const { condition, values } = conditionOf(query)
      return deleteLeads(await sql.run(`SELECT id FROM leads WHERE ${condition}`, ...values))
    },
    /**
     * How many leads have this email address in one of their fields, however it is written, and how
     * many others mention it within a text.
     * @param key of the address, see `emailKey`
     */
    ofEmail: async (key: string): Promise<{ own: number; mentions: number }> => {
      const [row] = await sql.run(
        `SELECT count(*) AS count, coalesce(sum(instr(search_text, ?) > 0), 0) AS own ${MENTIONING}`,
        wholeValue(key),
        key,
      )
      const own = Number(row?.['own'])
      return { own, mentions: Number(row?.['count']) - own }
    },
    /** Deletes every lead that has this email address in one of its fields, with the files. */
    erase: async (key: string): Promise<Deletion & { mentions: number }> => {
      const deletion = await deleteLeads(await sql.run(`SELECT id ${MENTIONING}`, wholeValue(key)))
      const [row] = await sql.run(`SELECT count(*) AS count ${MENTIONING}`, key)
      return { ...deletion, mentions: Number(row?.['count']) - deletion.failed }
    },
    /** The body of the lead that a file belongs to. */
    bodyOfFile: async (key: string): Promise<Record<string, unknown>> => {
      const of = 'SELECT body FROM leads WHERE id = (SELECT lead_id FROM files WHERE key = ?)'
      const [row] = await sql.run(of, key)
      return bodyOf(row?.['body'])
    },
    /**
     * Deletes leads that came before this time, suspected ones after a month, and those that could not be deleted before; forgets
     * deleted leads after another time.
     */
    sweep: async (leadsBefore: Date | undefined, leftoversBefore: Date): Promise<Deletion> => {
      await deleteLeads(await sql.run(NOT_DELETED))
      const suspected = `SELECT id FROM leads WHERE ${IS_LEAD} AND folder = 'suspected' AND received_at < ?`
      await deleteLeads(await sql.run(suspected, new Date(Date.now() - SUSPECTED_MS).toISOString()))
      const old = `SELECT id FROM leads WHERE ${IS_LEAD} AND received_at < ? AND delete_failed_at IS NULL`
      const deletion = await deleteLeads(
        leadsBefore ? await sql.run(old, leadsBefore.toISOString()) : [],
      )
      const isLeftOver = "(body IS NULL OR call IN ('upload', 'states')) AND received_at < ?"
      await deleteRows(sql, 'leads', isLeftOver, leftoversBefore.toISOString())
      return deletion
    },
    /** How many leads were to be deleted and could not be. */
    notDeleted: async (): Promise<number> => (await sql.run(NOT_DELETED)).length,
  }
}

function conditionOf(query: InboxQuery): { condition: string; values: SqlValue[] } {
  const text = plain(query.text)
  const parts = searchParts(query.text)
  const choices: [isChosen: boolean, condition: string, ...values: SqlValue[]][] = [
    [query.call !== undefined, 'call = ?', query.call ?? null],
    [query.status === 'open', 'handled_at IS NULL'],
    [query.status === 'handled', 'handled_at IS NOT NULL'],
    [query.status === 'not-forwarded', "forward_state = 'dead'"],
    [query.before !== undefined, 'number < ?', query.before ?? null],
    [
      text !== '',
      // A receipt shows the first eight characters of the key in two groups.
      `(instr(replace(lower(idempotency_key), '-', ''), ?) = 1 OR (${parts.map(isFound).join(' AND ')}))`,
      text.replaceAll(/[\s-]/g, '') || text,
      ...parts.flat(2),
    ],
  ]
  const chosen = choices.filter(([isChosen]) => isChosen)
  return {
    condition: [IS_LEAD, ...chosen.map(([, condition]) => condition)].join(' AND '),
    values: chosen.flatMap(([, , ...values]) => values),
  }
}

/** The condition of a part of a search: the texts of one of its forms are all there. */
function isFound(forms: readonly (readonly string[])[]): string {
  const found = forms.map((texts) => texts.map(() => 'instr(search_text, ?) > 0').join(' AND '))
  return `(${found.join(' OR ')})`
}
