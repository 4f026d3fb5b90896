let queued: HTMLElement | null = null

/**
 * Queues the last click on a control (`data-replay`) of a section that has not hydrated yet: React stops
 * such an event at the root, so a click that never bubbles up to the window was lost.
 */
export function queueLostClicks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest('[data-replay]') : null
      queued = control instanceof HTMLElement ? control : null
    },
    true,
  )
  addEventListener('click', () => (queued = null))
}

/** Clicks the control again; if its section has still not hydrated, the click is queued once more. */
export function replayQueuedClick(): void {
  const control = queued
  queued = null
  control?.click()
}
