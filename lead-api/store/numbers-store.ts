import { BY_WORK, IS_LEAD } from './filters.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { Sql } from './sql.ts'

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
  const where = `${BY_WORK} WHERE folder = 'inbox' AND ${IS_LEAD} AND received_at >= ?${form ? ' AND call = ?' : ''}`
  const values = form ? [from, form] : [from]
  const by = async (column: string): Promise<Count[]> => {
    const rows = await sql.run(
      `SELECT ${column} AS value, count(*) AS leads, ${GOOD} AS qualified ${where}
      GROUP BY ${column} ORDER BY leads DESC LIMIT 12`,
      ...values,
    )
    return rows.map(({ value, leads, qualified }) => ({
      value: typeof value === 'string' ? value : null,
      leads: Number(leads),
      qualified: Number(qualified),
    }))
  }
  const weekRows = await sql.run(
    `SELECT call, CAST((julianday(received_at) - julianday(?)) / 7 AS INTEGER) AS week, count(*) AS leads
    ${where} GROUP BY call, week`,
    from,
    ...values,
  )
  const byWeek = new Map<string, number[]>()
  for (const { call, week, leads } of weekRows) {
    const list = byWeek.get(String(call)) ?? Array.from({ length: weeks }, () => 0)
    list[Number(week)] = Number(leads)
    byWeek.set(String(call), list)
  }
  const [all] = await sql.run(
    `SELECT count(*) AS received, count(handled_at) AS contacted, ${GOOD} AS qualified ${where}`,
    ...values,
  )
  const contacted = Number(all?.['contacted'])
  const [half] = await sql.run(
    `SELECT (julianday(handled_at) - julianday(received_at)) * 1440 AS minutes ${where}
    AND handled_at IS NOT NULL ORDER BY minutes LIMIT 1 OFFSET ?`,
    ...values,
    Math.floor(contacted / 2),
  )
  return {
    weeks: byWeek,
    pages: await by('page'),
    firstPages: await by('first_page'),
    campaigns: await by('campaign'),
    languages: await by('language'),
    received: Number(all?.['received']),
    contacted,
    qualified: Number(all?.['qualified']),
    halfWithin: half && Number(half['minutes']),
  }
}
