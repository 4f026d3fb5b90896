import type { ValidationError } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { asText } from '#schemas/fields/values.ts'
import { advise } from './advice.ts'

/** Pixels, roughly: of a letter, of the space around an entry, and of an arrow. */
const LETTER = 8
const SPACE = 18
const ARROW = 24
/** What the header has for its entries on a window of 1080 pixels; a narrower one shows the mobile menu. */
const ROOM = 760

/** Warns of a header whose words break into two lines on a small laptop. */
export function checkHeaderRoom(navigation: unknown): true | ValidationError {
  if (!isRecord(navigation)) return true
  const { solutionsLabel, pricingLabel, login, signUp, links } = navigation
  const entries = Array.isArray(links) ? links.filter(isRecord) : []
  const words = [solutionsLabel, pricingLabel, labelOf(login), labelOf(signUp)]
  const names = [...words, ...entries.map(({ name }) => name)].map(asText)
  const arrows = 2 + entries.filter(({ showIcon }) => showIcon === true).length
  const letters = names.join('').length
  const excess = letters * LETTER + names.length * SPACE + arrows * ARROW - ROOM
  if (excess <= 0) return true
  const count = Math.ceil(excess / LETTER)
  return advise(
    `The header is too long for small laptops: its words would break into two lines. Take a link out, or shorten the names by ${count} letter${count === 1 ? '' : 's'} in all.`,
    ['links'],
  )
}

function labelOf(action: unknown): unknown {
  return isRecord(action) ? action['label'] : undefined
}
