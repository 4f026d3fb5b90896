import { DAY_MS } from '#shared/dates.ts'
import { isRecord, own, parseJson } from '#shared/json.ts'
import { randomHex } from '#lead-api/hmac.ts'
import { conditionOf } from './filters.ts'
import { UNDO_MS } from './inbox-store.ts'
import { textOrNull, timeAgo } from './sql.ts'
import type { InboxLead, LeadState } from '#lead-api/types.ts'
import type { Filters } from './filters.ts'
import type { Row, Sql, SqlValue, Statement } from './sql.ts'

/** What an act changes of a lead; what is left out stays as it is. */
export interface Change {
  state?: LeadState
  closedAs?: InboxLead['closedAs']
  owner?: string | null
  nextAt?: string | null
  folder?: InboxLead['folder'] | 'bin'
  /** Has a lead that was given up forwarded again. */
  isSentAgain?: true
}

/** Which leads an act is about; a single one only while nobody else has changed it. */
export type Target = { ids: readonly string[]; lastAct?: string | null } | { list: Filters }

/** How long it is known who did what in the inbox. */
const ACTS_MS = 365 * DAY_MS

/** In characters. */
export const LONGEST_NOTE = 5000

export interface Note {
  person: string
  writtenAt: string
  text: string
}

/** Something that a person has done, with nothing of what a visitor typed. */
export interface Act {
  doneAt: string
  person: string
  act: string
  lead: string | null
  leads: number | null
  batch: string | null
  was: Row
  became: Row
}

/** Of an act that can be undone. */
export interface Done {
  batch: string
  act: string
  count: number
  until: Date
  became: Row
}

const COLUMNS: Record<keyof Omit<Change, 'isSentAgain'>, string> = {
  state: 'state',
  closedAs: 'closed_as',
  owner: 'owner',
  nextAt: 'next_at',
  folder: 'folder',
}
const WAS = `json_object('state', state, 'closed_as', closed_as, 'owner', owner, 'next_at', next_at,
  'folder', folder, 'reason', reason, 'handled_at', handled_at, 'forward_state', forward_state)`
const RESTORED = 'state closed_as owner next_at folder reason handled_at'.split(' ')
const was = (column: string) => `acts.was ->> '$.${column}'`
const KEPT = "folder IN ('inbox', 'suspected')"

/** What people do with leads: states, owners, notes, undo, and the list of it all. */
export type WorkStore = ReturnType<typeof createWorkStore>

/** @param isForwarded whether leads are forwarded at present */
export function createWorkStore(sql: Sql, isForwarded = false) {
  async function acts(where: string, ...values: SqlValue[]): Promise<Act[]> {
    const rows = await sql.run(`SELECT * FROM acts WHERE ${where}`, ...values)
    return rows.map(actOf)
  }

  return {
    /**
     * Changes leads, and writes down what they were. Returns the batch and how many it were: of a single
     * lead none, when somebody else has changed it in between.
     */
    change: async (
      person: string,
      act: string,
      target: Target,
      change: Change,
      note = '',
    ): Promise<{ batch: string; count: number }> => {
      const batch = randomHex(8)
      const now = new Date().toISOString()
      const { condition, values } = conditionFor(target)
      const { sets, setValues, became } = setsOf(change, now, isForwarded)
      const id = 'ids' in target ? (target.ids[0] ?? '') : ''
      const [rows] = await sql.batch([
        {
          text: `INSERT INTO acts (done_at, person, act, lead_id, batch, was, became)
            SELECT ?, ?, ?, id, ?, ${WAS}, ? FROM leads WHERE ${condition} RETURNING lead_id`,
          values: [now, person, act, batch, JSON.stringify(became), ...values],
        },
        {
          text: `UPDATE leads SET ${[...sets, 'last_act = ?'].join(', ')}
            WHERE id IN (SELECT lead_id FROM acts WHERE batch = ?)`,
          values: [...setValues, batch, batch],
        },
        ...(note === ''
          ? []
          : [
              {
                text: `INSERT INTO notes (lead_id, person, written_at, text)
                  SELECT lead_id, ?, ?, ? FROM acts WHERE batch = ? AND lead_id = ?`,
                values: [person, now, note, batch, id],
              },
            ]),
      ])
      return { batch, count: rows?.length ?? 0 }
    },
    /** Takes back what a batch has changed, of the leads that nobody has changed since. */
    undo: async (person: string, batch: string): Promise<number> => {
      const undone = randomHex(8)
      const restored = RESTORED.map((name) => `${name} = ${was(name)}`).join(', ')
      const [, rows] = await sql.batch([
        {
          text: `INSERT INTO acts (done_at, person, act, lead_id, batch, was, became)
            SELECT ?, ?, 'undo', lead_id, ?, became, was FROM acts WHERE batch = ? AND done_at > ?
            AND lead_id IN (SELECT id FROM leads WHERE last_act = ? AND folder <> 'gone')`,
          values: [new Date().toISOString(), person, undone, batch, timeAgo(UNDO_MS), batch],
        },
        {
          // What was forwarded meanwhile stays so, or it would be sent a second time.
          text: `UPDATE leads SET ${restored}, binned_at = NULL, last_act = ?,
            forward_state = CASE forward_state WHEN 'told' THEN 'told' ELSE ${was('forward_state')} END FROM acts
            WHERE acts.batch = ? AND acts.lead_id = leads.id
            AND leads.id IN (SELECT lead_id FROM acts WHERE batch = ?) RETURNING leads.id`,
          values: [undone, batch, undone],
        },
      ])
      return rows?.length ?? 0
    },
    /** What a batch has done, while it can be undone. */
    done: async (batch: string): Promise<Done | undefined> => {
      const rows = await acts('batch = ? AND done_at > ?', batch, timeAgo(UNDO_MS))
      const [first] = rows
      if (!first) return undefined
      const until = new Date(Date.parse(first.doneAt) + UNDO_MS)
      return { batch, act: first.act, count: rows.length, until, became: first.became }
    },
    addNote: async (person: string, lead: string, text: string): Promise<void> => {
      await sql.batch([
        {
          text: `INSERT INTO notes (lead_id, person, written_at, text)
            SELECT id, ?, ?, ? FROM leads WHERE id = ? AND ${KEPT}`,
          values: [person, new Date().toISOString(), text, lead],
        },
        record(person, 'note', lead),
      ])
    },
    /** The notes of each of these leads that has any. */
    notes: async (leads: readonly string[]): Promise<Map<string, Note[]>> => {
      const rows = await sql.run(
        'SELECT * FROM notes WHERE lead_id IN (SELECT value FROM json_each(?)) ORDER BY number',
        JSON.stringify(leads),
      )
      const groups = Map.groupBy(rows, (row) => String(row['lead_id']))
      return new Map([...groups].map(([lead, some]) => [lead, some.map(noteIn)]))
    },
    /** What was done with a lead, the newest first. */
    history: (lead: string): Promise<Act[]> =>
      acts('lead_id = ? ORDER BY number DESC LIMIT 200', lead),
    /** Who did what, the newest first; of a batch only one act, with how many it were. */
    list: async (most: number): Promise<Act[]> => {
      const rows = await sql.run(
        `SELECT *, CASE WHEN batch IS NULL THEN leads ELSE
          nullif((SELECT count(*) FROM acts AS same WHERE same.batch = acts.batch), 1) END AS leads
        FROM acts WHERE batch IS NULL
          OR number = (SELECT max(number) FROM acts AS same WHERE same.batch = acts.batch)
        ORDER BY number DESC LIMIT ?`,
        most,
      )
      return rows.map(actOf)
    },
    /** @param lead the id of the lead, or how many leads it is about */
    record: async (person: string, act: string, lead?: string | number): Promise<void> => {
      const { text, values } = record(person, act, lead)
      await sql.run(text, ...values)
    },
    /** Forgets what was done over a year ago. */
    sweep: async (): Promise<void> => {
      await sql.run('DELETE FROM acts WHERE done_at < ?', timeAgo(ACTS_MS))
    },
    /** The lists that the team has given a name, with their filters as in an address. */
    views: async (): Promise<{ name: string; filters: string }[]> => {
      const rows = await sql.run('SELECT name, filters FROM views ORDER BY number')
      return rows.map((row) => ({ name: String(row['name']), filters: String(row['filters']) }))
    },
    saveView: async (name: string, filters: string): Promise<void> => {
      await sql.run(
        'INSERT INTO views (name, filters) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET filters = excluded.filters',
        name,
        filters,
      )
    },
    forgetView: async (name: string): Promise<void> => {
      await sql.run('DELETE FROM views WHERE name = ?', name)
    },
  }
}

function record(person: string, act: string, lead?: string | number): Statement {
  const column = typeof lead === 'number' ? 'leads' : 'lead_id'
  return {
    text: `INSERT INTO acts (done_at, person, act, ${column}) VALUES (?, ?, ?, ?)`,
    values: [new Date().toISOString(), person, act, lead ?? null],
  }
}

function conditionFor(target: Target): { condition: string; values: SqlValue[] } {
  if ('list' in target) return conditionOf(target.list)
  const isUnchanged = target.lastAct === undefined ? [] : [target.lastAct]
  return {
    condition: `id IN (SELECT value FROM json_each(?)) AND ${KEPT}${isUnchanged.length > 0 ? ' AND last_act IS ?' : ''}`,
    values: [JSON.stringify(target.ids), ...isUnchanged],
  }
}

function setsOf({ isSentAgain, ...change }: Change, now: string, isForwarded: boolean) {
  const sets: string[] = []
  const setValues: SqlValue[] = []
  const became: Record<string, SqlValue> = {}
  const set = (text: string, ...values: SqlValue[]) => {
    sets.push(text)
    setValues.push(...values)
  }
  for (const [name, column] of Object.entries(COLUMNS)) {
    const value = own<SqlValue | undefined>(change, name)
    if (value === undefined) continue
    set(`${column} = ?`, value)
    became[column] = value
  }
  if (change.state === 'new') set('handled_at = NULL')
  else if (change.state) set('handled_at = coalesce(handled_at, ?)', now)
  if (change.folder === 'bin') set('binned_at = ?', now)
  if (change.folder === 'bin' || change.folder === 'suspected')
    set("forward_state = CASE forward_state WHEN 'waiting' THEN 'off' ELSE forward_state END")
  // A lead that was no spam is forwarded like any other.
  if (change.folder === 'inbox' && isForwarded) {
    set(
      "forward_state = CASE WHEN folder = 'suspected' AND forward_state = 'off' THEN 'waiting' ELSE forward_state END",
    )
    set('forward_at = 0')
  }
  if (change.folder === 'inbox') set('reason = NULL')
  if (isSentAgain) {
    set("forward_state = CASE forward_state WHEN 'dead' THEN 'waiting' ELSE forward_state END")
    set('forward_tries = 0, forward_since = NULL, forward_at = 0')
    became['forwarded'] = 'again'
  }
  return { sets, setValues, became }
}

function actOf(row: Row): Act {
  const text = (name: string) => textOrNull(row[name])
  const json = (name: string): Row => {
    const value = parseJson(text(name))
    return isRecord(value) ? value : {}
  }
  return {
    doneAt: text('done_at') ?? '',
    person: text('person') ?? '',
    act: text('act') ?? '',
    lead: text('lead_id'),
    leads: typeof row['leads'] === 'number' ? row['leads'] : null,
    batch: text('batch'),
    was: json('was'),
    became: json('became'),
  }
}

function noteIn(row: Row): Note {
  return {
    person: String(row['person']),
    writtenAt: String(row['written_at']),
    text: String(row['text']),
  }
}
