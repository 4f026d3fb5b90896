import { useEffect, useState } from 'react'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { formatAmountInput } from '#shared/amount-input.ts'
import type { CaretText } from '#shared/amount-input.ts'
import { usePress } from '#src/forms/form/use-press.ts'

type AmountHelp = typeof import('./amount-help.ts')

/**
 * Reads what is pasted into the amount, says the sum in words, and cautions when the field does not
 * show what was entered. The code for it loads with the step; nothing waits for it.
 */
export function useAmountHelp(shown: string, currency: string) {
  const [help, setHelp] = useState<AmountHelp | null>(null)
  const [entered, setEntered] = useState({ text: shown, isTyping: false })
  const afterPress = usePress()

  useEffect(() => {
    loadChunk('amount-help', () => import('./amount-help.ts')).then(setHelp, () => {})
  }, [])

  function enter(text: string, caret: number): CaretText {
    const change = help?.readChange(entered, shown, text)
    if (change) setEntered(change)
    return change?.pasted === undefined
      ? formatAmountInput(text, caret)
      : formatAmountInput(change.pasted)
  }

  const sum = help?.amountWords(shown)
  const words = sum && `${currency} ${sum}`.trim()
  return {
    enter,
    // A caution must not move the button that is pressed.
    leave: () => afterPress(() => setEntered({ ...entered, isTyping: false })),
    words,
    caution: help?.amountCaution(entered, words ?? ''),
  }
}
