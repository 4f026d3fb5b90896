import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { BidInvitation } from './BidInvitation.tsx'

const show = drawsSection(BidInvitation, {
  _key: 'b',
  _type: 'bidInvitation',
  heading: 'Work comes to you',
  lead: null,
  sampleNote: 'Sample. Names and figures are invented.',
  title: 'Invitation to bid',
  subject: 'Tender 14: Roof steel',
  badge: null,
  facts: [{ _key: 'f', _type: 'bidFact', label: 'Papers', text: 'Drawings' }],
  buttons: ['Prepare a bid'],
  rated: 'Sokole Works',
  ratingSubject: 'After a finished job',
  criteria: [
    { _key: 'c', _type: 'ratingCriterion', label: 'On time', bricks: 5 },
    { _key: 'd', _type: 'ratingCriterion', label: 'On budget', bricks: 4 },
  ],
  ratingNote: 'Five bricks are the best.',
})

function sheet(name: string): HTMLElement {
  const found = screen.getByRole('heading', { level: 3, name }).closest('article')
  if (!found) throw new Error(`${name} is not on a sheet`)
  return found
}

test('the large figure is the mean of the criteria, each of them said in words', () => {
  show()
  expect(screen.getByText('4.5').textContent).toBe('4.5 of 5')
  const said = within(sheet('Sokole Works')).getAllByRole('definition')
  expect(said.map(({ textContent }) => textContent)).toEqual(['5 of 5', '4 of 5'])
})

test('drawn buttons are no buttons', () => {
  show()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Prepare a bid').closest('[aria-hidden=true]')).not.toBeNull()
})
