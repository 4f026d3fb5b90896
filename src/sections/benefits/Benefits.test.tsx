// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { Benefits } from './Benefits.tsx'

afterEach(cleanup)

type Card = Section<'benefits'>['cards'][number]

function card(title: string, fields: Partial<Card> = {}): Card {
  const empty = {
    image: null,
    icon: null,
    figure: null,
    highlight: null,
    drawing: null,
    points: null,
  }
  return {
    _id: title,
    _type: 'benefitCard',
    title,
    body: 'Because.',
    ...empty,
    caption: null,
    link: null,
    ...fields,
  }
}

function show(cards: Card[]) {
  const section = { _key: 'b', _type: 'benefits', heading: 'Why', lead: null, cards } as const
  return render(<Benefits section={section} />, { wrapper: MemoryRouter }).container
}

test('every card shows its title and text under the heading of the band', () => {
  show([card('See every naira', { icon: 'eye' }), card('Shared access', { icon: 'key' })])
  expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'See every naira',
    'Shared access',
  ])
})

test('the highlighted card stands on a dark ground, and no other', () => {
  show([card('One'), card('Funds 100% insured', { highlight: true }), card('Three')])
  const grounds = screen.getAllByRole('article').map((item) => item.getAttribute('data-ground'))
  expect(grounds).toEqual([null, 'dark', null])
})

test('a card with a link leads there; one without has none', () => {
  show([card('One', { link: { label: 'Learn more', to: '/owner' } }), card('Two')])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/owner'])
})

test('an image stands where a card has no icon', () => {
  const asset = {
    _id: 'image-abcdef0123456789-800x600-jpg',
    url: 'https://images.test/a.jpg',
    width: 800,
    height: 600,
  }
  show([card('One', { image: { alt: 'A crane', asset } })])
  expect(screen.getByRole('img', { name: 'A crane' })).toBeTruthy()
})

test('no cards, no band', () => {
  expect(show([]).innerHTML).toBe('')
})
