import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { showBuilt } from '#tests/support/built-page.ts'
import { Testimonials, quoted } from './Testimonials.tsx'

function by(name: string): Section<'testimonials'>['items'][number] {
  const message = `${name} says so.`
  return { _id: name, _type: 'testimonial', message, name, title: 'Owner', image: null }
}

const section: Section<'testimonials'> = {
  _key: 't',
  _type: 'testimonials',
  heading: 'What people say',
  tone: null,
  items: [by('Temilade Oyerinka'), by('Yaw Tettey-Larbi')],
  note: null,
}
const show = drawsSection(Testimonials, section)

const quotes = () =>
  screen.getAllByRole('figure').map((figure) => figure.querySelector('blockquote')?.textContent)

test('the first quote is shown; a dot turns to its quote and says that it is the current one', async () => {
  show()
  expect(quotes()).toEqual(['“Temilade Oyerinka says so.”'])
  const second = screen.getByRole('button', { name: 'Testimonial 2 of 2' })
  await userEvent.click(second)
  expect(quotes()).toEqual(['“Yaw Tettey-Larbi says so.”'])
  expect(second.getAttribute('aria-current')).toBe('true')
  const first = screen.getByRole('button', { name: 'Testimonial 1 of 2' })
  expect(first.getAttribute('aria-current')).toBe('false')
})

test('a quote chosen before the script stays', async () => {
  const { hydrate } = showBuilt(<Testimonials section={section} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Testimonial 2 of 2' }))
  hydrate()
  expect(quotes()).toEqual(['“Yaw Tettey-Larbi says so.”'])
  expect(document.activeElement?.textContent).toBe('Testimonial 2 of 2')
})

test('who reads a sample reads so beside its name', () => {
  show({ note: 'A sample.' })
  expect(screen.getByRole('figure').textContent).toMatch(/Temilade OyerinkaOwner\. A sample\.$/)
})

test('a single quote has no dots, and a person without an image has initials in its place', () => {
  show({ items: [by('Kwesi Adomako-Bia')] })
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('KA')).toBeTruthy()
})

test.each([
  ['We saw it poured.', '“We saw it poured.”'],
  ['“We saw it poured.”', '“We saw it poured.”'],
  [' "We saw it poured." ', '“We saw it poured.”'],
  ['« Nous avons vu. »', '« Nous avons vu. »'],
])('the words %j get typographic marks, once', (words, shown) => {
  expect(quoted(words)).toBe(shown)
})
