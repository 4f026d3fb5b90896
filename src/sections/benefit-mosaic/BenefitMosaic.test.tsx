// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { BenefitMosaic } from './BenefitMosaic.tsx'

afterEach(cleanup)

type Card = Section<'benefitMosaic'>['cards'][number]

const link = { label: 'Get Started', to: '/schedule-call' }
const asset = {
  _id: 'image-abcdef0123456789-1000x800-jpg',
  url: 'https://images.test/a.jpg',
  width: 1000,
  height: 800,
}

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
    link,
    ...fields,
  }
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
    image: { alt: 'A site', asset },
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

test('the figure is set apart inside its title, which still reads as one sentence', () => {
  render(page(finance))
  const title = screen.getByRole('heading', { level: 3, name: 'Pay $0 until completion' })
  expect(title.querySelector('b')?.textContent).toBe('$0')
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

test('points are a list on the card; a card without points has no list', () => {
  render(
    page([
      card('Up to', { drawing: 'chips', points: ['New Build', 'Renovation'] }),
      card('Bare', { drawing: 'chips' }),
    ]),
  )
  const [list, ...others] = screen.getAllByRole('list')
  expect(
    list &&
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
  ).toEqual(['New Build', 'Renovation'])
  expect(others).toEqual([])
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

test('an image card whose image is gone still says what it says', () => {
  render(page([card('Real-time tracking', { drawing: 'picture' })]))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Because.')).toBeTruthy()
})

test('the markup has no style attribute, and without cards there is no band', () => {
  expect(renderToStaticMarkup(page(finance))).not.toContain('style=')
  expect(renderToStaticMarkup(page([]))).toBe('')
})
