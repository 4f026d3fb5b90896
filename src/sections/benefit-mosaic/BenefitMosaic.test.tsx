import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { benefitCard as card, drawsSection } from '#src/sections/sections.fixture.ts'
import { BenefitMosaic } from './BenefitMosaic.tsx'

const link = { label: 'Get Started', to: '/schedule-call' }

const show = drawsSection(BenefitMosaic, {
  _key: 'b',
  _type: 'benefitMosaic',
  heading: 'What comes with it',
  cards: [],
})

test('each card is one link, named by its title; a figure that the title lacks is left out', () => {
  show({
    cards: [
      card('Pay $0 until completion', { link, figure: '$0', drawing: 'keys' }),
      card('Pay later', { link, figure: '$0', drawing: 'prices' }),
    ],
  })
  const links = screen.getAllByRole('link')
  expect(links.map((item) => item.getAttribute('href'))).toEqual([link.to, link.to])
  expect(screen.getByRole('link', { name: /Pay \$0 until completion/ })).toBeTruthy()
  expect(screen.getByText('Pay later').innerHTML).toBe('Pay later')
})

test.each([
  ['7 months', 7],
  ['soon', 0],
])('a card of "%s" is drawn with %i bricks', (figure, bricks) => {
  const page = show({ cards: [card(`Done in ${figure}`, { figure, drawing: 'months' })] })
  expect(page.querySelectorAll('[aria-hidden="true"] > i')).toHaveLength(bricks)
})

test('a card that opens a dialog, or leads nowhere, is not a link', () => {
  show({
    cards: [card('Talk', { link: { label: 'Book a Demo', opens: 'demo' } }), card('Just so')],
  })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Book a Demo' }).getAttribute('commandfor')).toBe(
    'dialog-demo',
  )
})
