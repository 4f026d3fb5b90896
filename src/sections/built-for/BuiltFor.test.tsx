// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { BuiltFor } from './BuiltFor.tsx'

type Card = Section<'builtFor'>['cards'][number]

function card(title: string, link: string): Card {
  return {
    _id: title,
    _type: 'audienceCard',
    title,
    description: 'See the work.',
    icon: 'vault',
    link,
    pickLabel: title,
    pickText: '',
  }
}

function show(cards: Card[]): HTMLElement {
  const section: Section<'builtFor'> = {
    _key: 'b',
    _type: 'builtFor',
    heading: 'Built for the people',
    lead: null,
    cards,
  }
  return render(
    <MemoryRouter>
      <BuiltFor section={section} />
    </MemoryRouter>,
  ).container
}

test('each card is one link to the page of its audience', () => {
  show([card('Lenders', '/lender'), card('Project Owners', '/owner')])
  const links = screen.getAllByRole('link', { name: /Learn more/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/lender', '/owner'])
  expect(links[0]?.querySelector('h3')?.textContent).toBe('Lenders')
})
