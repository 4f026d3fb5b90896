// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startController } from './controller.ts'

afterEach(() => vi.unstubAllGlobals())

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
