import type { ComponentProps } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.hidden} {...props} />
}

/** Name of a `<fieldset>` for screen readers only; takes no space in its layout. */
export function VisuallyHiddenLegend(props: ComponentProps<'legend'>) {
  return <legend className={styles.hidden} {...props} />
}
