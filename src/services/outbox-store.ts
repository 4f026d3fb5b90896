import { createStore, del, get, promisifyRequest, values } from 'idb-keyval'
import { outboxLimits, waits } from '#src/config/limits.ts'
import { isEntry } from './outbox-machine.ts'
import type { Entry } from './outbox-machine.ts'

/** Where pending leads wait. Nothing of it throws. */
export interface OutboxStore {
  get: (id: string) => Promise<Entry | undefined>
  list: () => Promise<Entry[]>
  /** True when the entry outlives the page. `issued` is called once the browser has it to write. */
  put: (entry: Entry, issued?: () => void) => Promise<boolean>
  remove: (id: string) => Promise<void>
}

/** Leads of this page alone. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, Entry>()
  return {
    get: async (id) => entries.get(id),
    list: async () => [...entries.values()],
    async put(entry) {
      entries.set(entry.id, entry)
      return false
    },
    remove: async (id) => void entries.delete(id),
  }
}

/** The four operations of a database that may fail or hang. */
export interface Database {
  get: (id: string) => Promise<unknown>
  values: () => Promise<unknown[]>
  set: (id: string, entry: Entry, issued: () => void) => Promise<void>
  del: (id: string) => Promise<void>
}

/** The browser's database, with the page's memory in its place where it refuses or does not answer. */
export function durableStore(database: Database): OutboxStore {
  const memory = memoryStore()
  return {
    async get(id) {
      const kept = await inTime(() => database.get(id), undefined)
      return isEntry(kept) ? kept : memory.get(id)
    },
    async list() {
      const kept = (await inTime(() => database.values(), [])).filter((value) => isEntry(value))
      const ids = new Set(kept.map(({ id }) => id))
      return [...kept, ...(await memory.list()).filter(({ id }) => !ids.has(id))]
    },
    async put(entry, issued) {
      const set = () => database.set(entry.id, entry, () => issued?.()).then(() => true)
      const isKept = await inTime(set, false)
      await (isKept ? memory.remove(entry.id) : memory.put(entry))
      return isKept
    },
    async remove(id) {
      await inTime(() => database.del(id), undefined)
      await memory.remove(id)
    },
  }
}

/** The store that the configuration asks for: with `session`, nothing is written to the device. */
export function browserStore(keeps: 'device' | 'session' = outboxLimits.keeps): OutboxStore {
  if (keeps === 'session') return memoryStore()
  // Opened at the first use: opening throws where the browser denies storage.
  let opened: ReturnType<typeof createStore> | undefined
  const store = () => (opened ??= createStore('tofali-outbox', 'leads'))
  return durableStore({
    get: async (id) => get<unknown>(id, store()),
    values: async () => values<unknown>(store()),
    set: async (id, entry, issued) =>
      store()('readwrite', (leads) => {
        leads.put(entry, id)
        // With its end told at once, the write no longer needs this page.
        leads.transaction.commit()
        issued()
        return promisifyRequest(leads.transaction)
      }),
    del: async (id) => del(id, store()),
  })
}

async function inTime<Result>(ask: () => Promise<Result>, otherwise: Result): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), waits.storage)
  })
  try {
    return await Promise.race([ask(), late])
  } catch {
    return otherwise
  } finally {
    clearTimeout(timer)
  }
}
