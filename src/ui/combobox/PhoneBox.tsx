import type { ComponentProps, ReactNode } from 'react'
import styles from './PhoneBox.module.css'

interface PhoneBoxProps {
  /** Of the number's input. */
  input: Omit<ComponentProps<'input'>, 'className' | 'type'>
  /** The picker of the dial code; its list is as wide as the box. */
  children: ReactNode
}

/** Flag and dial code joined to the number (DESIGN.md §6). */
export function PhoneBox({ input, children }: PhoneBoxProps) {
  return (
    <div className={styles.phone} data-panel-anchor>
      {children}
      {/* HTML has the national number, without its dial code, in text fields alone. */}
      <input
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        {...input}
        className={styles.number}
      />
    </div>
  )
}
