// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { imageOf } from '#src/sections/sections.fixture.ts'
import { Partners } from './Partners.tsx'

function logo(name: string, file: string): Section<'partners'>['logos'][number] {
  return { _id: name, _type: 'partnerLogo', name, image: imageOf(name, file) }
}

function show(logos: Section<'partners'>['logos']): HTMLElement {
  const section: Section<'partners'> = {
    _key: 'p',
    _type: 'partners',
    heading: 'Trusted by teams at',
    note: 'Sample logos of invented companies.',
    logos,
  }
  return render(<Partners section={section} />).container
}

test('a visitor hears who trusts the product, name by name', () => {
  show([logo('Savarro Trust', 'a.svg'), logo('Ironoko', 'b.png')])
  const strip = screen.getByRole('region', { name: 'Trusted by teams at' })
  expect(within(strip).getByRole('heading', { name: 'Trusted by teams at' })).toBeTruthy()
  const names = screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
  expect(names).toEqual(['Savarro Trust', 'Ironoko'])
})
