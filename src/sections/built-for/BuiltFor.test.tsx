// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settings } from '#src/layout/shell.fixture.ts'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { BuiltFor } from './BuiltFor.tsx'

test('each card is one link to the page of its audience', () => {
  const [lender, developer] = settings.audiences
  if (!lender || !developer) throw new Error('There are too few audiences.')
  const cards = [lender, developer]
  drawsSection(BuiltFor, { _key: 'b', _type: 'builtFor', heading: 'For', lead: null, cards })()
  const links = screen.getAllByRole('link', { name: /Learn more/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/lender', '/developer'])
  expect(links[0]?.querySelector('h3')?.textContent).toBe('Lender')
})
