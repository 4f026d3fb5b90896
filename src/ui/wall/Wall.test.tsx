import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Wall } from './Wall.tsx'

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
