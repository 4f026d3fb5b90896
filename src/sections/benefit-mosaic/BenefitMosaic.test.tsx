// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { benefitCard, imageOf } from '#src/sections/sections.fixture.ts'
import { BenefitMosaic } from './BenefitMosaic.tsx'

type Card = Section<'benefitMosaic'>['cards'][number]

const link = { label: 'Get Started', to: '/schedule-call' }
function card(title: string, fields: Partial<Card> = {}): Card {
  return benefitCard(title, { link, ...fields })
}

const finance = [
  card('Pay $0 until completion', { figure: '$0', drawing: 'keys' }),
  card('Up to US$85,000', {
    figure: 'US$85,000',
    drawing: 'chips',
    points: ['New Build', 'Renovation'],
  }),
  card('Done in 5 months', { figure: '5 months', drawing: 'months' }),
  card('Real-time tracking', {
    drawing: 'picture',
    image: imageOf('A site'),
    caption: 'Today 10:42',
  }),
  card('Professionals included', { drawing: 'professionals', points: ['Architect', 'Electrical'] }),
  card('Safe from rising prices', { drawing: 'prices' }),
]

function page(cards: Card[]) {
  const section = {
    _key: 'b',
    _type: 'benefitMosaic',
    heading: 'What comes with it',
    cards,
  } as const
  return (
    <MemoryRouter>
      <BenefitMosaic section={{ ...section, cards }} />
    </MemoryRouter>
  )
}

test('each of the six cards is one link to the schedule call, named by all it says', () => {
  render(page(finance))
  const links = screen.getAllByRole('link')
  expect(links.map((item) => item.getAttribute('href'))).toEqual(Array(6).fill('/schedule-call'))
  for (const { title } of finance)
    expect(
      screen.getByRole('link', { name: new RegExp(title.replaceAll('$', '\\$')) }),
    ).toBeTruthy()
})

test('a figure that the title lacks leaves the title as it is', () => {
  render(page([card('Pay later', { figure: '$0', drawing: 'prices' })]))
  const title = screen.getByRole('heading', { level: 3 })
  expect(title.innerHTML).toBe('Pay later')
})

test('there are as many bricks as the figure has months, and none without a number', () => {
  const { container } = render(
    page([card('Done in 7 months', { figure: '7 months', drawing: 'months' })]),
  )
  expect(container.querySelectorAll('[aria-hidden="true"] > i')).toHaveLength(7)
  cleanup()
  const soon = render(page([card('Done soon', { figure: 'soon', drawing: 'months' })]))
  expect(soon.container.querySelectorAll('i')).toHaveLength(0)
})

test('a card that opens a dialog, or leads nowhere, is not a link', () => {
  render(
    page([
      card('Talk', { link: { label: 'Book a Demo', opens: 'demo' } }),
      card('Just so', { link: null }),
    ]),
  )
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Book a Demo' }).getAttribute('commandfor')).toBe(
    'dialog-demo',
  )
})
