import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './WizardSteps.module.css'

interface WizardStepsProps {
  titles: readonly string[]
  /** Index of the current step. */
  current: number
}

/** The steps of a wizard, one brick each: done, current, to come. */
export function WizardSteps({ titles, current }: WizardStepsProps) {
  return (
    <ol className={styles.steps}>
      {titles.map((title, index) => (
        <li
          key={title}
          className={styles.step}
          data-state={stateOf(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          {title}
          {index < current ? <VisuallyHidden>, done</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, current: number): 'done' | 'now' | 'next' {
  if (index === current) return 'now'
  return index < current ? 'done' : 'next'
}
