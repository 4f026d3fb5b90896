import { clear, createStore as createDatabase, del, entries, get, set } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'
import { outboxLimits, waits } from '#shared/limits.ts'
import { isRecord, parseJson } from '#shared/json.ts'
import type { SafeStorage } from '#src/browser/storage/safe-storage.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { LeadBody } from '#shared/leads/index.ts'
import { detailKeys } from '#src/leads/details.ts'
import { isEntry } from './entry.ts'
import type { Entry } from './entry.ts'

/** Where pending leads wait. No operation throws. */
export type OutboxStore = ReturnType<typeof createStore>

/** A database; the page's memory takes its place where it refuses or does not answer. */
export function createStore(database: Database) {
  const memory = new Map<string, Entry>()
  return {
    async get(id: string): Promise<Entry | undefined> {
      const stored = await inTime(() => database.get(id), undefined)
      return isEntry(stored) ? stored : memory.get(id)
    },
    async list(): Promise<Entry[]> {
      const rows = await inTime(() => database.entries(), [])
      const stored = rows.map(([, value]) => value).filter((value) => isEntry(value))
      const ids = new Set(stored.map(({ id }) => id))
      return [...stored, ...[...memory.values()].filter(({ id }) => !ids.has(id))]
    },
    /** True when the entry outlives the page. */
    async put(entry: Entry): Promise<boolean> {
      const isStored = await inTime(() => database.set(entry.id, entry).then(() => true), false)
      if (isStored) memory.delete(entry.id)
      else memory.set(entry.id, entry)
      return isStored
    },
    async remove(id: string): Promise<void> {
      await inTime(() => database.del(id), undefined)
      memory.delete(id)
    },
    /** How many it contains, with what this build cannot read; null where the browser does not say. */
    count: async (): Promise<number | null> => {
      const rows = await inTime(() => database.entries(), null)
      return rows && rows.length + memory.size
    },
    /** Deletes everything. False when the browser did not confirm it. */
    async clear(): Promise<boolean> {
      memory.clear()
      return inTime(() => database.clear().then(() => true), false)
    },
    /** Deletes what this build cannot read and is too old. */
    sweep: (now: number): Promise<void> => inTime(() => sweepUnreadable(database, now), undefined),
  }
}

/** Leads stay in the page's memory. */
export const noDatabase: Database = {
  get: async () => undefined,
  entries: async () => [],
  set: () => Promise.reject(new Error('There is no database.')),
  del: async () => {},
  clear: async () => {},
}

/** The configured store: with `session`, nothing is written to the device. */
export function browserStore(storage: 'device' | 'session' = outboxLimits.storage): OutboxStore {
  return createStore(storage === 'session' ? noDatabase : browserDatabase())
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
  set: (id: string, entry: Entry) => Promise<void>
  del: (key: IDBValidKey) => Promise<void>
  clear: () => Promise<void>
}

/** The browser's database of leads. Any operation may be refused, or never answered. */
function browserDatabase(): Database {
  // Opened at the first use: opening throws where the browser denies storage.
  let opened: UseStore | undefined
  const store = () => (opened ??= createDatabase('tofali-outbox', 'leads'))
  return {
    get: async (id) => get<unknown>(id, store()),
    entries: async () => (hasDatabases() ? entries<IDBValidKey, unknown>(store()) : []),
    set: async (id, entry) => set(id, entry, store()),
    del: async (key) => del(key, store()),
    clear: async () => (hasDatabases() ? clear(store()) : undefined),
  }
}

/** Deletes what another build has left and this one cannot read, a day after it was written. */
async function sweepUnreadable(database: Database, now: number): Promise<void> {
  for (const [key, value] of await database.entries()) {
    const at = isRecord(value) ? value['at'] : undefined
    // Without a date, or with one of a wrong clock, it would stay for ever.
    const isFresh = typeof at === 'number' && at <= now && now - at <= outboxLimits.age
    if (!isEntry(value) && !isFresh) await database.del(key)
  }
}

/** A browser without databases never left anything in one. */
function hasDatabases(): boolean {
  return 'indexedDB' in globalThis
}

/** What a form of this tab submitted and is not known to have arrived. */
export interface Submission {
  id: string
  body: LeadBody
}

export type Submissions = ReturnType<typeof createSubmissions>

/** Remembers the last submission of each form, so that a repeated submit keeps its id. */
export function createSubmissions(storage: SafeStorage) {
  function read(call: FormName): Submission | null {
    const value = parseJson(storage.read(detailKeys.submission(call)))
    return isSubmission(value) ? value : null
  }
  return {
    read,
    write: (call: FormName, submission: Submission) =>
      storage.write(detailKeys.submission(call), JSON.stringify(submission)),
    /** Forgets the submission of a form if it has this id. */
    forget(call: FormName, id: string): boolean {
      if (read(call)?.id !== id) return false
      storage.remove(detailKeys.submission(call))
      return true
    },
  }
}

function isSubmission(value: unknown): value is Submission {
  return isRecord(value) && typeof value['id'] === 'string' && isRecord(value['body'])
}
