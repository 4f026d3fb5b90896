import { createContext } from 'react'

/** The texts of the waitlist form. In `privacy`, the text in square brackets is a link. */
export interface WaitlistTexts {
  phoneHint: string
  build: string
  purpose: string
  comment: string
  privacy: string
}

/** The texts from the CMS, for the form and its placeholder; the defaults keep it usable without them. */
export const WaitlistTextsContext = createContext<WaitlistTexts>({
  phoneHint: '',
  build: 'Target country',
  purpose: 'Project type',
  comment: 'Comment',
  privacy: '[Privacy Policy]',
})
