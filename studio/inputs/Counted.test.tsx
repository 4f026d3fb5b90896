// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Counted } from './Counted.tsx'

afterEach(cleanup)

test('the count follows the text and is announced', () => {
  const limit = { most: 28, kind: 'refused' } as const
  const { rerender } = render(
    <Counted value="Brick" limit={limit}>
      <input aria-label="Brick" />
    </Counted>,
  )
  expect(screen.getByRole('status').textContent).toBe('5 / 28')
  expect(screen.getByRole('textbox', { name: 'Brick' })).toBeTruthy()
  rerender(
    <Counted value={'Brick'.repeat(6)} limit={limit}>
      <input aria-label="Brick" />
    </Counted>,
  )
  expect(screen.getByRole('status').textContent).toBe('30 / 28: 2 characters too long')
})
