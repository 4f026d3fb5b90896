import { closest } from '#src/browser/closest.ts'
import { REPLAY } from './page-data.ts'

declare global {
  interface Window {
    /** Controls that were clicked and have not reacted yet, first click first. */
    queuedClicks?: HTMLElement[]
  }
}

/**
 * In the boot script: queues a click on a control before anything can handle it: one that needs the app
 * (`data-replay`), or one whose dialog has not arrived yet.
 */
export function queueClick(event: Event): HTMLElement | null {
  const control = closest(event, `[data-${REPLAY}],[commandfor]`)
  if (!control || document.getElementById(control.getAttribute('commandfor') ?? '')) return null
  ;(window.queuedClicks ??= []).push(control)
  // Shows that the press was heard; a rule for it would cost every page more.
  control.style.opacity = '.6'
  return control
}

/**
 * In the app, from its start on: takes clicks that were handled off the queue. React stops a click on a
 * section that has not hydrated at the root, so one that reaches the window was not lost, unless it is for
 * a dialog that has not arrived.
 */
export function dropHandledClicks(): void {
  addEventListener('click', (event) => {
    const path = event.composedPath()
    // This click alone: one before it, on the same control, may still wait.
    const at = window.queuedClicks?.findLastIndex((control) => path.includes(control)) ?? -1
    if (at < 0 || window.queuedClicks?.[at]?.hasAttribute('commandfor')) return
    window.queuedClicks?.splice(at, 1).forEach(brighten)
  })
}

/** Clicks the queued controls again; one that still waits for something is queued once more. */
export function replayClicks(): void {
  const controls = window.queuedClicks ?? []
  window.queuedClicks = []
  for (const control of controls) {
    brighten(control)
    control.click()
  }
}

/** As it was before it was pressed. */
export function brighten(control: HTMLElement): void {
  control.style.opacity = ''
}
