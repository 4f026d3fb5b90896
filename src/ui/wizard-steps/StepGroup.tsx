import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { VisuallyHiddenLegend } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './StepGroup.module.css'

interface StepGroupProps {
  titles: readonly string[]
  current: number
  children: ReactNode
}

/** The fields of a wizard's step; takes the focus when the step changes, so that it is announced. */
export function StepGroup({ titles, current, children }: StepGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(current)

  useEffect(() => {
    if (shown.current === current || !group.current) return
    shown.current = current
    group.current.focus()
    if (group.current.parentElement) group.current.parentElement.scrollTop = 0
  }, [current])

  return (
    <fieldset ref={group} className={styles.group} tabIndex={-1}>
      <VisuallyHiddenLegend>
        Step {current + 1} of {titles.length}: {titles[current]}
      </VisuallyHiddenLegend>
      {children}
    </fieldset>
  )
}
