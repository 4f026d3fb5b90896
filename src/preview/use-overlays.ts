import { useEffect, useRef } from 'react'
import { enableVisualEditing } from '@sanity/visual-editing'
import type { HistoryAdapterNavigate } from '@sanity/visual-editing'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepFrame } from './outside-links.ts'

/** Clickable frames around all texts and images; the Studio's address bar follows the router. */
export function useOverlays(): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const url = pathname + search + hash
  const latest = useRef({ navigate, url })
  const notify = useRef<HistoryAdapterNavigate | null>(null)

  useEffect(() => {
    latest.current = { navigate, url }
  }, [navigate, url])

  useEffect(() => {
    notify.current?.({ type: 'push', url })
  }, [url])

  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['editing'] = ''
    document.addEventListener('click', keepFrame, { capture: true })
    return () => {
      document.removeEventListener('click', keepFrame, { capture: true })
      delete dataset['editing']
    }
  }, [])

  useEffect(() => {
    return enableVisualEditing({
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
  }, [])
}
