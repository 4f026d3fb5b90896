import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { savesData, isOnSlowConnection } from '#src/browser/slow-connection.ts'

/** The pages that links on this page lead to. */
export interface PagesNear {
  /** Prepares the page at a path. */
  load: (path: string) => void
  /** True for a page that can be shown without a request. */
  isHere: (path: string) => boolean
}

/** Milliseconds that links stay in view before a page is fetched: who scrolls past does not open it. */
const stay = 600

/**
 * Prefetches the pages that the visitor is about to open: links that are hovered, focused or touched, and
 * on a fast connection the first of those that stay in view. Nothing is prefetched for a visitor who saves
 * data. On a slow connection the browser itself follows a link to a page that is not here: its HTML shows
 * the first words one round trip sooner than content and then code would.
 */
export function usePrefetch({ load, isHere }: PagesNear): void {
  const { pathname } = useLocation()

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
    const unwatch = isOnSlowConnection() ? null : watch(load)
    for (const type of moments) document.addEventListener(type, near, { passive: true })
    return () => {
      unwatch?.()
      for (const type of moments) document.removeEventListener(type, near)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other links to watch
  }, [load, pathname])
}

const moments = ['pointerover', 'focusin', 'touchstart']

/**
 * Prefetches the first of the links in view, in the page's main part, when the visitor stays there; links in
 * menus wait for a hover. Returns what ends it.
 */
function watch(load: (path: string) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {}
  const inView = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    clearTimeout(timer)
    const [first = null] = inView
    const path = innerPath(first)
    if (path) timer = setTimeout(load, stay, path)
  })
  for (const link of document.querySelectorAll('main a[href^="/"]')) watcher.observe(link)
  return () => {
    watcher.disconnect()
    clearTimeout(timer)
  }
}

/** The path of a page of this site; null for other links and for files such as videos. */
function innerPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const [path = ''] = link?.getAttribute('href')?.split(/[?#]/) ?? []
  return /^\/(?!\/)[^.]*$/.test(path) ? path : null
}
