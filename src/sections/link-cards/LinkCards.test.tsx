// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { benefitCard as card } from '#src/sections/sections.fixture.ts'
import { LinkCards } from './LinkCards.tsx'

const cards = [
  card('First in line'),
  card('Earn $300', { link: { label: 'Get your link', to: '/referral' } }),
]

function show(fields: Partial<Section<'linkCards'>>) {
  const section = { _key: 'k', _type: 'linkCards' as const, heading: null, cards, ...fields }
  return render(<LinkCards section={section} />, { wrapper: MemoryRouter })
}

test('a card leads where its link leads, one without a link nowhere', () => {
  show({})
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/referral'])
})

test('headings follow each other without a gap, with a title above the cards or without', () => {
  const { unmount } = show({ heading: 'What happens next' })
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  unmount()
  show({})
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})
