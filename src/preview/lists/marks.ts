/** The attribute that the overlays read. */
export const ATTRIBUTE = 'data-sanity'
const KEYS = 'aria-keyshortcuts'

/** Everything in the page that the overlays can move, copy and remove. */
export const MARKED = `main [${ATTRIBUTE}]`

/** Tells the overlays which member of a list an element draws, and lets the keyboard reach it. */
export function mark(element: Element, value: string): void {
  // The overlays look again at whatever changes.
  if (element.getAttribute(ATTRIBUTE) !== value) element.setAttribute(ATTRIBUTE, value)
  if (!(element instanceof HTMLElement) || element.tabIndex >= 0) return
  element.tabIndex = 0
  element.setAttribute(KEYS, 'Enter Shift+F10')
}

/** Leaves the element as the page has drawn it. */
export function unmark(element: Element): void {
  element.removeAttribute(ATTRIBUTE)
  if (!isReachedByMark(element)) return
  element.removeAttribute('tabindex')
  element.removeAttribute(KEYS)
}

/** False for a link or button: its Enter is its own. */
export function isReachedByMark(element: Element): boolean {
  return element.hasAttribute(KEYS)
}

/** What the overlays were told about an element, which no other element has. */
export function markOf(element: Element): string {
  return element.getAttribute(ATTRIBUTE) ?? ''
}

/** The list that an element is a member of: "sections:steps.items" for a step. */
export function listOf(value: string): string | undefined {
  return /(?:^|;)path=(.*):[^:;]+(?:;|$)/.exec(value)?.[1]
}
