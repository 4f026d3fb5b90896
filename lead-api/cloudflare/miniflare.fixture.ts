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

/** The database `LEADS` of a Worker, with empty tables; they are made once, which takes ten times as long. */
export async function emptyD1(workerd: Miniflare): Promise<Sql> {
  const database: D1Database = await workerd.getD1Database('LEADS')
  const { results: tables } = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%!_cf!_%' ESCAPE '!'",
    )
    .bind()
    .all()
  const statements =
    tables.length === 0 ? migrations() : tables.map(({ name }) => `DELETE FROM ${String(name)}`)
  await database.batch(statements.map((text) => database.prepare(text)))
  return createD1Sql(database)
}

function migrations(): string[] {
  return readdirSync(MIGRATIONS)
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(MIGRATIONS, file), 'utf8')
        .replaceAll(/^--.*$/gm, '')
        .split(';'),
    )
    .filter((statement) => statement.trim() !== '')
}
