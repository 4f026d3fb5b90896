// @vitest-environment node
import { expect, test } from 'vitest'
import { tabAfter } from './Tabs.tsx'

test('arrow keys of both directions go round the ends', () => {
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0)
  expect(tabAfter('ArrowDown', 0, 3)).toBe(1)
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2)
  expect(tabAfter('ArrowUp', 2, 3)).toBe(1)
})

test('Home and End lead to the ends, other keys nowhere', () => {
  expect(tabAfter('Home', 2, 3)).toBe(0)
  expect(tabAfter('End', 0, 3)).toBe(2)
  expect(tabAfter('Enter', 0, 3)).toBeNull()
})
