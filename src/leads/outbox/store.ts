import { outboxLimits, waits } from '#shared/limits.ts'
import { browserDatabase, sweepUnreadable } from './database.ts'
import { isEntry } from './entry.ts'
import type { Database } from './database.ts'
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
      const set = () => database.set(entry.id, entry, () => issued?.()).then(() => true)
      const isStored = await inTime(set, false)
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
