// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { Hero } from './Hero.tsx'

afterEach(cleanup)

const image = {
  alt: 'A house going up',
  asset: { _id: 'image-a', url: 'https://cdn.test/a.jpg', width: 1440, height: 1240 },
}

function show(fields: Partial<Section<'hero'>> = {}): HTMLElement {
  const section: Section<'hero'> = {
    _key: 'h',
    _type: 'hero',
    heading: 'Fund it.\nBuild it.',
    lead: 'On one plan.',
    image: { ...image, hotspot: null, crop: null },
    actions: [
      { label: 'Create Profile', to: '/join' },
      { label: 'Learn More', opens: 'iam' },
    ],
    noteIcon: 'clock',
    noteText: 'Sign up in 5 to 10 minutes',
    brick: 'Project funds 100% insured',
    bond: null,
    tone: 'laterite',
  }
  return render(
    <MemoryRouter>
      <Hero section={{ ...section, ...fields }} />
    </MemoryRouter>,
  ).container
}

const band = (page: HTMLElement) => page.querySelector('section')

test('a heading of several lines reads as one sentence', () => {
  show()
  const heading = screen.getByRole('heading', { level: 1, name: /^Fund it\.\sBuild it\.$/ })
  // One text: as several, a new line break would count as a shift of the page.
  expect(heading.childNodes).toHaveLength(1)
})

test('the first action is filled, the second is not, and a third is left out', () => {
  show({
    actions: [
      { label: 'Create Profile', to: '/join' },
      { label: 'Learn More', opens: 'iam' },
      { label: 'Third', to: '/third' },
    ],
  })
  expect(screen.getByRole('link', { name: 'Create Profile' }).dataset['variant']).toBe('primary')
  const second = screen.getByRole('button', { name: 'Learn More' })
  expect(second.dataset['variant']).toBe('secondary')
  expect(second.getAttribute('commandfor')).toBe('dialog-iam')
  expect(screen.queryByText('Third')).toBeNull()
})

test('the image comes before all others, framed for phones and for wide screens', () => {
  const page = show()
  const shown = screen.getByRole('img', { name: 'A house going up' })
  expect(shown.getAttribute('fetchpriority')).toBe('high')
  expect(shown.getAttribute('loading')).toBe('eager')
  const phone = page.querySelector('source[media]')
  expect(phone?.getAttribute('srcset')).toMatch(/w=390.* 390w.*w=640.* 640w.*w=780.* 780w/)
  expect(Number(phone?.getAttribute('width')) / Number(phone?.getAttribute('height'))).toBe(1.3)
})

test('one brick has words and the dark one says nothing', () => {
  const page = show()
  expect(screen.getByText('Project funds 100% insured')).toBeTruthy()
  expect(page.querySelectorAll('section div[aria-hidden="true"]')).toHaveLength(1)
})

test('an editor chooses how the bricks are laid', () => {
  expect(show().querySelector('[data-bond]')).toBeNull()
  cleanup()
  expect(show({ bond: 'soldier' }).querySelector('[data-bond=soldier] img')).not.toBeNull()
})

test('without an image there is no wall, only words', () => {
  const page = show({ image: null })
  expect(page.querySelector('img, picture')).toBeNull()
  expect(screen.queryByText('Project funds 100% insured')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

test('the buttons know the field that they lie on', () => {
  expect(band(show({ tone: 'indigo' }))?.dataset['ground']).toBe('dark')
  expect(band(show({ tone: 'ochre' }))?.dataset['ground']).toBe('ochre')
  expect(band(show({ tone: 'clay' }))?.dataset['ground']).toBe('light')
})

test('a long heading is set smaller', () => {
  show({ heading: 'Gain Access to Bid on a Steady Pool of Construction Projects' })
  expect(screen.getByRole('heading', { level: 1 }).dataset).toHaveProperty('long')
  cleanup()
  show({ heading: 'Fund your next project. Keep control of it.' })
  expect(screen.getByRole('heading', { level: 1 }).dataset).not.toHaveProperty('long')
})

test.each([null, []])('a visitor of a hero without actions can still learn more', (actions) => {
  show({ actions })
  const button = screen.getByRole('button', { name: 'Learn More' })
  expect(button.dataset['variant']).toBe('primary')
  expect(button.getAttribute('commandfor')).toBe('dialog-iam')
})

test('a hero without a note shows none', () => {
  expect(show({ noteText: null }).querySelectorAll('p')).toHaveLength(1)
})

test('without an image a house laid from bricks stands above the title', () => {
  const house = 'div > svg[viewBox="0 0 173 117"]'
  expect(show().querySelector(house)).toBeNull()
  cleanup()
  expect(show({ image: null }).querySelector(`${house} + h1`)).not.toBeNull()
})

test('a button that opens a video carries a play sign, another does not', () => {
  show({
    actions: [
      { label: 'Refer now', to: '/join' },
      { label: 'How our referral works', opens: 'video' },
    ],
  })
  const opener = screen.getByRole('button', { name: 'How our referral works' })
  expect(opener.firstElementChild?.tagName).toBe('svg')
  expect(screen.getByRole('link', { name: 'Refer now' }).querySelector('svg')).toBeNull()
})
