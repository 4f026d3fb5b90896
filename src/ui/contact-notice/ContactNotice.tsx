import type { ReactNode } from 'react'
import { callAddress } from '#shared/contact.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './ContactNotice.module.css'

export interface ContactNoticeProps {
  email: string | null | undefined
  phone: string | null | undefined
  /** What to say when calling or writing; the plain variant has its own text. */
  children?: ReactNode
  /** When an answer can be expected. */
  reply?: string | null | undefined
  /** The links as plain lines instead of bricks. */
  variant?: 'plain'
}

/** Shown where a form cannot be used (yet): whom to call and whom to write to. */
export function ContactNotice({ email, phone, children, reply, variant }: ContactNoticeProps) {
  const text = variant ? 'Write an e-mail or call us.' : children
  return (
    <div className={styles.notice} data-variant={variant ?? 'bricks'}>
      {text ? <p>{text}</p> : null}
      <ul className={styles.ways}>
        {phone ? way('phone', callAddress(phone), phone) : null}
        {email ? way('mail', `mailto:${email}`, email) : null}
      </ul>
      {reply ? <p className={styles.reply}>{reply}</p> : null}
    </div>
  )
}

function way(icon: 'phone' | 'mail', address: string | undefined, label: string) {
  return (
    <li>
      <a href={address}>
        <Icon name={icon} />
        {label}
      </a>
    </li>
  )
}
