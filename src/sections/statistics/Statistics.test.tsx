// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { Statistics } from './Statistics.tsx'

afterEach(cleanup)

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

test('the heading is spoken, not shown', () => {
  const page = show({ heading: 'Africa in figures' })
  expect(screen.getByRole('region', { name: 'Africa in figures' })).toBeTruthy()
  expect(page.textContent).not.toContain('Africa in figures')
})

test('no figures, no band', () => {
  expect(show({ items: [] }).innerHTML).toBe('')
})
