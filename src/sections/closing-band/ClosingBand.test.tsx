import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { abuja } from '#src/sections/sections.fixture.ts'
import { ClosingBand, PhoneBar } from './ClosingBand.tsx'
import type { ClosingTexts } from './ClosingBand.tsx'

const texts: ClosingTexts = {
  _id: 'siteSettings',
  _type: 'closingTexts',
  askLabel: 'Ask on WhatsApp',
  askShort: 'Ask',
  askNote: 'We read it in office hours',
  openNote: 'is open now',
  hoursHeading: 'Office hours',
  oneOpen: 'One office is open now',
  allOpen: 'Both offices are open now',
  noneOpen: '{city} opens {time}',
  hoursNote: 'One brick is one hour.',
  closedNote: 'Write all the same.',
  offices: [
    abuja,
    {
      ...abuja,
      _id: 'office-saskatoon',
      city: 'Saskatoon',
      whatsapp: '+1 306 555 0100',
      timeZone: 'America/Regina',
    },
  ],
}

const section: Section<'closingBand'> = {
  _key: 'c',
  _type: 'closingBand',
  heading: 'Lay the first brick.',
  lead: 'Open a profile, or ask a person first.',
  action: { label: 'Create Profile', to: 'https://auth.test/' },
  actionNote: 'Sign up in 5 to 10 minutes',
  secondAction: null,
  message: 'Hello & good day.',
  hideHours: null,
  texts,
}

type Fields = Partial<Section<'closingBand'>>

function band(fields?: Fields) {
  return (
    <MemoryRouter>
      <ClosingBand section={{ ...section, ...fields }} />
    </MemoryRouter>
  )
}

function bar(fields?: Fields) {
  return (
    <MemoryRouter>
      <PhoneBar section={{ ...section, ...fields }} />
    </MemoryRouter>
  )
}

function ask() {
  return screen.getByRole('link', { name: /^Ask on WhatsApp/ })
}

function lines() {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

beforeEach(() => {
  vi.useFakeTimers()
})

test.each([
  ['2025-11-19T13:20Z', 'One office is open now', 'Abuja is open now', '2340005550100'],
  ['2025-11-19T15:10Z', 'Both offices are open now', 'Abuja is open now', '2340005550100'],
  ['2025-11-19T19:40Z', 'One office is open now', 'Saskatoon is open now', '13065550100'],
  [
    '2025-11-21T23:15Z',
    'Abuja opens on Monday at 08:00',
    'We read it in office hours',
    '2340005550100',
  ],
])('at %s the band says "%s", and WhatsApp leads there', (time, heading, note, number) => {
  vi.setSystemTime(new Date(time))
  render(band())
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(heading)
  expect(ask().textContent).toBe(`Ask on WhatsApp${note}`)
  expect(new URL(ask().getAttribute('href') ?? '').pathname).toBe(`/${number}`)
  expect(screen.queryByText('Write all the same.') === null).toBe(!heading.includes('opens'))
})

test('the page as built shows hours, and does not claim that an office is open', () => {
  vi.setSystemTime(new Date('2025-11-19T13:20Z'))
  const html = renderToString(band())
  expect(html).toContain('Office hours')
  expect(html).toContain('08:00 to 17:00')
  expect(html).toContain('We read it in office hours')
  expect(html).not.toMatch(/open now|14:20/)
  expect(renderToString(bar())).toContain('https://wa.me/2340005550100')
})

test('the message arrives in WhatsApp whole, from the band and from the bar', () => {
  render(band())
  expect(new URL(ask().getAttribute('href') ?? '').search).toBe('?text=Hello%20%26%20good%20day.')
  cleanup()
  render(bar())
  expect(new URL(ask().getAttribute('href') ?? '').search).toBe('?text=Hello%20%26%20good%20day.')
  expect(screen.getByRole('link', { name: 'Create Profile' })).toBeTruthy()
})

test('a page that shows the hours already does not repeat them, and still lets people ask', () => {
  render(band({ hideHours: true }))
  expect(screen.queryByRole('list')).toBeNull()
  expect(ask()).toBeTruthy()
})

test('an office without hours or with a wrong time zone is left out of what is claimed', () => {
  vi.setSystemTime(new Date('2025-11-19T13:20Z'))
  const lost = { ...abuja, timeZone: 'Nowhere' }
  render(band({ texts: { ...texts, offices: [lost, { ...abuja, _id: 'b', opensAt: null }] } }))
  expect(lines()).toEqual(['Abuja08:00 to 17:00'])
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Office hours')
})

test.each([null, { ...texts, offices: [] }, { ...texts, offices: [{ ...abuja, whatsapp: null }] }])(
  'without a number to ask, what the page leads to is still there',
  (words) => {
    render(band({ texts: words }))
    expect(screen.getAllByRole('link')).toHaveLength(1)
    cleanup()
    render(bar({ texts: words }))
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Create Profile',
    ])
  },
)

test('where its form is switched off, one can still ask a person', () => {
  for (const shown of [band({ action: null }), bar({ action: null })]) {
    const { container, unmount } = render(shown)
    expect(container.querySelectorAll('a, button')).toHaveLength(1)
    expect(container.querySelector('a')?.textContent).toMatch(/^Ask on WhatsApp/)
    unmount()
  }
})

test('with nothing left to do, neither band nor bar is there', () => {
  for (const shown of [band, bar])
    expect(render(shown({ action: null, texts: null })).container.innerHTML).toBe('')
})

test('a second action comes between the first one and WhatsApp, and stays without them', () => {
  const secondAction: Fields['secondAction'] = { label: 'Learn More', opens: 'iam' }
  render(band({ secondAction }))
  const names = [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent)
  expect(names).toEqual([
    expect.stringMatching(/^Create Profile/),
    'Learn More',
    expect.stringMatching(/^Ask on WhatsApp/),
  ])
  expect(screen.getByRole('button').getAttribute('commandfor')).toBe('dialog-iam')
  cleanup()
  render(band({ secondAction, action: null, texts: { ...texts, offices: [] } }))
  expect([...document.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual(
    ['Learn More'],
  )
})
