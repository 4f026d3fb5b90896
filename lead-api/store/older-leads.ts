import { parseJson, isRecord } from '#shared/json.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { createHashes } from './hashes.ts'
import { namedKeys } from './lead-body.ts'
import { searchTextOf } from './search-text.ts'
import { AT_ONCE, isDone, pause } from './steps.ts'
import type { Row, Sql } from './sql.ts'

const OLDER = 'SELECT number, id, call, body FROM leads WHERE has_linked_files = 0'
const NOT_INDEXED = 'SELECT number, call, body FROM leads WHERE is_indexed = 0 AND body IS NOT NULL'

const LINK = `UPDATE files SET lead_id = link.id
  FROM (SELECT value ->> 0 AS key, value ->> 1 AS id FROM json_each(?)) AS link
  WHERE files.key = link.key AND files.lead_id IS NULL`
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

  async function inSteps(older: string, work: (rows: readonly Row[]) => Promise<void>) {
    let last = 0
    for (;;) {
      const rows = await sql.run(`${older} AND number > ? ORDER BY number LIMIT ${AT_ONCE}`, last)
      await eachIfNotAll(rows, work)
      if (rows.length < AT_ONCE) return
      last = Number(rows.at(-1)?.['number'])
      await pause()
    }
  }
}

/** The same for leads that are about to be deleted. */
export async function completeOlder(sql: Sql, ids: string): Promise<void> {
  const isListed = 'AND id IN (SELECT value FROM json_each(?))'
  await eachIfNotAll(await sql.run(`${OLDER} ${isListed}`, ids), (rows) => complete(sql, rows))
  await eachIfNotAll(await sql.run(`${NOT_INDEXED} ${isListed}`, ids), (rows) => index(sql, rows))
}

/** Does the work for all rows, or else for each that it can be done for: one must not stop the others. */
async function eachIfNotAll(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  if ((await isDone(() => work(rows))) || rows.length === 1) return
  for (const row of rows) await eachIfNotAll([row], work)
}

async function complete(sql: Sql, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const links = rows
    .filter(({ call }) => call === 'funding')
    .flatMap(({ id, body }) => namedKeys(bodyOf(body)).map((key) => [key, id] as const))
  const numbers = rows.map(({ number }) => Number(number))
  await sql.batch([
    // Of two leads that name one file, the first has it.
    { text: LINK, values: [JSON.stringify([...new Map(links.toReversed())])] },
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
