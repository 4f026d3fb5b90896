import { isRecord } from '#shared/json.ts'
import type { RuleResult } from './rules.ts'

/** More lines than this, titles of groups included, do not fit a sheet of paper. */
const most = 20

/** Finds a list that is too long for one printed page. */
export function checkLength(groups: unknown): RuleResult {
  const lists = Array.isArray(groups) ? groups.filter(isRecord) : []
  const things = lists.flatMap(({ items }): unknown[] => (Array.isArray(items) ? items : []))
  const lines = things.length + lists.length
  return lines <= most
    ? true
    : `${lines} lines with the titles: more than ${most} do not fit one printed page.`
}
