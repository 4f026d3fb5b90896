import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { unescaped } from '#shared/paths.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'

/**
 * Does what a page load would do and a change of route does not: closes menus and dialogs, scrolls to the
 * top, moves the focus to the new page's heading, announces its title. Rendered once inside the router,
 * outside anything that a new page replaces.
 */
export function RouteChange() {
  const location = useLocation()
  const kind = useNavigationType()
  const shown = useRef(location)
  const [title, setTitle] = useState('')

  useEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    closeLayers()
    if (isSamePage(before, location) && (location.hash || kind === NavigationType.Pop)) {
      // A jump within the page: back from one, and to one by a plain link, the browser itself goes.
      if (kind !== NavigationType.Pop) placeOf(location.hash)?.scrollIntoView(atOnce)
      return
    }
    let stop = onArrival(pageHeading, (heading) => {
      arriveAt(heading)
      setTitle(document.title)
      if (location.hash) stop = onArrival(() => placeOf(location.hash), bringIntoView)
    })
    return () => stop()
  }, [location, kind])

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}

function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search
}

function closeLayers() {
  for (const dialog of document.querySelectorAll('dialog')) if (dialog.open) dialog.close()
  for (const menu of document.querySelectorAll<HTMLElement>('[popover][data-locks]')) {
    // Older browsers show no popovers, so there is nothing to hide.
    menu.hidePopover?.()
  }
}

function pageHeading(): HTMLElement | null {
  return document.querySelector('main h1')
}

function arriveAt(heading: HTMLElement) {
  window.scrollTo({ top: 0, behavior: 'instant' })
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const atOnce = { behavior: 'instant' } as const

function placeOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return document.getElementById(unescaped(id) ?? id)
}

function bringIntoView(place: HTMLElement) {
  place.scrollIntoView(atOnce)
}

/** Calls back once `find` returns an element: at once, or when a part that is still loading renders it. */
function onArrival(
  find: () => HTMLElement | null,
  callback: (found: HTMLElement) => void,
): () => void {
  const observer = new MutationObserver(() => settle())
  function settle() {
    const found = find()
    if (!found) return
    observer.disconnect()
    clearTimeout(timer)
    callback(found)
  }
  // The title of the new page is set in the same pass as its heading, though not always before.
  const timer = setTimeout(settle)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
