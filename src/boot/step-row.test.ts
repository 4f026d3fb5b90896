// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepRow } from './click-queue.ts'

const listeners = new AbortController()
const seenByApp = vi.fn<() => void>()

beforeEach(() => {
  document.body.innerHTML = `<section>
    <button data-step="-1" disabled>Previous</button><button data-step="1">Next</button>
    <div role="group"><ul><li data-slide>One</li><li data-slide>Two</li></ul></div>
    <button>Other</button>
  </section>`
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(306)
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollBy = scrollBy
  addEventListener('click', stepRow, { capture: true, signal: listeners.signal })
  document.body.addEventListener('click', seenByApp, { signal: listeners.signal })
})

function scrollBy(this: Element, to?: ScrollToOptions | number) {
  if (typeof to === 'object') this.scrollLeft += to.left ?? 0
}

afterEach(() => seenByApp.mockClear())

const row = () => document.querySelector('[role=group]')?.scrollLeft
function press(name: string) {
  const buttons = [...document.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === name)?.click()
}

test('each of several quick presses moves the row by one slide, and back leads back', () => {
  press('Next')
  press('Next')
  expect(row()).toBe(2 * 306)
  press('Previous')
  expect(row()).toBe(306)
  expect(seenByApp).not.toHaveBeenCalled()
})

test('an arrow that the app has taken over, and any other control, is left to the app', () => {
  for (const button of document.querySelectorAll('button')) delete button.dataset['step']
  press('Next')
  press('Other')
  expect(row()).toBe(0)
  expect(seenByApp).toHaveBeenCalledTimes(2)
})
