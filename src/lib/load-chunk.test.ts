import { afterEach, expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

afterEach(() => vi.useRealTimers())

test('a part that arrives is handed on', async () => {
  expect(await loadChunk('doctor', async () => 'here')).toBe('here')
})

test('row 66: a part that is gone since the last deploy is named as missing', async () => {
  await expect(
    loadChunk('doctor', () => Promise.reject(new TypeError('Failed to fetch'))),
  ).rejects.toThrow('Loading chunk doctor failed (missing)')
})

test('row 67: a part that hangs is given up after 120 seconds, not before', async () => {
  vi.useFakeTimers()
  const settled = vi.fn<() => void>()
  const loading = loadChunk('doctor', () => new Promise(() => {})).catch((error: unknown) => {
    settled()
    return error
  })
  await vi.advanceTimersByTimeAsync(119_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await loading).toEqual(new Error('Loading chunk doctor failed (timeout)'))
})
