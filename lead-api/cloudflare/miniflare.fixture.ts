import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { createD1Sql } from './storage.ts'
import type { Miniflare } from 'miniflare'
import type { Sql } from '#lead-api/store/sql.ts'
import type { D1Database } from './storage.ts'

/** The date in `wrangler.jsonc`, which selects the behavior of the runtime. */
export const COMPATIBILITY_DATE = '2026-10-23'

const MIGRATIONS = path.join(import.meta.dirname, '../migrations')

/** The options of a Worker with its own database and bucket, for a test or a benchmark. */
export function workerOptions(script: string) {
  return {
    modules: true,
    script,
    compatibilityDate: COMPATIBILITY_DATE,
    d1Databases: ['LEADS'],
    r2Buckets: ['FILES'],
    cf: false,
  }
}

/** The program of the Worker, as wrangler bundles it when it deploys it. */
export async function bundleWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, 'worker.ts'),
      write: false,
      minify: false,
      rolldownOptions: { output: { format: 'es' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('The Worker was not bundled.')
  return output.output[0].code
}

/** The database `LEADS` of a Worker, with empty tables. */
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
