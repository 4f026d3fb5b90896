import { Icon } from '../icon/Icon.tsx'
import styles from './ContactNotice.module.css'

interface ContactNoticeProps {
  email: string | null | undefined
  phone: string | null | undefined
}

/** What stands where a form cannot be used: whom to write to and whom to call. */
export function ContactNotice({ email, phone }: ContactNoticeProps) {
  return (
    <div className={styles.notice}>
      <p>Write an e-mail or call us.</p>
      {email ? (
        <a className={styles.way} href={`mailto:${email}`}>
          <Icon name="mail" small />
          {email}
        </a>
      ) : null}
      {phone ? (
        <a className={styles.way} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" small />
          {phone}
        </a>
      ) : null}
    </div>
  )
}
