import { clear, createStore, del, entries, get, promisifyRequest, set } from 'idb-keyval'
import type { Entry } from './entry.ts'

/** The operations of a database that may fail or hang; what other builds have left may be anything. */
export interface Database {
  get: (id: string) => Promise<unknown>
  entries: () => Promise<[key: IDBValidKey, value: unknown][]>
  set: (id: string, entry: Entry, issued: () => void) => Promise<void>
  /** Writes something that is no lead of this build. */
  mark: (key: IDBValidKey, value: unknown) => Promise<void>
  del: (key: IDBValidKey) => Promise<void>
  clear: () => Promise<void>
}

/** The browser's own database of leads. Everything of it may be refused, or never answered. */
export function browserDatabase(): Database {
  // Opened at the first use: opening throws where the browser denies storage.
  let opened: ReturnType<typeof createStore> | undefined
  const store = () => (opened ??= createStore('tofali-outbox', 'leads'))
  return {
    get: async (id) => get<unknown>(id, store()),
    entries: async () => (isThere() ? entries<IDBValidKey, unknown>(store()) : []),
    set: async (id, entry, issued) =>
      store()('readwrite', (leads) => {
        leads.put(entry, id)
        // With its end told at once, the write no longer needs this page.
        leads.transaction.commit()
        issued()
        return promisifyRequest(leads.transaction)
      }),
    mark: async (key, value) => set(key, value, store()),
    del: async (key) => del(key, store()),
    clear: async () => (isThere() ? clear(store()) : undefined),
  }
}

/** Where there is no database at all, nothing was ever left in one. */
function isThere(): boolean {
  return 'indexedDB' in globalThis
}
