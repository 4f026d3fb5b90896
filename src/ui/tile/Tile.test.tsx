// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Tile } from './Tile.tsx'

afterEach(cleanup)

test('a tile is decoration: it draws its icon and says nothing', () => {
  const { container } = render(<Tile icon="key" tint="leaf" />)
  expect(container.querySelector('svg[aria-hidden="true"] path')).not.toBeNull()
  expect(container.textContent).toBe('')
})
