// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { en } from '#shared/words/en.ts'
import { setWords } from '#shared/words/words.ts'
import { indexAfter, indexAt, startController } from './controller.ts'
import { reach } from './engine.ts'

/** A row of two slides and a link after them, moved one slide on, with a pointer over it. */
function rowUnder(pointerType: string) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = `<section><div><ul class="row" data-row><li class="slide" data-slide>
    </li><li class="slide" data-slide></li><li data-closing><a href="/start">Start</a></li></ul></div></section>`
  const view = document.querySelector('div')
  const link = document.querySelector('a')
  if (!view || !link) throw new Error('no row')
  view.scrollTo = () => {}
  const places: number[] = []
  const controller = startController(view, (index) => places.push(index))
  controller.step(1)
  view.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }))
  return { view, link, places, controller }
}

test('for a mouse Swiper takes over where the row is, and follows the focus', async () => {
  const { view, link, places, controller } = rowUnder('mouse')
  await vi.waitFor(() => expect(view.dataset['state']).toBe('live'))
  expect(places.at(-1)).toBe(1)
  controller.step(-1)
  expect(places.at(-1)).toBe(0)
  link.focus()
  expect(places.at(-1)).toBe(1)
  controller.stop()
  expect(view.dataset['state']).toBeUndefined()
})

test('for fingers the row stays as the browser scrolls it', async () => {
  const { view, controller } = rowUnder('touch')
  await import('./engine.ts')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(view.dataset['state']).toBeUndefined()
  controller.stop()
})

test('a visitor who has swiped the row finds the counter at the slide that lies at its start', () => {
  expect(indexAt(0, 306, 4)).toBe(0)
  expect(indexAt(610, 306, 4)).toBe(2)
  expect(indexAt(1181, 306, 4)).toBe(3)
  expect(indexAt(120, 0, 4)).toBe(0)
})

test.each([
  ['on a wide screen, with the last project at its start', 434, 4, 806, 1240, 3 * 434],
  ['on a phone, where the closing panel is seen whole', 306.25, 4, 298.25, 350, 1173.25],
  ['without a closing panel, with the last project at its start', 434, 2, 0, 1240, 434],
  ['without projects, where it begins', 434, 0, 0, 1240, 0],
])('the row ends %s', (_, step, count, closing, width, end) => {
  expect(reach({ step, count, closing, width })).toBe(end)
})

test('on a page from right to left, the arrow to the left leads on', () => {
  setWords({ ...en, dir: 'rtl' })
  const { view, places, controller } = rowUnder('touch')
  for (const key of ['ArrowRight', 'ArrowLeft'])
    view.dispatchEvent(new KeyboardEvent('keydown', { key }))
  expect(places.slice(-2)).toEqual([0, 1])
  controller.stop()
  setWords(en)
})

test('keys lead to the neighbors and the ends, and not past them', () => {
  expect(indexAfter('ArrowRight', 3, 4)).toBe(3)
  expect(indexAfter('ArrowLeft', 2, 4)).toBe(1)
  expect(indexAfter('Home', 2, 4)).toBe(0)
  expect(indexAfter('End', 0, 4)).toBe(3)
  expect(indexAfter('Tab', 2, 4)).toBeNull()
})
