import { elementAt, type ListPlace, placeOf } from './list-place.ts'
import { createMenuKeys, type MenuKeys } from './menu-keys.ts'
import { leave, openMenu, overlayMenu } from './overlay-menu.ts'

/** How long the overlays may take until they show a menu, in milliseconds: they may not be there yet. */
const PATIENCE = 10_000
/** After how many milliseconds a menu is asked for again that the overlays did not show. */
const AGAIN = 500

/** A menu that was opened by keyboard, and what was chosen in it, until the editor goes on. */
export interface MenuAct {
  element: Element
  place: ListPlace
  keys: MenuKeys
  /** When it is given up, and until when the menu is not asked for again. */
  until: number
  notBefore: number
  /** The editor has chosen, has closed the menu, or goes on by mouse. */
  isOver: boolean
  /** What has the focus because of it, once its menu is closed. */
  focused: Element | null
}

/** @param close is called when a key closes the menu */
export function beginAct(element: Element, close: () => void): MenuAct {
  return {
    element,
    place: placeOf(element),
    keys: createMenuKeys(close),
    until: performance.now() + PATIENCE,
    notBefore: 0,
    isOver: false,
    focused: null,
  }
}

/** Does what can be done now: asks for the menu, presses the next key in it, or follows what it did. */
export function proceed(act: MenuAct): { act: MenuAct | null; isDone: boolean } {
  if (overlayMenu() !== null) return { act, isDone: act.isOver || act.keys.proceed() }
  if (act.isOver) return { act: follow(act), isDone: true }
  const now = performance.now()
  // The editor is in the Studio again.
  if (now > act.until || !document.hasFocus()) return { act: null, isDone: true }
  // The overlays may not be ready, and messages of the Studio close their menu.
  if (now > act.notBefore && openMenu(act.element)) act.notBefore = now + AGAIN
  return { act, isDone: false }
}

/** Moves the focus with what the act changes, unless the editor has gone elsewhere. */
function follow(act: MenuAct): MenuAct | null {
  const { activeElement } = document
  if (act.focused === null) leave(act.element)
  if (activeElement !== document.body && activeElement !== act.focused) return null
  const element = elementAt(act.place)
  if (!(element instanceof HTMLElement) || !document.hasFocus()) return act
  if (element !== activeElement) element.focus()
  return { ...act, focused: element }
}
