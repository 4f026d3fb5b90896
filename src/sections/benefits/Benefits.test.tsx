// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { benefitCard as card, imageOf } from '#src/sections/sections.fixture.ts'
import { Benefits } from './Benefits.tsx'

type Card = Section<'benefits'>['cards'][number]

function show(cards: Card[]) {
  const section = { _key: 'b', _type: 'benefits', heading: 'Why', lead: null, cards } as const
  return render(<Benefits section={section} />, { wrapper: MemoryRouter }).container
}

test('a card with a link leads there; one without has none', () => {
  show([card('One', { link: { label: 'Learn more', to: '/owner' } }), card('Two')])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/owner'])
})

test('an image stands where a card has no icon', () => {
  show([card('One', { image: imageOf('A crane') })])
  expect(screen.getByRole('img', { name: 'A crane' })).toBeTruthy()
})
