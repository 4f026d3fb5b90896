import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection, insured } from '#src/sections/sections.fixture.ts'
import { Statistics } from './Statistics.tsx'

test('a figure and what it counts read as one sentence, and open on its sources', async () => {
  const page = drawsSection(Statistics, {
    _key: 's',
    _type: 'statistics',
    heading: null,
    items: [{ ...insured, text: '52 million', lead: 'homes short', hint: null }],
    note: null,
  })()
  const paper = await screen.findByRole('dialog', { hidden: true })
  const figure = screen.getByRole('button', { name: '52 million homes short' })
  expect(figure.getAttribute('popovertarget')).toBe(paper.id)
  expect(page.querySelector('section')).toBeNull()
})
