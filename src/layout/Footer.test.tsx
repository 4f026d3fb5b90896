import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Footer } from './Footer.tsx'
import { navigation, settings } from './shell.fixture.ts'

test('a visitor finds each social profile by its network, who is behind the site, and the way to the top without scripts', () => {
  render(<Footer settings={settings} navigation={navigation} languages={[]} />, {
    wrapper: MemoryRouter,
  })
  const footer = within(screen.getByRole('contentinfo'))
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube'])
    expect(footer.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/)
  expect(footer.getByText('[Company name], [registration number].')).toBeTruthy()
  expect(footer.getByRole('link', { name: 'Back to top' }).getAttribute('href')).toBe('#top')
})

test('a language that a page lacks leads home, and the footer says so', () => {
  const missing = { code: 'sw', title: 'Kiswahili', isCurrent: false, path: null, home: '/sw' }
  render(<Footer settings={settings} navigation={navigation} languages={[missing]} />, {
    wrapper: MemoryRouter,
  })
  const link = screen.getByRole('link', { name: /^Kiswahili/ })
  expect(link.textContent).toContain('This page is not translated. Home page')
  expect(link.getAttribute('href')).toBe('/sw')
})

test('a footer without content is still there', () => {
  render(<Footer settings={null} navigation={null} languages={[]} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('contentinfo')).toBeTruthy()
})
