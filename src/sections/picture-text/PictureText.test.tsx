import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection, imageOf } from '#src/sections/sections.fixture.ts'
import { PictureText } from './PictureText.tsx'

const show = drawsSection(PictureText, {
  _key: 'p',
  _type: 'pictureText',
  heading: 'See the site from where you live',
  text: 'Photos, budget and milestones in one place.',
  points: [],
  image: imageOf('A crane over a new house'),
  caption: null,
  action: null,
  flip: null,
})

test('points and the button appear when there are some', () => {
  show()
  expect(screen.queryByRole('list')).toBeNull()
  show({ points: ['Photos from every visit'], action: { label: 'Create a Project', to: '/owner' } })
  expect(screen.getByRole('listitem').textContent).toBe('Photos from every visit')
  expect(screen.getByRole('link', { name: 'Create a Project' })).toBeTruthy()
})
