import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './ContactNotice.module.css'

export interface ContactNoticeProps {
  email: string | null | undefined
  phone: string | null | undefined
  /** What to say when calling or writing; the plain variant has its own text. */
  children?: ReactNode
  /** When an answer can be expected. */
  reply?: string | null | undefined
  /** The links as bricks, the phone first, or as plain lines, the e-mail first. */
  variant?: 'bricks' | 'plain'
}

/** Shown where a form cannot be used (yet): whom to call and whom to write to. */
export function ContactNotice(props: ContactNoticeProps) {
  const { email, phone, reply, variant = 'bricks' } = props
  const isPlain = variant === 'plain'
  const text = isPlain ? 'Write an e-mail or call us.' : props.children
  const call = phone ? (
    <li>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <Icon name="phone" small={isPlain} />
        {phone}
      </a>
    </li>
  ) : null
  const write = email ? (
    <li>
      <a href={`mailto:${email}`}>
        <Icon name="mail" small={isPlain} />
        {email}
      </a>
    </li>
  ) : null
  return (
    <div className={styles.notice} data-variant={variant}>
      {text ? <p>{text}</p> : null}
      <ul className={styles.ways}>
        {isPlain ? write : call}
        {isPlain ? call : write}
      </ul>
      {reply ? <p className={styles.reply}>{reply}</p> : null}
    </div>
  )
}
