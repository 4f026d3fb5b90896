import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEntry, isExpired, newEntry } from './entry.ts'

const now = Date.UTC(2025, 2, 1)
const entry = newEntry({
  id: 'id',
  call: 'demo',
  body: { linkedInUrl: 'in/ada' },
  at: now,
  build: 'build-1',
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
  expect(isEntry({ ...entry, build: undefined })).toBe(false)
  fc.assert(fc.property(fc.anything(), (value) => !isEntry(value)))
})
