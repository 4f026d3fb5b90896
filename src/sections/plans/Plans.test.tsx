import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { plansSection } from './plans.fixture.ts'
import { rated, twoPrices } from '#src/sections/sections.fixture.ts'
import { Plans } from './Plans.tsx'

const section = { ...plansSection, lead: 'From {software}, or {fee}.', prices: twoPrices }

const page = (
  <MemoryRouter>
    <Plans section={section} />
  </MemoryRouter>
)

/** The sums in view, from left to right, as a visitor reads them. */
function sums(): string[] {
  return screen.getAllByRole('listitem').flatMap((card) => {
    const found = [...card.querySelectorAll(':scope > output, :scope > p')]
    return found.map((sum) =>
      [...sum.children]
        .filter((part) => !part.hasAttribute('hidden'))
        .map((part) => part.textContent)
        .join(' | '),
    )
  })
}

test('a visitor reads four prices by month', () => {
  render(page)
  expect(sums()).toEqual([
    'NGN 0 | for 1 user',
    'NGN 20,000a month for 1 user, per projectContact us priced to your portfolio',
    'NGN 45,000a month for 3 users, per projectContact us priced to your portfolio',
    'Contact us | priced to your portfolio',
  ])
})

test('switching to annually shows the total of a year, less 15 %', async () => {
  render(page)
  const billing = within(screen.getByRole('radiogroup', { name: 'Billing' }))
  await userEvent.click(billing.getByRole('radio', { name: 'Annually - save 15%' }))
  expect(sums()[0]).toBe('NGN 0 | for 1 user')
  expect(sums()[1]).toContain('NGN 204,000a year for 1 user')
  expect(sums()[2]).toContain('NGN 459,000a year for 3 users')
  await userEvent.click(billing.getByRole('radio', { name: 'Monthly' }))
  expect(sums()[1]).toContain('NGN 20,000')
})

test('more users change the price of their plan alone, and choose that plan, where none was', async () => {
  render(page)
  const plan = { name: /Free|Basic|Pro|Enterprise/, checked: true }
  expect(screen.queryByRole('radio', plan)).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pro users' }), '5 users')
  expect(sums()[2]).toContain('NGN 65,000a month for 5 users')
  expect(sums()[1]).toContain('NGN 20,000')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Basic users' }), '10 users')
  expect(sums()[1]).toContain('NGN 200,000a month for 10 users')
  expect(screen.getByRole('radio', { name: 'Basic' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Pro' })).toHaveProperty('checked', false)
  await userEvent.click(screen.getByText('Enterprise'))
  expect(screen.getByRole('radio', { name: 'Enterprise' })).toHaveProperty('checked', true)
})

test('a visitor learns from how many users on Pro costs less than Basic, and how much', async () => {
  render(page)
  expect(screen.getByText('From 3 users on, Pro costs less.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Basic users' }), '8 users')
  // 8 times 20,000 against 45,000 and 5 times 10,000.
  expect(screen.getByText('Pro costs NGN 65,000 less for 8 users.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Annually - save 15%' }))
  expect(screen.getByText('Pro costs NGN 663,000 a year less for 8 users.')).toBeTruthy()
})

test('Contact Sales opens the demo dialog, the other buttons lead away', () => {
  render(page)
  const sales = screen.getByRole('button', { name: 'Contact Sales' })
  expect(sales.getAttribute('commandfor')).toBe('dialog-demo')
  expect(screen.getByRole('link', { name: 'Choose Pro' }).getAttribute('href')).toBe(
    'https://auth.example/',
  )
})

test('what was chosen before the scripts arrived still holds after them', () => {
  const { container, hydrate } = showBuilt(page)
  const before = [...container.querySelectorAll('[data-billing]')]
  expect(before).toHaveLength(4)
  expect(before.some((sum) => sum.hasAttribute('hidden'))).toBe(false)
  const yearly = container.querySelector<HTMLInputElement>('[value="annually"]')
  const users = container.querySelector<HTMLSelectElement>('select')
  if (!yearly || !users) throw new Error('The page has no controls.')
  yearly.checked = true
  users.value = '4'
  hydrate()
  expect(sums()[1]).toContain('NGN 816,000a year for 4 users')
  expect(yearly.checked).toBe(true)
  expect(users.value).toBe('4')
})

test('the price of a project that we deliver is below the plans, with the same figures', () => {
  render(page)
  expect(screen.getByText('From NGN 0, or 7.5%.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Premium' }).parentElement?.textContent).toBe(
    'Premium7.5% of its cost',
  )
  expect(screen.getByRole('link', { name: 'See Premium' })).toBeTruthy()
})

test('each price is also said in other currencies, while their rates are recent', () => {
  vi.setSystemTime('2026-12-01')
  const { container } = render(
    <MemoryRouter>
      <Plans section={{ ...section, settings: rated }} />
    </MemoryRouter>,
  )
  const monthly = [...container.querySelectorAll('[data-billing="monthly"]')]
  const worth = monthly.map((sum) =>
    [...sum.querySelectorAll('[data-shown-by]')].map(({ textContent }) => textContent),
  )
  expect(worth).toEqual([
    ['about CAD 18', 'about GBP 10'],
    ['about CAD 41', 'about GBP 23'],
  ])
  expect(screen.getByRole('radiogroup', { name: 'Beside naira, show' })).toBeTruthy()
})
