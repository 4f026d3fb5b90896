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
  const characters = amountCharacters(value)
  const before = characters.filter(({ index }) => index < caret).length
  const text = characters.map(({ character }) => character).join('')
  const dot = text.indexOf('.')
  const whole = dot === -1 ? text.length : dot
  let formatted = ''
  let position = 0
  for (const [index, character] of Array.from(text).entries()) {
    if (index > 0 && index < whole && (whole - index) % 3 === 0) formatted += ','
    formatted += character
    if (index + 1 === before) position = formatted.length
  }
  return { value: formatted, caret: position }
}

/** The number in an amount field; null when there is none above 0. "1,250.50" gives 1250.5. */
export function parseAmount(value: string): number | null {
  const text = asciiDigits(value).replace(/[\s,]/g, '')
  if (!/^\d*\.?\d*$/.test(text)) return null
  const amount = Number.parseFloat(text)
  return Number.isFinite(amount) && amount > 0 ? amount : null
}

interface TypedCharacter {
  character: string
  index: number
}

function amountCharacters(value: string): TypedCharacter[] {
  const all: TypedCharacter[] = []
  let index = 0
  for (const original of value) {
    const character = asciiDigits(original)
    const isSecondDot = character === '.' && all.some((other) => other.character === '.')
    const isDigit = /\d/.test(character)
    if ((isDigit && digitCount(all) < longest) || (character === '.' && !isSecondDot)) {
      all.push({ character, index })
    }
    index += original.length
  }
  return withoutLeadingZeros(all)
}

function digitCount(characters: TypedCharacter[]): number {
  return characters.filter(({ character }) => character !== '.').length
}

function withoutLeadingZeros(characters: TypedCharacter[]): TypedCharacter[] {
  let first = 0
  while (
    characters[first]?.character === '0' &&
    /\d/.test(characters[first + 1]?.character ?? '')
  ) {
    first += 1
  }
  return characters.slice(first)
}
