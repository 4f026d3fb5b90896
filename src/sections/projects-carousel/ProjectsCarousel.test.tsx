import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { drawsSection, imageOf } from '#src/sections/sections.fixture.ts'
import { ProjectsCarousel } from './ProjectsCarousel.tsx'

const show = drawsSection(ProjectsCarousel, {
  _key: 'c',
  _type: 'projectsCarousel',
  heading: 'Build with confidence any where in Africa',
  note: 'Illustrative renders of sample projects.',
  projects: ['Acacia House', 'Kilima Court'].map((name) => ({
    _id: name,
    _type: 'sampleProject' as const,
    name,
    location: 'Maitama, Abuja',
    image: imageOf(name),
    mobileImage: null,
  })),
  closingText: 'Your site goes here.',
  closingAction: { label: 'Create a project', to: '/start' },
})

test('the closing panel leads to the start, and does not count as a project', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Next project' }))
  expect(screen.getByText('2 / 2')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Create a project' })
  expect(link.getAttribute('href')).toBe('/start')
})

test('without an action there is no closing panel', () => {
  const page = show({ closingAction: null })
  expect(screen.queryByText('Your site goes here.')).toBeNull()
  expect(page.querySelectorAll('li')).toHaveLength(2)
})
