import { parseJson, isRecord } from '../../src/lib/json.ts'
import { LEAD_CALLS } from '../types.ts'
import { createHashes } from './hashes.ts'
import { namedKeys } from './lead-body.ts'
import { searchTextOf } from './search-text.ts'
import { AT_ONCE, pause } from './steps.ts'
import type { Row, Sql } from './sql.ts'

const OLDER = 'SELECT number, id, call, body FROM leads WHERE has_linked_files = 0'
const NOT_INDEXED = 'SELECT number, call, body FROM leads WHERE is_indexed = 0 AND body IS NOT NULL'

const LINK = `UPDATE files SET lead_id = (
    SELECT value ->> 1 FROM json_each(?) WHERE value ->> 0 = files.key LIMIT 1)
  WHERE lead_id IS NULL AND key IN (SELECT value ->> 0 FROM json_each(?))`
const INDEX = `UPDATE leads SET search_text = entry.value ->> 1, email_hash = entry.value ->> 2,
  body_hash = entry.value ->> 3, is_indexed = 1
  FROM json_each(?) AS entry WHERE leads.number = entry.value ->> 0 AND body IS NOT NULL`
/** UTF-16 units; a database takes only so much in one value. */
const MOST_TEXT = 300_000
const LINKED =
  'UPDATE leads SET has_linked_files = 1 WHERE number IN (SELECT value FROM json_each(?))'

/**
 * Adds to leads that an older version has stored what this one stores with a lead: the links from its
 * files, its search text and its hashes. In steps, so that it can end at any time and goes on where it was.
 */
export async function completeOlderLeads(sql: Sql): Promise<void> {
  await inSteps(OLDER, (rows) => complete(sql, rows))
  await inSteps(NOT_INDEXED, (rows) => index(sql, rows))

  async function inSteps(older: string, work: (rows: Row[]) => Promise<void>): Promise<void> {
    for (;;) {
      const rows = await sql.run(`${older} ORDER BY number LIMIT ${AT_ONCE}`)
      await work(rows)
      if (rows.length < AT_ONCE) return
      await pause()
    }
  }
}

/** The same for leads that are about to be deleted. */
export async function completeOlder(sql: Sql, ids: string): Promise<void> {
  const isListed = 'AND id IN (SELECT value FROM json_each(?))'
  await complete(sql, await sql.run(`${OLDER} ${isListed}`, ids))
  await index(sql, await sql.run(`${NOT_INDEXED} ${isListed}`, ids))
}

async function complete(sql: Sql, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const links = rows
    .filter(({ call }) => call === 'funding')
    .flatMap(({ id, body }) => namedKeys(bodyOf(body)).map((key) => [key, id]))
  const numbers = rows.map(({ number }) => Number(number))
  await sql.batch([
    { text: LINK, values: [JSON.stringify(links), JSON.stringify(links)] },
    { text: LINKED, values: [JSON.stringify(numbers)] },
  ])
}

async function index(sql: Sql, rows: readonly Row[]): Promise<void> {
  const hashes = createHashes(sql)
  let entries: unknown[][] = []
  let length = 0
  for (const { number, call, body: json } of rows) {
    const body = bodyOf(json)
    const text = searchTextOf(body)
    const leadCall = LEAD_CALLS.find((name) => name === call)
    const bodyHash = leadCall ? await hashes.ofBody(leadCall, body) : null
    if (length + text.length > MOST_TEXT) {
      await sql.run(INDEX, JSON.stringify(entries))
      entries = []
      length = 0
    }
    entries.push([number, text, await hashes.ofEmail(body), bodyHash])
    length += text.length
  }
  if (entries.length > 0) await sql.run(INDEX, JSON.stringify(entries))
}

function bodyOf(json: unknown): Record<string, unknown> {
  const body = typeof json === 'string' ? parseJson(json) : undefined
  return isRecord(body) ? body : {}
}
