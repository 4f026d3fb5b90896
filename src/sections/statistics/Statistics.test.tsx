// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { Statistics } from './Statistics.tsx'

const housing = {
  _key: 'h',
  _type: 'statistic' as const,
  value: '52 million',
  label: 'homes short',
}

function show(fields: Partial<Section<'statistics'>>) {
  const section: Section<'statistics'> = {
    _key: 's',
    _type: 'statistics',
    heading: null,
    items: [housing],
  }
  return render(<Statistics section={{ ...section, ...fields }} />).container
}

test('a figure and its meaning read as one sentence', () => {
  show({})
  expect(screen.getByRole('listitem').textContent).toBe('52 million homes short')
})

test('without a heading the figures are no section of their own', () => {
  expect(show({ heading: null }).querySelector('section, h2')).toBeNull()
})
