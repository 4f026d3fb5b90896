import { useEffect } from 'react'
import { elementAt, type ListPlace, placeOf } from './list-place.ts'
import { ATTRIBUTE, isReachedByMark, MARKED } from './marks.ts'
import {
  closeMenu,
  enterMenu,
  isEntry,
  isFilled,
  isInOverlays,
  leave,
  openForm,
  openMenu,
  overlayMenu,
} from './overlay-menu.ts'

/** What was begun by keyboard, until the editor goes on. */
interface Act {
  element: Element
  place: ListPlace
  hasOpened: boolean
  /** What has the focus because of it, once its menu is closed. */
  focused: Element | null
}

/**
 * Does for sections and members of lists by keyboard what the mouse does: Enter opens the form, the key for
 * menus or Shift+F10 the menu. Then the focus goes where the act has led.
 */
export function useListKeys(): void {
  useEffect(() => {
    const stop = new AbortController()
    listen(stop.signal)
    return () => stop.abort()
  }, [])
}

function listen(signal: AbortSignal): void {
  const options = { capture: true, signal }
  let act: Act | null = null
  let frame = 0

  const settle = () => {
    frame = 0
    const menu = overlayMenu()
    if (act === null) return
    if (menu === null && act.hasOpened) act = follow(act)
    if (menu === null || act === null || act.hasOpened || !isFilled(menu)) return
    act.hasOpened = true
    enterMenu(menu)
  }
  // The menu comes and goes beside the body, and what an act has changed arrives later.
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(settle)
  })
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: [ATTRIBUTE],
  })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  })

  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted) return
      if (isInOverlays(event.target)) leaveByTab(event)
      else act = begin(event)
    },
    options,
  )
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!isInOverlays(target)) act = null
    },
    options,
  )
  window.addEventListener('click', closeAfterEntry, options)
  window.addEventListener('contextmenu', keepMenu, options)
}

/** What a key begins, if it begins anything. */
function begin(event: KeyboardEvent): Act | null {
  const { target, key, shiftKey } = event
  const element = target instanceof Element ? target.closest(MARKED) : null
  if (element === null) return null
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    event.preventDefault()
    const place = placeOf(element)
    openMenu(element)
    return { element, place, hasOpened: false, focused: null }
  }
  if (key === 'Enter' && target instanceof HTMLElement && isReachedByMark(target)) {
    event.preventDefault()
    openForm(target)
  }
  return null
}

/** Moves the focus with what the act changes, unless the editor has gone elsewhere. */
function follow(act: Act): Act | null {
  const { activeElement } = document
  if (act.focused === null) leave(act.element)
  if (activeElement !== document.body && activeElement !== act.focused) return null
  const element = elementAt(act.place)
  if (!(element instanceof HTMLElement) || !document.hasFocus()) return act
  if (element !== activeElement) element.focus()
  return { ...act, focused: element }
}

/** A menu is one stop; the one that offers sections has several. */
function leaveByTab(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== 'Tab' || !(target instanceof Element)) return
  if (target.closest('[role="menu"]') !== overlayMenu()) return
  event.preventDefault()
  closeMenu()
}

/** The overlays leave their menu open when a section was chosen in it. */
function closeAfterEntry({ target }: MouseEvent): void {
  if (!isEntry(target)) return
  requestAnimationFrame(() => {
    if (overlayMenu()) closeMenu()
  })
}

/** The key for menus makes its event when the menu has the focus already. */
function keepMenu(event: MouseEvent): void {
  if (isInOverlays(event.target)) event.preventDefault()
}
