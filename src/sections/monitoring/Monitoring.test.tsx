// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
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

test('without checks there is no section', () => {
  expect(render(<Monitoring section={section(0)} />).container.innerHTML).toBe('')
})
