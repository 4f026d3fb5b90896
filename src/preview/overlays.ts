import { useEffect, useRef, useState } from 'react'
import { enableVisualEditing } from '@sanity/visual-editing'
import type { HistoryAdapterNavigate } from '@sanity/visual-editing'
import { useLocation, useNavigate } from 'react-router-dom'
import './overlays.css'

/** Clickable frames around all texts and images; the Studio's address bar follows the router. */
export function useOverlays(): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const url = pathname + search + hash
  const latest = useRef({ navigate, url })
  const notify = useRef<HistoryAdapterNavigate | null>(null)

  useEffect(() => {
    latest.current = { navigate, url }
    notify.current?.({ type: 'push', url })
  }, [navigate, url])

  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['editing'] = ''
    document.addEventListener('click', keepFrame, { capture: true })
    const disable = enableVisualEditing({
      history: {
        subscribe: (listener) => {
          notify.current = listener
          listener({ type: 'replace', url: latest.current.url })
          return () => {
            notify.current = null
          }
        },
        update: ({ type, url: wanted }) => {
          if (wanted === latest.current.url) return
          if (type === 'pop') void latest.current.navigate(-1)
          else void latest.current.navigate(wanted, { replace: type === 'replace' })
        },
      },
      // Changes arrive by themselves; only the editor's "refresh" reloads the page.
      refresh: ({ source }) => {
        if (source === 'manual') location.reload()
        return false
      },
    })
    return () => {
      disable()
      document.removeEventListener('click', keepFrame, { capture: true })
      delete dataset['editing']
    }
  }, [])
}

/**
 * Lets a link to another site open in its own tab: in the Studio's frame that site would take the place of
 * the page that is edited, and most sites refuse to be framed.
 */
export function keepFrame({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href], area[href]') : null
  if (!(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement)) return
  const isWeb = link.protocol === 'http:' || link.protocol === 'https:'
  if (!isWeb || link.origin === location.origin) return
  link.target = '_blank'
  link.rel = 'noopener'
}

/** Milliseconds after which overlays that cannot change anything start again: they wait 10 s for an answer. */
const PATIENCE = [12_000, 15_000, 30_000]

/**
 * How often the overlays were started again. They ask the Studio only once whether it takes changes, and a
 * Studio that is starting may miss the question: nothing could be moved until the page is loaded again.
 * @param isReady whether the Studio takes changes from the overlays
 */
export function useOverlayStarts(isReady: boolean): number {
  const [starts, setStarts] = useState(0)
  useEffect(() => {
    const patience = PATIENCE[starts]
    if (isReady || patience === undefined) return
    const timer = setTimeout(() => setStarts(starts + 1), patience)
    return () => clearTimeout(timer)
  }, [isReady, starts])
  return starts
}
