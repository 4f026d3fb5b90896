import type { Section } from '#src/content/types.ts'
import { formatNaira, paidByWeek, wholePercent } from '#shared/money.ts'
import { own } from '#shared/json.ts'

export type House = Section<'followHouse'>['house']

/** A week as it is shown. */
export interface Week {
  /** From 1. */
  number: number
  built: string
  check: string
  release: House['weeks'][number]['release']
  /** The mark of the release: "Released", "Held", "None this week". */
  mark: string
  /** What happened to the money, in words: "NGN 12,500,000 for slab 2". */
  words: string
  /** "NGN 72,600,000" */
  paid: string
  /** Of the budget, whole. */
  percent: number
  listed: boolean
}

/** The weeks of a house with what is paid by then: the sum of all releases so far. */
export function weeksOf(house: House): Week[] {
  const marks = { none: house.noneLabel, held: house.heldLabel, released: house.releasedLabel }
  const paid = paidByWeek(house.weeks)
  return house.weeks.map(({ built, check, release, amount, releaseText, listed }, index) => ({
    number: index + 1,
    built,
    check,
    release,
    mark: own(marks, release) ?? house.noneLabel,
    words: amount === null ? releaseText : `${formatNaira(amount)} ${releaseText}`,
    paid: formatNaira(paid[index] ?? 0),
    percent: wholePercent(paid[index] ?? 0, house.budget),
    listed: listed === true,
  }))
}

/** The number of the week below a point of the row; the row's ends count as its first and last week. */
export function weekAt(x: number, row: { left: number; width: number }, count: number): number {
  const place = Math.ceil(((x - row.left) / row.width) * count)
  return Math.min(Math.max(place, 1), count)
}
