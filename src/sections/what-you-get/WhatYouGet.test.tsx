// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { WhatYouGet } from './WhatYouGet.tsx'

const section: Section<'whatYouGet'> = {
  _key: 'get',
  _type: 'whatYouGet',
  heading: 'What you get',
  lead: null,
  costLabel: 'Project cost',
  feeLabel: 'Tofali fee',
  totalLabel: 'Cost and fee together',
  cards: [],
}

const page = (
  <MemoryRouter>
    <WhatYouGet section={section} />
  </MemoryRouter>
)

function read(name: string): string | null {
  return screen.getByRole('status', { name }).textContent
}

function figures(): Record<string, string | null> {
  return {
    cost: read('Project cost'),
    fee: read('Tofali fee, 7.5%'),
    total: read('Cost and fee together'),
  }
}

test('the panel opens at NGN 154,000,000 with its fee and total', () => {
  render(page)
  expect(figures()).toEqual({
    cost: 'NGN 154,000,000 naira',
    fee: 'NGN 11,550,000 naira',
    total: 'NGN 165,550,000 naira',
  })
})

test('a visitor who moves the slider sees and hears the figures of the new cost', () => {
  render(page)
  const slider = screen.getByRole('slider', { name: 'Project cost' })
  expect(slider.getAttribute('aria-valuetext')).toBe('154,000,000 naira')
  fireEvent.change(slider, { target: { value: '100' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('500,000,000 naira')
  expect(figures()).toEqual({
    cost: 'NGN 500,000,000 naira',
    fee: 'NGN 37,500,000 naira',
    total: 'NGN 537,500,000 naira',
  })
})

test('a slider moved before the page was ready keeps its place and the figures follow', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page)
  expect(host.innerHTML).not.toContain('style=')
  screen.getByRole<HTMLInputElement>('slider').value = '0'
  const root = await act(async () => hydrateRoot(host, page))
  expect(figures().cost).toBe('NGN 5,000,000 naira')
  await act(async () => root.unmount())
  host.remove()
})
