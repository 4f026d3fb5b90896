import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetBricks } from '#shared/money.ts'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { checkBudget } from './monitoring-report.schema.ts'
import { MonitoringReport } from './MonitoringReport.tsx'

const show = drawsSection(MonitoringReport, {
  _key: 'k',
  _type: 'monitoringReport',
  heading: 'One page for your committee',
  lead: null,
  sampleNote: 'Names and figures are invented.',
  title: 'Monitoring report',
  subject: 'Acacia House. Week 9',
  badge: 'Sample',
  budgetLabel: 'Budget',
  budget: 154_000_000,
  paidBefore: 60_100_000,
  released: 12_500_000,
  paidLabel: 'paid before',
  releasedLabel: 'this release',
  leftLabel: 'left',
  bricksNote: 'One brick is 1%.',
  checksHeading: '12 of 12 checks',
  passedFirst: 11,
  passedAgain: 1,
  checksNote: '11 passed at the first visit.',
  week: 9,
  drawingNote: 'Drawn, not photographed.',
  releaseTitle: 'Released for slab 2',
  releaseNote: null,
  signatures: [{ _key: 's', _type: 'reportSignature', role: 'Lender', act: 'Released it' }],
})

test('a lender reads the budget, its three parts and the released sum', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Budget, NGN\u00A0154,000,000' })).toBeTruthy()
  expect(screen.getByText('Released for slab 2').nextSibling?.textContent).toBe('NGN 12,500,000')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '39% paid before',
    '8% this release',
    '53% left',
    'LenderReleased it',
  ])
})

test('a hundred bricks are drawn in the same parts, and a brick for each check', () => {
  const [wall, checks] = show().querySelectorAll('div[aria-hidden]')
  const states = [...(wall?.children ?? [])].map((brick) => brick.getAttribute('data-state'))
  expect(states).toHaveLength(100)
  expect(states.filter((state) => state === 'released')).toHaveLength(8)
  expect(states.indexOf('released')).toBe(39)
  expect(checks?.children).toHaveLength(12)
  expect(checks?.querySelectorAll('[data-again]')).toHaveLength(1)
})

test('nobody is paid more than the budget', () => {
  const parent = { budget: 154_000_000, paidBefore: 60_100_000 }
  expect(checkBudget(12_500_000, { parent })).toBe(true)
  expect(checkBudget(93_900_001, { parent })).toContain('1 naira more')
  expect(checkBudget(1, { parent: { budget: 0 } })).toBe(true)
})

test('whatever the sums are, the bricks add up to the whole budget', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(sum, sum, sum, (paid, released, rest) => {
      const bricks = budgetBricks(paid + released + rest + 1, paid, released)
      expect(bricks.paid + bricks.released + bricks.left).toBe(100)
    }),
  )
})
