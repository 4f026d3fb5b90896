import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Whether a popover is open, for the `aria-expanded` of its button. Undefined before hydration, when the
 * browser exposes the state itself and an attribute in the prerendered page could contradict it.
 */
export function useExpanded(popover: RefObject<HTMLElement | null>): boolean | undefined {
  const [expanded, setExpanded] = useState<boolean>()
  useEffect(() => {
    const element = popover.current
    if (!element) return
    const read = () => setExpanded(element.matches(':popover-open'))
    read()
    element.addEventListener('toggle', read)
    return () => element.removeEventListener('toggle', read)
  }, [popover])
  return expanded
}
