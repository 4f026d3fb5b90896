// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Footer } from './Footer.tsx'
import { navigation, settings } from './shell.fixture.ts'

afterEach(cleanup)

function show() {
  render(<Footer settings={settings} navigation={navigation} />, { wrapper: MemoryRouter })
  return screen.getByRole('contentinfo')
}

test('a visitor reads the mission and the copyright at the foot of the page', () => {
  const footer = show()
  expect(within(footer).getByText(navigation.mission)).toBeTruthy()
  expect(within(footer).getByText(/© 2025/)).toBeTruthy()
})

test('the products are listed in the order of the content', () => {
  const list = within(show()).getByRole('heading', { name: 'Products' }).parentElement
  if (!list) throw new Error('no list')
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/lender', '/owner', '/developer', '/contractor', '/consultant'])
})

test('each social profile is named by its network', () => {
  const footer = show()
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube']) {
    expect(within(footer).getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/)
  }
})

test('back to top leads to the start of the page without any script', () => {
  expect(within(show()).getByRole('link', { name: 'Back to top' }).getAttribute('href')).toBe(
    '#top',
  )
})

test('a footer without content still stands', () => {
  render(<Footer settings={null} navigation={null} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('contentinfo')).toBeTruthy()
})
