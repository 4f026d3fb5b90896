import { asciiDigits } from './digits.ts'

export interface CaretText {
  value: string
  /** Position in UTF-16 units, as inputs count. */
  caret: number
}

/** More digits than these are not exact in a number. */
const longest = 15

/**
 * What an amount field shows after a change: only digits, commas and dots, thousands separated,
 * one dot, a trailing dot allowed, empty allowed. The caret stays behind the same character.
 */
export function formatAmountInput(value: string, caret: number = value.length): CaretText {
  const text = amountCharacters(value)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  const formatted = fraction === undefined ? grouped : `${grouped}.${fraction}`
  let before = Math.min(amountCharacters(value.slice(0, caret)).length, text.length)
  let position = 0
  for (; before > 0; position += 1) if (formatted[position] !== ',') before -= 1
  return { value: formatted, caret: position }
}

/** The number in an amount field; null when there is none above 0. "1,250.50" gives 1250.5. */
export function parseAmount(value: string): number | null {
  const text = asciiDigits(value).replace(/[\s,]/g, '')
  if (!/^\d*\.?\d*$/.test(text)) return null
  const amount = Number.parseFloat(text)
  return Number.isFinite(amount) && amount > 0 ? amount : null
}

function amountCharacters(value: string): string {
  const [typed = '', ...behind] = asciiDigits(value)
    .replace(/[^\d.]/g, '')
    .split('.')
  const whole = typed.replace(/^0+(?=\d)/, '').slice(0, longest)
  const fraction = behind.join('').slice(0, longest - whole.length)
  return behind.length > 0 ? `${whole}.${fraction}` : whole
}
