// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Footer } from './Footer.tsx'
import { navigation, settings } from './shell.fixture.ts'

function show() {
  render(<Footer settings={settings} navigation={navigation} />, { wrapper: MemoryRouter })
  return screen.getByRole('contentinfo')
}

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
