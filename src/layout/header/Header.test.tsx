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

test.each([
  ['/', 2],
  ['/about-us', 0],
])('on %s the Blog link is in the header and in the mobile menu, or hidden: %i', (path, count) => {
  show({ path })
  expect(screen.queryAllByText('Blog')).toHaveLength(count)
  expect(screen.queryAllByText('Contact us')).toHaveLength(2)
})

test('Solutions menu B says in one line what each entry is', () => {
  const nav = show()
  expect(within(nav).getByText('Build Now Pay Later')).toBeTruthy()
  expect(within(nav).getByText('Finance the build and pay $0 until completion.')).toBeTruthy()
  expect(within(nav).queryByText('For Lenders')).toBeNull()
})

test('Solutions menu A has plain labels, and its foot does not offer the same link again', () => {
  const nav = show({ changes: { solutionsVersion: 'A' } })
  expect(namesIn(nav).slice(0, 2)).toEqual(['For Lenders', 'For Contractors'])
  expect(namesIn(nav).filter((name) => /Lenders/.test(name ?? ''))).toEqual(['For Lenders'])
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

test.each(['Solutions', 'Pricing'])(
  '%s is a button that says when its panel has opened',
  async (name) => {
    const nav = within(show())
    const button = nav.getByRole('button', { name, expanded: false })
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (!panel) throw new Error('no panel')
    expect(panel.hasAttribute('popover')).toBe(true)
    vi.spyOn(panel, 'matches').mockReturnValue(true)
    panel.dispatchEvent(new Event('toggle'))
    expect(await nav.findByRole('button', { name, expanded: true })).toBeTruthy()
  },
)

test('the current page is marked, and only that', () => {
  const nav = show({ path: '/contact' })
  const current = within(nav).getAllByRole('link', { hidden: true, current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual(['Contact us'])
})

test.each([
  ['Refer now', 'Refer now'],
  [undefined, 'Sign up'],
])('with the label %j of the page, "%s" leads to the authentication site', (signUpLabel, label) => {
  show({ path: '/referral', ...(signUpLabel && { signUpLabel }) })
  const buttons = screen.getAllByText(/^(Refer now|Sign up)$/)
  expect(buttons.map(({ textContent }) => textContent)).toEqual([label, label])
  for (const button of buttons)
    expect(button.closest('a')?.getAttribute('href')).toBe('https://auth.example')
})

test('a button whose form is switched off leaves no gap in the header', () => {
  show({ changes: { login: null, signUp: null } })
  expect(screen.queryByText(/Login|Sign up/)).toBeNull()
})
