let pressed: HTMLElement | null = null

/**
 * Keeps a press on a control (`data-replay`) of a section that React has not taken over yet: React
 * stops such an event at the root, so one that never gets back to the window was lost.
 */
export function queueLostClicks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest('[data-replay]') : null
      pressed = control instanceof HTMLElement ? control : null
    },
    true,
  )
  addEventListener('click', () => (pressed = null))
}

/** Presses the control again; should its section still be missing, the press is kept once more. */
export function replayQueuedClick(): void {
  const control = pressed
  pressed = null
  control?.click()
}
