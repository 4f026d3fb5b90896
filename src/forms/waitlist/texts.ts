import { createContext } from 'react'

/** The words of the waitlist form; `privacy` holds its link in square brackets. */
export interface WaitlistTexts {
  phoneHint: string
  build: string
  purpose: string
  comment: string
  privacy: string
}

/** An editor's words, for the living form and its still picture; else those that make it usable. */
export const WaitlistTextsContext = createContext<WaitlistTexts>({
  phoneHint: '',
  build: 'Target country',
  purpose: 'Project type',
  comment: 'Comment',
  privacy: '[Privacy Policy]',
})
