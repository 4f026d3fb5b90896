import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

export interface Choice {
  /** False before hydration, while radios hold the choice and CSS shows what is chosen. */
  enhanced: boolean
  /** Index of the chosen option; the first one by default. */
  chosen: number
  choose: (index: number) => void
}

/**
 * Shows one of several options. Before hydration radios do it; after it buttons take over the visitor's
 * choice, and the focus if a radio had it. The ref belongs on the frame.
 */
export function useChoice(count: number): [RefObject<HTMLDivElement | null>, Choice] {
  const root = useRef<HTMLDivElement>(null)
  const refocus = useRef(false)
  const [state, setState] = useState({ enhanced: false, chosen: 0 })

  useEffect(() => {
    const radios = [
      ...(root.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
    ]
    refocus.current = radios.some((radio) => radio === document.activeElement)
    const checked = radios.findIndex((radio) => radio.checked)
    setState({ enhanced: true, chosen: Math.max(0, checked) })
  }, [])

  const chosen = Math.max(0, Math.min(state.chosen, count - 1))
  useEffect(() => {
    if (!state.enhanced || !refocus.current) return
    refocus.current = false
    root.current?.querySelectorAll<HTMLButtonElement>('button[data-option]')[chosen]?.focus()
  }, [state.enhanced, chosen])

  function choose(index: number) {
    setState({ enhanced: true, chosen: index })
  }

  return [root, { enhanced: state.enhanced, chosen, choose }]
}
