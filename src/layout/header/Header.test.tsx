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

function addressesIn(element: HTMLElement): (string | null)[] {
  return within(element)
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
}

test.each([
  ['/', 2],
  ['/about-us', 0],
])('on %s the Blog link is in the header and in the mobile menu, or hidden: %i', (path, count) => {
  show({ path })
  expect(screen.queryAllByText('Blog')).toHaveLength(count)
  expect(screen.queryAllByText('Contact us')).toHaveLength(2)
})

test('Solutions menu B says in one line what each entry is, in groups', () => {
  const nav = within(show())
  expect(nav.getByText('A waitlist: $0 until completion.')).toBeTruthy()
  const groups = nav.getAllByRole('list', { hidden: true }).slice(0, 2)
  expect(groups.map((list) => [list.getAttribute('aria-label'), ...addressesIn(list)])).toEqual([
    ['Fund', '/finance', '/lender'],
    ['Build', '/owner'],
  ])
  expect(nav.queryByText('For Lenders')).toBeNull()
})

test('Solutions menu A has plain labels', () => {
  const nav = show({ changes: { solutionsVersion: 'A' } })
  expect(addressesIn(nav).slice(0, 2)).toEqual(['/lender', '/contractor'])
  expect(within(nav).queryByText('Build Now Pay Later')).toBeNull()
})

test.each(['Main', 'Menu'])('who fits nowhere finds a way in Solutions too (%s)', (name) => {
  show()
  const nav = within(screen.getByRole('navigation', { name, hidden: true }))
  expect(nav.getByText('Not sure where you fit?')).toBeTruthy()
  expect(nav.getByText('Tell us who you are').getAttribute('commandfor')).toBe('dialog-iam')
})

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
