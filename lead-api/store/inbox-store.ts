import { DAY_MS } from '#shared/dates.ts'
import { removeFiles } from '#lead-api/uploads/file-store.ts'
import { randomHex } from '#lead-api/hmac.ts'
import { BY_WORK, IS_LEAD, conditionOf, tableOf } from './filters.ts'
import { bodyOf, withFiles } from './lead-store.ts'
import { emailKey, plain, searchParts, wholeValue } from './search-text.ts'
import { AT_ONCE, LEFTOVERS_MS, deleteRows, pause, textOrNull, timeAgo } from './sql.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { Filters } from './filters.ts'
import type { Row, Sql, SqlValue } from './sql.ts'

/** How many leads were deleted, and how many could not be. */
export interface Deletion {
  removed: number
  failed: number
}

/** A lead beside those before and after it in a list. */
export interface Position {
  /** How many leads of the list come before it. */
  before: number
  isInList: boolean
  previous: InboxLead | undefined
  next: InboxLead | undefined
}

/** How many leads of a list have these values. */
export interface Facet {
  form: string
  owner: string | null
  campaign: string | null
  language: string | null
  count: number
}

/** So many leads a search finds at most, the newest. */
export const MOST_FOUND = 1000
/** So many leads of a list, the newest, are counted by form, owner, campaign and language. */
const MOST_COUNTED = 10_000
/** So many lists are counted in one statement, each with up to eleven values: D1 takes a hundred. */
const LISTS_AT_ONCE = 8
/** How long a deleted lead can be taken back. */
export const UNDO_MS = 15 * 60 * 1000

const IS_KEPT = `folder IN ('inbox', 'suspected') AND ${IS_LEAD}`
const COLUMNS = `leads.*, (SELECT count(*) FROM leads AS other WHERE other.email_hash = leads.email_hash
  AND other.folder IN ('inbox', 'suspected')) AS of_person`

/** After so many days a suspected lead is deleted. */
export const SUSPECTED_DAYS = 30

const IN_LIST = 'IN (SELECT value FROM json_each(?))'
const FILES = `SELECT key, lead_id FROM files WHERE lead_id ${IN_LIST}`
const FORGET_FILES = `DELETE FROM files WHERE lead_id ${IN_LIST}`
const FORGET_NOTES = `DELETE FROM notes WHERE lead_id ${IN_LIST}`
const CLEAR = `UPDATE leads SET folder = 'gone', body = NULL, search_text = NULL, email_hash = NULL, origin = NULL, authorization = NULL,
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
      { text: FORGET_NOTES, values: [removed] },
      { text: CLEAR, values: [removed] },
      { text: MARK, values: [new Date().toISOString(), JSON.stringify(failed)] },
    ])
    for (const id of failed) log(`Not deleted, and tried again by the next sweep: the lead ${id}.`)
    return failed
  }

  /** The leads that a condition finds, in the order of the numbers that it selects. */
  async function read(numbers: string, isOldest: boolean, ...values: SqlValue[]) {
    const order = isOldest ? 'ASC' : 'DESC'
    const text = `SELECT ${COLUMNS} FROM leads WHERE number IN (${numbers}) ORDER BY number ${order}`
    return withFiles(sql, await sql.run(text, ...values))
  }

  return {
    /** So many leads of a list after the first `from`, the newest or the oldest first. */
    page: async (filters: Filters, isOldest: boolean, from: number, most: number) => {
      const { condition, values } = conditionOf(filters)
      const order = isOldest ? 'ASC' : 'DESC'
      const numbers = `SELECT number ${tableOf(filters)} WHERE ${condition} ORDER BY number ${order} LIMIT ? OFFSET ?`
      return read(numbers, isOldest, ...values, most, from)
    },
    /** So many leads of a list before one, by its `number`, the newest first. */
    before: async (filters: Filters, number: number, most: number): Promise<InboxLead[]> => {
      const { condition, values } = conditionOf(filters)
      const numbers = `SELECT number ${tableOf(filters)} WHERE ${condition} AND number < ? ORDER BY number DESC LIMIT ?`
      return read(numbers, false, ...values, number, most)
    },
    /** Says how many leads each of the lists has; those that look at the same leads are counted together. */
    counts: async (lists: readonly Filters[]): Promise<(list: Filters) => number> => {
      const counts = new Map<Filters, number>()
      const at = new Map(lists.map((list, n) => [list, Math.floor(n / LISTS_AT_ONCE)]))
      const groups = Map.groupBy(lists, (list) => JSON.stringify([wholeOf(list), at.get(list)]))
      for (const group of groups.values()) {
        const whole = wholeOf(group[0] ?? OPEN)
        const { condition, values } = conditionOf(whole)
        const parts = group.map((list) => conditionOf(list, true))
        const sums = parts.map((part, n) => `sum(${part.condition}) AS n${n}`)
        const [row] = await sql.run(
          `SELECT ${sums.join(', ')} ${tableOf(whole)} WHERE ${condition}`,
          ...parts.flatMap((part) => part.values),
          ...values,
        )
        for (const [n, list] of group.entries()) counts.set(list, Number(row?.[`n${n}`] ?? 0))
      }
      return (list) => counts.get(list) ?? 0
    },
    /** The values of form, owner, campaign and language in a list, with how many leads have them. */
    facets: async (filters: Filters): Promise<Facet[]> => {
      const { condition, values } = conditionOf(filters)
      const columns = 'call, owner, campaign, language'
      const rows = await sql.run(
        `SELECT ${columns}, count(*) AS count FROM (
          SELECT ${columns} ${tableOf(filters)} WHERE ${condition} ORDER BY number DESC LIMIT ?)
        GROUP BY ${columns}`,
        ...values,
        MOST_COUNTED,
      )
      return rows.map((row) => ({
        form: String(row['call']),
        owner: textOrNull(row['owner']),
        campaign: textOrNull(row['campaign']),
        language: textOrNull(row['language']),
        count: Number(row['count']),
      }))
    },
    /** The leads before and after one of a list, which may have just left it. */
    position: async (filters: Filters, isOldest: boolean, number: number): Promise<Position> => {
      const { condition, values } = conditionOf(filters)
      const [count] = await sql.run(
        `SELECT count(*) AS before, coalesce(sum(number = ?), 0) AS isIn ${tableOf(filters)}
        WHERE ${condition} AND number ${isOldest ? '<=' : '>='} ?`,
        number,
        ...values,
        number,
      )
      const isInList = Number(count?.['isIn']) > 0
      const neighbor = async (isAfter: boolean) => {
        const isHigher = isAfter === isOldest
        const found = `SELECT number ${tableOf(filters)} WHERE ${condition} AND number ${isHigher ? '>' : '<'} ?
          ORDER BY number ${isHigher ? 'ASC' : 'DESC'} LIMIT 1`
        return (await read(found, false, ...values, number))[0]
      }
      return {
        before: Number(count?.['before']) - (isInList ? 1 : 0),
        isInList,
        previous: await neighbor(false),
        next: await neighbor(true),
      }
    },
    lead: async (id: string): Promise<InboxLead | undefined> =>
      (await read(`SELECT number FROM leads WHERE id = ? AND ${IS_KEPT}`, false, id))[0],
    /**
     * Every lead that has the email address of this one in one of its fields, and how many others mention it
     * within a text, also those in the bin; without an address, this one.
     */
    ofPersonOf: async (lead: InboxLead): Promise<{ leads: InboxLead[]; mentions: number }> => {
      const key = keyOf(lead)
      if (key === undefined) return { leads: [lead], mentions: 0 }
      const rows = await sql.run(
        `SELECT number, instr(search_text, ?) > 0 AS isOwn FROM leads
        WHERE folder <> 'gone' AND ${IS_LEAD} AND instr(search_text, ?) > 0`,
        wholeValue(key),
        key,
      )
      const own = rows.filter(({ isOwn }) => isOwn === 1).map(({ number }) => number)
      const leads = await read('SELECT value FROM json_each(?)', false, JSON.stringify(own))
      return { leads, mentions: rows.length - own.length }
    },
    /** The other leads with the same address in the field for it. */
    alsoOf: async (lead: InboxLead): Promise<InboxLead[]> => {
      const numbers = `SELECT number FROM leads WHERE email_hash = (SELECT email_hash FROM leads WHERE id = ?)
        AND ${IS_KEPT} AND id <> ? ORDER BY number DESC LIMIT 20`
      return lead.ofPerson > 1 ? read(numbers, false, lead.id, lead.id) : []
    },
    /** Looks for words, and returns the id of what was found; the newest, if there are very many. */
    search: async (words: string): Promise<string> => {
      const parts = searchParts(words)
      const found = parts.length === 0 ? 'true' : parts.map(isFound).join(' AND ')
      // A receipt shows the first eight characters of the key in two groups.
      const reference = plain(words).replaceAll(/[\s-]/g, '')
      const isReference = /^[\da-f]{6,32}$/.test(reference)
      const orReference = isReference
        ? "OR instr(replace(lower(idempotency_key), '-', ''), ?) = 1"
        : ''
      const rows = await sql.run(
        `SELECT number FROM leads WHERE ${IS_KEPT} AND ((${found}) ${orReference})
        ORDER BY number DESC LIMIT ?`,
        ...parts.flat(2),
        ...(isReference ? [reference] : []),
        MOST_FOUND,
      )
      const id = randomHex(8)
      await sql.run(
        'INSERT INTO searches (id, text, found, made_at) VALUES (?, ?, ?, ?)',
        id,
        words,
        JSON.stringify(rows.map(({ number }) => number)),
        new Date().toISOString(),
      )
      return id
    },
    /** The words of a search; undefined once they are forgotten. */
    wordsOf: async (search: string): Promise<string | undefined> => {
      const [row] = await sql.run('SELECT text FROM searches WHERE id = ?', search)
      return row && String(row['text'])
    },
    /** The campaigns with one of these names, in small letters. */
    campaignsNamed: async (names: readonly string[]): Promise<string[]> => {
      const text = `SELECT DISTINCT campaign ${BY_WORK} WHERE folder IN ('inbox', 'suspected')
        AND campaign IS NOT NULL AND lower(campaign) ${IN_LIST}`
      return (await sql.run(text, JSON.stringify(names))).map(({ campaign }) => String(campaign))
    },
    /** Deletes leads with their files for ever; their idempotency keys still give the first answer. */
    erase: async (ids: readonly string[]): Promise<Deletion> => {
      // Most likely the person was searched for.
      await sql.run('DELETE FROM searches')
      return deleteLeads(
        await sql.run(`SELECT id FROM leads WHERE id ${IN_LIST}`, JSON.stringify(ids)),
      )
    },
    /** The lead that a file belongs to. */
    leadOfFile: async (key: string): Promise<{ id: string; body: Row } | undefined> => {
      const of = 'SELECT id, body FROM leads WHERE id = (SELECT lead_id FROM files WHERE key = ?)'
      const [row] = await sql.run(of, key)
      return row && { id: String(row['id']), body: bodyOf(row['body']) }
    },
    /**
     * Deletes what is in the bin for long enough, suspected leads after a month, all others after the days for
     * which leads are kept, and those that could not be deleted before; forgets deleted leads after a week, and
     * searches of yesterday. Returns how many were too old.
     */
    sweep: async (retentionDays?: number): Promise<number> => {
      await deleteLeads(await sql.run(NOT_DELETED))
      const inBin = "SELECT id FROM leads WHERE folder = 'bin' AND binned_at < ?"
      await deleteLeads(await sql.run(inBin, timeAgo(UNDO_MS)))
      const suspected = `SELECT id ${BY_WORK} WHERE folder = 'suspected' AND ${IS_LEAD} AND received_at < ?`
      await deleteLeads(await sql.run(suspected, timeAgo(SUSPECTED_DAYS * DAY_MS)))
      const old = `SELECT id FROM leads WHERE body IS NOT NULL AND +${IS_LEAD} AND received_at < ? AND delete_failed_at IS NULL`
      const { removed } = await deleteLeads(
        retentionDays === undefined ? [] : await sql.run(old, timeAgo(retentionDays * DAY_MS)),
      )
      const isLeftOver = "(body IS NULL OR call IN ('upload', 'states')) AND received_at < ?"
      await deleteRows(sql, 'leads', isLeftOver, timeAgo(LEFTOVERS_MS))
      await sql.run('DELETE FROM searches WHERE made_at < ?', timeAgo(DAY_MS))
      return removed
    },
    /** How many leads were to be deleted and could not be. */
    notDeleted: async (): Promise<number> => (await sql.run(NOT_DELETED)).length,
  }
}

const OPEN: Filters = { folder: 'inbox', state: 'open' }

/** The list that a list is a part of, by what an index finds at once. */
function wholeOf(filters: Filters): Filters {
  const isOpen = tableOf(filters) === tableOf(OPEN)
  return { folder: filters.folder, state: isOpen ? 'open' : 'all', search: filters.search }
}

function keyOf({ body }: InboxLead): string | undefined {
  return typeof body['email'] === 'string' ? emailKey(body['email']) : undefined
}

/** The condition of a part of a search: the texts of one of its forms are all there. */
function isFound(forms: readonly (readonly string[])[]): string {
  const found = forms.map((texts) => texts.map(() => 'instr(search_text, ?) > 0').join(' AND '))
  return `(${found.join(' OR ')})`
}
