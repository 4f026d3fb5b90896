// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { showBuilt } from '#tests/support/built-page.ts'
import { FollowHouse, weekAt } from './FollowHouse.tsx'

type Weeks = Section<'followHouse'>['house']['weeks']

const none = { _type: 'houseWeek', amount: null, listed: null, check: 'Measured' } as const
const weeks: Weeks = [
  { ...none, built: 'Pegs', release: 'none', releaseText: 'Nothing to release yet' },
  { ...none, built: 'Walls', release: 'released', amount: 60, releaseText: 'for the walls' },
  { ...none, built: 'Roof', release: 'held', amount: 40, releaseText: 'waits for a check' },
  {
    ...none,
    built: 'Keys',
    release: 'released',
    amount: 40,
    releaseText: 'for the roof',
    listed: true,
  },
]

const section: Section<'followHouse'> = {
  _key: 'f',
  _type: 'followHouse',
  heading: 'Follow one house',
  lead: 'Pull the dark brick.',
  house: {
    _id: 'house',
    _type: 'house',
    budget: 100,
    firstWeek: 2,
    note: 'A sample.',
    sampleLabel: 'Sample',
    weekLabel: 'Week',
    paidLabel: 'Paid so far',
    checkLabel: 'Check',
    releaseLabel: 'Release',
    releasedLabel: 'Released',
    heldLabel: 'Held',
    noneLabel: 'None this week',
    nowLabel: 'This week',
    tallLabel: 'Tall: released',
    weeks,
  },
}

/** What a visitor reads of the chosen week, and the image's week. */
function shown() {
  const heading = screen.getByRole('heading', { name: /^Week \d+$/ })
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  const [image] = document.querySelectorAll('img')
  return { week: heading.textContent, facts, image: image?.getAttribute('src') }
}

const range = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Week' })
const back = () => screen.getByRole<HTMLButtonElement>('button', { name: 'One week back' })
const on = () => screen.getByRole<HTMLButtonElement>('button', { name: 'One week on' })

test('image, budget, check and release change together', () => {
  render(<FollowHouse section={section} />)
  expect(shown()).toEqual({
    week: 'Week 2',
    facts: ['NGN 6060% of NGN 100', 'Measured', 'ReleasedNGN 60 for the walls'],
    image: '/media/house.svg#w2',
  })
  fireEvent.change(range(), { target: { value: '3' } })
  expect(shown()).toEqual({
    week: 'Week 3',
    facts: ['NGN 6060% of NGN 100', 'Measured', 'HeldNGN 40 waits for a check'],
    image: '/media/house.svg#w3',
  })
  fireEvent.change(range(), { target: { value: '1' } })
  expect(shown().facts).toEqual([
    'NGN 00% of NGN 100',
    'Measured',
    'None this weekNothing to release yet',
  ])
})

test('the buttons go one week back and on, and the row takes the focus at an end', () => {
  render(<FollowHouse section={section} />)
  fireEvent.click(on())
  fireEvent.click(on())
  expect(shown().week).toBe('Week 4')
  expect(range().value).toBe('4')
  expect(on().disabled).toBe(true)
  expect(document.activeElement).toBe(range())
  fireEvent.click(back())
  expect(on().disabled).toBe(false)
  expect(shown().week).toBe('Week 3')
})

test('a pressed button is announced; the slider speaks for itself', () => {
  render(<FollowHouse section={section} />)
  const announcement = screen.getByRole('status')
  fireEvent.click(on())
  expect(announcement.textContent).toBe('Week 3 of 4: Roof')
  fireEvent.change(range(), { target: { value: '2' } })
  expect(range().getAttribute('aria-valuetext')).toBe('Week 2 of 4: Walls')
  expect(announcement.textContent).toBe('')
})

test('the pointer chooses the brick below it, also beyond the ends', () => {
  const row = { left: 100, width: 200 }
  const at = (x: number) => weekAt(x, row, 20)
  expect([at(100), at(104), at(111), at(299), at(300)]).toEqual([1, 1, 2, 20, 20])
  expect([at(-50), at(900)]).toEqual([1, 20])
})

test('the marked weeks are a list for paper and for readers without scripts', () => {
  render(<FollowHouse section={section} />)
  const list = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(list.map(({ textContent }) => textContent)).toEqual([
    'Week 4: KeysMeasuredPaid so far: NGN 100Released: NGN 40 for the roof',
  ])
})

test('a week chosen before the page was ready is shown', () => {
  const { hydrate } = showBuilt(<FollowHouse section={section} />)
  range().value = '4'
  hydrate()
  expect(shown().week).toBe('Week 4')
})
