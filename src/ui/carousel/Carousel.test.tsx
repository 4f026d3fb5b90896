import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { Carousel } from './Carousel.tsx'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 306, 300))
})

function carousel(count: number) {
  const slides = ['Acacia House', 'Kilima Court', 'Baobab Terraces', 'Harbour Clinic']
    .slice(0, count)
    .map((name) => ({ key: name, content: <h3>{name}</h3> }))
  return (
    <Carousel
      heading="Build with confidence"
      slides={slides}
      previous="Previous project"
      next="Next project"
      closing={<a href="/start">Create a project</a>}
    />
  )
}

const show = (count: number) => render(carousel(count))

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const view = () => screen.getByRole('group', { name: 'Build with confidence' })

test('a visitor steps to the last project, no further, and back', () => {
  show(4)
  expect(button('Previous project').disabled).toBe(true)
  for (const counter of ['2 / 4', '3 / 4', '4 / 4']) {
    fireEvent.click(button('Next project'))
    expect(screen.getByText(counter)).toBeTruthy()
  }
  expect(button('Next project').disabled).toBe(true)
  expect(view().scrollLeft).toBe(3 * 306)
  fireEvent.click(button('Previous project'))
  expect(screen.getByText('3 / 4')).toBeTruthy()
  expect(button('Next project').disabled).toBe(false)
})

test('at the end the row keeps the focus, and its keys lead back', async () => {
  show(2)
  fireEvent.click(button('Next project'))
  expect(document.activeElement).toBe(view())
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByText('1 / 2')).toBeTruthy()
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(screen.getByText('2 / 2')).toBeTruthy()
})

function scrollTo(left: number) {
  view().scrollLeft = left
  fireEvent.scroll(view())
}

test('a row on its way is where the arrows send it, until a visitor moves it', () => {
  show(4)
  fireEvent.click(button('Next project'))
  scrollTo(40)
  expect(screen.getByText('2 / 4')).toBeTruthy()
  fireEvent.click(button('Next project'))
  expect(view().scrollLeft).toBe(2 * 306)
  scrollTo(330)
  expect(screen.getByText('3 / 4')).toBeTruthy()
  fireEvent.touchStart(view())
  scrollTo(320)
  expect(screen.getByText('2 / 4')).toBeTruthy()
})

test('back from the closing panel leads to the last project first', () => {
  show(4)
  scrollTo(1181)
  fireEvent.click(button('Previous project'))
  expect(screen.getByText('4 / 4')).toBeTruthy()
  expect(view().scrollLeft).toBe(3 * 306)
})

test('before hydration the boot script steps the row, and afterwards the app does', async () => {
  const { hydrate } = showBuilt(carousel(4))
  expect(button('Previous project').dataset['step']).toBe('-1')
  expect(button('Next project').dataset['step']).toBe('1')
  view().scrollLeft = 306
  hydrate()
  expect(screen.getByText('2 / 4')).toBeTruthy()
  expect(button('Previous project').disabled).toBe(false)
  expect(button('Next project').dataset).not.toHaveProperty('step')
})

test('without scripts each project has links to its neighbors in place of the buttons', () => {
  // A parsed document runs no scripts, so it sees what is in <noscript>.
  const page = new DOMParser().parseFromString(renderToString(carousel(3)), 'text/html')
  const slides = [...page.querySelectorAll('[data-slide]')]
  const links = slides.map((slide) =>
    [...slide.querySelectorAll('noscript a')].map((link) => {
      const target = page.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)
      return `${link.getAttribute('aria-label')}: ${target?.textContent}`
    }),
  )
  expect(links).toEqual([
    ['Next project: Kilima Court'],
    ['Previous project: Acacia House', 'Next project: Baobab Terraces'],
    ['Previous project: Kilima Court'],
  ])
})

test('one project needs no buttons and no counter', () => {
  show(1)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryByText('1 / 1')).toBeNull()
  expect(screen.getByRole('link', { name: 'Create a project' })).toBeTruthy()
})
