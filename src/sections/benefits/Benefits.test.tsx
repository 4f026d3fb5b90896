import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { benefitCard as card, drawsSection, imageOf } from '#src/sections/sections.fixture.ts'
import { Benefits } from './Benefits.tsx'

test('a card leads where its link leads, and has an image where it has no icon', () => {
  drawsSection(Benefits, {
    _key: 'b',
    _type: 'benefits',
    heading: 'Why',
    lead: null,
    cards: [
      card('One', { link: { label: 'Learn more', to: '/owner' } }),
      card('Two', { image: imageOf('A crane') }),
    ],
  })()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/owner'])
  expect(screen.getByRole('img', { name: 'A crane' })).toBeTruthy()
})
