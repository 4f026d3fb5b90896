import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideOutcome, isEntry, isExpired, newEntry, retryAfter, waitFor } from './entry.ts'
import type { Conditions } from './entry.ts'
import type { PostResult } from '#src/leads/http/request.ts'

const now = Date.UTC(2025, 2, 1)
const entry = newEntry({
  id: 'id',
  call: 'demo',
  body: { linkedInUrl: 'in/ada' },
  at: now,
})
const idempotent: Conditions = { isIdempotent: true, now, failures: 0, random: 0 }

function respond(status: number, header: string | null = null): PostResult {
  return { kind: 'response', status, body: undefined, retryAfter: header }
}

function waitAfter(response: PostResult, conditions = idempotent): number | null | undefined {
  const next = decideOutcome(entry, response, false, conditions)
  return next.kind === 'waiting' ? next.wait : undefined
}

function waitsWith(random: number): (number | null | undefined)[] {
  return [0, 1, 2, 3, 4].map((failures) =>
    waitAfter(respond(500), { ...idempotent, failures, random }),
  )
}

test.each([400, 401, 403, 404, 409, 413, 422])(
  '%i is final: the lead leaves the outbox',
  (status) => {
    expect(decideOutcome(entry, respond(status), false, idempotent)).toEqual({ kind: 'refused' })
  },
)

test.each([408, 425, 429])(
  '%i means "not now": the lead did not arrive, and is sent again',
  (status) => {
    const next = decideOutcome(entry, respond(status), false, idempotent)
    expect(next).toMatchObject({ kind: 'waiting', entry: { tries: 1, mayHaveArrived: false } })
  },
)

test.each<[string, PostResult]>([
  ['500', respond(500)],
  ['503', respond(503)],
  ['no connection', { kind: 'offline' }],
  ['no response in time', { kind: 'timeout' }],
  ['leaving the page', { kind: 'aborted' }],
])(
  'after %s a lead may have arrived, and is sent again where the host is idempotent',
  (_what, response) => {
    expect(decideOutcome(entry, response, false, idempotent)).toMatchObject({
      kind: 'waiting',
      entry: { mayHaveArrived: true, held: false },
    })
    expect(
      decideOutcome(entry, response, false, { ...idempotent, isIdempotent: false }),
    ).toMatchObject({
      kind: 'held',
      entry: { mayHaveArrived: true, held: true },
    })
  },
)

test.each([200, 204, 302])(
  'a lead answered with an unexpected %i may be stored: it is never sent again automatically',
  (status) => {
    expect(decideOutcome(entry, respond(status), false, idempotent)).toMatchObject({
      kind: 'held',
      entry: { held: true, mayHaveArrived: true },
    })
  },
)

test('a received lead leaves the outbox, whatever its status', () => {
  expect(decideOutcome(entry, respond(201), true, idempotent)).toEqual({ kind: 'delivered' })
})

test('the waits are 1, 2, 4 and 8 seconds plus 50 to 100 %, then none in this visit', () => {
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
])('Retry-After "%s" is respected as %i ms', (header, wait) => {
  expect(retryAfter(header, now)).toBe(wait)
})

test('Retry-After only lengthens the wait', () => {
  expect(waitAfter(respond(429, '60'))).toBe(60_000)
  expect(waitAfter(respond(429, 'garbage'))).toBe(1500)
})

test('a wait that is out of reach was written by a wrong clock, and is not waited for', () => {
  const day = 24 * 60 * 60 * 1000
  expect(waitFor({ ...entry, notBefore: now + 2000 }, now)).toBe(2000)
  expect(waitFor({ ...entry, notBefore: now + 2000 }, now - day)).toBe(0)
})

test('a lead is stored for 24 hours, and a clock that was put back does not shorten that', () => {
  const day = 24 * 60 * 60 * 1000
  expect(isExpired(entry, now + day)).toBe(false)
  expect(isExpired(entry, now + day + 1)).toBe(true)
  expect(isExpired(entry, now - day)).toBe(false)
})

test('what storage returns is an entry only when it is complete', () => {
  expect(isEntry(structuredClone(entry))).toBe(true)
  expect(isEntry({ ...entry, call: 'upload' })).toBe(false)
  expect(isEntry({ ...entry, at: 'now' })).toBe(false)
  fc.assert(fc.property(fc.anything(), (value) => !isEntry(value)))
})
