import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { BuiltFor } from './BuiltFor.tsx'

test('each card is one link to the page of its audience; whom they leave out finds theirs below', () => {
  const cards = ['lender', 'owner'].map((name) => ({
    _id: name,
    _type: 'audienceCard' as const,
    title: `For ${name}s`,
    description: 'See the work.',
    icon: 'vault' as const,
    link: `/${name}`,
    pickLabel: name,
    pickText: '',
  }))
  const more = { more: 'Or a contractor?', moreActions: [{ label: 'Bid', to: '/contractor' }] }
  const head = { _key: 'b', _type: 'builtFor' as const, heading: 'For', lead: null }
  drawsSection(BuiltFor, { ...head, cards, ...more })()
  const links = screen.getAllByRole('link', { name: /Learn more/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/lender', '/owner'])
  expect(links[0]?.querySelector('h3')?.textContent).toBe('For lenders')
  expect(screen.getByText('Or a contractor?').parentElement?.querySelector('a')?.pathname).toBe(
    '/contractor',
  )
})
