import { BY_WORK, IS_IN_INBOX } from './filters.ts'
import { textOrNull } from './sql.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { Sql } from './sql.ts'

/** So many waits, the last, say within which time half of the leads were contacted. */
const MOST_WAITS = 2000

/** How many leads have a value, and how many of those were qualified or won. */
export interface Count {
  value: string | null
  leads: number
  qualified: number
}

/** Leads of some weeks, counted. */
export interface Numbers {
  /** By form, the leads of each week. */
  weeks: Map<string, number[]>
  pages: Count[]
  firstPages: Count[]
  campaigns: Count[]
  languages: Count[]
  received: number
  contacted: number
  qualified: number
  /** Minutes within which half of them were contacted; undefined when none was. */
  halfWithin: number | undefined
}

const GOOD = "coalesce(sum(state = 'qualified' OR closed_as IS 'won'), 0)"

/**
 * Counts the leads of a form, or of all, in weeks that begin at `from`.
 * @param weeks how many
 */
export async function countLeads(
  sql: Sql,
  form: FormName | undefined,
  from: string,
  weeks: number,
): Promise<Numbers> {
  // Leads come in the order of their numbers, and the index begins with those.
  const [first] = await sql.run(
    'SELECT number FROM leads WHERE received_at >= ? ORDER BY received_at LIMIT 1',
    from,
  )
  const where = `${BY_WORK} WHERE ${IS_IN_INBOX} AND number >= ?${form ? ' AND call = ?' : ''}`
  const since = Number(first?.['number'] ?? Number.MAX_SAFE_INTEGER)
  const values = form ? [since, form] : [since]
  const by = async (column: string): Promise<Count[]> => {
    const rows = await sql.run(
      `SELECT ${column} AS value, count(*) AS leads, ${GOOD} AS qualified ${where}
      GROUP BY ${column} ORDER BY leads DESC LIMIT 12`,
      ...values,
    )
    return rows.map(({ value, leads, qualified }) => ({
      value: textOrNull(value),
      leads: Number(leads),
      qualified: Number(qualified),
    }))
  }
  const weekRows = await sql.run(
    `SELECT call, CAST((julianday(received_at) - julianday(?)) / 7 AS INTEGER) AS week,
      count(*) AS leads, count(handled_at) AS contacted, ${GOOD} AS qualified
    ${where} GROUP BY call, week`,
    from,
    ...values,
  )
  const byWeek = new Map<string, number[]>()
  for (const { call, week, leads } of weekRows) {
    const list = byWeek.get(String(call)) ?? Array.from({ length: weeks }, () => 0)
    // A lead that was stored out of order counts for the first week.
    const at = Math.min(Math.max(Number(week), 0), weeks - 1)
    list[at] = (list[at] ?? 0) + Number(leads)
    byWeek.set(String(call), list)
  }
  const all = (name: string) => weekRows.reduce((sum, row) => sum + Number(row[name]), 0)
  const waits = await sql.run(
    `SELECT (julianday(handled_at) - julianday(received_at)) * 1440 AS minutes ${where}
    AND handled_at IS NOT NULL ORDER BY number DESC LIMIT ?`,
    ...values,
    MOST_WAITS,
  )
  const minutes = waits.map((row) => Number(row['minutes'])).toSorted((a, b) => a - b)
  return {
    weeks: byWeek,
    pages: await by('page'),
    firstPages: await by('first_page'),
    campaigns: await by('campaign'),
    languages: await by('language'),
    received: all('leads'),
    contacted: all('contacted'),
    qualified: all('qualified'),
    halfWithin: minutes[Math.floor(minutes.length / 2)],
  }
}
