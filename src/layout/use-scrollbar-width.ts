import { useEffect } from 'react'

/**
 * Tells CSS in `--scrollbar` how wide the page's scrollbar is (0 where it lies over the page), so that
 * nothing shifts when an open menu or dialog keeps the page from scrolling (base.css). The gutter that did
 * this until now would show where no scrollbar was drawn, and beside a dialog's backdrop.
 */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const root = document.documentElement
    const measure = () => {
      // While the page cannot scroll there is no scrollbar to measure: only, at first, its gutter.
      if (root.style.scrollbarGutter && getComputedStyle(root).overflowY === 'hidden') return
      const width = Math.max(0, window.innerWidth - root.offsetWidth)
      // Wider than any scrollbar: the window is zoomed.
      root.style.setProperty('--scrollbar', `${width > 24 ? 0 : width}px`)
      root.style.scrollbarGutter = 'auto'
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
}
