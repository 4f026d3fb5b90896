import { StorageUnavailable } from '#lead-api/store/storage-unavailable.ts'
import type { Row, Sql } from '#lead-api/store/sql.ts'
import type { D1Database } from './bindings.ts'

/** What D1 says when it cannot work, and another try may help: developers.cloudflare.com/d1/observability/debug-d1 */
const UNAVAILABLE: [pattern: RegExp, reason: string][] = [
  [/overloaded/i, 'D1 is overloaded'],
  [/maximum DB size|SQLITE_FULL/i, 'the database is full'],
  [/Network connection lost|transient issue|reset|timeout|SQLITE_BUSY/i, 'D1 does not answer'],
]

/** The leads in Cloudflare's D1. A write is on disk in several places before its promise resolves. */
export function createD1Sql(database: D1Database): Sql {
  return {
    run: (text, ...values) =>
      guarded(async (): Promise<Row[]> => {
        const { results } = await database
          .prepare(text)
          .bind(...values)
          .all()
        return results
      }),
    batch: (statements) =>
      guarded(async () => {
        const list = await database.batch(
          statements.map(({ text, values }) => database.prepare(text).bind(...values)),
        )
        return list.map(({ results }): Row[] => results)
      }),
  }
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const [, reason] = UNAVAILABLE.find(([pattern]) => pattern.test(message)) ?? []
    if (reason === undefined) throw error
    throw new StorageUnavailable(reason, { cause: error })
  }
}
