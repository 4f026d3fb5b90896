import type { ComponentProps } from 'react'
import styles from './Control.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & {
  /** Minimum height: 112 or 190 pixels. */
  size?: 'normal' | 'large'
}

/** Several lines of text; a field with a limit gives it as `maxLength` and counts in `Field`. */
export function TextArea({ size = 'normal', ...rest }: TextAreaProps) {
  return <textarea className={styles.control} rows={2} data-size={size} {...rest} />
}
