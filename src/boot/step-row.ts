import { closest } from '#src/browser/closest.ts'
import { SLIDE, STEP } from './page-data.ts'

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
