import { useEffect } from 'react'
import { createDataAttribute } from '@sanity/visual-editing'
import { studios } from '#src/config/hosts/studios.ts'
import type { StoredPage } from './list-items.ts'
import { MARKED, mark, unmark } from './marks.ts'
import { markedTexts } from './marked-texts.ts'
import { placeItems } from './place-items.ts'

/**
 * Tells the overlays which elements are sections and members of lists, so that an editor can drag them,
 * add, copy and remove them by a right click, and reach them by keyboard. The attributes are set beside
 * React, so that the visitors' code knows nothing of it.
 */
export function useListMarks(page: StoredPage | null): void {
  useEffect(() => {
    if (page === null) return
    let frame = 0
    const update = () => {
      frame = 0
      markLists(page)
    }
    // Sections arrive late, and React moves them.
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(update)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    update()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [page])
}

function markLists(page: StoredPage): void {
  const root = document.querySelector('main')
  const places = root ? placeItems(page, root, markedTexts(root)) : new Map<Element, string>()
  for (const element of document.querySelectorAll(MARKED)) {
    if (!places.has(element)) unmark(element)
  }
  const baseUrl = studios[0] ?? '/'
  for (const [element, path] of places) {
    mark(element, createDataAttribute({ baseUrl, id: page._id, type: 'page', path }).toString())
  }
}
