import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEntry, isExpired, newEntry, retryAfter, settle, waitFor } from './entry.ts'
import type { Conditions } from './entry.ts'
import type { Outcome } from '#src/services/http/request.ts'

const now = Date.UTC(2025, 2, 1)
const entry = newEntry({
  id: 'id',
  call: 'demo',
  body: { linkedInUrl: 'in/ada' },
  at: now,
  build: 'build-1',
})
const keyed: Conditions = { takesKey: true, now, failures: 0, random: 0 }

function answer(status: number, header: string | null = null): Outcome {
  return { kind: 'answer', status, body: undefined, retryAfter: header }
}

function waitAfter(outcome: Outcome, conditions = keyed): number | null | undefined {
  const next = settle(entry, outcome, false, conditions)
  return next.kind === 'waiting' ? next.wait : undefined
}

function waitsWith(random: number): (number | null | undefined)[] {
  return [0, 1, 2, 3, 4].map((failures) => waitAfter(answer(500), { ...keyed, failures, random }))
}

test.each([400, 401, 403, 404, 409, 413, 422])(
  '%i means "not like this": out of the outbox',
  (status) => {
    expect(settle(entry, answer(status), false, keyed)).toEqual({ kind: 'refused' })
  },
)

test.each([408, 425, 429])('%i means "not now": it did not arrive, and is sent again', (status) => {
  const next = settle(entry, answer(status), false, keyed)
  expect(next).toMatchObject({ kind: 'waiting', entry: { tries: 1, mayHaveArrived: false } })
})

test.each<[string, Outcome]>([
  ['500', answer(500)],
  ['503', answer(503)],
  ['no connection', { kind: 'offline' }],
  ['no answer in time', { kind: 'timeout' }],
  ['a page that was left', { kind: 'aborted' }],
])(
  'after %s it may have arrived, and is sent again where the key makes it one',
  (_what, outcome) => {
    expect(settle(entry, outcome, false, keyed)).toMatchObject({
      kind: 'waiting',
      entry: { mayHaveArrived: true, held: false },
    })
    expect(settle(entry, outcome, false, { ...keyed, takesKey: false })).toMatchObject({
      kind: 'held',
      entry: { mayHaveArrived: true, held: true },
    })
  },
)

test.each([200, 204, 302])(
  '%i that is no success may be saved: never sent again by itself',
  (status) => {
    expect(settle(entry, answer(status), false, keyed)).toMatchObject({
      kind: 'held',
      entry: { held: true, mayHaveArrived: true },
    })
  },
)

test('what was received leaves the outbox, whatever its status', () => {
  expect(settle(entry, answer(201), true, keyed)).toEqual({ kind: 'delivered' })
})

test('the waits are 1, 2, 4 and 8 seconds with 50 to 100 % on top, then none in this visit', () => {
  expect(waitsWith(0)).toEqual([1500, 3000, 6000, 12_000, null])
  expect(waitsWith(1)).toEqual([2000, 4000, 8000, 16_000, null])
})

test.each([
  ['7', 7000],
  [' 120 ', 120_000],
  ['3600', 300_000],
  ['99999999999999999999', 300_000],
  ['0', 0],
  ['-5', 0],
  ['soon', 0],
  ['1e9', 0],
  ['', 0],
  [null, 0],
  ['Sat, 01 Mar 2025 00:01:00 GMT', 60_000],
  ['Sun, 02 Mar 2025 00:00:00 GMT', 300_000],
  ['Fri, 28 Feb 2025 00:00:00 GMT', 0],
])('Retry-After "%s" is honoured as %i ms', (header, wait) => {
  expect(retryAfter(header, now)).toBe(wait)
})

test('Retry-After only lengthens the wait', () => {
  expect(waitAfter(answer(429, '60'))).toBe(60_000)
  expect(waitAfter(answer(429, 'garbage'))).toBe(1500)
})

test('no answer, however odd, makes a wait that is negative, endless or over five minutes', () => {
  const outcome = fc.oneof(
    fc.record({
      kind: fc.constant('answer' as const),
      status: fc.integer({ min: 0, max: 700 }),
      body: fc.anything(),
      retryAfter: fc.option(fc.oneof(fc.string(), fc.nat().map(String)), { nil: null }),
    }),
    fc.constant<Outcome>({ kind: 'offline' }),
  )
  fc.assert(
    fc.property(
      outcome,
      fc.nat(9),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (met, failures, random) => {
        const next = settle(entry, met, false, { ...keyed, failures, random })
        expect(next.kind).not.toBe('delivered')
        if (next.kind !== 'waiting') return
        expect(next.entry.notBefore).toBeGreaterThan(now)
        expect(next.entry.notBefore).toBeLessThanOrEqual(now + 300_000)
      },
    ),
  )
})

test('a lead is kept for 24 hours, and a clock that went back does not shorten or hold it', () => {
  const day = 24 * 60 * 60 * 1000
  expect(isExpired(entry, now + day)).toBe(false)
  expect(isExpired(entry, now + day + 1)).toBe(true)
  expect(isExpired(entry, now - day)).toBe(false)
  expect(waitFor({ ...entry, notBefore: now + 2000 }, now)).toBe(2000)
  expect(waitFor({ ...entry, notBefore: now + 2000 }, now - day)).toBe(0)
})

test('what storage gives back is an entry only when it is whole', () => {
  expect(isEntry(structuredClone(entry))).toBe(true)
  expect(isEntry({ ...entry, call: 'upload' })).toBe(false)
  expect(isEntry({ ...entry, at: 'now' })).toBe(false)
  expect(isEntry({ ...entry, build: undefined })).toBe(false)
  fc.assert(fc.property(fc.anything(), (value) => !isEntry(value)))
})
