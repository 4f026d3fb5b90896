import { expect, test } from 'vitest'
import { throttleWait } from './throttle.ts'

test('a few slips of the finger cost nothing, guessing costs more and more', () => {
  expect([0, 1, 3, 4, 5, 6, 8, 9, 100].map(throttleWait)).toEqual([
    0, 0, 0, 2000, 4000, 8000, 32_000, 60_000, 60_000,
  ])
})
