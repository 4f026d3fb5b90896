import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { chooseCost, firstCost } from '#src/ui/slider/chosen-cost.ts'
import { showBuilt } from '#tests/support/built-page.ts'
import { rated, twoPrices } from '#src/sections/sections.fixture.ts'
import { FeeEstimator } from './FeeEstimator.tsx'

beforeEach(() => {
  chooseCost(firstCost)
  vi.setSystemTime('2026-12-01')
  history.replaceState(null, '', '/fee-estimator')
})

const section: Section<'feeEstimator'> = {
  _key: 'k',
  _type: 'feeEstimator',
  heading: 'Estimate the fees',
  lead: null,
  costLabel: 'Project cost',
  shareNote: 'At every budget.',
  feeLabel: 'Fee, 7.5%',
  totalLabel: 'Cost and fee together',
  action: { label: 'Get Started', to: 'https://auth.example/project-owner/signup' },
  send: {
    _type: 'estimateWords',
    heading: 'Send this estimate',
    text: 'To yourself.',
    caption: 'What they read',
    subject: 'An estimate',
    message: 'Cost {cost}, fee {percent} {fee}, together {total}.',
    note: 'Only the cost is in the link.',
    arrived: 'This came with a link.',
    nearest: 'We show the nearest sum.',
  },
  prices: twoPrices,
  settings: rated,
}

const page = (
  <MemoryRouter>
    <FeeEstimator section={section} first={false} />
  </MemoryRouter>
)

const show = () => render(page)

function figure(name: string) {
  return screen.getByRole('status', { name }).textContent
}

const slider = () => screen.getByRole('slider', { name: 'Project cost' })

function move(value: number) {
  fireEvent.change(slider(), { target: { value } })
}

test.each([
  [5_000_000, '5,000,000', '375,000', '5,375,000'],
  [500_000_000, '500,000,000', '37,500,000', '537,500,000'],
])('a visitor who moves it to %i reads cost, fee and total', (value, cost, fee, total) => {
  show()
  move(value)
  expect(figure('Project cost')).toContain(cost)
  expect(figure('Fee, 7.5%')).toContain(fee)
  expect(figure('Cost and fee together')).toContain(total)
  expect(slider().getAttribute('aria-valuetext')).toBe(`${cost} naira`)
})

const sentence = 'Cost NGN 85,000,000, fee 7.5% NGN 6,375,000, together NGN 91,375,000.'

test('a visitor who follows a link reads its figures, and that they came with it', () => {
  history.replaceState(null, '', '/fee-estimator?cost=85000000')
  show()
  expect(figure('Project cost')).toContain('85,000,000')
  expect(screen.getByText('This came with a link.')).toBeTruthy()
  move(90_000_000)
  expect(screen.queryByText('This came with a link.')).toBeNull()
})

test('a link that asks for more than the slider has shows the nearest sum and says so', () => {
  history.replaceState(null, '', '/fee-estimator?cost=900000000')
  show()
  expect(figure('Project cost')).toContain('500,000,000')
  expect(screen.getByText('We show the nearest sum.')).toBeTruthy()
})

test('the address follows the slider, and going back does not step through its places', async () => {
  history.replaceState(null, '', '/fee-estimator?ref=a#top')
  const entries = history.length
  show()
  move(60_000_000)
  move(85_000_000)
  await waitFor(() => expect(location.search).toBe('?ref=a&cost=85000000'))
  expect(location.hash).toBe('#top')
  expect(history.length).toBe(entries)
})

test('what is sent by WhatsApp and email is what the page shows, with the link', () => {
  show()
  move(85_000_000)
  expect(screen.getByText(sentence)).toBeTruthy()
  const whatsapp = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? ''
  const said = new URL(whatsapp).searchParams.get('text') ?? ''
  expect(said).toMatch(
    new RegExp(`^${sentence.replaceAll('.', '[.]')} https?://.*[?]cost=85000000$`),
  )
  const mail = new URL(screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '')
  expect(mail.searchParams.get('subject')).toBe('An estimate')
  expect(mail.searchParams.get('body')).toBe(said)
})

test('the link is copied, and another estimate is not called copied', async () => {
  const user = userEvent.setup()
  show()
  move(85_000_000)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toMatch(/[?]cost=85000000$/)
  expect(screen.getByText('The link is copied.')).toBeTruthy()
  move(86_000_000)
  expect(screen.queryByText('The link is copied.')).toBeNull()
})

test('a chosen estimate is kept for a form’s message, one that nobody chose is not', () => {
  show()
  expect(tabStorage.read(estimateKey)).toBeNull()
  move(85_000_000)
  expect(tabStorage.read(estimateKey)).toBe(sentence)
})

test('approximate values follow the naira, with the day of their rates', () => {
  show()
  move(120_000_000)
  const amounts = ['CAD 109,000', 'GBP 60,000', 'CAD 8,180', 'GBP 4,500', 'CAD 117,000']
  for (const amount of amounts) expect(screen.getByText(`about ${amount}`)).toBeTruthy()
  const note = 'Rates of 16 November 2026: CAD 1 = NGN 1,100, GBP 1 = NGN 2,000.'
  expect(screen.getByText(note)).toBeTruthy()
  expect(figure('Project cost')).not.toContain('CAD')
})

test('sixty days after the build naira are shown alone', () => {
  const { container, hydrate } = showBuilt(page)
  expect(container.textContent).toContain('about CAD')
  vi.setSystemTime('2027-01-15T00:00:01Z')
  hydrate()
  expect(screen.queryByText(/^about/)).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(figure('Project cost')).toContain('154,000,000')
})
