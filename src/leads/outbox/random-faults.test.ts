import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeBackend } from './fake-backend.fixture.ts'
import { randomSteps, play } from './random-story.fixture.ts'

test(
  'in 500 random sequences of faults no lead is lost and none is stored twice',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(randomSteps, async (steps) => {
        const backend = createFakeBackend()
        const story = await play(backend, steps)
        for (const [id, { times }] of backend.stored) {
          expect(times, `${id} is stored once`).toBe(1)
          const isKnown = [story.told, story.replaced, story.refused].some((ids) => ids.has(id))
          const isWaiting = (await backend.store.get(id)) !== undefined
          expect(isKnown || isWaiting, `${id} was told or still waits`).toBe(true)
        }
        for (const id of story.told)
          expect(backend.stored.has(id), `${id} was told and is there`).toBe(true)
        for (const id of story.submitted) {
          const isSafe =
            story.told.has(id) ||
            story.refused.has(id) ||
            story.replaced.has(id) ||
            (await backend.store.get(id)) !== undefined
          expect(isSafe, `${id} is told, in the form or in the outbox`).toBe(true)
        }
        for (const { ids } of story.leads) {
          const stored = [...ids].filter((id) => backend.stored.has(id))
          expect(stored.length, `${[...ids].join(' and ')} are one lead`).toBeLessThanOrEqual(1)
        }
        for (const entry of await backend.store.list()) {
          expect(entry.held, `${entry.id} waits only for the visitor`).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  },
)
