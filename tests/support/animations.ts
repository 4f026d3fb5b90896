import { fireEvent } from '@testing-library/dom'
import { afterAll } from 'vitest'

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

/**
 * Plays the CSS animations of react-toastify, which jsdom does not run: they end after their time, and that
 * of a toast's timer can be paused.
 */
export function playAnimations(): void {
  // React listens to a vendor's event where this is missing.
  Object.assign(window, { AnimationEvent: Event })
  const observer = new MutationObserver(playAll)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  afterAll(() => observer.disconnect())
}
