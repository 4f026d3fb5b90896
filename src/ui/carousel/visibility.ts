/** Calls `act` once, when the element comes into the window; null where the browser cannot tell. */
export function whenSeen(element: HTMLElement, act: () => void): IntersectionObserver | null {
  if (typeof IntersectionObserver === 'undefined') return null
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    act()
  })
  observer.observe(element)
  return observer
}

/** Whether a part of the element is to the left or right of what the view shows of its row. */
export function isCutOff(element: Element | null, view: Element): boolean {
  const inner = element?.getBoundingClientRect()
  const outer = view.getBoundingClientRect()
  // Positions are fractions of pixels.
  return inner !== undefined && (inner.left < outer.left - 1 || inner.right > outer.right + 1)
}
