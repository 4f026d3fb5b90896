import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './FormNotice.module.css'

export interface FormNoticeProps {
  email: string | null | undefined
  phone: string | null | undefined
  /** What to say when calling or writing. */
  children?: ReactNode
  /** When an answer can be expected. */
  reply?: string | null | undefined
}

/** What stands where a form cannot be used yet, or not at all: whom to call and whom to write to. */
export function FormNotice({ email, phone, children, reply }: FormNoticeProps) {
  return (
    <div className={styles.notice}>
      {children ? <p>{children}</p> : null}
      <ul className={styles.ways}>
        {phone ? (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              {phone}
            </a>
          </li>
        ) : null}
        {email ? (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          </li>
        ) : null}
      </ul>
      {reply ? <p className={styles.reply}>{reply}</p> : null}
    </div>
  )
}
