import { fireEvent } from '@testing-library/dom'
import { afterAll } from 'vitest'

// jsdom runs no CSS animations, for whose end react-toastify waits. These end after their time; that of a
// toast's timer can be paused.

/** Duration of a toast's exit, in milliseconds. */
const exit = 300

interface Run {
  state: string
  left: number
  since: number
  timer?: ReturnType<typeof setTimeout>
}

const runs = new WeakMap<Element, Run>()

function play(element: Element, state: string, duration: number): void {
  const run = runs.get(element) ?? { state: 'new', left: duration, since: 0 }
  if (run.state === state) return
  clearTimeout(run.timer)
  if (run.state === 'running') run.left -= performance.now() - run.since
  runs.set(element, run)
  run.state = state
  run.since = performance.now()
  if (state === 'paused') return
  const left = state === 'running' ? run.left : duration
  run.timer = setTimeout(() => fireEvent.animationEnd(element), left)
}

function playAll(): void {
  for (const toast of document.querySelectorAll<HTMLElement>('[data-in]'))
    play(toast, toast.dataset['in'] ?? '', toast.dataset['in'] === 'false' ? exit : 0)
  for (const bar of document.querySelectorAll<HTMLElement>('[data-in] [role=progressbar]')) {
    const duration = Number.parseFloat(bar.style.animationDuration)
    if (!Number.isNaN(duration)) play(bar, bar.style.animationPlayState, duration)
  }
}

if (typeof document !== 'undefined') {
  // React listens to a vendor's event where this is missing.
  Object.assign(window, { AnimationEvent: Event })
  const observer = new MutationObserver(playAll)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  afterAll(() => observer.disconnect())
}
