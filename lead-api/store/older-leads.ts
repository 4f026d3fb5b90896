import { parseJson, isRecord } from '../../src/lib/json.ts'
import { namedKeys } from './lead-body.ts'
import { searchTextOf } from './search-text.ts'
import { AT_ONCE, pause } from './steps.ts'
import type { Row, Sql, Statement } from './sql.ts'

const OLDER = 'SELECT number, id, call, body, search_text FROM leads WHERE has_linked_files = 0'

const LINK = `UPDATE files SET lead_id = (
    SELECT value ->> 1 FROM json_each(?) WHERE value ->> 0 = files.key LIMIT 1)
  WHERE lead_id IS NULL AND key IN (SELECT value ->> 0 FROM json_each(?))`
const LINKED =
  'UPDATE leads SET has_linked_files = 1 WHERE number IN (SELECT value FROM json_each(?))'

/**
 * Adds to leads that an older version has stored what this one stores with a lead: the links from its
 * files, and its search text. In steps, so that it can end at any time and goes on where it was.
 */
export async function completeOlderLeads(sql: Sql): Promise<void> {
  for (;;) {
    const rows = await sql.run(`${OLDER} ORDER BY number LIMIT ${AT_ONCE}`)
    await complete(sql, rows)
    if (rows.length < AT_ONCE) return
    await pause()
  }
}

/** The same for leads that are about to be deleted. */
export async function completeOlder(sql: Sql, ids: string): Promise<void> {
  await complete(sql, await sql.run(`${OLDER} AND id IN (SELECT value FROM json_each(?))`, ids))
}

async function complete(sql: Sql, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const links = rows
    .filter(({ call }) => call === 'funding')
    .flatMap(({ id, body }) => namedKeys(bodyOf(body)).map((key) => [key, id]))
  const numbers = rows.map(({ number }) => Number(number))
  await sql.batch([
    { text: LINK, values: [JSON.stringify(links), JSON.stringify(links)] },
    ...rows.filter(({ search_text: text }) => text === null).map(withSearchText),
    { text: LINKED, values: [JSON.stringify(numbers)] },
  ])
}

function withSearchText({ number, body }: Row): Statement {
  return {
    text: 'UPDATE leads SET search_text = ? WHERE number = ? AND body IS NOT NULL',
    values: [searchTextOf(bodyOf(body)), Number(number)],
  }
}

function bodyOf(json: unknown): Record<string, unknown> {
  const body = typeof json === 'string' ? parseJson(json) : undefined
  return isRecord(body) ? body : {}
}
