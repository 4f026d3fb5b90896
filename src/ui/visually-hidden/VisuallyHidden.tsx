import type { ComponentProps } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text that is read out and not drawn. */
export function Spoken(props: ComponentProps<'span'>) {
  return <span className={styles.spoken} {...props} />
}

/** Name of a `<fieldset>`, read out and not drawn; takes no room in its layout. */
export function SpokenLegend(props: ComponentProps<'legend'>) {
  return <legend className={styles.spoken} {...props} />
}
