import { useEffect, useState } from 'react'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { formatAmountInput } from '#src/lib/money/amount-input.ts'
import type { CaretText } from '#src/lib/money/amount-input.ts'
import { usePress } from '../form/use-press.ts'

type AmountHelp = typeof import('#src/lib/money/read-amount.ts')

/**
 * Reads what is pasted into the amount, says the sum in words, and cautions when the field does not
 * show what was typed. Its code loads with the step; without it the field reads as it does while typing.
 */
export function useAmountHelp(shown: string, currency: string) {
  const [help, setHelp] = useState<AmountHelp | null>(null)
  // What the visitor entered, with what the field has dropped of it since.
  const [entered, setEntered] = useState(shown)
  const [isTyping, setTyping] = useState(false)
  const afterPress = usePress()

  useEffect(() => {
    loadChunk('amount-help', () => import('#src/lib/money/read-amount.ts')).then(setHelp, () => {})
  }, [])

  function enter(text: string, caret: number): CaretText {
    const { added, at, isInsertion } = changeOf(shown, text)
    const isEdit = isInsertion && /^\p{Nd}*$/u.test(added)
    const isAtEnd = isInsertion && at === shown.length
    const isPasted = !isEdit && added.length > 1
    setTyping(!isPasted)
    const whole = isAtEnd ? entered + added : text
    if (isPasted && help) {
      setEntered(whole)
      return formatAmountInput(help.isPlainAmount(whole) ? whole : help.readAmount(whole))
    }
    const next = formatAmountInput(text, caret)
    setEntered(isEdit && !isAtEnd ? next.value : whole)
    return next
  }

  const sum = help?.amountWords(shown)
  const words = sum && `${currency} ${sum}`.trim()
  const isClear = !help || (isTyping ? help.mayBecomePlain : help.isPlainAmount)(entered)
  return {
    enter,
    // A caution must not move the button that is pressed.
    leave: () => afterPress(() => setTyping(false)),
    words,
    caution: isClear
      ? undefined
      : `You entered “${entered.trim().slice(0, 40)}”. We read ${words || 'no amount'}. If that is wrong, write the amount in digits, with a dot only before decimals.`,
  }
}

/** What was put into a text and where; something else was taken out unless it is an insertion or nothing was added. */
function changeOf(before: string, after: string) {
  const shortest = Math.min(before.length, after.length)
  let at = 0
  while (at < shortest && before[at] === after[at]) at += 1
  let same = 0
  while (same < shortest - at && before.at(-1 - same) === after.at(-1 - same)) same += 1
  const added = after.slice(at, after.length - same)
  return { added, at, isInsertion: added === '' || at + same === before.length }
}
