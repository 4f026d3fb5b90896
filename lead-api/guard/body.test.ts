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

const FILE = 10 * 1024 * 1024

test('however many files arrive at once, few are read at once, and all in the end', async () => {
  const room = createBodyRoom()
  let [now, most, read] = [0, 0, 0]
  async function receive(address: string): Promise<void> {
    const leave = await room.enter(address, FILE)
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => void setTimeout(resolve, 1))
    now -= 1
    if (leave) read += 1
    leave?.()
  }
  await Promise.all(Array.from({ length: 60 }, (_, n) => receive(`192.0.2.${n}`)))
  expect([now, most, read]).toEqual([0, 9, 60])
})

test('slow senders in a few networks do not keep a visitor from another one waiting', async () => {
  const room = createBodyRoom(10)
  const slow = Array.from({ length: 40 }, (_, n) => room.enter(`2001:db8:1:${n}::1`, FILE))
  const others = Array.from({ length: 8 }, () => room.enter('192.0.2.2', FILE))
  const entered = (await Promise.all([...slow, ...others])).filter((leave) => leave !== undefined)
  expect(entered.length).toBeLessThan(9)
  expect(await room.enter('192.0.2.3', FILE)).toBeDefined()
})
