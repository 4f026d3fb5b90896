// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { InsuredBand } from './InsuredBand.tsx'

const show = drawsSection(InsuredBand, {
  _key: 'i',
  _type: 'insuredBand',
  heading: 'Project funds 100% insured',
  text: 'From the first deposit to the final release.',
  points: [],
  action: null,
})

test('a lender reads the promise and its reasons, if there are some, and may book a demo', () => {
  show()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  show({
    points: ['First deposit', 'Final release'],
    action: { label: 'Book a Demo', opens: 'demo' },
  })
  const points = screen.getAllByRole('listitem').map((point) => point.textContent)
  expect(points).toEqual(['First deposit', 'Final release'])
  expect(screen.getByRole('button', { name: 'Book a Demo' })).toBeTruthy()
})
