import { createContext } from 'react'
import type { Kind } from './kinds.ts'

/** Lets a link inside a button offer the button's dialogs as well. */
interface DialogChoice {
  /** Whether the button opens a dialog, so that its link is empty. */
  isChosen: boolean
  choose: (opensDialog: boolean) => void
}

export const DialogContext = createContext<DialogChoice | undefined>(undefined)

/** The kind that was chosen for a link, for the input of its address. */
export const KindContext = createContext<Kind>('web')
