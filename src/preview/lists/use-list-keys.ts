import { useEffect } from 'react'
import { ATTRIBUTE, isReachedByMark, MARKED } from './marks.ts'
import { beginAct, type MenuAct, proceed } from './menu-act.ts'
import { closeMenu, isEntry, isInOverlays, openForm, overlayMenu } from './overlay-menu.ts'
import { ignoreRestingPointer } from './resting-pointer.ts'

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta']

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
  let act: MenuAct | null = null
  let frame = 0

  const isBusy = () => act !== null && !act.isOver
  const schedule = () => {
    frame ||= requestAnimationFrame(settle)
  }
  const settle = () => {
    cancelAnimationFrame(frame)
    frame = 0
    if (act === null) return
    const next = proceed(act)
    act = next.act
    if (!next.isDone) schedule()
  }
  const finish = () => {
    if (act) act.isOver = true
  }
  const close = () => {
    finish()
    closeMenu()
  }

  // The menu comes and goes beside the body, and what an act has changed arrives later.
  const observer = new MutationObserver(schedule)
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
      if (!event.isTrusted || MODIFIERS.includes(event.key)) return
      if (isBusy() && act?.keys.keep(event)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (isInOverlays(event.target)) {
        if (!isTabOut(event)) return
        event.preventDefault()
        close()
      } else {
        if (isBusy()) close()
        const element = menuOwner(event)
        act = element ? beginAct(element, close) : null
      }
      settle()
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
  window.addEventListener(
    'click',
    ({ target }) => {
      if (!isEntry(target)) return
      finish()
      // The overlays leave their menu open when a section was chosen in it.
      requestAnimationFrame(() => {
        if (overlayMenu()) closeMenu()
      })
    },
    options,
  )
  window.addEventListener('contextmenu', keepMenu, options)
  ignoreRestingPointer(options, { isIgnored: isBusy, onMove: finish })
}

/** The element whose menu a key asks for; the key for forms opens its form. */
function menuOwner(event: KeyboardEvent): Element | null {
  const { target, key, shiftKey } = event
  const element = target instanceof Element ? target.closest(MARKED) : null
  const isMenuKey = key === 'ContextMenu' || (key === 'F10' && shiftKey)
  const isFormKey = key === 'Enter' && target instanceof HTMLElement && isReachedByMark(target)
  if (element === null || !(isMenuKey || isFormKey)) return null
  event.preventDefault()
  if (isMenuKey) return element
  openForm(element)
  return null
}

/** A menu is one stop; the one that offers sections has several. */
function isTabOut({ key, target }: KeyboardEvent): boolean {
  return (
    key === 'Tab' && target instanceof Element && target.closest('[role="menu"]') === overlayMenu()
  )
}

/** The key for menus makes its event when the menu has the focus already. */
function keepMenu(event: MouseEvent): void {
  if (isInOverlays(event.target)) event.preventDefault()
}
