import { expect, test, vi } from 'vitest'
import { newEntry } from './entry.ts'
import { browserStore, createStore } from './store.ts'
import type { Database } from './store.ts'
import { browserLock } from './outbox.ts'

const entry = newEntry({
  id: 'id-1',
  call: 'profile',
  body: { linkedInUrl: 'in/ada' },
  at: 5,
})

function refuse(): Promise<never> {
  return Promise.reject(new Error('denied'))
}

const refusing: Database = {
  get: refuse,
  entries: refuse,
  set: refuse,
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
    del: async (key) => void rows.delete(key),
    clear: async () => rows.clear(),
    ...over,
  }
}

test('a pending lead is stored in the database until it is removed', async () => {
  const db = database()
  const store = createStore(db)
  expect(await store.put(entry)).toBe(true)
  expect(db.rows.get('id-1')).toEqual(entry)
  expect(await createStore(db).list()).toEqual([entry])
  await store.remove('id-1')
  expect(await store.list()).toEqual([])
})

test('when the database refuses, the page keeps the lead in its memory', async () => {
  const store = createStore(refusing)
  expect(await store.put(entry)).toBe(false)
  expect(await store.get('id-1')).toEqual(entry)
  expect(await store.list()).toEqual([entry])
  await store.remove('id-1')
  expect(await store.list()).toEqual([])
})

test('a database that never answers delays a lead by one second at most', async () => {
  vi.useFakeTimers()
  const store = createStore(database({ set: () => new Promise(() => {}) }))
  const put = store.put(entry)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await put).toBe(false)
  expect(await store.list()).toEqual([entry])
})

test('what is not a lead is skipped', async () => {
  const db = database()
  db.rows.set('x', { id: 'x', call: 'upload' })
  db.rows.set('y', null)
  expect(await createStore(db).list()).toEqual([])
  expect(await createStore(db).get('x')).toBeUndefined()
})

test.each([
  ['device', 1],
  ['session', 0],
] as const)(
  'where the configuration says "%s" the database is opened %i times',
  async (storage, times) => {
    const open = vi.fn<() => never>(() => {
      throw new Error('denied')
    })
    vi.stubGlobal('indexedDB', { open })
    const store = browserStore(storage)
    expect(await store.put(entry)).toBe(false)
    expect(await store.list()).toEqual([entry])
    expect(Math.min(open.mock.calls.length, 1)).toBe(times)
  },
)

const DAY = 24 * 60 * 60 * 1000
const NOW = 40 * DAY
/** As an older build wrote it, 40 days ago. */
const foreign = { id: 'old', form: 'demo', body: { email: 'ada@example.com' }, at: 1 }

test('"Clear my details" deletes leads that only another build can read, and confirms it', async () => {
  const db = database()
  db.rows.set('old', foreign).set('odd', 'ada@example.com')
  const store = createStore(db)
  await store.put(entry)
  expect(await store.count()).toBe(3)
  expect(await store.clear()).toBe(true)
  expect(db.rows.size).toBe(0)
  expect(await store.count()).toBe(0)
})

test.each([
  ['refuses', refuse],
  ['never answers', () => new Promise<never>(() => {})],
])('a database that %s is reported neither as empty nor as cleared', async (_what, does) => {
  vi.useFakeTimers()
  const store = createStore({ ...refusing, entries: does, clear: does })
  const answers = Promise.all([store.count(), store.clear()])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answers).toEqual([null, false])
})

test('what only another build can read is deleted a day after it was written', async () => {
  const db = database()
  db.rows.set('old', foreign).set('new', { ...foreign, at: NOW - DAY })
  db.rows.set('id-1', { ...entry, at: 1 })
  await createStore(db).sweep(NOW)
  expect([...db.rows.keys()]).toEqual(['new', 'id-1'])
  await createStore(db).sweep(NOW + 1)
  expect([...db.rows.keys()]).toEqual(['id-1'])
})

test('what is not a lead, has no date or a date of a wrong clock is deleted at once', async () => {
  const db = database()
  db.rows.set('undated', { email: 'ada@example.com' }).set('text', 'ada@example.com')
  db.rows.set('ahead', { ...foreign, at: NOW + DAY }).set('id-1', entry)
  await createStore(db).sweep(NOW)
  expect([...db.rows.keys()]).toEqual(['id-1'])
})

test('while one tab has the lock, another leaves the lead alone', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const first = browserLock('lead-1', false, () => promise)
  await vi.waitFor(async () => {
    expect((await navigator.locks.query()).held).toHaveLength(1)
  })
  const second = vi.fn<(isFree: boolean) => Promise<void>>(async () => {})
  await browserLock('lead-1', true, second)
  finish()
  await first
  await browserLock('lead-1', true, second)
  expect(second.mock.calls).toEqual([[false], [true]])
})

test.each([
  ['no locks', {}],
  ['locks that are denied', { locks: { request: () => Promise.reject(new Error('denied')) } }],
])('a browser with %s sends all the same, once', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const task = vi.fn<(isFree: boolean) => Promise<void>>(async () => {})
  await browserLock('lead-1', false, task)
  await browserLock('lead-1', true, task)
  expect(task.mock.calls).toEqual([[true], [true]])
})
