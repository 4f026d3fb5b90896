import { createContext } from 'react'

/** What an editor writes for the receipt of a form. */
export interface ReceiptTexts {
  /** The heading once the form has arrived. */
  title: string
  who: string
  how: string
  note?: string | null
}

/** How a visitor reaches us about what they sent. */
export interface Reach {
  email?: string | null
  phone?: string | null
  whatsapp?: string | null
}

/** What a receipt needs from the CMS; without texts it says nothing about who answers. */
export interface ReceiptContent {
  texts?: ReceiptTexts | null | undefined
  reach?: Reach | null | undefined
}

/** For the forms within a page; those in dialogs receive it as a prop. */
export const ReceiptContext = createContext<ReceiptContent>({})
