import type { LeadName } from '#src/services/leads/lead-calls.ts'
import type { Receipt } from '#src/services/receipts/receipt.ts'
import { removeReceipt } from '#src/services/receipts/receipts.ts'
import { Button, ButtonLink } from '#src/ui/action/Button.tsx'
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

  function putAway() {
    removeReceipt(form)
    leaveReceipt(form, dialog)
  }

  return (
    <div className={styles.foot}>
      {isReceived ? null : (
        <Button onClick={() => openForm(form, dialog)}>Back to what you typed</Button>
      )}
      {whatsapp ? (
        <ButtonLink
          href={whatsAppAddress(whatsapp, question(form, reference))}
          rel="noopener"
          variant={isReceived ? 'primary' : 'secondary'}
        >
          <svg className={styles.bubble} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 9.5c.5 2.5 2.5 4.5 5.5 5.5" />
          </svg>
          Ask about this on WhatsApp
        </ButtonLink>
      ) : null}
      <Button variant="transparent" onClick={putAway}>
        Put it away
      </Button>
      <p className={styles.print}>
        This note stays in this tab until you put it away.
        {state === 'kept' ? ' What you typed is kept on this device for 24 hours at most.' : null}
      </p>
    </div>
  )
}

function whatsAppAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
