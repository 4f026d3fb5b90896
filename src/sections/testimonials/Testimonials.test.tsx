// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { Testimonials, quoted } from './Testimonials.tsx'

type Item = Section<'testimonials'>['items'][number]

function by(name: string): Item {
  const message = `${name} says so.`
  return { _id: name, _type: 'testimonial', message, name, title: 'Owner', image: null }
}

function section(items: Item[]): Section<'testimonials'> {
  return { _key: 't', _type: 'testimonials', heading: 'What people say', items, note: null }
}

const two = <Testimonials section={section([by('Temilade Oyerinka'), by('Yaw Tettey-Larbi')])} />
const quotes = () =>
  screen.getAllByRole('figure').map((figure) => figure.querySelector('blockquote')?.textContent)

test('the first quote is shown, in typographic marks, and the band is named', () => {
  render(two)
  expect(quotes()).toEqual(['“Temilade Oyerinka says so.”'])
  expect(screen.getByRole('heading', { level: 2, name: 'What people say' })).toBeTruthy()
})

test('a dot turns to its quote and says that it is the current one', async () => {
  render(two)
  const second = screen.getByRole('button', { name: 'Testimonial 2 of 2' })
  await userEvent.click(second)
  expect(quotes()).toEqual(['“Yaw Tettey-Larbi says so.”'])
  expect(second.getAttribute('aria-current')).toBe('true')
  const first = screen.getByRole('button', { name: 'Testimonial 1 of 2' })
  expect(first.getAttribute('aria-current')).toBe('false')
})

test('a quote chosen before the script stays', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(two)
  document.body.append(page)
  await userEvent.click(screen.getByRole('radio', { name: 'Testimonial 2 of 2' }))
  render(two, { container: page, hydrate: true })
  expect(quotes()).toEqual(['“Yaw Tettey-Larbi says so.”'])
  expect(document.activeElement?.textContent).toBe('Testimonial 2 of 2')
})

test('a person without an image has initials in its place', () => {
  render(<Testimonials section={section([by('Kwesi Adomako-Bia')])} />)
  expect(screen.getByText('KA')).toBeTruthy()
})

test('a single quote has no dots, and none has no band', () => {
  render(<Testimonials section={section([by('Temilade Oyerinka')])} />)
  expect(screen.queryAllByRole('button')).toEqual([])
  cleanup()
  expect(render(<Testimonials section={section([])} />).container.innerHTML).toBe('')
})

test('words get typographic marks, once', () => {
  expect(quoted('We saw it poured.')).toBe('“We saw it poured.”')
  expect(quoted('“We saw it poured.”')).toBe('“We saw it poured.”')
})

test('straight marks give way, marks of another language stay', () => {
  expect(quoted(' "We saw it poured." ')).toBe('“We saw it poured.”')
  expect(quoted('« Nous avons vu. »')).toBe('« Nous avons vu. »')
})
