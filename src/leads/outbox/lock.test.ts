import { expect, test, vi } from 'vitest'
import { browserLock } from './outbox.ts'

test('while one tab has the lock, another leaves the lead alone', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const first = browserLock.wait('lead-1', () => promise)
  await vi.waitFor(async () => {
    expect((await navigator.locks.query()).held).toHaveLength(1)
  })
  const second = vi.fn<() => Promise<void>>(async () => {})
  await browserLock.tryNow('lead-1', second)
  expect(second).not.toHaveBeenCalled()
  finish()
  await first
  await browserLock.tryNow('lead-1', second)
  expect(second).toHaveBeenCalledTimes(1)
})

test.each([
  ['no locks', {}],
  ['locks that are denied', { locks: { request: () => Promise.reject(new Error('denied')) } }],
])('a browser with %s sends all the same, once', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const task = vi.fn<() => Promise<void>>(async () => {})
  await browserLock.wait('lead-1', task)
  await browserLock.tryNow('lead-1', task)
  expect(task).toHaveBeenCalledTimes(2)
})
