import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { readEarlyEntries } from '#src/boot/early-entries.ts'
import type { EarlyEntries } from '#src/boot/early-entries.ts'

/**
 * Null until the placeholder form in `place` may be replaced; then the values typed into it, read in the
 * same tick so that no keystroke is lost. Waits for the end of a press, a composition or a choice from a
 * native list, since replacing the form would interrupt it.
 */
export function useEarlyEntries(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
): EarlyEntries | null {
  const [early, setEarly] = useState<EarlyEntries | null>(null)
  const isHeld = useRef(false)
  const [looks, setLooks] = useState(0)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const hold = () => void (isHeld.current = true)
    // The click that follows a pointer's release comes first.
    const release = () =>
      setTimeout(() => {
        isHeld.current = false
        setLooks((count) => count + 1)
      })
    const listeners = new AbortController()
    const { signal } = listeners
    for (const type of ['pointerdown', 'compositionstart'])
      element.addEventListener(type, hold, { signal })
    for (const type of ['pointerup', 'pointercancel', 'compositionend', 'change', 'focusout'])
      document.addEventListener(type, release, { signal })
    return () => listeners.abort()
  }, [place])

  useLayoutEffect(() => {
    const form = place.current?.querySelector('form')
    if (!isWanted || early || isHeld.current || !form) return
    const isChoosing = form.contains(document.activeElement?.closest('select') ?? null)
    // oxlint-disable-next-line react/set-state-in-effect -- what is in the page is known only now
    if (!isChoosing) setEarly(readEarlyEntries(form))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each look may find the form at rest
  }, [place, isWanted, early, looks])

  return early
}
