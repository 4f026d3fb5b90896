import { whatsAppAddress } from '#shared/contact.ts'
import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import type { Receipt } from '#src/leads/receipts/receipts.ts'
import { removeReceipt } from '#src/leads/receipts/receipts.ts'
import { Button, ButtonLink } from '#src/ui/action/Action.tsx'
import { WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import { leaveReceipt, openForm } from './form-of-receipt.ts'
import styles from './Receipt.module.css'
import { question } from './status-text.ts'

interface ReceiptActionsProps {
  form: LeadName
  receipt: Receipt
  whatsapp: string | null | undefined
  dialog: string | undefined
}

/** What a visitor can do next; nothing of it is printed. */
export function ReceiptActions({ form, receipt, whatsapp, dialog }: ReceiptActionsProps) {
  const { reference, state } = receipt
  const isReceived = state === 'received'
  const chat = whatsapp ? whatsAppAddress(whatsapp, question(form, reference)) : undefined

  function putAway() {
    removeReceipt(form)
    leaveReceipt(form, dialog)
  }

  return (
    <div className={styles.foot}>
      {isReceived ? null : (
        <Button onClick={() => openForm(form, dialog)}>Back to what you typed</Button>
      )}
      {chat ? (
        <ButtonLink href={chat} rel="noopener" variant={isReceived ? 'primary' : 'secondary'}>
          <WhatsAppIcon />
          Ask about this on WhatsApp
        </ButtonLink>
      ) : null}
      <Button variant="transparent" onClick={putAway}>
        Put it away
      </Button>
      <p className={styles.print}>
        This note stays in this tab until you put it away.
        {state === 'stored'
          ? ' What you typed is sent again for at most 24 hours, then deleted at your next visit.'
          : null}
      </p>
    </div>
  )
}
