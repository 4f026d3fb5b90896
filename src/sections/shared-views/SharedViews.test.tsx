import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { SharedViews } from './SharedViews.tsx'

type View = Section<'sharedViews'>['views'][number]
type Part = View['parts'][number]

function part(title: string, access: Part['access'], detail: string | null = null): Part {
  return { _key: title, _type: 'sharedPart', title, access, detail, icon: 'wallet' }
}

function view(name: string, ...parts: Part[]): View {
  return { _key: name, _type: 'sharedView', name, role: 'Family', image: null, parts }
}

const show = drawsSection(SharedViews, {
  _key: 's',
  _type: 'sharedViews',
  heading: 'One house, two views',
  lead: null,
  sampleNote: 'Sample. Names and figures are invented.',
  closedLabel: 'not shared',
  views: [
    view('You', part('Budget', 'sees', 'NGN 154,000,000'), part('Release', 'decides', 'NGN 5')),
    view('Your sister', part('Budget', 'closed', 'NGN 154,000,000'), part('Release', 'closed')),
  ],
})

/** What is read aloud of a person's view. */
function partsOf(name: string): (string | null)[] {
  const person = screen.getByRole('heading', { level: 3, name }).closest('article')
  if (!person) throw new Error(`${name} has no view`)
  return within(person)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('each person sees what is shared, and reads what is not', () => {
  show()
  expect(partsOf('You')).toEqual(['BudgetNGN 154,000,000', 'ReleaseNGN 5'])
  expect(partsOf('Your sister')).toEqual(['Budget: not shared', 'Release: not shared'])
})
