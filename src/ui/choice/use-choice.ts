import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

export interface Choice {
  /** False until hydration: until then radios hold the choice and CSS shows what is chosen. */
  enhanced: boolean
  /** Index of the chosen thing; the first one by default (§4). */
  chosen: number
  choose: (index: number) => void
}

/**
 * One of several things is shown. Radios do it before any script; after hydration buttons take over
 * with the choice that the visitor has made, and with the focus if a radio had it. The ref is the
 * frame's.
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
