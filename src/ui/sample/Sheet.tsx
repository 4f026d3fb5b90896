import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  title: string
  subject: string
  /** The word in the corner, such as "Sample". */
  badge: string
  children: ReactNode
}

/** A sample document: a white sheet with its title above a rule. */
export function Sheet({ title, subject, badge, children }: SheetProps) {
  return (
    <article className={styles.sheet} data-ground="light">
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.subject}>{subject}</p>
        </div>
        <span className={styles.badge}>{badge}</span>
      </div>
      <div className={styles.body}>{children}</div>
    </article>
  )
}
