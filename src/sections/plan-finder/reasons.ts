import { fillIn } from '#shared/text.ts'
import { findPlan, findTurn, mostPeople } from '#shared/plans.ts'
import type { FoundPlan, Need } from '#shared/plans.ts'
import { formatNaira } from '#shared/money.ts'
import type { Section } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'

export type Plan = Section<'planFinder'>['plans'][number]
export type Words = Section<'planFinder'>['words']

/** Why this plan is the answer, in the CMS's sentences. */
export function reasonsFor(
  words: Words,
  plans: readonly Plan[],
  found: FoundPlan<Plan>,
  need: Need,
): string[] {
  const plan = found.plan.title
  if (found.month === null)
    return [fillIn(words.agreed, { plan, count: String(mostPeople(plans)) })]
  if (found.month === 0) return freeReasons(words, plans, plan, need)
  const { next, tooSmall, month } = found
  const people = t().finder.people(need.people)
  const reasons: string[] = []
  if (tooSmall) {
    const projects = t().finder.projects(tooSmall.maxProjects ?? 1)
    reasons.push(fillIn(words.limit, { plan: tooSmall.title, projects }))
  } else if (next && next.month > month) {
    const saved = formatNaira(next.month - month)
    reasons.push(fillIn(words.less, { plan, saved, other: next.plan.title, people }))
  }
  const turn = findTurn(plans, found, need)
  if (turn) {
    const values = { plan: turn.plan.title, other: turn.than.title, count: String(turn.people) }
    reasons.push(fillIn(words.turn, values))
  }
  if (need.projects > 1) reasons.push(fillIn(words.each, { sum: formatNaira(month * 2) }))
  return reasons
}

function freeReasons(words: Words, plans: readonly Plan[], plan: string, need: Need): string[] {
  const reasons = [fillIn(words.free, { plan, people: t().finder.people(need.people) })]
  const more = findPlan(plans, { ...need, people: need.people + 1 })
  if (more?.month) {
    const price = formatNaira(more.month)
    reasons.push(fillIn(words.grow, { next: more.plan.title, price }))
  }
  return reasons
}

/** Two rows of bricks. */
const mostBricks = 40

/**
 * What one brick is worth in naira, so that the largest sum takes at most 40 bricks: a 1, 2 or 5 with
 * zeros, at least 1. 200000 gives 5000.
 */
export function brickValue(largest: number): number {
  const exact = Math.max(largest / mostBricks, 1)
  const power = 10 ** Math.floor(Math.log10(exact))
  const step = [1, 2, 5, 10].find((one) => one * power >= exact) ?? 10
  return step * power
}

/** How many bricks a sum takes, at least one and at most 40. */
export function bricksFor(sum: number, value: number): number {
  return Math.min(Math.max(Math.round(sum / value), 1), mostBricks)
}
