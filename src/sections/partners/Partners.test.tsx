import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection, imageOf } from '#src/sections/sections.fixture.ts'
import { Partners } from './Partners.tsx'

test('a visitor hears who trusts the product, name by name', () => {
  const names = ['Savarro Trust', 'Ironoko']
  drawsSection(Partners, {
    _key: 'p',
    _type: 'partners',
    heading: 'Trusted by teams at',
    note: 'Sample logos of invented companies.',
    logos: names.map((name) => ({
      _id: name,
      _type: 'partnerLogo' as const,
      name,
      image: imageOf(name),
    })),
  })()
  expect(screen.getByRole('heading', { name: 'Trusted by teams at' })).toBeTruthy()
  const read = screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
  expect(read).toEqual(names)
})
