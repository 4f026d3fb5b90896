// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Wall, brickPath } from './Wall.tsx'

afterEach(cleanup)

test('a wall has one path for each tone, of whole and half bricks with their gaps', () => {
  const { container } = render(
    <Wall
      courses={[
        [0, 'Ll_L'],
        [10, 'D'],
      ]}
      size={[100, 20]}
      brick={[22, 8]}
      joint={2}
      radius={1}
    />,
  )
  const paths = [...container.querySelectorAll('path')]
  expect(paths.map((path) => [path.dataset['tone'], path.getAttribute('d')])).toEqual([
    ['L', 'M1 1h20v6h-20zm24 0h8v6h-8zm24 0h20v6h-20z'],
    ['D', 'M11 11h20v6h-20z'],
  ])
  expect(screen.queryByRole('img')).toBeNull()
})

test('a path starts at its first brick and steps from one to the next', () => {
  const brick = { width: 62, height: 24 }
  expect(
    brickPath([
      { x: 2, y: 36, ...brick },
      { x: 74, y: 36, ...brick },
      { x: 38, y: 2, ...brick },
    ]),
  ).toBe('M2 36h62v24h-62zm72 0h62v24h-62zm-36 -34h62v24h-62z')
  expect(brickPath([])).toBe('')
})
