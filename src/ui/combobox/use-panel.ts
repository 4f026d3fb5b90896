import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

const gap = 6
const margin = 8

/**
 * Shows an open panel in the top layer, next to its button or the `data-panel-anchor` around it, within
 * the visual viewport. The stylesheet reads `--panel-top`, `-left`, `-width` and `-room`.
 */
export function usePanel(
  isOpen: boolean,
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const beside = button.current?.closest('[data-panel-anchor]') ?? button.current
    const shown = panel.current
    if (!isOpen || !beside || !shown) return

    // In the top layer the scrolling body of a dialog does not clip it.
    if ('showPopover' in shown) {
      shown.setAttribute('popover', 'manual')
      shown.showPopover()
    }
    const draw = () => place(shown, beside.getBoundingClientRect())
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node) || !shown.contains(target)) draw()
    }
    draw()
    const view = window.visualViewport
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', draw)
    view?.addEventListener('resize', draw)
    view?.addEventListener('scroll', draw)
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', draw)
      view?.removeEventListener('resize', draw)
      view?.removeEventListener('scroll', draw)
      if ('hidePopover' in shown && shown.isConnected) shown.hidePopover()
    }
  }, [isOpen, button, panel])
}

/** Below the anchor, else above it, else wherever the whole panel is visible. */
function place(panel: HTMLElement, anchor: DOMRect): void {
  const view = window.visualViewport
  const first = (view?.offsetTop ?? 0) + margin
  const last = (view?.offsetTop ?? 0) + (view?.height ?? innerHeight) - margin
  const width = Math.min(Math.max(anchor.width, 280), innerWidth - 2 * margin)
  const left = Math.min(Math.max(anchor.left, margin), innerWidth - margin - width)
  panel.style.setProperty('--panel-room', `${last - first}px`)
  panel.style.setProperty('--panel-width', `${width}px`)
  panel.style.setProperty('--panel-left', `${left}px`)
  const height = panel.offsetHeight
  const below = anchor.bottom + gap
  const above = anchor.top - gap - height
  let top = below
  if (below + height > last) top = above >= first ? above : Math.max(first, last - height)
  panel.style.setProperty('--panel-top', `${Math.max(first, top)}px`)
}
