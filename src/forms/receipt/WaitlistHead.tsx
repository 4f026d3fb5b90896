import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { Receipt } from '#src/leads/receipts.ts'
import { Lead } from '#src/ui/band/Band.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { useAnnouncement, useReceipt } from './ReceiptSlip.tsx'
import { Stamp } from './StampedReference.tsx'
import styles from './WaitlistHead.module.css'

/** What an editor writes around the brick. */
interface HeadTexts {
  joined: string
  kept: string
}

interface WaitlistHeadProps {
  texts: HeadTexts
  /** Shown instead to who has not joined in this tab. */
  children: ReactNode
}

/** The head of the waitlist's receipt, for the page on which a visitor chooses a time. */
export function WaitlistHead({ texts, children }: WaitlistHeadProps) {
  const receipt = useReceipt('waitlist')
  if (receipt?.state !== 'received') return children
  return <Head texts={texts} receipt={receipt} />
}

function Head({ texts, receipt }: { texts: HeadTexts; receipt: Receipt }) {
  const head = useRef<HTMLDivElement>(null)
  const { reference } = receipt
  const announced = useAnnouncement(head, reference, `${texts.joined} ${reference}`, 'waitlist')
  return (
    <div ref={head} className={`stack-4 above-5 ${styles.head}`} tabIndex={-1}>
      <Lead>{texts.joined}</Lead>
      <Stamp receipt={receipt} />
      <p className="quiet">{texts.kept}</p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  )
}
