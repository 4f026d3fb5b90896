/**
 * Makes a sideways swipe on a trackpad one step, however long its momentum lasts. Only while `active`:
 * before that the browser scrolls the row.
 */
export function listenToWheel(
  view: HTMLElement,
  active: () => boolean,
  step: (direction: 1 | -1) => void,
  signal: AbortSignal,
): void {
  let last = -Infinity
  let spent = false
  let moved = 0
  view.addEventListener(
    'wheel',
    (event) => {
      if (!active() || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
      event.preventDefault()
      if (event.timeStamp - last > 200) {
        spent = false
        moved = 0
      }
      last = event.timeStamp
      moved += event.deltaX
      if (spent || Math.abs(moved) < 24) return
      spent = true
      step(moved > 0 ? 1 : -1)
    },
    { passive: false, signal },
  )
}
