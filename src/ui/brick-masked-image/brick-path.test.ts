import { expect, test } from 'vitest'
import { brickPath } from './brick-path.ts'

test('a wall starts at its first brick and steps from one to the next', () => {
  const brick = { width: 62, height: 24 }
  expect(
    brickPath([
      { x: 2, y: 36, ...brick },
      { x: 74, y: 36, ...brick },
      { x: 38, y: 2, ...brick },
    ]),
  ).toBe('M2 36h62v24h-62zm72 0h62v24h-62zm-36 -34h62v24h-62z')
})

test('no bricks, no path', () => {
  expect(brickPath([])).toBe('')
})
