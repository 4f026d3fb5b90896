import { t } from '#shared/words/words.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './WizardSteps.module.css'

interface WizardStepsProps {
  titles: readonly string[]
  /** Index of the current step. */
  current: number
}

/** The steps of a wizard, one brick each: done, current, to come. */
export function WizardSteps({ titles, current }: WizardStepsProps) {
  return (
    <ol className={`stack-1 ${styles.steps}`}>
      {titles.map((title, index) => (
        <li
          key={title}
          className={`quiet ${styles.step}`}
          data-state={stateOf(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          {title}
          {index < current ? <VisuallyHidden>{t().funding.done}</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, current: number): 'done' | 'now' | 'next' {
  if (index === current) return 'now'
  return index < current ? 'done' : 'next'
}

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
      <legend className="visually-hidden">
        {t().funding.step(current + 1, titles.length, titles[current] ?? '')}
      </legend>
      {children}
    </fieldset>
  )
}
