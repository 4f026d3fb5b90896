// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Navigation } from '#src/content/types.ts'
import { Header } from './Header.tsx'
import { navigation, settings } from '#src/layout/shell.fixture.ts'

interface Case {
  path?: string
  signUpLabel?: string
  changes?: Partial<Navigation>
}

/** The header's full navigation, as on a wide window. */
function show({ path = '/', signUpLabel, changes }: Case = {}) {
  render(
    <Header
      settings={settings}
      navigation={{ ...navigation, ...changes }}
      page={{ path, signUpLabel }}
    />,
    { wrapper: MemoryRouter },
  )
  return screen.getByRole('navigation', { name: 'Main' })
}

function namesIn(element: HTMLElement): (string | null)[] {
  return within(element)
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.textContent)
}

test('the brand leads home', () => {
  show()
  expect(screen.getByRole('link', { name: 'Tofali home' }).getAttribute('href')).toBe('/')
})

test('the Blog link stands in the header of the home page', () => {
  const names = namesIn(show())
  expect(names.slice(-4)).toEqual(['Cost Calculator', 'Refer-to-earn', 'Contact us', 'Blog'])
})

test('the Blog link is hidden on the about page, in the header and in the mobile menu', () => {
  show({ path: '/about-us' })
  expect(screen.queryAllByText('Blog')).toEqual([])
  expect(screen.queryAllByText('Contact us')).toHaveLength(2)
})

test('Solutions menu B says in one line what each entry is', () => {
  const nav = show()
  expect(within(nav).getByText('Build Now Pay Later')).toBeTruthy()
  expect(within(nav).getByText('Finance the build and pay $0 until completion.')).toBeTruthy()
  expect(within(nav).queryByText('For Lenders')).toBeNull()
})

test('Solutions menu A has plain labels', () => {
  const nav = show({ changes: { solutionsVersion: 'A' } })
  expect(namesIn(nav).slice(0, 2)).toEqual(['For Lenders', 'For Contractors'])
  expect(within(nav).queryByText('Build Now Pay Later')).toBeNull()
})

test.each(['Main', 'Menu'])(
  'lenders, developers and who fits nowhere find their way in Solutions too (%s)',
  (name) => {
    show()
    const nav = within(screen.getByRole('navigation', { name, hidden: true }))
    const lenders = nav.getByText('Lenders').closest('a')
    expect(lenders?.getAttribute('href')).toBe('/lender')
    expect(nav.getByText('Property Developers').closest('a')?.getAttribute('href')).toBe(
      '/developer',
    )
    expect(nav.getByText('Not sure where you fit?')).toBeTruthy()
    expect(nav.getByText('Tell us who you are').getAttribute('commandfor')).toBe('dialog-iam')
  },
)

test('a link that the Solutions menu has already is not offered again at its foot', () => {
  const nav = show({ changes: { solutionsVersion: 'A' } })
  expect(namesIn(nav).filter((name) => /Lenders/.test(name ?? ''))).toEqual(['For Lenders'])
})

test('Solutions and Pricing are closed disclosure buttons of their panels', () => {
  const nav = show()
  for (const name of ['Solutions', 'Pricing']) {
    const button = within(nav).getByRole('button', { name, expanded: false })
    expect(
      document.getElementById(button.getAttribute('popovertarget') ?? '')?.hasAttribute('popover'),
    ).toBe(true)
  }
})

test('a screen reader is told when the panel has opened', async () => {
  const nav = show()
  const panel = document.getElementById('menu-solutions')
  if (!panel) throw new Error('no panel')
  vi.spyOn(panel, 'matches').mockReturnValue(true)
  panel.dispatchEvent(new Event('toggle'))
  expect(await within(nav).findByRole('button', { name: 'Solutions', expanded: true })).toBeTruthy()
})

test('the current page is marked, and only that', () => {
  const nav = show({ path: '/contact' })
  const current = within(nav).getAllByRole('link', { hidden: true, current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual(['Contact us'])
})

test('a page may give Sign up its own label', () => {
  show({ path: '/referral', signUpLabel: 'Refer now' })
  expect(screen.getAllByText('Refer now').length).toBe(2)
  expect(screen.queryByText('Sign up')).toBeNull()
})

test('without a label of the page the button reads Sign up and leads to the authentication site', () => {
  show()
  for (const link of screen.getAllByText('Sign up')) {
    expect(link.closest('a')?.getAttribute('href')).toBe('https://auth.example')
  }
})

test('a button whose form is switched off leaves no gap in the header', () => {
  show({ changes: { login: null, signUp: null } })
  expect(screen.queryByText(/Login|Sign up/)).toBeNull()
})
