// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import { send } from '#lead-api/calls/call.fixture.ts'
import { leadApiWith } from '#lead-api/test-support.ts'
import { keepForwarding } from './repeat.ts'
import type { Deliver } from '#lead-api/forwarding/forward.ts'

const SLOTS = { new: 16, retry: 4 }
const TOLD = "SELECT call FROM leads WHERE forward_state = 'told'"
const patience = { timeout: 4000 }

/** A service that forwards with `deliver` once it is started. */
function forwardingWith(deliver: Deliver) {
  const api = leadApiWith({ deliver })
  /** Begins to forward; the result stops it. */
  const start = (slots = SLOTS, pause = 20) => {
    const repetitions = api.forwarder ? keepForwarding(api.forwarder, slots, pause, () => {}) : []
    return () => Promise.all(repetitions.map((repetition) => repetition.stop()))
  }
  return { ...api, start }
}

test.each([
  [12, 'new'],
  [40, 'retry'],
] as const)('%i %s leads that a receiver hangs on delay no other lead', async (many, kind) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const tried: string[] = []
  const { ask, sql, start } = forwardingWith(async ({ call }) => {
    tried.push(call)
    return call === 'profile' ? released : undefined
  })
  for (let n = 0; n < many; n += 1) await send(ask, 'profile')
  if (kind === 'retry') await sql.run('UPDATE leads SET forward_at = 1, forward_tries = 3')
  const stop = start()
  onTestFinished(async () => {
    release(undefined)
    await stop()
  })
  await vi.waitFor(() => expect(tried.length).toBeGreaterThanOrEqual(SLOTS.retry), patience)
  for (let n = 0; n < 5; n += 1) await send(ask, 'contact')
  await vi.waitFor(async () => expect(await sql.run(TOLD)).toHaveLength(5), patience)
})

test('many leads are forwarded one after the other, without a pause between them', async () => {
  const { ask, sql, start } = forwardingWith(async () => undefined)
  for (let n = 0; n < 100; n += 1) await send(ask, 'profile')
  const stop = start({ new: 2, retry: 1 }, 1e6)
  await vi.waitFor(async () => expect(await sql.run(TOLD)).toHaveLength(100), patience)
  await stop()
})
