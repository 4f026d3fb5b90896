import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { savesData } from '#src/lib/dom/saves-data.ts'

/**
 * Prefetches the pages that the visitor is about to open: links that are hovered, focused, touched or in
 * view. `load` prepares one path. Nothing is prefetched for a visitor who saves data.
 */
export function usePrefetch(load: (path: string) => void): void {
  const { pathname } = useLocation()

  useEffect(() => {
    if (savesData(navigator)) return undefined
    const near = (event: Event) => {
      const path = innerPath(event.target)
      if (path) load(path)
    }
    const watcher = watch(load)
    for (const type of moments) document.addEventListener(type, near, { passive: true })
    return () => {
      watcher?.disconnect()
      for (const type of moments) document.removeEventListener(type, near)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other links to watch
  }, [load, pathname])
}

const moments = ['pointerover', 'focusin', 'touchstart']

/** Prefetches links of the page's main part that come into view; links in menus wait for a hover. */
function watch(load: (path: string) => void): IntersectionObserver | null {
  if (typeof IntersectionObserver === 'undefined') return null
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting ? innerPath(target) : null
      if (path) load(path)
    }
  })
  for (const link of document.querySelectorAll('main a[href^="/"]')) watcher.observe(link)
  return watcher
}

/** The path of a page of this site; null for other links and for files such as videos. */
function innerPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const [path = ''] = link?.getAttribute('href')?.split(/[?#]/) ?? []
  return /^\/(?!\/)[^.]*$/.test(path) ? path : null
}
