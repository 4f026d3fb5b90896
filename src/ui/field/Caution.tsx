import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Caution.module.css'

/** A warning to consider before sending again. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <p className={styles.caution} role="status">
      <Icon name="alert" small />
      <span>{children}</span>
    </p>
  )
}
