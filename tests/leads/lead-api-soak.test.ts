import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CALLS } from '#lead-api/calls/calls.ts'
import { leadApiWith } from '#lead-api/test-support.ts'
import { createFakeBackend } from '#src/leads/outbox/fake-backend.fixture.ts'
import { randomSteps, play } from '#src/leads/outbox/random-story.fixture.ts'

test(
  'in 100 random sequences of faults the lead API stores each lead of the site once, as it was sent',
  { timeout: 60_000 },
  async () => {
    let repeated = 0
    await fc.assert(
      fc.asyncProperty(randomSteps, async (steps) => {
        const backend = createFakeBackend()
        const { told } = await play(backend, steps)
        const { ask, leads } = leadApiWith()
        // All that reached the host, at once: an API that answers one with 409 would lose it.
        const answers = await Promise.all(
          backend.received.map(({ call, body, id }) =>
            ask(CALLS[call].path, {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'idempotency-key': id },
              body: JSON.stringify(body),
            }),
          ),
        )
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
        const stored = new Map(
          (await leads.leads()).map(({ idempotencyKey, body }) => [idempotencyKey, body]),
        )
        const sent = [...backend.stored].map(([id, { body }]) => [id, body] as const)
        expect(stored).toEqual(new Map(sent))
        expect([...told].filter((id) => !stored.has(id))).toEqual([])
        repeated += backend.received.length - stored.size
      }),
      { numRuns: 100 },
    )
    expect(repeated).toBeGreaterThan(10)
  },
)
