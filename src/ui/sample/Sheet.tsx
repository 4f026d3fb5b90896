import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  title: string
  subject: string
  /** The word in the corner, such as "Sample". */
  badge?: string | null
  /** An invitation has a red edge above, a rating a yellow ground. */
  look?: 'plain' | 'invitation' | 'rating'
  children: ReactNode
}

/** A sample document: a sheet with its title above a rule. */
export function Sheet({ title, subject, badge, look = 'plain', children }: SheetProps) {
  return (
    <article className={styles.sheet} data-ground="light" data-look={look}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.subject}>{subject}</p>
        </div>
        {badge ? <span className={styles.badge}>{badge}</span> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </article>
  )
}
