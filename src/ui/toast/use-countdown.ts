import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** A message that is shown for `duration` milliseconds; null stays. */
export interface Timed {
  duration: number | null
}

/**
 * Runs `task` when the time of `message` is over; the timer pauses while the element is hovered or
 * focused (WCAG 2.2.1), and starts again for another message.
 */
export function useCountdown(
  element: RefObject<HTMLElement | null>,
  message: Timed,
  task: () => void,
): void {
  const latest = useRef(task)
  // Kept across messages: whoever hovers the first one is still reading the second.
  const isHovered = useRef(false)
  useEffect(() => {
    latest.current = task
  })
  useEffect(() => {
    const { duration } = message
    const watched = element.current
    if (!watched || duration === null) return undefined
    let left = duration
    let since = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFocused = watched.contains(document.activeElement)

    function go() {
      clearTimeout(timer)
      if (timer !== undefined) left -= performance.now() - since
      timer = undefined
      if (isHovered.current || isFocused) return
      since = performance.now()
      timer = setTimeout(() => latest.current(), Math.max(0, left))
    }
    const hold: Record<string, () => void> = {
      // Not "enter": the toast may have appeared under a resting pointer.
      pointermove: () => void (isHovered.current = true),
      pointerleave: () => void (isHovered.current = false),
      focusin: () => void (isFocused = true),
      focusout: () => void (isFocused = false),
    }
    const onEvent = ({ type }: Event) => {
      const wasHeld = isHovered.current || isFocused
      hold[type]?.()
      if (wasHeld !== (isHovered.current || isFocused)) go()
    }
    for (const type of Object.keys(hold)) watched.addEventListener(type, onEvent)
    go()
    return () => {
      clearTimeout(timer)
      for (const type of Object.keys(hold)) watched.removeEventListener(type, onEvent)
    }
  }, [element, message])
}
