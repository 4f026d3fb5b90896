const OVERLAYS = 'sanity-visual-editing'
const MENU = '[role="menu"]'
const ENTRY = '[data-ui="MenuItem"]'
const GROUP = '[data-ui="MenuGroup"]'
/** The overlays prepare a menu within the menu before it is opened. */
const HIDDEN = '[hidden], [style*="display: none"]'

/** The menu that the overlays have open, without those that it opens itself. */
export function overlayMenu(): Element | null {
  return document.querySelector(`${OVERLAYS} ${MENU}`)
}

/** The innermost menu that is open: the one that the keys are for. */
export function innerMenu(): Element | undefined {
  const menus = [...document.querySelectorAll(`${OVERLAYS} ${MENU}`)]
  return menus.findLast((menu) => menu.closest(HIDDEN) === null)
}

export function isInOverlays(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OVERLAYS) !== null
}

/** An entry that acts, not one that opens another menu. */
export function isEntry(target: EventTarget | null): boolean {
  return isInOverlays(target) && target instanceof Element && target.closest(ENTRY) !== null
}

/** A menu or an entry of one, not a field or tab in it. */
export function isMenuPart(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(`${MENU}, ${ENTRY}, ${GROUP}`)
}

/** True for a menu that an entry of another one has opened. */
export function isNested(menu: Element): boolean {
  return menu.parentElement?.closest(MENU) instanceof Element
}

export function opensMenu(target: Element | null): boolean {
  return target?.matches(GROUP) ?? false
}

/** The entry that the overlays show as chosen; they move the focus there some frames later. */
export function chosenEntry(menu: Element): HTMLElement | undefined {
  const entries = menu.querySelectorAll<HTMLElement>(`:is(${ENTRY}, ${GROUP})[data-selected]`)
  return [...entries].find((entry) => entry.closest(MENU) === menu)
}

/** Moves the focus to the search field of a menu or to its first entry, once it has one. */
export function enterMenu(menu: Element): void {
  nameGroups(menu)
  const first = menu.querySelector('input') ?? chosenEntry(menu)
  if (first) first.focus()
  else pressIn(menu, 'Home')
}

/** The overlays make buttons of them, which have no place in a menu. */
function nameGroups(menu: Element): void {
  for (const group of menu.querySelectorAll(GROUP)) {
    group.setAttribute('role', 'menuitem')
    group.setAttribute('aria-haspopup', 'menu')
  }
}

/** A key for the overlays, which is none for us. */
export function pressIn(target: EventTarget, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/** Opens the menu of an element, as a right click on it does, at what is visible of it; false if it is not heard. */
export function openMenu(element: Element): boolean {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top } = element.getBoundingClientRect()
  const at = { clientX: Math.max(left, 0) + 8, clientY: Math.max(top, 0) + 8 }
  return isTaken(element, new MouseEvent('contextmenu', { ...at, cancelable: true }))
}

/** Opens the form of an element in the Studio, as a click on it does. */
export function openForm(element: Element, tries = 60): void {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const wasTaken = isTaken(element, new MouseEvent('click', { cancelable: true }))
  leave(element)
  // The overlays listen to an element a moment after it has come into view.
  if (!wasTaken && tries > 0) requestAnimationFrame(() => openForm(element, tries - 1))
}

/** Whether the overlays take an event of the mouse: they act on what it points at, from its first move. */
function isTaken(element: Element, event: MouseEvent): boolean {
  element.dispatchEvent(new MouseEvent('mousemove'))
  leave(element)
  element.dispatchEvent(new MouseEvent('mouseenter'))
  return !element.dispatchEvent(event)
}

export function closeMenu(): void {
  pressIn(window, 'Escape')
}

/** The element is no longer pointed at. */
export function leave(element: Element): void {
  element.dispatchEvent(new MouseEvent('mouseleave'))
}
