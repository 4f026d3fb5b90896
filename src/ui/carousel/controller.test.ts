// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startController } from './controller.ts'

afterEach(() => vi.unstubAllGlobals())

test('an engine that comes just after the focus waits until the browser has scrolled the row', async () => {
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
  if (!view) throw new Error('no row')
  view.scrollTo = () => {}
  const controller = startController(view, () => {})
  await import('./engine.ts')
  document.querySelector('a')?.focus()
  for (const see of observers) see([{ isIntersecting: true }])
  await vi.dynamicImportSettled()
  expect(view.dataset['state']).toBeUndefined()
  await vi.waitFor(() => expect(view.dataset['state']).toBe('live'))
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
