import type { ReactNode } from 'react'
import { whatsAppAddress } from '#shared/contact.ts'
import { ButtonLink } from '#src/ui/action/Action.tsx'
import { WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import styles from './SendCard.module.css'

interface SendCardProps {
  heading: string
  level: 2 | 3
  text: string
  /** The words above the message. */
  caption: string
  message: string
  /** The address that shows the visitor's sum again; it follows the message. */
  link: string
  /** What became of a press, null before one. */
  outcome: string | null
  /** The ways besides WhatsApp, which needs no script. */
  children: ReactNode
}

/** Ways to send what the page shows, and the message as others will read it. */
export function SendCard(props: SendCardProps) {
  const { heading, level, text, caption, message, link } = props
  const { outcome, children } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`card ${styles.send}`}>
      <div data-screen-only>
        <Heading className={styles.heading}>{heading}</Heading>
        <p>{text}</p>
        <div className={styles.ways}>
          <ButtonLink
            variant="tile"
            href={whatsAppAddress(null, `${message} ${link}`)}
            rel="noopener"
          >
            <WhatsAppIcon />
            WhatsApp
          </ButtonLink>
          {children}
        </div>
        <p className={`small ${styles.outcome}`} aria-live="polite">
          {outcome}
        </p>
      </div>
      <figure className="card" data-only="wide">
        <figcaption className="strong">{caption}</figcaption>
        {/* No line breaks between a sum and its currency. */}
        <p>{message.replaceAll('NGN ', 'NGN\u00A0')}</p>
        <p className={`strong ${styles.link}`}>{link.replace(/^https?:\/\//, '')}</p>
      </figure>
    </div>
  )
}
