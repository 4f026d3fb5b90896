// @vitest-environment node
import { expect, test } from 'vitest'
import { rememberDeliveries } from './deliveries.ts'

const HOUR = 60 * 60_000

test('a delivery is known by any of its marks for an hour, and forgotten after it', () => {
  const deliveries = rememberDeliveries()
  expect(deliveries.isRepeat(['a', 'b'], 0)).toBe(false)
  expect(deliveries.isRepeat(['b', 'c'], HOUR)).toBe(true)
  // A repeat teaches nothing new.
  expect(deliveries.isRepeat(['c'], HOUR)).toBe(false)
  expect(deliveries.isRepeat(['a'], HOUR + 1)).toBe(false)
})

test('a flood does not fill the memory: the oldest are forgotten first', () => {
  const deliveries = rememberDeliveries()
  for (let n = 0; n < 10_002; n += 1) deliveries.isRepeat([`mark ${n}`], n)
  expect(deliveries.isRepeat(['mark 10001'], 10_002)).toBe(true)
  expect(deliveries.isRepeat(['mark 5'], 10_002)).toBe(true)
  expect(deliveries.isRepeat(['mark 0'], 10_002)).toBe(false)
})
