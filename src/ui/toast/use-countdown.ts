import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Runs a task after so many milliseconds (null: never), of which those do not count in which the
 * element is hovered or has the focus (WCAG 2.2.1).
 */
export function useCountdown(
  element: RefObject<HTMLElement | null>,
  duration: number | null,
  task: () => void,
): void {
  const latest = useRef(task)
  useEffect(() => {
    latest.current = task
  })
  useEffect(() => {
    const watched = element.current
    if (!watched || duration === null) return undefined
    let left = duration
    let since = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHovered = false
    let isFocused = watched.contains(document.activeElement)

    function go() {
      clearTimeout(timer)
      if (timer !== undefined) left -= performance.now() - since
      timer = undefined
      if (isHovered || isFocused) return
      since = performance.now()
      timer = setTimeout(() => latest.current(), Math.max(0, left))
    }
    const hold: Record<string, () => void> = {
      // Not "enter": it may have come up under a pointer that rests.
      pointermove: () => void (isHovered = true),
      pointerleave: () => void (isHovered = false),
      focusin: () => void (isFocused = true),
      focusout: () => void (isFocused = false),
    }
    const onEvent = ({ type }: Event) => {
      const wasHeld = isHovered || isFocused
      hold[type]?.()
      if (wasHeld !== (isHovered || isFocused)) go()
    }
    for (const type of Object.keys(hold)) watched.addEventListener(type, onEvent)
    go()
    return () => {
      clearTimeout(timer)
      for (const type of Object.keys(hold)) watched.removeEventListener(type, onEvent)
    }
  }, [element, duration])
}
