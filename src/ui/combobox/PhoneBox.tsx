import type { ComponentProps, ReactNode } from 'react'
import styles from './PhoneBox.module.css'

interface PhoneBoxProps {
  /** Of the number's input. */
  input: Omit<ComponentProps<'input'>, 'className' | 'type'>
  /** The picker of the dial code, whose list is as wide as the box. */
  children: ReactNode
}

/** The number's input, joined to the picker of its dial code. */
export function PhoneBox({ input, children }: PhoneBoxProps) {
  return (
    <div className={`control ${styles.phone}`} data-panel-anchor>
      {children}
      {/* HTML allows `tel-national` in text inputs only. */}
      <input type="text" inputMode="tel" autoComplete="tel-national" {...input} />
    </div>
  )
}
