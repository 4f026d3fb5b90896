// @vitest-environment node
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { createCache } from './cache.ts'
import { watchContent } from './watch-content.ts'

const asked: string[] = []
const stopped = setupServer(
  http.all('*', ({ request }) => {
    asked.push(new URL(request.url).pathname)
    return HttpResponse.error()
  }),
)
stopped.listen()
afterAll(() => stopped.close())

test('a tab that was left open asks a stopped sandbox less and less often, twice a minute at last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(watchContent(createCache(null)))
  const perMinute: number[] = []
  for (let minute = 0; minute < 5; minute += 1) {
    const before = asked.length
    for (let second = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    perMinute.push(asked.length - before)
  }
  expect(new Set(asked)).toContain('/v2025-02-19/check/cors')
  // Each try is two requests: the stream, and the client's question why it failed.
  expect(perMinute[0]).toBeLessThanOrEqual(12)
  for (const count of perMinute.slice(1)) expect(count).toBeLessThanOrEqual(6)
  for (const count of perMinute) expect(count).toBeGreaterThan(0)
})
