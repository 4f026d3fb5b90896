// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { imageOf } from '#src/sections/sections.fixture.ts'
import { PageTitle } from './PageTitle.tsx'

const section: Section<'pageTitle'> = {
  _key: 'k',
  _type: 'pageTitle',
  heading: 'Privacy Policy',
  lead: 'What we collect.',
  tone: 'clay',
  brick: null,
  image: null,
}
const image = imageOf('Bricks')

test('it carries the h1 of a page that opens with it, and an h2 elsewhere', () => {
  const { rerender } = render(<PageTitle section={section} first />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy Policy')
  rerender(<PageTitle section={section} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Privacy Policy')
})

test('an image is the first thing that the page fetches; without one there is no wall', () => {
  const { rerender } = render(<PageTitle section={{ ...section, image }} first />)
  const shown = screen.getByRole('img', { name: 'Bricks' })
  expect(shown.getAttribute('fetchpriority')).toBe('high')
  rerender(<PageTitle section={section} first />)
  expect(screen.queryByRole('img')).toBeNull()
})
