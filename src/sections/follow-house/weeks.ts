import { daysLater } from '#shared/dates.ts'
import { releasesByWeek, wholePercent } from '#shared/money.ts'
import type { Section } from '#src/content/types.ts'

export type House = Section<'followHouse'>['house']

/** A week with the visitor's sum and date. */
export interface Week {
  /** From 1. */
  number: number
  built: string
  check: string
  /** What is released for: "slab 2"; "" in a week without a release. */
  stage: string
  /** Whole naira, 0 for none. */
  release: number
  /** By the end of the week. */
  paid: number
  /** Of the cost, whole. */
  percent: number
  /** Its Monday, "2026-12-07". */
  date: string
}

/** The weeks of a house that costs so many naira, from its first Monday on. */
export function weeksOf({ weeks }: House, cost: number, start: string): Week[] {
  const sums = releasesByWeek(
    cost,
    weeks.map(({ share }) => share),
  )
  return weeks.map(({ built, check, stage }, index) => {
    const { release, paid } = sums[index] ?? { release: 0, paid: 0 }
    const date = daysLater(start, 7 * index)
    const percent = wholePercent(paid, cost)
    return { number: index + 1, built, check, stage: stage ?? '', release, paid, percent, date }
  })
}
