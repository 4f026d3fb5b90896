import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { chooseCost, firstCost } from '#src/ui/slider/chosen-cost.ts'
import { showBuilt } from '#tests/support/built-page.ts'
import { FollowHouse } from './FollowHouse.tsx'
import { StillWeeks } from './StillWeeks.tsx'
import { weekAt } from './WeekRow.tsx'

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 11, 10, 12))
  history.replaceState(null, '', '/owner')
  chooseCost(firstCost)
})

const none = { _type: 'houseWeek', share: null, stage: null, listed: null } as const

const section: Section<'followHouse'> = {
  _key: 'weeks',
  _type: 'followHouse',
  heading: 'Your house, your weeks',
  lead: 'With your own sum.',
  house: {
    _id: 'house',
    _type: 'house',
    firstWeek: 2,
    lowCost: 50_000_000,
    middleCost: 85_000_000,
    highCost: 154_000_000,
    note: 'A plan.',
    costLabel: 'What will your house cost?',
    startLabel: 'Week 1 begins',
    endText: 'Week 4 begins on {end}.',
    weekLabel: 'Week',
    paidLabel: 'Paid so far',
    checkLabel: 'Check first',
    releaseLabel: 'Release',
    stageText: 'for {stage}',
    noneLabel: 'None this week',
    nextText: 'The next one is in week {week}',
    nowLabel: 'Drag it',
    tallLabel: 'Tall: a release',
    releasesHeading: 'Two releases',
    togetherLabel: 'Together',
    stillLead: 'Find the sum nearest to yours.',
    paidText: '{percent} is paid by then.',
    stageLabel: 'Stage',
    shareLabel: 'Share',
    whatsAppLabel: 'Send on WhatsApp',
    printLabel: 'Print one page',
    calendarLabel: 'Dates for your calendar',
    message: '{cost} from {start}. Week {week}, {date}: {amount} for {stage}.',
    eventTitle: 'Release for {stage}: {amount}',
    eventText: 'Check first: {check}.',
    screenNote: 'Nothing is sent.',
    printNote: 'Tick a brick.',
    weeks: [
      { ...none, built: 'Pegs', check: 'corners' },
      { ...none, built: 'Walls', check: 'straight', share: 6, stage: 'the walls' },
      { ...none, built: 'Roof begins', check: 'steel' },
      { ...none, built: 'Keys', check: 'faults', share: 4, stage: 'the roof', listed: true },
    ],
  },
}

const page = (
  <MemoryRouter initialEntries={['/owner']}>
    <FollowHouse section={section} />
  </MemoryRouter>
)

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
const text = () => document.body.textContent

test('image, sums and check change with the week', () => {
  render(page)
  expect(shown()).toEqual({
    week: 'Week 2',
    facts: [
      'NGN 92,400,000',
      '60% of NGN 154,000,000',
      'straight',
      'NGN 92,400,000',
      'for the walls',
    ],
    image: '/media/house.svg#w2',
  })
  fireEvent.change(range(), { target: { value: '3' } })
  expect(shown().facts.slice(2)).toEqual(['steel', 'None this week', 'The next one is in week 4'])
})

test('the buttons go one week back and on, and the row takes the focus at an end', () => {
  render(page)
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
  render(page)
  const [announcement] = screen
    .getAllByRole('status')
    .filter(({ localName }) => localName !== 'output')
  fireEvent.click(on())
  expect(announcement?.textContent).toBe('Week 3 of 4, 28 December 2026: Roof begins')
  fireEvent.change(range(), { target: { value: '2' } })
  expect(range().getAttribute('aria-valuetext')).toBe('Week 2 of 4, 21 December 2026: Walls')
  expect(announcement?.textContent).toBe('')
})

test('the pointer chooses the brick below it, also beyond the ends', () => {
  const row = { left: 100, width: 200 }
  const at = (x: number) => weekAt(x, row, 20)
  expect([at(100), at(104), at(111), at(299), at(300)]).toEqual([1, 1, 2, 20, 20])
  expect([at(-50), at(900)]).toEqual([1, 20])
})

test('a built page knows neither sum nor dates; the visitor’s begin on the next Monday', () => {
  const { hydrate } = showBuilt(page)
  expect(text()).toContain('Find the sum nearest to yours.')
  expect(text()).not.toContain('2026')
  hydrate()
  expect(text()).toContain('With your own sum.')
  expect(text()).toContain('Monday 14 December 2026')
  expect(text()).toContain('Week 4 begins on 4 January 2027.')
})

test('the releases follow the sum of a link, and so does what is sent', async () => {
  history.replaceState(null, '', '/owner?cost=85000000')
  const files: File[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: File) {
        files.push(file)
        return 'blob:weeks'
      }
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  render(page)
  const rows = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '21 Dec 2026the wallsWeek 2. Check first: straightNGN 51,000,000Paid so far: NGN 51,000,000',
    '4 Jan 2027the roofWeek 4. Check first: faultsNGN 34,000,000Paid so far: NGN 85,000,000',
  ])
  const address = screen.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href') ?? ''
  expect(new URL(address).searchParams.get('text')).toMatch(
    /^NGN 85,000,000 from 14 December 2026. Week 2, 21 December 2026: NGN 51,000,000 for the walls. http.*\/owner\?cost=85000000#weeks$/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Dates for your calendar' }))
  const file = (await files[0]?.text()) ?? ''
  expect(file.match(/DTSTART.*/g)).toEqual([
    'DTSTART;VALUE=DATE:20261221',
    'DTSTART;VALUE=DATE:20270104',
  ])
  expect(file).toContain(String.raw`SUMMARY:Release for the walls: NGN 51\,000\,000`)
})

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)

test('before the scripts the marked weeks and the shares of three costs are there', () => {
  render(<StillWeeks house={section.house} />)
  expect(texts('listitem')).toEqual(['Week 4: KeysCheck first: faults.100% is paid by then.'])
  expect(texts('row').slice(1, -1)).toEqual([
    '2the walls60.0%30,000,00051,000,00092,400,000',
    '4the roof40.0%20,000,00034,000,00061,600,000',
  ])
})
