import { useEffect } from 'react'

/**
 * Tells CSS in `--scrollbar` how wide the page's scrollbar is (0 where it lies over the page), so that
 * nothing moves aside when an open menu or dialog holds the page still (base.css).
 */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const root = document.documentElement
    const measure = () => {
      // While the page is held there is no scrollbar to measure.
      if (getComputedStyle(root).overflowY === 'hidden') return
      const width = Math.max(0, window.innerWidth - root.clientWidth)
      // Wider than any scrollbar: a zoomed window.
      root.style.setProperty('--scrollbar', `${width > 24 ? 0 : width}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
}
