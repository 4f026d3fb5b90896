// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { imageOf } from '#src/sections/sections.fixture.ts'
import { Team } from './Team.tsx'

type Member = Section<'team'>['members'][number]

function member(name: string, image: Member['image']): Member {
  return {
    _id: name,
    _type: 'teamMember',
    name,
    role: 'Engineer',
    image,
    description: `What ${name} did.`,
    theme: 'bush',
  }
}

const members = [member('Temwa Chirambo', imageOf('Portrait of Temwa')), member('Chipo', null)]

function section(fields: Partial<Section<'team'>> = {}): Section<'team'> {
  return {
    _key: 'k',
    _type: 'team',
    heading: 'Meet the team',
    tagline: null,
    members,
    joinHeading: 'Join our team',
    joinText: null,
    joinAction: { label: 'See job openings', opens: 'jobs' },
    ...fields,
  }
}

test('each member has a card turned by a button of that name', () => {
  render(<Team section={section()} />)
  const cards = screen.getAllByRole('listitem')
  expect(cards).toHaveLength(3)
  const first = within(screen.getAllByRole('listitem')[0] ?? document.body)
  expect(first.getByRole('button', { name: 'Temwa Chirambo' })).toBeTruthy()
  expect(first.getByText('What Temwa Chirambo did.')).toBeTruthy()
  expect(first.getByRole('img', { name: 'Portrait of Temwa' })).toBeTruthy()
})

test('a member without a photo gets a drawing that nobody reads out', () => {
  render(<Team section={section()} />)
  const card = screen.getAllByRole('listitem')[1] ?? document.body
  expect(within(card).queryByRole('img')).toBeNull()
  expect(card.querySelector('svg[aria-hidden]')).toBeTruthy()
})

test('See job openings opens the join dialog', () => {
  render(<Team section={section()} />)
  const button = screen.getByRole('button', { name: 'See job openings' })
  expect(button.getAttribute('commandfor')).toBe('dialog-jobs')
})

test('without an invitation there is no empty cell, without members no section', () => {
  const { unmount } = render(<Team section={section({ joinHeading: null, joinAction: null })} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  unmount()
  expect(render(<Team section={section({ members: [] })} />).container.innerHTML).toBe('')
})
