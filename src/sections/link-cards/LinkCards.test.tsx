import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { benefitCard as card, drawsSection } from '#src/sections/sections.fixture.ts'
import { LinkCards } from './LinkCards.tsx'

const show = drawsSection(LinkCards, {
  _key: 'k',
  _type: 'linkCards',
  heading: null,
  cards: [
    card('First in line'),
    card('Earn $300', { link: { label: 'Get your link', to: '/referral' } }),
  ],
})

test.each([
  [null, 2],
  ['What happens next', 3],
])(
  'cards below the title %j have headings of level %i, and lead where they should',
  (heading, level) => {
    show({ heading })
    expect(screen.getAllByRole('heading', { level })).toHaveLength(2)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/referral'])
  },
)
