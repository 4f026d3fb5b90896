import fc from 'fast-check'
import type { FakeResponse } from './fake-backend.fixture.ts'

/** What a visitor, a host or the time does. */
export type Step =
  | { kind: 'submit'; tab: number; text: number }
  | { kind: 'flush' | 'close' | 'again'; tab: number }
  | { kind: 'advance'; milliseconds: number }
  | { kind: 'respond'; response: FakeResponse }

const drawnStatus = fc.constantFrom<FakeResponse['status']>(
  200,
  201,
  302,
  400,
  408,
  409,
  429,
  500,
  503,
  'offline',
  'timeout',
)
const response = fc
  .record({
    status: drawnStatus,
    stores: fc.boolean(),
    retryAfter: fc.constantFrom('', '3', '3600', 'soon'),
    delay: fc.constantFrom(0, 0, 50, 4000, 20_000),
  })
  // A host that responds with 201 has stored the lead, with 4xx it has not; anything else may be either.
  .map((drawn): FakeResponse => ({
    ...drawn,
    stores: drawn.status === 201 || (drawn.stores && !isRefusal(drawn.status)),
  }))

const tab = fc.nat(1)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('submit' as const), tab, text: fc.nat(2) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('respond' as const), response }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      milliseconds: fc.constantFrom(0, 100, 3000, 30_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('flush' as const, 'close' as const, 'again' as const),
      tab,
    }),
  },
)

/** A random sequence of submits, answers, closed tabs and time. */
export const randomSteps = fc.array(step, { minLength: 3, maxLength: 16 })

function isRefusal(status: FakeResponse['status']): boolean {
  return typeof status === 'number' && status >= 400 && status < 500
}
