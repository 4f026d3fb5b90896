import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { chooseCost, firstCost } from '#src/ui/slider/chosen-cost.ts'
import { twoPrices } from '#src/sections/sections.fixture.ts'
import { WhatYouGet } from './WhatYouGet.tsx'

beforeEach(() => chooseCost(firstCost))

const section: Section<'whatYouGet'> = {
  _key: 'get',
  _type: 'whatYouGet',
  heading: 'What you get',
  lead: null,
  costLabel: 'Project cost',
  feeLabel: 'Tofali fee',
  totalLabel: 'Cost and fee together',
  cards: [],
  prices: twoPrices,
}

const page = (
  <MemoryRouter>
    <WhatYouGet section={section} />
  </MemoryRouter>
)

function figures() {
  const names = ['Project cost', 'Tofali fee, 7.5%', 'Cost and fee together']
  return names.map((name) => screen.getByRole('status', { name }).textContent)
}

test('a visitor who moves the slider sees and hears the figures of the new cost', () => {
  render(page)
  const slider = screen.getByRole('slider', { name: 'Project cost' })
  expect(slider.getAttribute('aria-valuetext')).toBe('154,000,000 naira')
  expect(figures()).toEqual([
    'NGN 154,000,000 naira',
    'NGN 11,550,000 naira',
    'NGN 165,550,000 naira',
  ])
  fireEvent.change(slider, { target: { value: '100' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('500,000,000 naira')
  expect(figures()).toEqual([
    'NGN 500,000,000 naira',
    'NGN 37,500,000 naira',
    'NGN 537,500,000 naira',
  ])
})

test('both prices stand beside each other, each with its way on', () => {
  render(page)
  expect(screen.getByText('from').parentElement?.textContent).toBe('from NGN 0')
  expect(screen.getByText('of its cost').parentElement?.textContent).toBe('7.5% of its cost')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'See The software',
    'See Premium',
  ])
})

test('a cost that another slider of the page has is shown to the naira', () => {
  render(page)
  act(() => chooseCost(85_000_000))
  expect(figures()[0]).toBe('NGN 85,000,000 naira')
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('16')
})
