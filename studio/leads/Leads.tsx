import { useState } from 'react'
import styles from './Leads.module.css'

interface LeadsProps {
  inboxUrl: string
  isFramed: boolean
}

/**
 * The inbox of the forms. A lead service keeps its inbox out of frames and its sign-in out of other
 * sites' pages, because it holds personal data: it opens in a tab.
 */
export function Leads({ inboxUrl, isFramed }: LeadsProps) {
  const [visit, setVisit] = useState(0)
  const open = (
    <a className={styles.button} href={inboxUrl} target="_blank" rel="noreferrer">
      Open the inbox in a new tab
    </a>
  )
  if (!isFramed) {
    return (
      <div className={styles.note}>
        <h1 className={styles.title}>Leads</h1>
        <p>
          What visitors send through the forms is in the inbox of the lead service, at{' '}
          <b>{new URL(inboxUrl).host}</b>. It asks for its own secret once in twelve hours.
        </p>
        {open}
      </div>
    )
  }
  return (
    <div className={styles.leads}>
      <div className={styles.bar}>
        <span>What the forms of this machine have sent; nothing leaves it.</span>
        <button type="button" className={styles.button} onClick={() => setVisit(visit + 1)}>
          Reload
        </button>
        {open}
      </div>
      <iframe
        key={visit}
        className={styles.frame}
        src={inboxUrl}
        title="Inbox"
        sandbox="allow-downloads allow-forms allow-popups allow-same-origin"
      />
    </div>
  )
}
