// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { Shortlist } from './Shortlist.tsx'

const section: Section<'shortlist'> = {
  _key: 'k',
  _type: 'shortlist',
  heading: 'Five verified contractors. You pick one.',
  lead: null,
  actions: [
    { label: 'Create a Project', to: 'https://auth.example/' },
    { label: 'See the fee', to: '/fee-estimator' },
  ],
  noteIcon: 'clock',
  noteText: 'About 7 minutes',
  listTitle: 'Your shortlist',
  listNote: null,
  footnote: null,
  entries: ['Your choice', 'Verified', null].map((status, index) => ({
    _key: String(index),
    _type: 'shortlistEntry',
    name: `Builder ${index}`,
    detail: 'Abuja',
    status,
    chosen: index === 0,
  })),
}

function show(fields: Partial<typeof section> = {}, first = true) {
  return render(<Shortlist section={{ ...section, ...fields }} first={first} />, {
    wrapper: MemoryRouter,
  })
}

test('the list names each contractor with a remark, in order', () => {
  show()
  const list = within(screen.getByRole('figure'))
  const rows = list.getAllByRole('listitem')
  expect(rows).toHaveLength(3)
  expect(rows[0]?.textContent).toContain('Your choice')
  expect(rows[2]?.textContent).toBe('3Builder 2Abuja')
})

test('without entries no empty card hangs below the band, without buttons no empty row', () => {
  show({ entries: [], actions: null }, false)
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy()
})
