import { clear, createStore, del, entries, get, promisifyRequest, set } from 'idb-keyval'
import { outboxLimits, waits } from '#shared/limits.ts'
import { isRecord } from '#shared/json.ts'
import { isEntry } from './entry.ts'
import type { Entry } from './entry.ts'

/** Where pending leads wait. No operation throws. */
export interface OutboxStore {
  get: (id: string) => Promise<Entry | undefined>
  list: () => Promise<Entry[]>
  /** True when the entry outlives the page. `issued` is called once the browser has it to write. */
  put: (entry: Entry, issued?: () => void) => Promise<boolean>
  remove: (id: string) => Promise<void>
  /** How many it holds, including what this build cannot read; null where the browser does not say. */
  count: () => Promise<number | null>
  /** Deletes everything. False when the browser did not confirm it. */
  clear: () => Promise<boolean>
  /** Deletes what this build cannot read and is too old. */
  sweep: (now: number) => Promise<void>
}

/** Stores leads while the page is open. */
export function memoryStore(): OutboxStore {
  const leads = new Map<string, Entry>()
  return {
    get: async (id) => leads.get(id),
    list: async () => [...leads.values()],
    async put(entry) {
      leads.set(entry.id, entry)
      return false
    },
    remove: async (id) => void leads.delete(id),
    count: async () => leads.size,
    async clear() {
      leads.clear()
      return true
    },
    sweep: async () => {},
  }
}

/** The browser's database; the page's memory takes its place where it refuses or does not answer. */
export function durableStore(database: Database): OutboxStore {
  const memory = memoryStore()
  return {
    async get(id) {
      const stored = await inTime(() => database.get(id), undefined)
      return isEntry(stored) ? stored : memory.get(id)
    },
    async list() {
      const rows = await inTime(() => database.entries(), [])
      const stored = rows.map(([, value]) => value).filter((value) => isEntry(value))
      const ids = new Set(stored.map(({ id }) => id))
      return [...stored, ...(await memory.list()).filter(({ id }) => !ids.has(id))]
    },
    async put(entry, issued) {
      const write = () => database.set(entry.id, entry, () => issued?.()).then(() => true)
      const isStored = await inTime(write, false)
      await (isStored ? memory.remove(entry.id) : memory.put(entry))
      return isStored
    },
    async remove(id) {
      await inTime(() => database.del(id), undefined)
      await memory.remove(id)
    },
    async count() {
      const rows = await inTime(() => database.entries(), null)
      return rows && rows.length + (await memory.list()).length
    },
    async clear() {
      await memory.clear()
      return inTime(() => database.clear().then(() => true), false)
    },
    sweep: (now) => inTime(() => sweepUnreadable(database, now), undefined),
  }
}

/** The configured store: with `session`, nothing is written to the device. */
export function browserStore(storage: 'device' | 'session' = outboxLimits.storage): OutboxStore {
  return storage === 'session' ? memoryStore() : durableStore(browserDatabase())
}

/** What the browser answers within a second; `otherwise` when it fails or takes longer. */
async function inTime<Result>(request: () => Promise<Result>, otherwise: Result): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), waits.storage)
  })
  try {
    return await Promise.race([request(), timeout])
  } catch {
    return otherwise
  } finally {
    clearTimeout(timer)
  }
}

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
