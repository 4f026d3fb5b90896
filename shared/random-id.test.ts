import { expect, test, vi } from 'vitest'
import { randomId } from './random-id.ts'

test('a lead gets an id of its own also on a site without TLS', () => {
  const real = crypto
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  })
  const ids = Array.from({ length: 2000 }, randomId)
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
