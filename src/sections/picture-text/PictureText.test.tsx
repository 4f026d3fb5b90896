// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { PictureText } from './PictureText.tsx'

afterEach(cleanup)

const asset = {
  _id: 'image-abcdef0123456789-1000x800-jpg',
  url: 'https://images.test/a.jpg',
  width: 1000,
  height: 800,
}
const bare: Section<'pictureText'> = {
  _key: 'p',
  _type: 'pictureText',
  heading: 'See the site from where you live',
  text: 'Photos, budget and milestones in one place.',
  points: null,
  image: { alt: 'A crane over a new house', asset },
  action: null,
  flip: null,
}

function show(fields: Partial<Section<'pictureText'>> = {}) {
  return render(<PictureText section={{ ...bare, ...fields }} />, { wrapper: MemoryRouter })
    .container
}

test('the image comes before the text, with its box known at 5 to 4', () => {
  show()
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A crane over a new house' })
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(
    1.25,
    2,
  )
  const heading = screen.getByRole('heading', { level: 2 })
  expect(image.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('points and the button appear when there are some', () => {
  show({ points: ['Photos from every visit'], action: { label: 'Create a Project', to: '/owner' } })
  expect(screen.getByRole('listitem').textContent).toBe('Photos from every visit')
  expect(screen.getByRole('link', { name: 'Create a Project' })).toBeTruthy()
})

test('without points there is no empty list', () => {
  show({ points: [] })
  expect(screen.queryByRole('list')).toBeNull()
})

test('an editor can put the image at the left', () => {
  expect(show({ flip: true }).querySelector('[data-flip]')).not.toBeNull()
  cleanup()
  expect(show({ flip: false }).querySelector('[data-flip]')).toBeNull()
})
