import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { drawsSection, imageOf } from '#src/sections/sections.fixture.ts'
import { Team } from './Team.tsx'

type Member = Section<'team'>['members'][number]

function member(name: string, image: Member['image']): Member {
  const description = `What ${name} did.`
  return {
    _id: name,
    _type: 'teamMember',
    name,
    role: 'Engineer',
    image,
    description,
    theme: 'bush',
  }
}

const show = drawsSection(Team, {
  _key: 'k',
  _type: 'team',
  heading: 'Meet the team',
  tagline: null,
  members: [member('Temwa Chirambo', imageOf('Portrait of Temwa')), member('Chipo', null)],
  joinHeading: 'Join our team',
  joinText: null,
  joinAction: { label: 'See job openings', opens: 'jobs' },
})

function cards() {
  return screen.getAllByRole('listitem')
}

test('each member has a card turned by a button of that name, with a photo or a silent drawing', () => {
  show()
  const [temwa, chipo] = cards().map((card) => within(card))
  expect(temwa?.getByRole('button', { name: 'Temwa Chirambo' })).toBeTruthy()
  expect(temwa?.getByText('What Temwa Chirambo did.')).toBeTruthy()
  expect(temwa?.getByRole('img', { name: 'Portrait of Temwa' })).toBeTruthy()
  expect(chipo?.queryByRole('img')).toBeNull()
  expect(cards()[1]?.querySelector('svg[aria-hidden]')).toBeTruthy()
})

test('a button opens the join dialog; without an invitation there is no empty cell', () => {
  show()
  const button = screen.getByRole('button', { name: 'See job openings' })
  expect(button.getAttribute('commandfor')).toBe('dialog-jobs')
  expect(
    within(show({ joinHeading: null, joinAction: null })).getAllByRole('listitem'),
  ).toHaveLength(2)
})
