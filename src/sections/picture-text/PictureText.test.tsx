// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { imageOf } from '#src/sections/sections.fixture.ts'
import { PictureText } from './PictureText.tsx'

const bare: Section<'pictureText'> = {
  _key: 'p',
  _type: 'pictureText',
  heading: 'See the site from where you live',
  text: 'Photos, budget and milestones in one place.',
  points: null,
  image: imageOf('A crane over a new house'),
  action: null,
  flip: null,
}

function show(fields: Partial<Section<'pictureText'>> = {}) {
  return render(<PictureText section={{ ...bare, ...fields }} />, { wrapper: MemoryRouter })
    .container
}

test('points and the button appear when there are some', () => {
  show({ points: ['Photos from every visit'], action: { label: 'Create a Project', to: '/owner' } })
  expect(screen.getByRole('listitem').textContent).toBe('Photos from every visit')
  expect(screen.getByRole('link', { name: 'Create a Project' })).toBeTruthy()
})

test('without points there is no empty list', () => {
  show({ points: [] })
  expect(screen.queryByRole('list')).toBeNull()
})
