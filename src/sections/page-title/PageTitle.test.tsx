import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { PageTitle } from './PageTitle.tsx'

const show = drawsSection(PageTitle, {
  _key: 'k',
  _type: 'pageTitle',
  heading: 'Privacy Policy',
  lead: 'What we collect.',
  tone: 'clay',
  brick: null,
  places: null,
})

test('it has the h1 of a page that opens with it, and an h2 elsewhere', () => {
  show({}, true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy Policy')
  show({}, false)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Privacy Policy')
})

test.each([52, 50, 60])(
  'a wall has %i empty places, in the wide drawing and in that of phones',
  (places) => {
    const page = show({ places }, true)
    const walls = [...page.querySelectorAll('path[data-tone="H"]')]
    expect(walls.map((path) => path.getAttribute('d')?.match(/z/g)?.length)).toEqual([
      places,
      places,
    ])
  },
)
