// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { FeeEstimator } from '#src/sections/fee-estimator/FeeEstimator.tsx'
import { PlanFinder } from '#src/sections/plan-finder/PlanFinder.tsx'
import { Plans } from '#src/sections/plans/Plans.tsx'
import { WhatYouGet } from '#src/sections/what-you-get/WhatYouGet.tsx'
import { loadSeed, sectionOf } from '#tests/support/seed.ts'
import type { Seed } from '#tests/support/seed.ts'

// What the pages show, calculated another way: in whole kobo, without floating point.
let seed: Seed

beforeAll(async () => {
  seed = await loadSeed()
})

const kobo = (naira: number) => BigInt(naira) * 100n

/** Base times users; for Pro 45,000 and 10,000 for each user above 3. In kobo a month. */
const monthly: Record<string, (users: number) => bigint> = {
  Basic: (users) => kobo(20_000) * BigInt(users),
  Pro: (users) => {
    let sum = kobo(45_000)
    for (let user = 4; user <= users; user += 1) sum += kobo(10_000)
    return sum
  },
}

/** "NGN 1,234,567" of kobo, by cutting the digits into threes. */
function inNaira(amount: bigint): string {
  expect(amount % 100n).toBe(0n)
  const digits = String(amount / 100n)
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(end - 3, 0), end))
  }
  return `NGN ${groups.join(',')}`
}

/** The sum that is in view on a plan's card. */
function shown(plan: string): string {
  const card = screen.getByRole('radio', { name: plan }).closest('li')
  const sum = card?.querySelector('output > :not([hidden]) > :first-child')
  return sum?.textContent ?? ''
}

test.each([
  ['Basic', 1, 10],
  ['Pro', 3, 10],
] as const)('every sum of %s for %i to %i users, by month and by year', (plan, least, most) => {
  const section = sectionOf(seed, '/pricing/enterprise', 'plans')
  render(<Plans section={section} first />, { wrapper: MemoryRouter })
  const users = screen.getByRole('combobox', { name: `${plan} users` })
  const counts = [...users.querySelectorAll('option')].map(({ value }) => Number(value))
  expect(counts).toEqual(Array.from({ length: most - least + 1 }, (_, index) => least + index))
  for (const count of counts) {
    const month = monthly[plan]?.(count) ?? 0n
    fireEvent.change(users, { target: { value: String(count) } })
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect(shown(plan)).toBe(inNaira(month))
    fireEvent.click(screen.getByRole('radio', { name: 'Annually - save 15%' }))
    expect(shown(plan)).toBe(inNaira((month * 12n * 85n) / 100n))
  }
})

test('the finder names the cheaper plan for 1 to 10 people, at the sums of its card', () => {
  const plans = sectionOf(seed, '/pricing/enterprise', 'plans')
  const finder = sectionOf(seed, '/pricing/enterprise', 'planFinder')
  render(
    <MemoryRouter>
      <Plans section={plans} first />
      <PlanFinder section={finder} />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Several' }))
  for (let people = 1; people <= 10; people += 1) {
    const name = people === 1 ? '1 person' : `${people} people`
    fireEvent.click(screen.getByRole('radio', { name }))
    const [basic, pro] = [kobo(20_000) * BigInt(people), monthly['Pro']?.(people) ?? 0n]
    const [plan, month] = basic < pro ? ['Basic', basic] : ['Pro', pro]
    const answer = screen.getByRole('heading', { name: plan, level: 3 }).parentElement
    const year = (month * 12n * 85n) / 100n
    expect(answer?.textContent).toContain(`${inNaira(month)}for each project`)
    expect(answer?.textContent).toContain(`${inNaira(year)}you save`)
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect(shown(plan)).toBe(inNaira(month))
    fireEvent.click(screen.getByRole('radio', { name: 'Annually - save 15%' }))
    expect(shown(plan)).toBe(inNaira(year))
  }
})

test('Free is 0 for 1 user and Enterprise "Contact us", in both views', () => {
  const section = sectionOf(seed, '/pricing/enterprise', 'plans')
  render(<Plans section={section} first />, { wrapper: MemoryRouter })
  for (const view of ['Monthly', 'Annually - save 15%']) {
    fireEvent.click(screen.getByRole('radio', { name: view }))
    expect(screen.getByRole('radio', { name: 'Free' }).closest('li')?.textContent).toContain(
      'NGN 0for 1 user',
    )
    expect(screen.getByRole('radio', { name: 'Enterprise' }).closest('li')?.textContent).toContain(
      'Contact us',
    )
  }
})

const million = 1_000_000n

/** The cost to the nearest 1,000,000; 7.5 % of that; both together. All in kobo. */
function quote(cost: bigint): string[] {
  const rounded = ((cost + (million * 100n) / 2n) / (million * 100n)) * million * 100n
  const fee = (rounded * 75n) / 1000n
  return [rounded, fee, rounded + fee].map(inNaira)
}

/** Cost, fee and total as the panel shows them. */
function panel(): string[] {
  // "naira" is said aloud behind the figure, and not shown.
  return screen
    .getAllByRole('status')
    .map((output) => output.textContent.replace(/\s+/g, ' ').replace(/ naira$/, ''))
}

test('the fee estimator from 5,000,000 to 500,000,000: every step, its fee and its total', () => {
  const section = sectionOf(seed, '/fee-estimator', 'feeEstimator')
  render(<FeeEstimator section={section} first />, { wrapper: MemoryRouter })
  const slider = screen.getByRole('slider')
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['5000000', '500000000'])
  // Beside the ends, every 33rd step: 5, 38, 71 … 500 million.
  for (let cost = 5; cost <= 500; cost += 33) {
    fireEvent.change(slider, { target: { value: String(cost * 1_000_000) } })
    expect(panel()).toEqual(quote(kobo(cost * 1_000_000)))
  }
})

test('the cost panel slider is clamped to 0 to 100, and each position quotes in NGN', () => {
  render(<WhatYouGet section={sectionOf(seed, '/', 'whatYouGet')} />, { wrapper: MemoryRouter })
  const slider = screen.getByRole('slider')
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '100'])
  for (let position = 0; position <= 100; position += 1) {
    fireEvent.change(slider, { target: { value: String(position) } })
    // 0 is NGN 5,000,000, 100 is NGN 500,000,000: NGN 4,950,000 a position.
    expect(panel()).toEqual(quote(kobo(5_000_000) + BigInt(position) * kobo(4_950_000)))
  }
})
