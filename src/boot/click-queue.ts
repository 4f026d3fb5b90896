import { closest } from '#src/browser/dialog-command.ts'
import { REPLAY, SLIDE, STEP } from './page-data.ts'

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

/**
 * In the boot script: an arrow of a row of slides that has not hydrated scrolls the row by one slide, at
 * once, so that each of several quick presses counts. The app reads the row's position from the page.
 */
export function stepRow(event: Event): void {
  const arrow = closest(event, `[data-${STEP}]`)
  const slide = arrow?.closest('section')?.querySelector<HTMLElement>(`[data-${SLIDE}]`)
  if (!arrow || !slide) return
  // A section that React hydrates for this very click must not step a second time.
  event.stopPropagation()
  slide.closest('[role]')?.scrollBy({
    left: Number(arrow.dataset[STEP]) * slide.offsetWidth,
    behavior: 'instant',
  })
  for (const other of arrow.parentElement?.querySelectorAll('button') ?? []) other.disabled = false
}

/**
 * Lets the browser fetch the images that it has not begun to fetch as for a screen with one pixel per CSS
 * pixel: a third of the bytes on a phone. It compares each file's width with the screen's, so widths that
 * sound larger by the screen's pixel ratio make it choose a smaller file.
 */
export function chooseSmallerImages(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('picture source')) {
    if (source.parentElement?.querySelector('img')?.currentSrc) continue
    source.srcset = source.srcset.replace(
      / \d+/g,
      (width) => ` ${(Number(width) * devicePixelRatio).toFixed()}`,
    )
  }
}

/** Events of a visitor who is about to use the page; a screen reader may send only a click. */
export const intentEvents = ['pointerdown', 'keydown', 'focusin', 'click']

/** Events of any interaction. */
export const interactionEvents = [...intentEvents, 'scroll', 'pointermove']

export const oncePassive = { once: true, capture: true, passive: true }

/** Settles at the first interaction: scrolling, pointing, touching, typing, moving the focus. */
export async function firstInteraction(): Promise<void> {
  // The boot script has been listening since the page was painted.
  if ('interacted' in document.documentElement.dataset) return
  await new Promise((resolve) => {
    for (const name of interactionEvents) addEventListener(name, resolve, oncePassive)
  })
}
