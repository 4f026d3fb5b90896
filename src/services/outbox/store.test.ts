import { afterEach, expect, test, vi } from 'vitest'
import { newEntry } from './entry.ts'
import { browserStore, durableStore } from './store.ts'
import type { Database } from './browser-database.ts'

const entry = newEntry({
  id: 'id-1',
  call: 'profile',
  body: { linkedInUrl: 'in/ada' },
  at: 5,
  build: 'build-1',
})

afterEach(() => vi.useRealTimers())

function refuse(): Promise<never> {
  return Promise.reject(new Error('denied'))
}

const refusing: Database = {
  get: refuse,
  entries: refuse,
  set: refuse,
  mark: refuse,
  del: refuse,
  clear: refuse,
}

function database(over: Partial<Database> = {}): Database & { rows: Map<IDBValidKey, unknown> } {
  const rows = new Map<IDBValidKey, unknown>()
  return {
    rows,
    get: async (id) => rows.get(id),
    entries: async () => [...rows],
    set: async (id, row) => void rows.set(id, row),
    mark: async (key, row) => void rows.set(key, row),
    del: async (key) => void rows.delete(key),
    clear: async () => rows.clear(),
    ...over,
  }
}

test('a pending lead is kept in the database, and gone when it is removed', async () => {
  const kept = database()
  const store = durableStore(kept)
  expect(await store.put(entry)).toBe(true)
  expect(kept.rows.get('id-1')).toEqual(entry)
  expect(await durableStore(kept).list()).toEqual([entry])
  await store.remove('id-1')
  expect(await store.list()).toEqual([])
})

test('a database that refuses: the page keeps the lead in its memory', async () => {
  const store = durableStore(refusing)
  expect(await store.put(entry)).toBe(false)
  expect(await store.get('id-1')).toEqual(entry)
  expect(await store.list()).toEqual([entry])
  await store.remove('id-1')
  expect(await store.list()).toEqual([])
})

test('a database that never answers holds a lead up for a second at most', async () => {
  vi.useFakeTimers()
  const store = durableStore(database({ set: () => new Promise(() => {}) }))
  const put = store.put(entry)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await put).toBe(false)
  expect(await store.list()).toEqual([entry])
})

test('what is no lead is passed over', async () => {
  const kept = database()
  kept.rows.set('x', { id: 'x', call: 'upload' })
  kept.rows.set('y', null)
  expect(await durableStore(kept).list()).toEqual([])
  expect(await durableStore(kept).get('x')).toBeUndefined()
})

test('a browser without any database still sends', async () => {
  const store = browserStore()
  expect(await store.put(entry)).toBe(false)
  expect(await store.list()).toEqual([entry])
})

test.each([
  ['device', 1],
  ['session', 0],
] as const)(
  'where the configuration says "%s" the database is opened %i times',
  async (keeps, times) => {
    const open = vi.fn<() => never>(() => {
      throw new Error('denied')
    })
    vi.stubGlobal('indexedDB', { open })
    const store = browserStore(keeps)
    expect(await store.put(entry)).toBe(false)
    expect(await store.list()).toEqual([entry])
    expect(Math.min(open.mock.calls.length, 1)).toBe(times)
  },
)

const DAY = 24 * 60 * 60 * 1000
const NOW = 40 * DAY
/** As an older build wrote it, 40 days ago. */
const foreign = { id: 'old', form: 'demo', body: { email: 'ada@example.com' }, at: 1 }

test('"Clear my details" deletes leads that only another build can read, and says that they are gone', async () => {
  const kept = database()
  kept.rows.set('old', foreign).set('odd', 'ada@example.com')
  const store = durableStore(kept)
  await store.put(entry)
  expect(await store.count()).toBe(3)
  expect(await store.clear()).toBe(true)
  expect(kept.rows.size).toBe(0)
  expect(await store.count()).toBe(0)
})

test.each([
  ['refuses', refuse],
  ['never answers', () => new Promise<never>(() => {})],
])('a database that %s is not said to be empty, nor to have been cleared', async (_what, does) => {
  vi.useFakeTimers()
  const store = durableStore({ ...refusing, entries: does, clear: does })
  const answers = Promise.all([store.count(), store.clear()])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answers).toEqual([null, false])
})

test('what only another build can read goes a day after it was written', async () => {
  const kept = database()
  kept.rows.set('old', foreign).set('new', { ...foreign, at: NOW - DAY })
  kept.rows.set('id-1', { ...entry, at: 1 })
  await durableStore(kept).sweep(NOW)
  expect([...kept.rows.keys()]).toEqual(['new', 'id-1'])
  await durableStore(kept).sweep(NOW + 1)
  expect([...kept.rows.keys()]).toEqual(['id-1'])
})

test('what does not say when it was written goes a day after it was first seen, what is no lead at once', async () => {
  const kept = database()
  kept.rows.set('undated', { email: 'ada@example.com' }).set('text', 'ada@example.com')
  // Written while the clock was ahead.
  kept.rows.set('ahead', { ...foreign, at: NOW + 40 * DAY })
  const store = durableStore(kept)
  await store.sweep(NOW)
  expect([...kept.rows.keys()]).toEqual(['undated', 'ahead'])
  await store.sweep(NOW + DAY)
  expect(kept.rows.size).toBe(2)
  await store.sweep(NOW + DAY + 1)
  expect(kept.rows.size).toBe(0)
})
