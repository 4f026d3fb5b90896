import { clear, createStore, del, entries, get, promisifyRequest, set } from 'idb-keyval'
import { outboxLimits } from '#shared/limits.ts'
import { isRecord } from '#shared/json.ts'
import { isEntry } from './entry.ts'
import type { Entry } from './entry.ts'

/** A database whose operations may fail or hang; other builds may have left anything in it. */
export interface Database {
  get: (id: string) => Promise<unknown>
  entries: () => Promise<[key: IDBValidKey, value: unknown][]>
  set: (id: string, entry: Entry, issued: () => void) => Promise<void>
  /** Writes something that is not a lead of this build. */
  mark: (key: IDBValidKey, value: unknown) => Promise<void>
  del: (key: IDBValidKey) => Promise<void>
  clear: () => Promise<void>
}

/** The browser's database of leads. Any operation may be refused, or never answered. */
export function browserDatabase(): Database {
  // Opened at the first use: opening throws where the browser denies storage.
  let opened: ReturnType<typeof createStore> | undefined
  const store = () => (opened ??= createStore('tofali-outbox', 'leads'))
  return {
    get: async (id) => get<unknown>(id, store()),
    entries: async () => (hasDatabases() ? entries<IDBValidKey, unknown>(store()) : []),
    set: async (id, entry, issued) =>
      store()('readwrite', (leads) => {
        leads.put(entry, id)
        // Once the transaction is committed, the write no longer needs this page.
        leads.transaction.commit()
        issued()
        return promisifyRequest(leads.transaction)
      }),
    mark: async (key, value) => set(key, value, store()),
    del: async (key) => del(key, store()),
    clear: async () => (hasDatabases() ? clear(store()) : undefined),
  }
}

/**
 * Deletes what another build has left and this one cannot read, a day after it was written or, where
 * it has no date, after it was first seen.
 */
export async function sweepUnreadable(database: Database, now: number): Promise<void> {
  for (const [key, value] of await database.entries()) {
    if (isEntry(value)) continue
    if (!isRecord(value)) {
      await database.del(key)
      continue
    }
    const since = timeOf(value, now)
    if (since === undefined) await database.mark(key, { ...value, seenAt: now })
    else if (now - since > outboxLimits.age) await database.del(key)
  }
}

/** A time in the future was written by a wrong clock. */
function timeOf({ at, seenAt }: Record<string, unknown>, now: number): number | undefined {
  return [at, seenAt].filter((time) => typeof time === 'number').find((time) => time <= now)
}

/** A browser without databases never left anything in one. */
function hasDatabases(): boolean {
  return 'indexedDB' in globalThis
}
