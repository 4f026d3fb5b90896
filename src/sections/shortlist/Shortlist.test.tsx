import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { Shortlist } from './Shortlist.tsx'

const show = drawsSection(Shortlist, {
  _key: 'k',
  _type: 'shortlist',
  heading: 'Two verified contractors. You pick one.',
  lead: null,
  actions: null,
  noteIcon: 'clock',
  noteText: 'About 7 minutes',
  listTitle: 'Your shortlist',
  listNote: null,
  claim: null,
  footnote: null,
  entries: ['Your choice', null].map((status, index) => ({
    _key: String(index),
    _type: 'shortlistEntry' as const,
    name: `Builder ${index}`,
    detail: 'Abuja',
    status,
    chosen: index === 0,
  })),
})

test('the list names each contractor with a remark, in order', () => {
  show()
  const rows = within(screen.getByRole('figure')).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows[0]?.textContent).toContain('Your choice')
  expect(rows[1]?.textContent).toBe('2Builder 1Abuja')
})
