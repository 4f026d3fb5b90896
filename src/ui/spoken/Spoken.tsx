import type { ComponentProps } from 'react'
import styles from './Spoken.module.css'

/** Text that is read out and not drawn. */
export function Spoken(props: ComponentProps<'span'>) {
  return <span className={styles.spoken} {...props} />
}
