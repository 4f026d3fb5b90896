// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { InsuredBand } from './InsuredBand.tsx'

const bare: Section<'insuredBand'> = {
  _key: 'i',
  _type: 'insuredBand',
  heading: 'Project funds 100% insured',
  text: 'From the first deposit to the final release.',
  points: null,
  action: null,
}

function show(fields: Partial<Section<'insuredBand'>>) {
  render(<InsuredBand section={{ ...bare, ...fields }} />, { wrapper: MemoryRouter })
}

test('a lender reads the promise and its reasons, and may book a demo', () => {
  show({
    points: ['First deposit', 'Final release'],
    action: { label: 'Book a Demo', opens: 'demo' },
  })
  expect(screen.getByRole('heading', { level: 2, name: 'Project funds 100% insured' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((point) => point.textContent)).toEqual([
    'First deposit',
    'Final release',
  ])
  expect(screen.getByRole('button', { name: 'Book a Demo' })).toBeTruthy()
})

test('without points and action there is no empty list and no button', () => {
  show({ points: [] })
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
