import type { ComponentProps } from 'react'
import styles from './Control.module.css'

/** One line of text. */
export function TextInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input type="text" className={styles.control} {...props} />
}
