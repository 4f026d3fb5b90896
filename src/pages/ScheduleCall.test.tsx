import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { pageOf } from '#src/content/page.fixture.ts'
import { forms } from '#src/content/texts.fixture.ts'
import type { PageContent, Section } from '#src/content/types.ts'
import { heroOf } from '#src/sections/sections.fixture.ts'
// Loaded before the page, which waits for it.
import '#src/sections/common.generated.ts'
import { ScheduleCall } from './ScheduleCall.tsx'
import { WithContent } from './page.fixture.tsx'

const hero = heroOf({
  heading: 'Take the First Steps Towards your Dream Home!',
  lead: 'Pay $0 until completion.\n\nDelivered in 5 months.\nProject funds 100% insured.\nFourth',
})
const content = pageOf({ path: '/schedule-call', sections: [hero] })

function open(page: PageContent | null) {
  render(
    <MemoryRouter initialEntries={['/schedule-call']}>
      <WithContent path="/schedule-call" content={page}>
        <ScheduleCall />
      </WithContent>
    </MemoryRouter>,
  )
}

test('a visitor reads the promise point by point, beside the form', () => {
  open(content)
  expect(screen.getByRole('heading', { level: 1, name: hero.heading })).toBeTruthy()
  const main = screen.getByRole('main')
  expect(
    within(main)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Pay $0 until completion',
    'Delivered in 5 months',
    'Project funds 100% insured',
    'Fourth',
  ])
  expect(main.querySelector('[name=firstName]')).not.toBeNull()
})

test('a visitor also sees the sections that an editor adds below the form', async () => {
  const steps: Section<'steps'> = {
    _key: 's',
    _type: 'steps',
    heading: 'What happens next',
    lead: null,
    items: [{ _key: 'i', _type: 'step', title: 'We call you', body: 'On the day you chose.' }],
  }
  open({ ...content, sections: [hero, steps] })
  expect(await screen.findByRole('heading', { level: 2, name: 'What happens next' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('a page that the editors took away is not found', async () => {
  open(null)
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

const words = {
  _type: 'waitlistTexts',
  heading: 'Join the list',
  lead: 'Seven answers.',
  phoneHint: 'One call, no more.',
  build: 'Which country?',
  purpose: 'New or old?',
  comment: 'Tell us more',
  privacy: 'Mind our [rules].',
  link: '/policy',
  receipt: null,
} as const

function expectWords() {
  expect(screen.getByRole('heading', { name: 'Join the list' })).toBeTruthy()
  const form = document.querySelector('main form')
  for (const text of ['One call, no more.', 'Which country?', 'New or old?', 'Tell us more'])
    expect(form?.textContent).toContain(text)
  expect(screen.getByRole('link', { name: 'rules' }).getAttribute('href')).toBe('/policy')
  expect(form?.textContent).toContain('Mind our rules.')
}

test('a visitor reads an editor’s words in the form, before its code has loaded and after', async () => {
  vi.stubGlobal('IntersectionObserver', NeverSeen)
  open({ ...content, waitlist: { ...forms.waitlist, waitlist: words } })
  expectWords()
  cleanup()
  vi.unstubAllGlobals()
  open({ ...content, waitlist: { ...forms.waitlist, waitlist: words } })
  const main = screen.getByRole('main')
  // What visitors without scripts see there goes once the code has loaded.
  await waitFor(() => expect(main.querySelector('noscript')).toBeNull(), { timeout: 5000 })
  expectWords()
})

test('where the words are missing every field still has its name', () => {
  open(content)
  for (const name of ['Target country', 'Comment'])
    expect(screen.getByLabelText(name, { exact: false })).toBeTruthy()
  expect(screen.getByText('Project type')).toBeTruthy()
})

class NeverSeen {
  observe() {}
  disconnect() {}
}
