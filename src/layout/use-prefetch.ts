import { useEffect } from 'react'
import { isWithinReach } from '#src/browser/language.ts'
import { savesData, isOnSlowConnection } from '#src/browser/slow-connection.ts'

/** The pages that links on this page lead to. */
export interface PagesNear {
  /** Prepares the page at a path. */
  load: (path: string) => void
  /** True for a page that can be shown without a request. */
  isHere: (path: string) => boolean
}

/**
 * Prefetches the pages that the visitor is about to open: links that are hovered, focused or touched.
 * Nothing is prefetched for a visitor who saves data. On a slow connection the browser itself follows a
 * link to a page that has not been loaded: its HTML shows the first words one round trip sooner than
 * content and then code would.
 */
export function usePrefetch({ load, isHere }: PagesNear): void {
  useEffect(() => {
    const leave = (event: Event) => {
      const path = innerPath(event.target)
      // The router hears only of clicks that go on from here.
      if (path && !isHere(path) && isOnSlowConnection()) event.stopPropagation()
    }
    document.addEventListener('click', leave, true)
    return () => document.removeEventListener('click', leave, true)
  }, [isHere])

  useEffect(() => {
    if (savesData(navigator)) return undefined
    const near = (event: Event) => {
      const path = innerPath(event.target)
      if (path) load(path)
    }
    for (const type of moments) document.addEventListener(type, near, { passive: true })
    return () => {
      for (const type of moments) document.removeEventListener(type, near)
    }
  }, [load])
}

const moments = ['pointerover', 'focusin', 'touchstart']

/** The path of a page of this site in the same language; null for other links and for files such as videos. */
function innerPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const [path = ''] = link?.getAttribute('href')?.split(/[?#]/) ?? []
  return /^\/(?!\/)[^.]*$/.test(path) && isWithinReach(path) ? path : null
}
