import { afterEach, beforeEach, expect, vi } from 'vitest'

// Any console error fails the test that caused it; a test that expects one replaces the spy itself.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []).toEqual([])
})
