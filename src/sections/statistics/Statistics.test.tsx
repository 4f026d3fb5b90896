// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { Statistics } from './Statistics.tsx'

test('a figure and its meaning read as one sentence, without a section where there is no heading', () => {
  const page = drawsSection(Statistics, {
    _key: 's',
    _type: 'statistics',
    heading: null,
    items: [{ _key: 'h', _type: 'statistic', value: '52 million', label: 'homes short' }],
  })()
  expect(screen.getByRole('listitem').textContent).toBe('52 million homes short')
  expect(page.querySelector('section, h2')).toBeNull()
})
