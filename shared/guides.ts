import { formatNaira } from './money.ts'
import { keepTogether } from './text.ts'

/** The prefix of a document's address, in GROQ: "/fr", or "" in the default language `$base`. */
export const documentPrefix = /* groq */ `select(coalesce(language,$base)!=$base=>"/"+language,"")`

/** How many words a minute people read. */
const wordsPerMinute = 200

/** Reading time in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** A figure that a guide reads from its record: a price or a share in words, or an exchange rate in naira. */
export interface LiveFigure {
  value?: string | null
  naira?: number | null
}

/** The words of a figure, "NGN 20,000"; null where its record is gone. */
export function figureText({ value, naira }: LiveFigure): string | null {
  const text = value || (naira ? formatNaira(naira) : null)
  return text && keepTogether(text)
}
