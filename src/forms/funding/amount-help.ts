import { amountWords, isPlainAmount, mayBecomePlain, readAmount } from '#shared/read-amount.ts'

export { amountWords }

/** What the visitor entered, with what the field has dropped of it since. */
export interface Entered {
  text: string
  isTyping: boolean
}

interface Change extends Entered {
  /** The sum that was pasted, in digits; undefined for what is typed. */
  pasted?: string
}

/** What became of an amount field that showed `shown` and now contains `text`. */
export function readChange(entered: Entered, shown: string, text: string): Change {
  const { added, at, isInsertion } = changeOf(shown, text)
  const isAtEnd = isInsertion && at === shown.length
  const isTyping = added.length < 2
  if (isInsertion && !isAtEnd && /^\p{Nd}*$/u.test(added)) return { text: plain(text), isTyping }
  const whole = isAtEnd ? entered.text + added : text
  if (isTyping) return { text: whole, isTyping }
  return { text: whole, isTyping, pasted: isPlainAmount(whole) ? whole : readAmount(whole) }
}

/** Says that the field does not show what was entered; undefined if it does. */
export function amountCaution(entered: Entered, words: string): string | undefined {
  const { text, isTyping } = entered
  if ((isTyping ? mayBecomePlain : isPlainAmount)(text)) return undefined
  return `You entered “${text.trim().slice(0, 40)}”. We read ${words || 'no amount'}. If that is wrong, write the amount in digits, with a dot only before decimals.`
}

/** Commas in their old places say nothing about what is meant. */
function plain(text: string): string {
  return text.replaceAll(',', '')
}

/** What was put into a text and where. If it is not an insertion, it has replaced something. */
function changeOf(before: string, after: string) {
  const shortest = Math.min(before.length, after.length)
  let at = 0
  while (at < shortest && before[at] === after[at]) at += 1
  let same = 0
  while (same < shortest - at && before.at(-1 - same) === after.at(-1 - same)) same += 1
  const added = after.slice(at, after.length - same)
  return { added, at, isInsertion: added === '' || at + same === before.length }
}
