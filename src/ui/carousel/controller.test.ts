// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import fc from 'fast-check'
import { clampIndex, counterText, indexAfter, indexAt, startController } from './controller.ts'
import { reach } from './engine.ts'

/** A row of two slides and a link after them, in view; its engine is fetched once `see` is called. */
function rowInView() {
  const observers: Array<(entries: object[]) => void> = []
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(act: (entries: object[]) => void) {
        observers.push(act)
      }
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = `<div><ul class="row" data-row><li class="slide" data-slide></li>
    <li class="slide" data-slide></li><li data-closing><a href="/start">Create a project</a></li></ul></div>`
  const view = document.querySelector('div')
  const link = document.querySelector('a')
  if (!view || !link) throw new Error('no row')
  view.scrollTo = () => {}
  const see = () => observers.forEach((tell) => tell([{ isIntersecting: true }]))
  return { view, link, see }
}

test('an engine that comes just after the focus waits until the browser has scrolled the row', async () => {
  const { view, link, see } = rowInView()
  const controller = startController(view, () => {})
  await import('./engine.ts')
  link.focus()
  see()
  await vi.dynamicImportSettled()
  expect(view.dataset['state']).toBeUndefined()
  await vi.waitFor(() => expect(view.dataset['state']).toBe('live'))
  controller.stop()
})

const far = () => new DOMRect(2000, 0, 200, 40)

function focusElsewhere() {
  const button = document.body.appendChild(document.createElement('button'))
  button.getBoundingClientRect = far
  button.focus()
}

test.each([
  { now: 'who then does nothing sees it', isEarly: false, act: undefined, at: 1 },
  { now: 'who was there before the app sees it', isEarly: true, act: undefined, at: 1 },
  {
    now: 'who then moves the row stays where they are',
    isEarly: false,
    act: (view: HTMLElement) => view.dispatchEvent(new Event('wheel')),
    at: 0,
  },
  { now: 'who then leaves the row finds it as it was', isEarly: false, act: focusElsewhere, at: 0 },
])('a browser too busy to scroll to the focus: $now', async ({ isEarly, act, at }) => {
  const { view, link, see } = rowInView()
  link.getBoundingClientRect = far
  if (isEarly) link.focus()
  const places: number[] = []
  const controller = startController(view, (index) => places.push(index))
  await import('./engine.ts')
  if (!isEarly) link.focus()
  act?.(view)
  see()
  await vi.waitFor(() => expect(view.dataset['state']).toBe('live'))
  expect(places.at(-1)).toBe(at)
  controller.stop()
})

test('for fingers on a slow connection the row stays as the browser scrolls it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('IntersectionObserver', () => {})
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g', rtt: 450 } })
  document.body.innerHTML = `<div><ul class="row" data-row><li class="slide" data-slide></li>
    <li class="slide" data-slide></li></ul></div>`
  const view = document.querySelector('div')
  if (!view) throw new Error('no row')
  view.scrollTo = () => {}
  const places: number[] = []
  const controller = startController(view, (index) => places.push(index))
  await import('./engine.ts')
  controller.step(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(places.at(-1)).toBe(1)
  expect(view.dataset['state']).toBeUndefined()
  controller.stop()
})

test('however often a visitor steps, the index stays between the first and the last project', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }),
      fc.array(fc.constantFrom(1, -1)),
      (count, presses) => {
        let index = 0
        for (const press of presses) {
          index = clampIndex(index + press, count)
          expect(index).toBeGreaterThanOrEqual(0)
          expect(index).toBeLessThanOrEqual(Math.max(0, count - 1))
        }
      },
    ),
  )
})

test('a visitor who has swiped the row finds the counter at the slide that lies at its start', () => {
  expect(indexAt(0, 306, 4)).toBe(0)
  expect(indexAt(610, 306, 4)).toBe(2)
  expect(indexAt(1181, 306, 4)).toBe(3)
  expect(indexAt(120, 0, 4)).toBe(0)
})

test('the counter counts from one and never says "1 / 0"', () => {
  expect(counterText(0, 4)).toBe('1 / 4')
  expect(counterText(9, 4)).toBe('4 / 4')
})

test.each([
  ['on a wide screen, with the last project at its start', 434, 4, 806, 1240, 3 * 434],
  ['on a phone, where the closing panel is seen whole', 306.25, 4, 298.25, 350, 1173.25],
  ['without a closing panel, with the last project at its start', 434, 2, 0, 1240, 434],
  ['without projects, where it begins', 434, 0, 0, 1240, 0],
])('the row ends %s', (_, step, count, closing, width, end) => {
  expect(reach({ step, count, closing, width })).toBe(end)
})

test('keys lead to the neighbours and the ends, and not past them', () => {
  expect(indexAfter('ArrowRight', 3, 4)).toBe(3)
  expect(indexAfter('ArrowLeft', 2, 4)).toBe(1)
  expect(indexAfter('Home', 2, 4)).toBe(0)
  expect(indexAfter('End', 0, 4)).toBe(3)
  expect(indexAfter('Tab', 2, 4)).toBeNull()
})
