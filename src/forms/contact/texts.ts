import { createContext } from 'react'
import type { ReceiptTexts } from '#src/forms/receipt/receipt-texts.ts'

/** The texts of both contact forms. In `privacy`, the text in square brackets is a link. */
export interface ContactTexts {
  send: string
  privacy: string
  receipt?: ReceiptTexts | null
}

/** The texts from the CMS, for the form and its placeholder; the defaults keep it usable without them. */
export const ContactTextsContext = createContext<ContactTexts>({
  send: 'Send message',
  privacy: '[Privacy Policy]',
})
