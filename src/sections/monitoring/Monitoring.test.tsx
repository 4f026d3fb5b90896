// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Monitoring } from './Monitoring.tsx'

afterEach(cleanup)

function section(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({
    _key: String(index),
    _type: 'step' as const,
    title: `Check ${index + 1}`,
    body: 'Done by a person.',
  }))
  return { _key: 'k', _type: 'monitoring' as const, heading: 'Checks', lead: null, items }
}

test('each check stands one course higher in the wall', () => {
  render(<Monitoring section={section(4)} />)
  const walls = screen.getAllByRole('listitem').map((check) => check.querySelector('svg'))
  const laid = walls.map(
    (wall) =>
      new Set(
        [...(wall?.querySelectorAll('rect:not([data-state=open])') ?? [])].map((brick) =>
          brick.getAttribute('y'),
        ),
      ).size,
  )
  expect(laid).toEqual([1, 2, 3, 4])
})

test('without checks there is no section', () => {
  expect(render(<Monitoring section={section(0)} />).container.innerHTML).toBe('')
})
