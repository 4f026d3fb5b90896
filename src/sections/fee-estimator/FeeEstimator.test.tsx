// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { FeeEstimator } from './FeeEstimator.tsx'

afterEach(cleanup)

const section: Section<'feeEstimator'> = {
  _key: 'k',
  _type: 'feeEstimator',
  heading: 'Estimate the fees',
  lead: null,
  costLabel: 'Project cost',
  shareText: 'For every 40 bricks of your project, 3 more are our fee.',
  shareNote: 'At every budget.',
  feeLabel: 'Fee, 7.5%',
  totalLabel: 'Cost and fee together',
  action: { label: 'Get Started', to: 'https://auth.example/project-owner/signup' },
}

function show(first = false) {
  return render(<FeeEstimator section={section} first={first} />, { wrapper: MemoryRouter })
}

function figure(name: string) {
  return screen.getByRole('status', { name }).textContent
}

test('the slider runs from 5,000,000 to 500,000,000 in steps of 1,000,000', () => {
  show()
  const slider = screen.getByRole('slider', { name: 'Project cost' })
  const limits = ['min', 'max', 'step'].map((name) => slider.getAttribute(name))
  expect(limits).toEqual(['5000000', '500000000', '1000000'])
})

test.each([
  [5_000_000, '5,000,000', '375,000', '5,375,000'],
  [120_000_000, '120,000,000', '9,000,000', '129,000,000'],
  [500_000_000, '500,000,000', '37,500,000', '537,500,000'],
])('a visitor who moves it to %i reads cost, fee and total', (value, cost, fee, total) => {
  show()
  const slider = screen.getByRole('slider', { name: 'Project cost' })
  fireEvent.change(slider, { target: { value } })
  expect(figure('Project cost')).toContain(cost)
  expect(figure('Fee, 7.5%')).toContain(fee)
  expect(figure('Cost and fee together')).toContain(total)
  expect(slider.getAttribute('aria-valuetext')).toBe(`${cost} naira`)
})

test('the fee is said in bricks, in the words of the CMS: three more for every forty', () => {
  show()
  const words = screen.getByText('For every 40 bricks of your project, 3 more are our fee.')
  expect(words.parentElement?.textContent).toContain('our fee. At every budget.')
})

test('Get Started leads to the sign-up of a project owner', () => {
  show()
  const link = screen.getByRole('link', { name: 'Get Started' })
  expect(link.getAttribute('href')).toBe('https://auth.example/project-owner/signup')
})

test('on a page of its own the title is the h1', () => {
  show(true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Estimate the fees')
})
