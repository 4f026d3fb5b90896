// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection, imageOf } from '#src/sections/sections.fixture.ts'
import { PageTitle } from './PageTitle.tsx'

const show = drawsSection(PageTitle, {
  _key: 'k',
  _type: 'pageTitle',
  heading: 'Privacy Policy',
  lead: 'What we collect.',
  tone: 'clay',
  brick: null,
  image: null,
})

test('it has the h1 of a page that opens with it, and an h2 elsewhere', () => {
  show({}, true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy Policy')
  show({}, false)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Privacy Policy')
})

test('an image is the first thing that the page fetches; without one there is no wall', () => {
  show({}, true)
  expect(screen.queryByRole('img')).toBeNull()
  show({ image: imageOf('Bricks') }, true)
  const shown = screen.getByRole('img', { name: 'Bricks' })
  expect(shown.getAttribute('fetchpriority')).toBe('high')
})
