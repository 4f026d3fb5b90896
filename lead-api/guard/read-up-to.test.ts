// @vitest-environment node
import { expect, test } from 'vitest'
import { SlowBody, readUpTo } from './read-up-to.ts'

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
  ['stops', 2, 1000, { stall: 20, most: 5000 }],
  ['drips without end', 1000, 10, { stall: 500, most: 60 }],
])('a body that %s is given up', async (_, parts, pause, times) => {
  await expect(readUpTo(slowly(parts, pause), 1_000_000, times)).rejects.toThrow(SlowBody)
})

test('a slow body that goes on is read to its end', async () => {
  const read = await readUpTo(slowly(10, 10), 40, { stall: 200, most: 5000 })
  expect(read).toHaveLength(40)
  expect(await readUpTo(slowly(11, 0), 40)).toBeUndefined()
})
