// @vitest-environment node
import { expect, test } from 'vitest'
import { SlowBody, createBodyRoom, readUpTo } from './body.ts'

/** A request whose body comes in parts of four bytes, so many milliseconds apart. */
function slowly(parts: number, pause: number): Request {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (sent === parts) return controller.close()
      if (pause > 0) await new Promise((resolve) => void setTimeout(resolve, pause))
      sent += 1
      controller.enqueue(new Uint8Array(4))
    },
  })
  const init = { method: 'POST', body, duplex: 'half' }
  return new Request('https://leads.example', init)
}

test.each([
  ['stops', 2, 1000],
  ['drips without end', 1000, 10],
])('a body that %s is given up', async (_, parts, pause) => {
  await expect(readUpTo(slowly(parts, pause), 1_000_000, 60)).rejects.toThrow(SlowBody)
})

test('a slow body is read to its end, and none beyond its limit', async () => {
  expect(await readUpTo(slowly(10, 10), 40, 5000)).toHaveLength(40)
  expect(await readUpTo(slowly(11, 0), 40)).toBeUndefined()
})

test('however many files arrive at once, few are read at once', () => {
  const room = createBodyRoom()
  const entered = Array.from({ length: 60 }, () => room.enter(10 * 1024 * 1024))
  expect(entered.filter((leave) => leave !== undefined)).toHaveLength(9)
  entered[0]?.()
  expect(room.enter(10 * 1024 * 1024)).toBeDefined()
})
