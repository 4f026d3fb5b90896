import { createContext } from 'react'

/** The words of the forms for a message; `privacy`, of the contact page's, holds its link in square brackets. */
export interface ContactTexts {
  send: string
  privacy: string
}

/** An editor's words, for the living form and its still picture; else those that make it usable. */
export const ContactTextsContext = createContext<ContactTexts>({
  send: 'Send message',
  privacy: '[Privacy Policy]',
})
