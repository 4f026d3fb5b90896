// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { imageOf } from '#src/sections/sections.fixture.ts'
import { ProjectsCarousel } from './ProjectsCarousel.tsx'

type Project = Section<'projectsCarousel'>['projects'][number]

function project(name: string, location: string): Project {
  const image = imageOf(name)
  return { _id: name, _type: 'sampleProject', name, location, image, mobileImage: null }
}

const projects = [
  project('Acacia House', 'Maitama, Abuja'),
  project('Kilima Court', 'Lekki, Lagos'),
]

function show(fields: Partial<Section<'projectsCarousel'>> = {}): HTMLElement {
  const section: Section<'projectsCarousel'> = {
    _key: 'c',
    _type: 'projectsCarousel',
    heading: 'Build with confidence any where in Africa',
    note: 'Illustrative renders of sample projects.',
    projects,
    closingText: 'Your site goes here.',
    closingAction: { label: 'Create a project', to: '/start' },
  }
  return render(
    <MemoryRouter>
      <ProjectsCarousel section={{ ...section, ...fields }} />
    </MemoryRouter>,
  ).container
}

test('there is one button each way, and the closing panel does not count', async () => {
  show()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Previous project',
    'Next project',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Next project' }))
  expect(screen.getByText('2 / 2')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: 'Create a project' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/start', '/start'])
})

test('without an action there is no closing panel', () => {
  const page = show({ closingAction: null })
  expect(screen.queryByText('Your site goes here.')).toBeNull()
  expect(page.querySelectorAll('li')).toHaveLength(2)
})
