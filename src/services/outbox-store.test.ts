import { afterEach, expect, test, vi } from 'vitest'
import { newEntry } from './outbox-machine.ts'
import { browserStore, durableStore } from './outbox-store.ts'
import type { Database } from './outbox-store.ts'

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

function database(over: Partial<Database> = {}): Database & { rows: Map<string, unknown> } {
  const rows = new Map<string, unknown>()
  return {
    rows,
    get: async (id) => rows.get(id),
    values: async () => [...rows.values()],
    set: async (id, row) => void rows.set(id, row),
    del: async (id) => void rows.delete(id),
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

test('row 42: a database that refuses: the page keeps the lead in its memory', async () => {
  const store = durableStore({ get: refuse, values: refuse, set: refuse, del: refuse })
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

test('row 42: a browser without any database still sends', async () => {
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
