import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection, heroOf, imageOf, insured } from '#src/sections/sections.fixture.ts'
import { Hero } from './Hero.tsx'

const sample = heroOf({
  heading: 'Fund it.\nBuild it.',
  image: imageOf('A house going up'),
  noteIcon: 'clock',
  noteText: 'Sign up in 5 to 10 minutes',
  brick: 'Project funds 100% insured',
})
const show = drawsSection(Hero, sample)

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

test('what follows the button is a numbered list', () => {
  const step = { _key: 's', _type: 'step' as const, title: 'Join the waitlist', body: 'Seven' }
  show({ steps: [step] })
  expect(screen.getByRole('listitem').textContent).toBe('Join the waitlistSeven')
})

test('the image comes before all others, framed for phones and for wide screens', () => {
  const page = show()
  const shown = screen.getByRole('img', { name: 'A house going up' })
  expect(shown.getAttribute('fetchpriority')).toBe('high')
  expect(shown.getAttribute('loading')).toBeNull()
  const phone = page.querySelector('source[media]')
  expect(phone?.getAttribute('srcset')).toMatch(/w=390.* 390w.*w=640.* 640w.*w=780.* 780w/)
  expect(Number(phone?.getAttribute('width')) / Number(phone?.getAttribute('height'))).toBe(1.3)
})

test('without an image there is no wall, only words', () => {
  const page = show({ image: null }, true)
  expect(page.querySelector('img, picture')).toBeNull()
  expect(screen.queryByText('Project funds 100% insured')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

test.each([
  ['Gain Access to Bid on a Steady Pool of Construction Projects', true],
  ['Fund your next project. Keep control of it.', false],
])('the heading "%s" is set smaller: %s', (heading, isLong) => {
  show({ heading })
  expect('long' in screen.getByRole('heading', { name: heading }).dataset).toBe(isLong)
})

test('the brick of a claim opens the paper behind it', async () => {
  show({ claim: insured, brick: 'Not these words' })
  const brick = screen.getByRole('button', { name: /^Funds 100% insured/ })
  const paper = await screen.findByRole('dialog', { hidden: true })
  expect(brick.getAttribute('popovertarget')).toBe(paper.id)
})

test.each([null, []])('a visitor of a hero without actions can still learn more', (actions) => {
  show({ actions })
  const button = screen.getByRole('button', { name: 'Learn More' })
  expect(button.dataset['variant']).toBe('primary')
  expect(button.getAttribute('commandfor')).toBe('dialog-iam')
})
