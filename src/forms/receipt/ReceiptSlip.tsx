import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { isIdempotent } from '#src/leads/calls/send-lead.ts'
import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import type { Receipt } from '#src/leads/receipts/receipts.ts'
import { sentBody } from '#src/leads/receipts/receipts.ts'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { Tile } from '#src/ui/tile/Tile.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { factsOf } from './facts.ts'
import { ReceiptActions } from './ReceiptActions.tsx'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import type { ReceiptContent } from './receipt-texts.ts'
import { ReceiptReference } from './ReceiptReference.tsx'
import styles from './Receipt.module.css'
import { answersText, referenceHint, statusText } from './status-text.ts'
import { useAnnouncement } from './use-announcement.ts'

export interface ReceiptProps {
  form: LeadName
  receipt: Receipt
  content: ReceiptContent
  /** Id of the dialog that contains the form. */
  dialog?: string | undefined
}

interface ReceiptSlipProps extends ReceiptProps {
  /** Instead of what the state says. */
  head?: { title: string; text: string } | null
  /** Shown above the reference. */
  children?: ReactNode
}

/** What became of a submit: a reference, what was sent, who answers, and how to ask about it. */
export function ReceiptSlip(props: ReceiptSlipProps) {
  const { form, receipt, content, dialog, head, children } = props
  const { reference, state, answers } = receipt
  const { texts, reach } = content
  const slip = useRef<HTMLElement>(null)
  const heading = useId()
  const { title, text } = head ?? statusText(form, receipt, texts?.title)
  const hint = referenceHint(state === 'received' && isIdempotent(form))
  const announced = useAnnouncement(slip, reference, `${title} ${text} ${reference}`, dialog)
  // Within a page the form already has a heading.
  const Heading = form === 'contact' || form === 'inline-contact' ? 'h3' : 'h2'
  return (
    <section
      ref={slip}
      className={styles.slip}
      data-state={state}
      data-ground="light"
      tabIndex={-1}
      aria-labelledby={heading}
    >
      <div className={styles.top}>
        <div className={styles.bricks} role="img" aria-label={answersText(receipt)}>
          {Array.from({ length: answers }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        <Heading id={heading}>{title}</Heading>
        {text ? <p>{text}</p> : null}
      </div>
      <div className={styles.body}>
        {children}
        <ReceiptReference reference={reference} hint={hint} />
        <ReceiptFacts facts={factsOf(sentBody(reference) ?? {})} receipt={receipt} />
        {state === 'received' && texts ? (
          <div className={styles.who}>
            <Tile icon="users" tint="leaf" />
            <div>
              <b>{texts.who}</b>
              <p>{texts.how}</p>
              {texts.note ? <small>{texts.note}</small> : null}
            </div>
          </div>
        ) : null}
        {state === 'unsent' ? (
          <ContactNotice variant="plain" email={reach?.email} phone={reach?.phone} />
        ) : null}
      </div>
      <ReceiptActions form={form} receipt={receipt} whatsapp={reach?.whatsapp} dialog={dialog} />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </section>
  )
}
