import { outboxLimits, waits } from '#src/config/limits.ts'
import { browserDatabase } from './browser-database.ts'
import { sweepLeftovers } from './leftovers.ts'
import { isEntry } from './entry.ts'
import type { Database } from './browser-database.ts'
import type { Entry } from './entry.ts'

/** Where pending leads wait. Nothing of it throws. */
export interface OutboxStore {
  get: (id: string) => Promise<Entry | undefined>
  list: () => Promise<Entry[]>
  /** True when the entry outlives the page. `issued` is called once the browser has it to write. */
  put: (entry: Entry, issued?: () => void) => Promise<boolean>
  remove: (id: string) => Promise<void>
  /** How many it holds, those that no lead of this build can be read from too; null: it does not say. */
  count: () => Promise<number | null>
  /** Deletes everything. False when the browser did not confirm it. */
  clear: () => Promise<boolean>
  /** Deletes what cannot be read and is too old. */
  sweep: (now: number) => Promise<void>
}

/** Leads of this page alone. */
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

/** The browser's database, with the page's memory in its place where it refuses or does not answer. */
export function durableStore(database: Database): OutboxStore {
  const memory = memoryStore()
  return {
    async get(id) {
      const kept = await inTime(() => database.get(id), undefined)
      return isEntry(kept) ? kept : memory.get(id)
    },
    async list() {
      const stored = await inTime(() => database.entries(), [])
      const kept = stored.map(([, value]) => value).filter((value) => isEntry(value))
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
    async count() {
      const stored = await inTime(() => database.entries(), null)
      return stored && stored.length + (await memory.list()).length
    },
    async clear() {
      await memory.clear()
      return inTime(() => database.clear().then(() => true), false)
    },
    sweep: (now) => inTime(() => sweepLeftovers(database, now), undefined),
  }
}

/** The store that the configuration asks for: with `session`, nothing is written to the device. */
export function browserStore(keeps: 'device' | 'session' = outboxLimits.keeps): OutboxStore {
  return keeps === 'session' ? memoryStore() : durableStore(browserDatabase())
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
