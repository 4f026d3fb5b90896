import { StorageUnavailable } from '#lead-api/store/sql.ts'
import type { Row, Sql } from '#lead-api/store/sql.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'

/** What the Worker uses of Cloudflare's D1, a database that understands SQLite's SQL. */
export interface D1Database {
  prepare: (text: string) => D1Statement
  /** Runs all statements or none. */
  batch: (statements: D1Statement[]) => Promise<{ results: Record<string, unknown>[] }[]>
}

export interface D1Statement {
  bind: (...values: (string | number | null)[]) => D1Statement
  all: () => Promise<{ results: Record<string, unknown>[] }>
}

/** What the Worker uses of Cloudflare's R2, a store of files. */
export interface R2Bucket {
  put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>
  get: (key: string) => Promise<{ arrayBuffer: () => Promise<ArrayBuffer> } | null>
  /** At most 1,000 keys. */
  delete: (keys: string[]) => Promise<void>
}

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

/** Uploaded files in Cloudflare's R2. */
export function createR2Files(bucket: R2Bucket): FileStore {
  return {
    put: async (key, bytes) => {
      try {
        await bucket.put(key, bytes)
      } catch (error) {
        throw new StorageUnavailable('R2 does not take files', { cause: error })
      }
    },
    get: async (key) => {
      const file = await bucket.get(key)
      return file ? new Uint8Array(await file.arrayBuffer()) : undefined
    },
    remove: async (keys) => {
      if (keys.length > 0) await bucket.delete([...keys])
    },
  }
}
