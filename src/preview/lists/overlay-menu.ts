const OVERLAYS = 'sanity-visual-editing'
const ITEM = '[role="menuitem"]'

/** The menu that the overlays have open, without those that it opens itself. */
export function overlayMenu(): Element | null {
  return document.querySelector(`${OVERLAYS} [role="menu"]`)
}

/** True once the entries have arrived. */
export function isFilled(menu: Element): boolean {
  return menu.querySelector(ITEM) !== null
}

export function isInOverlays(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OVERLAYS) !== null
}

/** An entry that acts, not one that opens another menu. */
export function isEntry(target: EventTarget | null): boolean {
  return isInOverlays(target) && target instanceof Element && target.closest(ITEM) !== null
}

/** Opens the menu of an element, as a right click on it does, at what is visible of it. */
export function openMenu(element: Element): void {
  element.scrollIntoView({ block: 'nearest' })
  insist(() => {
    const { left, top } = element.getBoundingClientRect()
    const at = { clientX: Math.max(left, 0) + 8, clientY: Math.max(top, 0) + 8 }
    return isTaken(element, new MouseEvent('contextmenu', { ...at, cancelable: true }))
  })
}

/** Opens the form of an element in the Studio, as a click on it does. */
export function openForm(element: Element): void {
  element.scrollIntoView({ block: 'nearest' })
  insist(() => {
    const wasTaken = isTaken(element, new MouseEvent('click', { cancelable: true }))
    leave(element)
    return wasTaken
  })
}

/** The overlays listen to an element a moment after it has come into view. */
function insist(act: () => boolean, tries = 60): void {
  if (act() || tries === 0) return
  requestAnimationFrame(() => insist(act, tries - 1))
}

/** Whether the overlays take an event of the mouse: they act on what it points at, from its first move. */
function isTaken(element: Element, event: MouseEvent): boolean {
  element.dispatchEvent(new MouseEvent('mousemove'))
  leave(element)
  element.dispatchEvent(new MouseEvent('mouseenter'))
  return !element.dispatchEvent(event)
}

/** Moves the focus to the first entry of a menu, as soon as its entries take it. */
export function enterMenu(menu: Element): void {
  const { activeElement } = document
  if (!menu.isConnected || (activeElement !== menu && menu.contains(activeElement))) return
  menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
  requestAnimationFrame(() => enterMenu(menu))
}

export function closeMenu(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
}

/** The element is no longer pointed at. */
export function leave(element: Element): void {
  element.dispatchEvent(new MouseEvent('mouseleave'))
}
