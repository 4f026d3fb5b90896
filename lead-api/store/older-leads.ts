import { parseJson, isRecord } from '#shared/json.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { createHashes } from './lead-store.ts'
import { namedKeys } from './rows.ts'
import { searchTextOf } from './search-text.ts'
import { AT_ONCE, pause } from './sql.ts'
import type { Row, Sql } from './sql.ts'

const OLDER = `SELECT number, id, call, body FROM leads
  WHERE is_indexed = 0 AND body IS NOT NULL AND number > ?
  AND (? IS NULL OR id IN (SELECT value FROM json_each(?))) ORDER BY number LIMIT ${AT_ONCE}`

const LINK = `UPDATE files SET lead_id = link.id
  FROM (SELECT value ->> 0 AS key, value ->> 1 AS id FROM json_each(?)) AS link
  WHERE files.key = link.key AND files.lead_id IS NULL`
const INDEX = `UPDATE leads SET search_text = ?, email_hash = ?, body_hash = ?, has_linked_files = 1,
  is_indexed = 1 WHERE number = ? AND body IS NOT NULL`
/**
 * Adds to leads that an older version has stored what this one stores with a lead: the links from its
 * files, its search text and its hashes. In steps, so that it can end at any time and goes on where it was.
 * @param ids only these leads
 */
export async function completeOlderLeads(sql: Sql, ids?: readonly string[]): Promise<void> {
  const list = ids ? JSON.stringify(ids) : null
  let last = 0
  for (;;) {
    const rows = await sql.run(OLDER, last, list, list)
    if (rows.length > 0) await complete(sql, rows)
    if (rows.length < AT_ONCE) return
    last = Number(rows.at(-1)?.['number'])
    await pause()
  }
}

async function complete(sql: Sql, rows: readonly Row[]): Promise<void> {
  const hashes = createHashes(sql)
  const links = rows
    .filter(({ call }) => call === 'funding')
    .flatMap(({ id, body }) => namedKeys(bodyOf(body)).map((key) => [key, id] as const))
  const index = rows.map(async (row) => {
    const body = bodyOf(row['body'])
    const call = LEAD_CALLS.find((name) => name === row['call'])
    const bodyHash = call ? await hashes.ofBody(call, body) : null
    const values = [searchTextOf(body), await hashes.ofEmail(body), bodyHash, Number(row['number'])]
    return { text: INDEX, values }
  })
  await sql.batch([
    // Of two leads that name one file, the first has it.
    { text: LINK, values: [JSON.stringify([...new Map(links.toReversed())])] },
    ...(await Promise.all(index)),
  ])
}

function bodyOf(json: unknown): Record<string, unknown> {
  const body = typeof json === 'string' ? parseJson(json) : undefined
  return isRecord(body) ? body : {}
}
