import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createD1Sql } from './d1.ts'
import type { Miniflare } from 'miniflare'
import type { Sql } from '#lead-api/store/sql.ts'
import type { D1Database } from './bindings.ts'

const MIGRATIONS = path.join(import.meta.dirname, '../migrations')

/** The database `LEADS` of a Worker in a test, with empty tables. */
export async function emptyD1(workerd: Miniflare): Promise<Sql> {
  const database: D1Database = await workerd.getD1Database('LEADS')
  const { results } = await database
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
      AND name NOT LIKE '!_cf!_%' ESCAPE '!'`,
    )
    .bind()
    .all()
  const drop = results.map(({ name }) => `DROP TABLE IF EXISTS ${String(name)}`)
  const migrations = readdirSync(MIGRATIONS)
    .toSorted()
    .map((file) => readFileSync(path.join(MIGRATIONS, file), 'utf8'))
    .join('\n')
  const statements = migrations
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .filter((statement) => statement.trim() !== '')
  await database.batch([...drop, ...statements].map((text) => database.prepare(text)))
  return createD1Sql(database)
}
