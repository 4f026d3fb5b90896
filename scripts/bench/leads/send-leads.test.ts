// @vitest-environment node
import { expect, test } from 'vitest'
import { EXAMPLES } from '#lead-api/calls/examples.ts'
import { findProblems } from './send-leads.ts'
import type { Lead } from '#lead-api/types.ts'
import type { Load } from './send-leads.ts'

const load: Load = {
  sent: ['a', 'b'].map((key) => ({ key, call: 'contact', ms: 1 })),
  repeated: 0,
  refusals: [],
  seconds: 1,
}

function stored(key: string, body: Lead['body'] = EXAMPLES.contact): Lead {
  return {
    id: key,
    call: 'contact',
    receivedAt: '2025-01-31T12:00:00.000Z',
    idempotencyKey: key,
    repeats: 0,
    headers: { origin: null, authorization: null, contentType: null },
    body,
    files: [],
  }
}

test('a database with each lead once has no problem', () => {
  expect(findProblems(load, [stored('a'), stored('b')])).toEqual([])
})

test.each([
  ['lost', [stored('a')], 'Lost'],
  ['changed', [stored('a'), stored('b', { ...EXAMPLES.contact, email: 'x' })], 'Lost'],
  ['doubled', [stored('a'), stored('b'), stored('b')], 'Stored more than once'],
])('a lead that is %s is named', (_, leads, problem) => {
  expect(findProblems(load, leads)).toEqual([expect.stringMatching(`^${problem}.* contact b$`)])
})
