import { expect, test } from 'vitest'
import { createBodyRoom } from './body-room.ts'

const FILE = 10 * 1024 * 1024

test('however many files arrive at once, few are read at once, and all in the end', async () => {
  const room = createBodyRoom()
  let [now, most] = [0, 0]
  async function receive(address: string): Promise<void> {
    const leave = await room.enter(address, FILE)
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => void setTimeout(resolve, 1))
    now -= 1
    leave?.()
  }
  await Promise.all(Array.from({ length: 200 }, (_, n) => receive(`192.0.2.${n}`)))
  expect([now, most]).toEqual([0, 9])
})

test('slow senders in a few networks do not keep a visitor from another one waiting', async () => {
  const room = createBodyRoom(10)
  const slow = Array.from({ length: 40 }, (_, n) => room.enter(`2001:db8:1:${n}::1`, FILE))
  const others = Array.from({ length: 8 }, () => room.enter('192.0.2.2', FILE))
  const entered = (await Promise.all([...slow, ...others])).filter((leave) => leave !== undefined)
  expect(entered.length).toBeLessThan(9)
  expect(await room.enter('192.0.2.3', FILE)).toBeDefined()
})
